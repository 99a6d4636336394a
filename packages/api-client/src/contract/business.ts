import * as v from 'valibot';
import {
  ListAnswerSchema,
  listResources,
  listsByShop,
  OrderDetailSchema,
  OrderSchema,
  orderColumns,
  orderStatuses,
  plannedLists,
  ReportAnswerSchema,
  SalesOverviewSchema,
  StatusCountsSchema,
} from './businessEntities.ts';
import { recordKinds, reportNames } from './businessKinds.ts';
import { endpoint } from './endpoint.ts';
import { listPageRequest, paged } from './paging.ts';

const day = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDay, 'no day of the calendar'));
const keyword = v.pipe(v.string(), v.maxLength(100));
const marketplace = v.pipe(v.string(), v.maxLength(8));
/** A shop's name. */
const shop = v.pipe(v.string(), v.maxLength(100));
const sortDirection = v.optional(v.picklist(['asc', 'desc']));
/** `{preset}` or `{preset}.{marketplace}`, such as `to-ship.us`; one that is not known shows everything. */
const view = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** Which rows of which list; the resource is one of `listResources`, `plannedLists` or `recordKinds`. */
export const listSelection = {
  resource: v.picklist([...listResources, ...plannedLists, ...recordKinds]),
  view,
  filters: v.optional(
    v.object({
      keyword: v.optional(keyword),
      status: v.optional(v.pipe(v.string(), v.maxLength(20))),
      marketplace: v.optional(marketplace),
      /** For `listsByShop`; other lists leave it out of account. */
      shop: v.optional(shop),
      from: v.optional(day),
      to: v.optional(day),
    }),
  ),
};

/** Which report over which days; the last 30 when not said. */
export const reportSelection = {
  report: v.picklist(reportNames),
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366))),
  marketplace: v.optional(marketplace),
  /** What of the figures is meant, as the `opens` of another report's row says it. */
  of: v.optional(
    v.object({
      sku: v.optional(v.pipe(v.string(), v.maxLength(80))),
      shopName: v.optional(shop),
      marketplace: v.optional(marketplace),
      month: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
    }),
  ),
};

const sorting = {
  /** Key of a column; a key that the list does not have is refused. */
  sortBy: v.optional(v.pipe(v.string(), v.maxLength(40))),
  sortDirection,
};

/** Business calls of the micro-apps, under `/api/v1/`; dates without a time are days of the company. */
export const businessContract = {
  queryOrders: endpoint({
    method: 'POST',
    path: '/api/v1/queryOrders',
    summary: "The company's orders, sorted, filtered and paged over all of them.",
    request: v.object({
      ...listPageRequest,
      sortBy: v.optional(v.picklist(orderColumns)),
      sortDirection,
      filters: v.optional(
        v.object({
          status: v.optional(v.picklist(orderStatuses)),
          marketplace: v.optional(marketplace),
          /** Part of an order number, a buyer's name, a tracking number or a SKU. */
          keyword: v.optional(keyword),
          from: v.optional(day),
          to: v.optional(day),
        }),
      ),
      view,
    }),
    response: paged(OrderSchema),
    idempotent: true,
  }),
  queryOrder: endpoint({
    method: 'POST',
    path: '/api/v1/queryOrder',
    summary: 'One order with its lines.',
    request: v.object({ orderId: v.pipe(v.string(), v.maxLength(60)) }),
    response: OrderDetailSchema,
    idempotent: true,
  }),
  queryList: endpoint({
    method: 'POST',
    path: '/api/v1/queryList',
    summary: 'A typed list: its title, columns and states in the language in use, and a page of rows.',
    request: v.object({ ...listPageRequest, ...listSelection, ...sorting }),
    response: ListAnswerSchema,
    idempotent: true,
  }),
  queryStatusCounts: endpoint({
    method: 'POST',
    path: '/api/v1/queryStatusCounts',
    summary: 'How many rows of a list are in each state; the filter by state is left out of account.',
    request: v.object(listSelection),
    response: StatusCountsSchema,
    idempotent: true,
  }),
  queryReport: endpoint({
    method: 'POST',
    path: '/api/v1/queryReport',
    summary: "A report over the company's data: summed rows, and what of them a chart shows.",
    request: v.object({
      ...listPageRequest,
      ...sorting,
      ...reportSelection,
    }),
    response: ReportAnswerSchema,
    idempotent: true,
  }),
  querySalesOverview: endpoint({
    method: 'POST',
    path: '/api/v1/querySalesOverview',
    summary:
      'Totals against the period before, days, marketplaces and best sellers; the last 30 days when not said.',
    request: v.object({
      from: v.optional(day),
      to: v.optional(day),
      /** Instead of `from`: so many days up to `to`, or up to the company's today. */
      days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366))),
      marketplace: v.optional(marketplace),
      shop: v.optional(shop),
    }),
    response: SalesOverviewSchema,
    idempotent: true,
  }),
  queryShopNames: endpoint({
    method: 'POST',
    path: '/api/v1/queryShopNames',
    summary: 'Names of the shops that a list, or the sales, can be narrowed to.',
    request: v.object({ of: v.picklist(['sales', ...listsByShop]) }),
    response: v.looseObject({ shops: v.array(v.string()) }),
    idempotent: true,
    tagged: true,
  }),
};

/** 31 February has the form of a day and is none. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
