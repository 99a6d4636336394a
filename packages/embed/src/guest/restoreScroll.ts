import type { PaneSnapshot } from '../core/types.ts';

/** Milliseconds in which content that loads late may still grow into its old place. */
const RESTORE_MS = 5_000;
/** The person takes over: whatever they do now is where they want to be. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls as it was, as soon as the content is there; stops when the person scrolls or after some seconds. */
export function restoreScroll(root: ParentNode & Node, marks: PaneSnapshot['scroll']): () => void {
  let open = [...marks];
  const observer = new MutationObserver(() => apply());
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of OWN_MOVES) root.removeEventListener(name, stop, true);
  };
  const apply = () => {
    open = open.filter(({ at, x, y }) => {
      const element = elementAt(root, at);
      element?.scrollTo({ left: x, top: y, behavior: 'instant' });
      return !element || Math.abs(element.scrollTop - y) > 1 || Math.abs(element.scrollLeft - x) > 1;
    });
    if (open.length === 0) stop();
  };
  const timer = setTimeout(stop, RESTORE_MS);
  observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
  for (const name of OWN_MOVES) root.addEventListener(name, stop, { capture: true, passive: true });
  apply();
  return stop;
}

function elementAt(root: ParentNode, path: readonly number[]): Element | undefined {
  let at: ParentNode | undefined = root;
  for (const index of path) at = at?.children[index];
  return at instanceof Element ? at : undefined;
}
