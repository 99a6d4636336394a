import { useGuest, usePanePath } from '@portal/embed/react-guest';
import { useCallback, useMemo } from 'react';

export type PathQuery = {
  query: URLSearchParams;
  /** Changes parts of the query; empty parts are left out. A new filter goes back to the first page. */
  change(patch: Record<string, string | undefined>, options?: { replace?: boolean }): void;
};

/** The query of the pane's path: the filters live there, so that reload, back and a copied address restore them. */
export function usePathQuery(): PathQuery {
  const { history } = useGuest();
  const path = usePanePath();
  const query = useMemo(() => new URLSearchParams(path.split('?')[1]), [path]);
  const change = useCallback<PathQuery['change']>(
    (patch, options) => {
      const [pathname, search] = history.getPath().split('?');
      const next = new URLSearchParams(search);
      if (!('page' in patch) && !('order' in patch)) next.delete('page');
      for (const [name, value] of Object.entries(patch)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      history.navigate(next.size > 0 ? `${pathname}?${next}` : (pathname ?? '/'), options);
    },
    [history],
  );
  return { query, change };
}

/** A positive whole number of the query, or the fallback. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1;
}
