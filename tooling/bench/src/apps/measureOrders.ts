import { round } from '../lib/report.ts';
import type { Call } from './openCalls.ts';

type Timing = { name: string; p50: number; p95: number };
type Selection = Record<string, unknown>;

const ROUNDS = 20;
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
  const call = async (name: string, selection: Selection): Promise<number> => {
    const began = performance.now();
    await ask(name, { resource: 'orders', pageSize: 50, ...selection });
    return performance.now() - began;
  };
  const time = async (name: string, selection: Selection, callName = 'queryList'): Promise<Timing> => {
    await call(callName, selection);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await call(callName, selection));
    times.sort((a, b) => a - b);
    const at = (part: number) =>
      round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN);
    return { name, p50: at(0.5), p95: at(0.95) };
  };
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
