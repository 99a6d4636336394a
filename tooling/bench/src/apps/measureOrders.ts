import type { Call } from './openCalls.ts';
import { type Timing, timeCall } from './timeCall.ts';

type Selection = Record<string, unknown>;

const SORTS = [
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
];
const FILTERS: readonly Selection[] = [
  { filters: { status: 'to-ship' } },
  { filters: { status: 'refunded', marketplace: 'JP' } },
  { filters: { marketplace: 'DE' } },
  { filters: { from: '2026-10-01', to: '2026-10-31' } },
  { filters: { keyword: 'b' } },
  { filters: { keyword: '1' } },
  { filters: { keyword: '李' } },
  { filters: { keyword: 'Brown' } },
  { filters: { keyword: '112-' } },
  { filters: { keyword: 'TNT-BK' } },
  { filters: { keyword: 'nothing at all' } },
  { view: 'overdue' },
  { view: 'high-value.us' },
  { view: 'multi-channel' },
  { view: 'shipped' },
];

/** How long the server takes for pages of the orders, by the time it tells in its answer. */
export async function measureOrders(ask: Call) {
  const time = (name: string, selection: Selection, callName = 'queryList') =>
    timeCall(() => ask(callName, { resource: 'orders', pageSize: 50, ...selection }), name);
  const first = await time('first page', {});
  const sorts: Timing[] = [];
  for (const sortBy of SORTS)
    for (const sortDirection of ['asc', 'desc'])
      sorts.push(await time(`${sortBy} ${sortDirection}`, { sortBy, sortDirection }));
  const filters: Timing[] = [];
  for (const filter of FILTERS) filters.push(await time(JSON.stringify(filter), filter));
  const counts = await time('counts by state', { pageSize: undefined }, 'queryStatusCounts');
  const last = await time('last page', { pageNo: 2_000 });
  return {
    first,
    last,
    counts,
    slowestSort: slowest(sorts),
    slowestFilter: slowest(filters),
    sorts,
    filters,
  };
}

function slowest(timings: readonly Timing[]): Timing {
  return timings.reduce((worst, timing) => (timing.p95 > worst.p95 ? timing : worst));
}
