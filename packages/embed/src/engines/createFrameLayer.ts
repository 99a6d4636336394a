/** One frame's place over the panes: it follows whichever pane it is shown for, and is never moved in the page. */
export type FrameLayer = {
  element: HTMLElement;
  show(slot: HTMLElement): void;
  hide(): void;
  remove(): void;
};

/** Where layers go: the element that holds all panes, so that menus above the panes stay above the frames. */
const HOST = '[data-embed-host]';

/** Makes a layer in the element that holds the panes of `slot`; hidden until it is shown. */
export function createFrameLayer(slot: HTMLElement): FrameLayer {
  const host = slot.closest<HTMLElement>(HOST) ?? document.body;
  const element = document.createElement('div');
  element.dataset.embedFrame = '';
  element.style.cssText = 'position:absolute;z-index:1;left:0;top:0;overflow:hidden';
  host.append(element);
  // Measured against where it is now, so that it does not matter what the page positions it by.
  const at = { left: 0, top: 0 };
  let shownFor: HTMLElement | undefined;
  const place = () => {
    if (!shownFor) return;
    const here = element.getBoundingClientRect();
    const { left, top, width, height } = shownFor.getBoundingClientRect();
    at.left += left - here.left;
    at.top += top - here.top;
    Object.assign(element.style, {
      left: `${at.left}px`,
      top: `${at.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
  };
  const observer = new ResizeObserver(place);
  const setHidden = (hidden: boolean) => {
    element.style.visibility = hidden ? 'hidden' : '';
    element.inert = hidden;
  };
  setHidden(true);
  return {
    element,
    show(next) {
      shownFor = next;
      observer.disconnect();
      observer.observe(next);
      observer.observe(host);
      place();
      setHidden(false);
    },
    hide: () => setHidden(true),
    remove() {
      observer.disconnect();
      element.remove();
    },
  };
}
