import type { Api } from '@portal/api-client';
import type { systemsContract } from '@portal/api-client/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { newsKeys } from '../core/newsKeys.ts';
import type { NewsApi, NotifyApi } from '../runtime/ports.ts';

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

/** Returns the queries about announcements, renewal and live broadcasts. */
export function newsQueries(api: NewsApi) {
  return {
    popups: (systemCode: string) =>
      queryOptions({
        queryKey: [...newsKeys.popups, systemCode],
        queryFn: ({ signal }) => api.getAnnouncementYhEjectDetail({ systemCode }, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    release: (systemCode: string, locale: string) =>
      queryOptions({
        queryKey: [...newsKeys.release, systemCode, locale],
        queryFn: async ({ signal }) =>
          (await api.getLastAnnouncement(
            { ejectFlag: 2, ejectPlatformType: 2, ejectSystemCode: systemCode },
            { signal, silent: true },
          )) ?? null,
        staleTime: FRESH_MS,
      }),
    ticker: (systemCode: string) =>
      queryOptions({
        queryKey: [...newsKeys.ticker, systemCode],
        queryFn: async ({ signal }) => {
          const [announcements, renewals] = await Promise.allSettled([
            api.getAnnouncementNotice({ systemCode }, { signal }),
            api.queryRenewNotice({ systemCode }, { signal }),
          ]);
          return {
            announcements: announcements.status === 'fulfilled' ? announcements.value : [],
            renewals: renewals.status === 'fulfilled' ? renewals.value : [],
          };
        },
        staleTime: FRESH_MS,
      }),
    reminder: (systemCode: string) =>
      queryOptions({
        queryKey: [...newsKeys.reminder, systemCode],
        queryFn: ({ signal }) => api.renewalReminder({ systemCode }, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    live: () =>
      queryOptions({
        queryKey: newsKeys.live,
        queryFn: async ({ signal }) => (await api.getLivingBroadcast({}, { signal })) ?? null,
        staleTime: Number.POSITIVE_INFINITY,
      }),
  };
}

const PUSH_PARAMETER = 'SSO_SOCKET_TYPE';
const OWN_HOST = 'websock';

/** Returns the query whether the operator has pushes come from a host of their own. */
export function ownPushHostQuery(api: Pick<Api<typeof systemsContract>, 'querySystemParamsPage'>) {
  return queryOptions({
    queryKey: ['notify', 'own-push-host'],
    queryFn: async ({ signal }) => {
      const { dataList } = await api.querySystemParamsPage(
        { systemName: PUSH_PARAMETER, paging: false },
        { signal },
      );
      return dataList[0]?.systemValue === OWN_HOST;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
