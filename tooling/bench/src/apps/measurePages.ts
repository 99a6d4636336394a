import { round } from '../lib/report.ts';
import type { Call } from './openCalls.ts';
import { timeCall } from './timeCall.ts';

/** Calls of the other pages that grow with the company, each with its limit. */
const PAGES = [
  ['overview of 90 days', 'querySalesOverview', { days: 90 }, 300],
  ['overview of 90 days, one marketplace', 'querySalesOverview', { days: 90, marketplace: 'US' }, 300],
  ['what waits today', 'queryToday', {}, 300],
  ['restock, first page', 'queryList', { resource: 'restock', pageSize: 50 }, 200],
  ['restock, totals', 'queryListTotals', { resource: 'restock' }, 200],
  ['orders, totals of all', 'queryListTotals', { resource: 'orders' }, 200],
  ['orders, totals of a letter', 'queryListTotals', { resource: 'orders', filters: { keyword: 'b' } }, 200],
  ['stock, first page', 'queryList', { resource: 'stock', pageSize: 50 }, 200],
  ['stock, totals', 'queryListTotals', { resource: 'stock' }, 200],
  ['listings, first page', 'queryList', { resource: 'listings', pageSize: 50 }, 200],
  ['ads, first page', 'queryList', { resource: 'ads', pageSize: 50 }, 200],
  ['reviews, first page', 'queryList', { resource: 'reviews', pageSize: 50 }, 200],
  ['inbox, first page', 'queryThreads', { pageSize: 50 }, 200],
  ['profit by product, 90 days', 'queryReport', { report: 'product-profit', days: 90, pageSize: 50 }, 300],
] as const;

/** How long the server takes for the first pages and sums of the other lists and reports. */
export async function measurePages(call: Call) {
  const pages: { name: string; p50: number; p95: number; limit: number }[] = [];
  for (const [name, path, request, limit] of PAGES)
    pages.push({ ...(await timeCall(() => call(path, request), name)), limit });
  return pages.map((page) => ({ ...page, p50: round(page.p50), p95: round(page.p95) }));
}
