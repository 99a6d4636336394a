import { useLayoutEffect } from 'react';
import { markUsable } from './usableMark.ts';

/** Marks the moment, once a page load, when the first pane is painted and menus answer. */
export function useUsableMark(ready: boolean): void {
  // From the commit: the next frame paints it, and what is queued after that frame runs when it is seen.
  useLayoutEffect(() => {
    if (ready) requestAnimationFrame(() => setTimeout(markUsable));
  }, [ready]);
}
