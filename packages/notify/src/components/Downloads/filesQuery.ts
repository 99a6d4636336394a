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

/** How often a list with unfinished exports is asked for. */
const REFRESH_MS = 2_500;

/** The beginning of the key of every list of exports. */
export const FILES_KEY = ['download-tasks'] as const;

/** The query of one page of the person's exports; asked for again while one of them is being made. */
export function filesQuery(api: FilesApi, request: RequestOf<typeof exportsContract.queryDownloadTasks>) {
  return queryOptions({
    queryKey: [...FILES_KEY, request],
    queryFn: ({ signal }) => api.queryDownloadTasks(request, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.dataList.some(({ status }) => status < 2) ? REFRESH_MS : false,
  });
}
