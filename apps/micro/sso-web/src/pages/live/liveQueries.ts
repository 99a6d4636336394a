import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

/** A page of the classes, in the language in use. */
export function liveListQuery(api: SsoApi, locale: string, pageNo: number, pageSize: number) {
  return queryOptions({
    queryKey: ['live-list', locale, pageNo, pageSize],
    queryFn: ({ signal }) => api.queryLiveBroadcastPage({ paging: true, pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One class, in the language in use; not asked for without an id. */
export function liveQuery(api: SsoApi, locale: string, liveId: string) {
  return queryOptions({
    queryKey: ['live', locale, liveId],
    queryFn: ({ signal }) => api.getLiveBroadcast({ liveId }, { signal, silent: true }),
    enabled: liveId !== '',
  });
}
