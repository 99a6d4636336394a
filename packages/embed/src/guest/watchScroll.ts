import type { PaneSnapshot } from '../core/types.ts';

type Scroll = PaneSnapshot['scroll'];

/** How many elements are remembered: a page has a few that scroll, not hundreds. */
const MARKS_MAX = 20;

/**
 * Notes which elements below `root`, itself included, are scrolled. Returns a function that reads how far they are.
 * To ask every element would lay out a long page each time its pane is hidden.
 */
export function watchScroll(root: Element, signal?: AbortSignal): () => Scroll {
  const scrolled = new Set<Element>();
  // A page that is scrolled as a whole tells it at its document.
  (root === document.documentElement ? document : root).addEventListener(
    'scroll',
    ({ target }) => scrolled.add(target instanceof Element ? target : root),
    { capture: true, passive: true, signal },
  );
  return () => {
    const marks: Scroll[number][] = [];
    for (const element of scrolled) {
      const { scrollLeft: x, scrollTop: y } = element;
      if ((x === 0 && y === 0) || !root.contains(element)) scrolled.delete(element);
      else if (marks.length < MARKS_MAX) marks.push({ at: pathTo(element, root), x, y });
    }
    return marks;
  };
}

function pathTo(element: Element, root: Element): number[] {
  const path: number[] = [];
  for (let at = element; at !== root; ) {
    const parent = at.parentElement;
    if (!parent) break;
    path.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  return path;
}
