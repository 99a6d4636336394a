import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { InboxPort } from '../core/inboxPort.ts';
import type { CategoryId } from '../core/types.ts';
import type { WebPushPort } from '../runtime/ports.ts';

const PAGE_SIZE = 20;
const FRESH_MS = 5 * 60_000;

/** Returns the queries of the panel. */
export function noticeQueries(inbox: InboxPort) {
  return {
    categories: (revision: number) =>
      queryOptions({
        queryKey: ['notify', 'categories', revision],
        queryFn: async ({ signal }) => (await inbox.categories?.({ signal })) ?? [],
        staleTime: FRESH_MS,
        placeholderData: (before) => before,
      }),
    notices: (category: CategoryId | undefined) =>
      infiniteQueryOptions({
        queryKey: ['notify', 'notices', category ?? null],
        queryFn: ({ signal, pageParam }) =>
          inbox.list(
            { page: pageParam, size: PAGE_SIZE, ...(category !== undefined && { category }) },
            { signal },
          ),
        initialPageParam: 1,
        getNextPageParam: (last, pages) =>
          pages.length * PAGE_SIZE < (last.total ?? 0) ? pages.length + 1 : undefined,
      }),
  };
}

/** Returns the query of what this browser is told while no page is open; another window may have changed it. */
export function webPushQuery(port: WebPushPort) {
  return queryOptions({ queryKey: ['notify', 'web-push'], queryFn: () => port.load(), staleTime: 0 });
}
