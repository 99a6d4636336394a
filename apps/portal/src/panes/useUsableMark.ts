import { useEffect } from 'react';

const MARK = 'portal:usable';

/** Marks the moment, once a page load, when the first pane is painted and menus answer. */
export function useUsableMark(ready: boolean): void {
  useEffect(() => {
    if (!ready || performance.getEntriesByName(MARK).length > 0) return;
    requestAnimationFrame(() => setTimeout(() => performance.mark(MARK)));
  }, [ready]);
}
