import type { exportsContract, RequestOf, ResponseOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UniversalApi } from './useApi.ts';

export type DownloadTask = ResponseOf<typeof exportsContract.queryDownloadTasks>['dataList'][number];
type TasksRequest = RequestOf<typeof exportsContract.queryDownloadTasks>;

/** Milliseconds until a list with unfinished exports is asked for again. */
const WATCH_MS = 2_500;

/** One page of the person's exports; asked for again while one of them is being made. */
export function downloadTasksQuery(api: UniversalApi, request: TasksRequest) {
  return queryOptions({
    queryKey: ['download-tasks', request],
    queryFn: ({ signal }) => api.queryDownloadTasks(request, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dataList.some(({ status }) => status < 2) ? WATCH_MS : false,
  });
}
