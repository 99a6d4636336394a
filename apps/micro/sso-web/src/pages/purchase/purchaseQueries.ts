import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Selection } from './selection.ts';
import type { PurchaseApi } from './usePurchaseApi.ts';

/** How often the server is asked whether an order was paid. */
const PAID_CHECK_MS = 2_000;

/** What is on sale, and what the company has of it. */
export function offersQuery(api: PurchaseApi, locale: string) {
  return queryOptions({
    queryKey: ['offers', locale],
    queryFn: ({ signal }) => api.queryProductPackages({}, { signal }),
  });
}

/** What a selection costs; the former price stays until the next is there. */
export function quoteQuery(api: PurchaseApi, locale: string, selection: Selection | undefined) {
  return queryOptions({
    queryKey: ['quote', locale, selection],
    queryFn: ({ signal }) => {
      if (!selection) throw new Error('Nothing is selected');
      return api.quotePurchase(selection, { signal });
    },
    enabled: selection !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** An order; asked again and again while it waits for its payment. */
export function orderQuery(api: PurchaseApi, locale: string, orderId: string) {
  return queryOptions({
    queryKey: ['order', locale, orderId],
    queryFn: ({ signal }) => api.queryPurchase({ orderId }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? PAID_CHECK_MS : false),
  });
}

/** The company's orders, page by page. */
export function ordersQuery(api: PurchaseApi, locale: string, pageNo: number, pageSize: number) {
  return queryOptions({
    queryKey: ['orders', locale, pageNo, pageSize],
    queryFn: ({ signal }) => api.queryPurchasePage({ paging: true, pageNo, pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
