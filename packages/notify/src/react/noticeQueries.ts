import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NotifyApi } from '../runtime/ports.ts';

const PAGE_SIZE = 20;
const FRESH_MS = 5 * 60_000;

/** Returns the queries of the panel. */
export function noticeQueries(api: NotifyApi) {
  return {
    classifications: (revision: number) =>
      queryOptions({
        queryKey: ['notify', 'classifications', revision],
        queryFn: ({ signal }) => api.queryClassification({ paging: false, messageStatus: 1 }, { signal }),
        staleTime: FRESH_MS,
        placeholderData: (before) => before,
      }),
    notices: (type: number | undefined) =>
      infiniteQueryOptions({
        queryKey: ['notify', 'notices', type ?? 'all'],
        queryFn: ({ signal, pageParam }) =>
          api.queryMsgNoticePage(
            { pageNo: pageParam, pageSize: PAGE_SIZE, ...(type !== undefined && { messageType: type }) },
            { signal },
          ),
        initialPageParam: 1,
        getNextPageParam: (last, pages) =>
          pages.length * PAGE_SIZE < (last.totalCount ?? 0) ? pages.length + 1 : undefined,
      }),
  };
}
