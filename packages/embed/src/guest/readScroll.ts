import type { PaneSnapshot } from '../core/types.ts';

/** Elements beyond this number are not remembered: a page has a few that scroll, not hundreds. */
const MARKS_MAX = 20;

/** How far everything below `root` is scrolled, itself included. */
export function readScroll(root: ParentNode): PaneSnapshot['scroll'][number][] {
  const marks: PaneSnapshot['scroll'][number][] = [];
  for (const element of [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')]) {
    const { scrollLeft: x, scrollTop: y } = element;
    if (x === 0 && y === 0) continue;
    marks.push({ at: pathTo(element, root), x, y });
    if (marks.length === MARKS_MAX) break;
  }
  return marks;
}

function pathTo(element: Element, root: ParentNode): number[] {
  const path: number[] = [];
  for (let at = element; (at as ParentNode) !== root; ) {
    const parent: ParentNode | null = at.parentNode;
    if (!parent) break;
    path.unshift([...parent.children].indexOf(at));
    if (parent === root || !(parent instanceof Element)) break;
    at = parent;
  }
  return path;
}
