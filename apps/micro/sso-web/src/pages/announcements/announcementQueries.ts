import type { announcementsContract, RequestOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

type PageRequest = RequestOf<typeof announcementsContract.queryAnnouncementPage>;

/** A page of the announcements, in the language in use. */
export function announcementsQuery(api: SsoApi, locale: string, request: PageRequest) {
  return queryOptions({
    queryKey: ['announcements', locale, request],
    queryFn: ({ signal }) => api.queryAnnouncementPage(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One announcement, in the language in use. */
export function announcementQuery(api: SsoApi, locale: string, id: string) {
  return queryOptions({
    queryKey: ['announcement', locale, id],
    queryFn: ({ signal }) => api.getAnnouncement({ id }, { signal, silent: true }),
  });
}
