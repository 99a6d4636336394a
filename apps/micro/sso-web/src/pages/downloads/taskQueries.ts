import type { exportsContract, RequestOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

type TasksRequest = RequestOf<typeof exportsContract.queryDownloadTasks>;

/** Milliseconds until a list with unfinished exports is asked for again. */
const WATCH_MS = 2_500;

/** One page of the person's exports; asked for again while one of them is being made. */
export function tasksQuery(api: SsoApi, request: TasksRequest) {
  return queryOptions({
    queryKey: ['download-tasks', request],
    queryFn: ({ signal }) => api.queryDownloadTasks(request, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dataList.some(({ status }) => status < 2) ? WATCH_MS : false,
  });
}
