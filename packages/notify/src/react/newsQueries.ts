import { queryOptions } from '@tanstack/react-query';
import { newsKeys } from '../core/newsKeys.ts';
import type { NewsApi } from '../runtime/newsPorts.ts';

const FRESH_MS = 5 * 60_000;

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
