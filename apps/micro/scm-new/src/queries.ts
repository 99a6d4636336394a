import type { businessContract, RequestOf, ResponseOf } from '@portal/api-client/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ScmApi } from './useApi.ts';

export type OrdersRequest = RequestOf<typeof businessContract.queryOrders>;
export type Order = ResponseOf<typeof businessContract.queryOrders>['dataList'][number];
export type ListRequest = RequestOf<typeof businessContract.queryList>;
export type ListColumn = ResponseOf<typeof businessContract.queryList>['columns'][number];
export type ListRow = ResponseOf<typeof businessContract.queryList>['dataList'][number];

/** One page of the orders; the former page stays until the next one is there. */
export function ordersQuery(api: ScmApi, request: OrdersRequest) {
  return queryOptions({
    queryKey: ['orders', request],
    queryFn: ({ signal }) => api.queryOrders(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** One order with its lines, in the language in use. */
export function orderQuery(api: ScmApi, orderId: string, locale: string) {
  return queryOptions({
    queryKey: ['order', orderId, locale],
    queryFn: ({ signal }) => api.queryOrder({ orderId }, { signal }),
  });
}

/** One page of a generic list, in the language in use. */
export function listQuery(api: ScmApi, request: ListRequest, locale: string) {
  return queryOptions({
    queryKey: ['list', request, locale],
    queryFn: ({ signal }) => api.queryList(request, { signal }),
    placeholderData: keepPreviousData,
  });
}
