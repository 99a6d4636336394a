import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { changePath, type ListState, readListState } from './listState.ts';

/** The path of the pane or page that a list is on; a micro-app's own history fits. */
export type ListHistory = {
  getPath: () => string;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  subscribe: (listener: () => void) => () => void;
};

/** What the address says about a list, and how to say something else. */
export type ListQuery = ListState & {
  query: URLSearchParams;
  /** Changes parts of the query; empty parts are left out. A new filter or order goes back to the first page. */
  change: (patch: Record<string, string | undefined>, options?: { replace?: boolean }) => void;
};

/** A list whose filters, order and page live in the address: reload, back and a copied address restore them. */
export function useListQuery(history: ListHistory): ListQuery {
  const path = useSyncExternalStore(history.subscribe, history.getPath, history.getPath);
  const state = useMemo(() => {
    const query = new URLSearchParams(path.split('?')[1]);
    return { query, ...readListState(query) };
  }, [path]);
  const change = useCallback<ListQuery['change']>(
    (patch, options) => history.navigate(changePath(history.getPath(), patch), options),
    [history],
  );
  return useMemo(() => ({ ...state, change }), [state, change]);
}
