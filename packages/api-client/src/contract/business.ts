import * as v from 'valibot';
import {
  adColumns,
  DownloadTaskSchema,
  ListAnswerSchema,
  listingColumns,
  listResources,
  OrderDetailSchema,
  OrderSchema,
  orderColumns,
  orderStatuses,
  reviewColumns,
  SalesOverviewSchema,
  stockColumns,
} from './businessEntities.ts';
import { endpoint } from './endpoint.ts';
import { paged, pagedRequest } from './paging.ts';

const day = v.pipe(v.string(), v.isoDate());
const keyword = v.pipe(v.string(), v.maxLength(100));
const marketplace = v.pipe(v.string(), v.maxLength(8));
const sortDirection = v.optional(v.picklist(['asc', 'desc']));
/** `{preset}` or `{preset}.{marketplace}`, such as `to-ship.us`; one that is not known shows everything. */
const view = v.optional(v.pipe(v.string(), v.maxLength(60)));

/** Business calls of the micro-apps, under `/api/v1/`; dates without a time are days in UTC. */
export const businessContract = {
  queryOrders: endpoint({
    method: 'POST',
    path: '/api/v1/queryOrders',
    summary: "The company's orders, sorted, filtered and paged over all of them.",
    request: v.object({
      ...pagedRequest,
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
    summary: 'A generic list of orders, stock, listings, reviews or ads: typed columns and a page of rows.',
    request: v.object({
      ...pagedRequest,
      resource: v.picklist(listResources),
      view,
      /** Key of a sortable column of the resource. */
      sortBy: v.optional(
        v.picklist([...orderColumns, ...stockColumns, ...listingColumns, ...reviewColumns, ...adColumns]),
      ),
      sortDirection,
      filters: v.optional(
        v.object({
          keyword: v.optional(keyword),
          status: v.optional(v.pipe(v.string(), v.maxLength(20))),
          marketplace: v.optional(marketplace),
        }),
      ),
    }),
    response: ListAnswerSchema,
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
      marketplace: v.optional(marketplace),
    }),
    response: SalesOverviewSchema,
    idempotent: true,
  }),
  queryDownloadTasks: endpoint({
    method: 'POST',
    path: '/api/v1/queryDownloadTasks',
    summary: "The caller's own exports, newest first, without the deleted ones.",
    request: v.object({
      ...pagedRequest,
      /** 0 waiting, 1 being made, 2 ready, 3 failed. */
      status: v.optional(v.picklist([0, 1, 2, 3])),
      kind: v.optional(v.pipe(v.string(), v.maxLength(20))),
    }),
    response: paged(DownloadTaskSchema),
    idempotent: true,
  }),
};
