import type {
  businessContract,
  businessOrdersContract,
  businessSupplyContract,
  businessWorkContract,
  RequestOf,
  ResponseOf,
} from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ScmApi } from './useApi.ts';

export type ListRequest = RequestOf<typeof businessContract.queryList>;
type ShopNamesRequest = RequestOf<typeof businessContract.queryShopNames>;
type ListAnswer = ResponseOf<typeof businessContract.queryList>;
export type ListField = ListAnswer['fields'][number];
export type ListRow = ListAnswer['dataList'][number];
export type ListResource = ListRequest['resource'];
export type RecordKind = RequestOf<typeof businessWorkContract.saveRecord>['kind'];
/** Address labels as they are drawn. */
export type AddressLabels = ResponseOf<typeof businessOrdersContract.queryAddressLabels>;
export type OrderDetail = ResponseOf<typeof businessContract.queryOrder>;

/** One page of a list, in the language in use; the former page stays until the next one is there. */
export function listQuery(api: ScmApi, request: ListRequest, locale: string) {
  return queryOptions({
    queryKey: ['list', request.resource, request, locale],
    queryFn: ({ signal }) => api.queryList(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many rows of a list are in each state. */
export function statusCountsQuery(api: ScmApi, request: Pick<ListRequest, 'resource' | 'view' | 'filters'>) {
  return queryOptions({
    queryKey: ['list', request.resource, 'counts', request],
    queryFn: ({ signal }) => api.queryStatusCounts(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The shops that a list can be narrowed to. */
export function shopNamesQuery(api: ScmApi, of: ShopNamesRequest['of']) {
  return queryOptions({
    queryKey: ['shop-names', of],
    queryFn: ({ signal }) => api.queryShopNames({ of }, { signal }),
  });
}

/** The sums over all rows of a list. */
export function listTotalsQuery(api: ScmApi, request: Pick<ListRequest, 'resource' | 'view' | 'filters'>) {
  return queryOptions({
    queryKey: ['list', request.resource, 'totals', request],
    queryFn: ({ signal }) => api.queryListTotals(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Whatever shows orders: lists, their counts and single ones. */
export const ORDER_KEYS = [['list', 'orders'], ['order']] as const;

/** One order with its lines, in the language in use. */
export function orderQuery(api: ScmApi, orderId: string, locale: string) {
  return queryOptions({
    queryKey: ['order', orderId, locale],
    queryFn: ({ signal }) => api.queryOrder({ orderId }, { signal }),
  });
}

/** The colleagues, tags and carriers that can be chosen. */
export function orderChoicesQuery(api: ScmApi) {
  return queryOptions({
    queryKey: ['order', 'choices'],
    queryFn: ({ signal }) => api.queryOrderChoices({}, { signal }),
  });
}

type RecordChoicesRequest = RequestOf<typeof businessSupplyContract.queryRecordChoices>;

/** What a field of a form can be: what contains the text that is typed. */
export function recordChoicesQuery(
  api: ScmApi,
  { field, ...request }: Omit<RecordChoicesRequest, 'field'> & { field: string },
) {
  return queryOptions({
    queryKey: ['record-choices', field, request],
    queryFn: ({ signal }) =>
      api.queryRecordChoices({ ...request, field: field as RecordChoicesRequest['field'] }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How far the supply chain is set up, and what waits. */
export function supplyGuideQuery(api: ScmApi) {
  return queryOptions({
    queryKey: ['supply-guide'],
    queryFn: ({ signal }) => api.querySupplyGuide({}, { signal }),
  });
}
