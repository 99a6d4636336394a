import type {
  businessContract,
  businessSupplyContract,
  RequestOf,
  ResponseOf,
} from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Period } from './period.ts';
import type { AmazonApi } from './useApi.ts';

export type SalesOverview = ResponseOf<typeof businessContract.querySalesOverview>;
export type TodayAnswer = ResponseOf<typeof businessSupplyContract.queryToday>;
export type ListRequest = RequestOf<typeof businessContract.queryList>;
type ShopNamesRequest = RequestOf<typeof businessContract.queryShopNames>;
export type ReportRequest = RequestOf<typeof businessContract.queryReport>;
export type ReportAnswer = ResponseOf<typeof businessContract.queryReport>;

/** How the company sold in a period, in all marketplaces and shops or one; product names are in the language in use. */
export function salesOverviewQuery(
  api: AmazonApi,
  request: Period & { marketplace?: string | undefined; shop?: string | undefined },
  locale: string,
) {
  return queryOptions({
    queryKey: ['sales-overview', request, locale],
    queryFn: ({ signal }) => api.querySalesOverview(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** What waits to be done. */
export function todayQuery(api: AmazonApi) {
  return queryOptions({
    queryKey: ['today'],
    queryFn: ({ signal }) => api.queryToday({}, { signal }),
  });
}

/** One page of a list, in the language in use; the former page stays until the next one is there. */
export function listQuery(api: AmazonApi, request: ListRequest, locale: string) {
  return queryOptions({
    queryKey: ['list', request.resource, request, locale],
    queryFn: ({ signal }) => api.queryList(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many rows of a list are in each state. */
export function statusCountsQuery(
  api: AmazonApi,
  request: Pick<ListRequest, 'resource' | 'view' | 'filters'>,
) {
  return queryOptions({
    queryKey: ['list', request.resource, 'counts', request],
    queryFn: ({ signal }) => api.queryStatusCounts(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The shops that a list or the sales can be narrowed to. */
export function shopNamesQuery(api: AmazonApi, of: ShopNamesRequest['of']) {
  return queryOptions({
    queryKey: ['shop-names', of],
    queryFn: ({ signal }) => api.queryShopNames({ of }, { signal }),
  });
}

/** The sums over all rows of a list. */
export function listTotalsQuery(api: AmazonApi, request: Pick<ListRequest, 'resource' | 'view' | 'filters'>) {
  return queryOptions({
    queryKey: ['list', request.resource, 'totals', request],
    queryFn: ({ signal }) => api.queryListTotals(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A report, in the language in use. */
export function reportQuery(api: AmazonApi, request: ReportRequest, locale: string) {
  return queryOptions({
    queryKey: ['report', request, locale],
    queryFn: ({ signal }) => api.queryReport(request, { signal }),
    placeholderData: keepPreviousData,
  });
}
