import type { notificationsContract, RequestOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SsoApi } from '../../useApi.ts';

type PageRequest = RequestOf<typeof notificationsContract.queryMsgNoticePage>;

/** A page of the notices with the unread counts. */
export function noticesQuery(api: SsoApi, request: PageRequest) {
  return queryOptions({
    queryKey: ['notices', request],
    queryFn: ({ signal }) => api.queryMsgNoticePage(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One notice. */
export function noticeQuery(api: SsoApi, id: string) {
  return queryOptions({
    queryKey: ['notice', id],
    queryFn: ({ signal }) => api.getMsgNotice({ id }, { signal }),
  });
}

/** The classifications in use. */
export function classificationsQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['classifications'],
    queryFn: ({ signal }) => api.queryClassification({ paging: false, messageStatus: 1 }, { signal }),
  });
}
