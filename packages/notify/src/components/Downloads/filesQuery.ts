import type { Api } from '@portal/api-client';
import type { exportsContract, RequestOf, ResponseOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** An export of the person. */
export type DownloadTask = ResponseOf<typeof exportsContract.queryDownloadTasks>['dataList'][number];

/** The calls that the download centre makes. */
export type FilesApi = Pick<
  Api<typeof exportsContract>,
  'queryDownloadTasks' | 'retryDownloadTask' | 'deleteDownloadTask' | 'createDownloadLink'
>;

/** Milliseconds until a list with unfinished exports is asked for again. */
const WATCH_MS = 2_500;

/** What every list of exports is kept under. */
export const FILES_KEY = ['download-tasks'] as const;

/** One page of the person's exports; asked for again while one of them is being made. */
export function filesQuery(api: FilesApi, request: RequestOf<typeof exportsContract.queryDownloadTasks>) {
  return queryOptions({
    queryKey: [...FILES_KEY, request],
    queryFn: ({ signal }) => api.queryDownloadTasks(request, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dataList.some(({ status }) => status < 2) ? WATCH_MS : false,
  });
}
