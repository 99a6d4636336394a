import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UniversalApi } from './useApi.ts';

export const PAGE_SIZE = 20;

/** Milliseconds until a list with unfinished exports is asked for again. */
const WATCH_MS = 5_000;

/** One page of the person's exports; asked for again while one of them is being made. */
export function downloadTasksQuery(api: UniversalApi, pageNo: number, kind?: string) {
  return queryOptions({
    queryKey: ['download-tasks', pageNo, kind],
    queryFn: ({ signal }) =>
      api.queryDownloadTasks({ paging: true, pageNo, pageSize: PAGE_SIZE, kind }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dataList.some(({ status }) => status < 2) ? WATCH_MS : false,
  });
}
