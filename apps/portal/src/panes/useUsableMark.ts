import { useEffect } from 'react';
import { markUsable } from './usableMark.ts';

/** Marks the moment, once a page load, when the first pane is painted and menus answer. */
export function useUsableMark(ready: boolean): void {
  useEffect(() => {
    if (ready) requestAnimationFrame(() => setTimeout(markUsable));
  }, [ready]);
}
