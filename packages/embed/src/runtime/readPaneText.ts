import type { PaneRegistry } from '../core/createPaneRegistry.ts';

/**
 * Returns the words that a pane shows, such as for a question about it: of a module what stands in its shadow root. A
 * frame of another origin keeps its words, and a pane that sleeps shows none.
 */
export function readPaneText({ places }: Pick<PaneRegistry, 'places'>, paneId: string): string {
  const place = places.get(paneId);
  if (!(place instanceof HTMLElement)) return '';
  const roots = [...place.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  // biome-ignore lint/performance/useDomNodeTextContent: only what is shown may be told
  const words = roots.length > 0 ? roots.map(textOf) : [place.innerText];
  return words
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

/** Returns the pane that is shown around the middle of an element, such as a frame that lies over its pane. */
export function paneAround({ places }: Pick<PaneRegistry, 'places'>, element: Element): string | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const around = [...places].find(([, place]) => {
    const box = place.getBoundingClientRect();
    const isIn = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    return isIn && place.checkVisibility({ visibilityProperty: true });
  });
  return around?.[0];
}

/** A root has no text of its own that is shown; its children have. */
function textOf(root: ShadowRoot): string {
  return (
    [...root.children]
      // biome-ignore lint/performance/useDomNodeTextContent: only what is shown may be told
      .map((child) => (child instanceof HTMLElement && child.tagName !== 'STYLE' ? child.innerText : ''))
      .join('\n')
  );
}
