import type { OrdersRequest } from '../../queries.ts';
import { readPage } from '../../usePathQuery.ts';

export const ORDER_STATUSES = ['unpaid', 'to-ship', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
export const PAGE_SIZE = 50;

const SORTABLE = [
  'orderNo',
  'status',
  'marketplace',
  'shopName',
  'buyerName',
  'units',
  'amount',
  'fulfilment',
  'orderedAt',
  'shipBy',
] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What the address says about the list of orders; what it cannot mean is left out. */
export function readOrderFilters(query: URLSearchParams) {
  const status = ORDER_STATUSES.find((one) => one === query.get('status'));
  const sortBy = SORTABLE.find((one) => one === query.get('sort')) ?? 'orderedAt';
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return DAY.test(text) ? text : '';
  };
  return {
    status,
    keyword: (query.get('q') ?? '').slice(0, 100),
    marketplace: query.get('site') ?? '',
    from: day('from'),
    to: day('to'),
    page: readPage(query.get('page')),
    sorting: { by: sortBy, direction: query.get('dir') === 'asc' ? ('asc' as const) : ('desc' as const) },
    view: query.get('view') ?? undefined,
  };
}

export type OrderFilters = ReturnType<typeof readOrderFilters>;

/** The call for the orders that the filters let through. */
export function toOrdersRequest(filters: OrderFilters): OrdersRequest {
  const { status, keyword, marketplace, from, to, page, sorting, view } = filters;
  return {
    paging: true,
    pageNo: page,
    pageSize: PAGE_SIZE,
    sortBy: sorting.by,
    sortDirection: sorting.direction,
    view,
    filters: {
      status,
      keyword: keyword || undefined,
      marketplace: marketplace || undefined,
      from: from || undefined,
      to: to || undefined,
    },
  };
}
