import { useEffect } from 'react';
import type { PathQuery } from './usePathQuery.ts';

/** Goes back to the last page when the address names one that the list does not have (any more). */
export function useLastPage(
  page: number,
  pageSize: number,
  total: number | undefined,
  change: PathQuery['change'],
): void {
  const last = total === undefined ? undefined : Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (last !== undefined && page > last)
      change({ page: last > 1 ? String(last) : undefined }, { replace: true });
  }, [page, last, change]);
}
