/** Where one element stood: the way to it from the pane's root, and how far it was scrolled. */
export type ScrollMark = { way: readonly number[]; top: number; left: number };

/** A step of a way that enters an element's open shadow root. */
const INTO_SHADOW = -1;
const PATIENCE_MS = 4000;

/** Everything below an element that is scrolled, also inside open shadow roots. */
export function readScrollMarks(root: Element, way: readonly number[] = []): ScrollMark[] {
  const { scrollTop: top, scrollLeft: left } = root;
  const own = top > 0 || left > 0 ? [{ way, top, left }] : [];
  const shadow = root.shadowRoot ? childMarks(root.shadowRoot, [...way, INTO_SHADOW]) : [];
  return [...own, ...shadow, ...childMarks(root, way)];
}

function childMarks(parent: ParentNode, way: readonly number[]): ScrollMark[] {
  return [...parent.children].flatMap((child, index) => readScrollMarks(child, [...way, index]));
}

/**
 * Scrolls everything back as soon as it is there and long enough, for a few seconds, and no longer than until the
 * person scrolls. Returns how to stop.
 */
export function restoreScrollMarks(root: Element, marks: readonly ScrollMark[]): () => void {
  let waiting = marks;
  let frame = 0;
  const until = performance.now() + PATIENCE_MS;
  const end = new AbortController();
  const stop = () => {
    cancelAnimationFrame(frame);
    end.abort();
  };
  const apply = () => {
    waiting = waiting.filter((mark) => !applyMark(root, mark));
    if (waiting.length === 0 || performance.now() > until) return stop();
    frame = requestAnimationFrame(apply);
  };
  for (const type of ['wheel', 'keydown', 'pointerdown'])
    root.addEventListener(type, stop, { capture: true, signal: end.signal });
  frame = requestAnimationFrame(apply);
  return stop;
}

function applyMark(root: Element, { way, top, left }: ScrollMark): boolean {
  let element: Element | ShadowRoot | undefined | null = root;
  for (const step of way) {
    if (step === INTO_SHADOW) element = element instanceof Element ? element.shadowRoot : undefined;
    else element = element?.children[step];
  }
  if (!(element instanceof Element)) return false;
  element.scrollTo({ top, left, behavior: 'instant' });
  return Math.abs(element.scrollTop - top) < 2 && Math.abs(element.scrollLeft - left) < 2;
}
