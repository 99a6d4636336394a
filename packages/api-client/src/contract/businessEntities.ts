import * as v from 'valibot';
import { list, number } from './lenient.ts';

/** States of an order. */
export const orderStatuses = ['unpaid', 'to-ship', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
/** What the generic list shows. */
export const listResources = ['orders', 'stock', 'listings', 'reviews', 'ads'] as const;
/** Columns of the orders. */
export const orderColumns = [
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
/** Columns of the stock. */
export const stockColumns = [
  'sku',
  'productName',
  'warehouse',
  'status',
  'onHand',
  'reserved',
  'inbound',
  'dailySales',
  'daysOfCover',
  'ageDays',
  'countedAt',
] as const;
/** Columns of the listings. */
export const listingColumns = [
  'asin',
  'sku',
  'productName',
  'marketplace',
  'status',
  'price',
  'buyBox',
  'salesRank',
  'rating',
  'reviewCount',
  'listedAt',
] as const;
/** Columns of the reviews. */
export const reviewColumns = [
  'stars',
  'title',
  'body',
  'productName',
  'marketplace',
  'status',
  'author',
  'reviewedAt',
] as const;
/** Columns of the ads. */
export const adColumns = [
  'day',
  'campaign',
  'adsType',
  'marketplace',
  'status',
  'impressions',
  'clicks',
  'spend',
  'sales',
  'adOrders',
  'acos',
] as const;

/** Reads an order. `amount` is in `currency`; dates are ISO texts. */
export const OrderSchema = /* @__PURE__ */ v.looseObject({
  orderId: v.string(),
  orderNo: v.string(),
  platform: v.string(),
  marketplace: v.string(),
  shopName: v.string(),
  /** One of `orderStatuses`; others are kept. */
  status: v.string(),
  buyerName: v.string(),
  city: v.string(),
  currency: v.string(),
  amount: v.number(),
  units: v.number(),
  /** `FBA` or `FBM`. */
  fulfilment: v.string(),
  warehouse: v.string(),
  carrier: v.nullable(v.string()),
  trackingNo: v.nullable(v.string()),
  orderedAt: v.string(),
  shipBy: v.string(),
  shippedAt: v.nullable(v.string()),
});

const OrderLineSchema = /* @__PURE__ */ v.looseObject({
  lineNo: v.number(),
  sku: v.string(),
  productName: v.string(),
  quantity: v.number(),
  unitPrice: v.number(),
});

/** Reads an order with its lines. */
export const OrderDetailSchema = /* @__PURE__ */ v.looseObject({
  ...OrderSchema.entries,
  lines: list(OrderLineSchema),
});

const ListColumnSchema = /* @__PURE__ */ v.looseObject({
  key: v.string(),
  /** `text`, `number`, `money`, `percent`, `rating`, `status`, `date` or `date-time`; show others as text. */
  type: v.string(),
  /** For `money`: the field of the row that holds its currency. */
  currencyKey: v.optional(v.string()),
});

const ListRowSchema = /* @__PURE__ */ v.intersect([
  v.object({ id: v.string() }),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
]);

/** Reads one page of the generic list; every column can be sorted by. */
export const ListAnswerSchema = /* @__PURE__ */ v.looseObject({
  columns: list(ListColumnSchema),
  dataList: list(ListRowSchema),
  totalCount: number(),
});

const SalesTotalsSchema = /* @__PURE__ */ v.looseObject({
  /** Value of the paid orders. */
  gmv: v.number(),
  orders: v.number(),
  units: v.number(),
  /** Refunded orders among the paid ones, 0 to 1. */
  refundRate: v.number(),
  adSpend: v.number(),
  /** Ad spend by the sales that ads brought, 0 to 1; null without such sales. */
  acos: v.nullable(v.number()),
});

/** Reads the sales overview; money is in `currency`. */
export const SalesOverviewSchema = /* @__PURE__ */ v.looseObject({
  currency: v.string(),
  from: v.string(),
  to: v.string(),
  totals: SalesTotalsSchema,
  /** The same number of days just before. */
  previous: SalesTotalsSchema,
  /** Every day of the period, also those without sales. */
  daily: list(
    v.looseObject({
      day: v.string(),
      gmv: v.number(),
      orders: v.number(),
      units: v.number(),
      adSpend: v.number(),
    }),
  ),
  /** Largest first. */
  byMarketplace: list(v.looseObject({ marketplace: v.string(), gmv: v.number(), orders: v.number() })),
  /** The ten best sellers by value. */
  topProducts: list(
    v.looseObject({ sku: v.string(), productName: v.string(), units: v.number(), gmv: v.number() }),
  ),
});

/** Reads an export. */
export const DownloadTaskSchema = /* @__PURE__ */ v.looseObject({
  id: v.string(),
  uniqueId: v.string(),
  name: v.string(),
  kind: v.string(),
  /** 0 waiting, 1 being made, 2 ready, 3 failed; others are kept. */
  status: v.number(),
  /** 1 = deleted. */
  is_del: v.number(),
  /** Per cent done. */
  progress: v.number(),
  rowCount: v.number(),
  /** Where the file lies; null until it is ready or when it is gone. */
  fileOssUrl: v.nullable(v.string()),
  /** A short code of the reason; null unless it failed. */
  failReason: v.nullable(v.string()),
  createTime: v.string(),
  finishTime: v.nullable(v.string()),
});

/** An order. */
export type Order = v.InferOutput<typeof OrderSchema>;
/** An order with its lines. */
export type OrderDetail = v.InferOutput<typeof OrderDetailSchema>;
/** A column of the generic list. */
export type ListColumn = v.InferOutput<typeof ListColumnSchema>;
/** A row of the generic list, by column key. */
export type ListRow = v.InferOutput<typeof ListRowSchema>;
/** The sales overview. */
export type SalesOverview = v.InferOutput<typeof SalesOverviewSchema>;
/** An export. */
export type DownloadTask = v.InferOutput<typeof DownloadTaskSchema>;
