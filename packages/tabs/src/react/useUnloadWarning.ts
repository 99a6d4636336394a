import { useEffect } from 'react';
import type { TabsState } from '../core/types.ts';
import { useTabsValue } from './useTabsValue.ts';

/** Lets the browser ask before the page goes away while a pane holds unsaved input. */
export function useUnloadWarning(): void {
  const isUnsaved = useTabsValue(hasUnsaved);
  useEffect(() => {
    // Only while it is needed: a page with this listener is kept out of the browser's back-forward cache.
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

function hasUnsaved(state: TabsState): boolean {
  return state.panes.some((pane) => pane.marks?.dirty);
}
