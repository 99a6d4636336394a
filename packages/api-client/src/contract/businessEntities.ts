import * as v from 'valibot';
import { orderWorkbench } from './businessOrderEntities.ts';
import { list, maybe, number, text } from './lenient.ts';

/** States of an order. */
export const orderStatuses = ['unpaid', 'to-ship', 'shipped', 'delivered', 'cancelled', 'refunded'] as const;
/** What the generic list shows. */
export const listResources = ['orders', 'stock', 'listings', 'reviews', 'ads'] as const;
/** Lists that are worked out whenever they are asked for. */
export const plannedLists = ['restock'] as const;
/** Lists that can be narrowed to one shop. */
export const listsByShop = ['orders', 'ads'] as const;
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
  /** Since when it is not to be shipped. */
  heldAt: v.optional(v.nullable(v.string()), null),
  /** Grows with every change; say which one was seen when something is changed. */
  version: v.optional(v.number(), 1),
});

const OrderLineSchema = /* @__PURE__ */ v.looseObject({
  lineNo: v.number(),
  sku: v.string(),
  productName: v.string(),
  quantity: v.number(),
  unitPrice: v.number(),
  /** What lies of it where the order ships from. */
  stock: v.optional(
    v.nullable(v.looseObject({ onHand: v.number(), reserved: v.number(), inbound: v.number() })),
  ),
});

/** Reads an order with its lines. */
export const OrderDetailSchema = /* @__PURE__ */ v.looseObject({
  ...OrderSchema.entries,
  ...orderWorkbench,
  lines: list(OrderLineSchema),
});

const ListColumnSchema = /* @__PURE__ */ v.looseObject({
  key: v.string(),
  /** `text`, `number`, `money`, `percent` (0.123 means 12.3 %), `rating`, `status`, `date` or `date-time`; show others as text. */
  type: v.string(),
  /** The column's heading in the caller's language. */
  label: text(),
  /** For `money`: the field of the row that holds its currency. */
  currencyKey: v.optional(v.string()),
  /** Not among those that this view is about: shown when the person asks for it. */
  isExtra: v.optional(v.boolean()),
  /** A list cannot be sorted by it. */
  isUnsorted: v.optional(v.boolean()),
});

const ListRowSchema = /* @__PURE__ */ v.intersect([
  v.object({ id: v.string() }),
  v.record(v.string(), v.nullable(v.union([v.string(), v.number()]))),
]);

const ChoiceSchema = /* @__PURE__ */ v.looseObject({ value: v.string(), label: v.string() });

const ListStatusSchema = /* @__PURE__ */ v.looseObject({
  value: v.string(),
  label: v.string(),
  /** `neutral`, `primary`, `success`, `warning` or `danger`. */
  tone: text(),
});

const ListFieldSchema = /* @__PURE__ */ v.looseObject({
  key: v.string(),
  label: v.string(),
  /** `text`, `number`, `money`, `date`, `email`, `long-text`, `choice` or `reference` (ask queryRecordChoices); show others as text. */
  type: v.string(),
  required: v.boolean(),
  /** For `choice`. */
  choices: list(ChoiceSchema),
  /** Nobody types it: `product`, `difference` or `passed` of two fields, or `kept` by the server. */
  computed: maybe(v.looseObject({ op: v.string(), of: v.array(v.string()) })),
});

const listAnswer = {
  /** What the list shows, in the caller's language. */
  title: text(),
  columns: list(ListColumnSchema),
  dataList: list(ListRowSchema),
  totalCount: number(),
  /** The states that rows can be in, in the caller's language. */
  statuses: list(ListStatusSchema),
  /** By what the rows are sorted. */
  sortBy: text(),
  sortDirection: text(),
  /** The zone that days are counted in and moments are to be written in; else the device's own. */
  timeZone: v.optional(v.string()),
};

/** Reads one page of the generic list; every column can be sorted by. */
export const ListAnswerSchema = /* @__PURE__ */ v.looseObject({
  ...listAnswer,
  /** Present when entries can be added and changed: what a form asks for. */
  fields: list(ListFieldSchema),
  /** Whether rows belong to a marketplace that the list can be narrowed to. */
  hasMarketplace: v.optional(v.boolean()),
});

/** Reads a report: rows that sum something up, and what of them a chart shows. */
export const ReportAnswerSchema = /* @__PURE__ */ v.looseObject({
  ...listAnswer,
  /** The days that it covers; missing where it shows how things are now. */
  from: text(),
  to: text(),
  hasMarketplace: v.optional(v.boolean()),
  /** The sums of the columns that add up, over all rows. */
  totals: maybe(v.record(v.string(), v.number())),
  chart: maybe(
    v.looseObject({
      /** `line` or `bar`. */
      kind: v.string(),
      /** Key of the column along the axis. */
      x: v.string(),
      /** Keys of the columns that are drawn. */
      series: v.array(v.string()),
      /** The drawn rows in the order of the axis. */
      points: list(ListRowSchema),
    }),
  ),
});

/** Reads how many rows a list has in each state. */
export const StatusCountsSchema = /* @__PURE__ */ v.looseObject({
  total: v.number(),
  counts: list(v.looseObject({ status: v.string(), count: v.number() })),
});

/** Reads how far a company's supply chain is set up. */
export const SupplyGuideSchema = /* @__PURE__ */ v.looseObject({
  shops: v.number(),
  listings: v.number(),
  warehouses: v.number(),
  suppliers: v.number(),
  carriers: v.number(),
  toShip: v.number(),
  overdue: v.number(),
  lowStock: v.number(),
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
  /** The zone whose days these are; its moments are written in it. */
  timeZone: v.optional(v.string()),
  from: v.string(),
  to: v.string(),
  totals: SalesTotalsSchema,
  /** The same number of days just before. */
  previous: SalesTotalsSchema,
  /** The company's figures begin within those earlier days: a change against them would mislead. */
  isPreviousIncomplete: v.optional(v.boolean(), false),
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

/** An order. */
export type Order = v.InferOutput<typeof OrderSchema>;
/** An order with its lines. */
export type OrderDetail = v.InferOutput<typeof OrderDetailSchema>;
/** A column of the generic list. */
export type ListColumn = v.InferOutput<typeof ListColumnSchema>;
/** A row of the generic list, by column key. */
export type ListRow = v.InferOutput<typeof ListRowSchema>;
/** A state of a list's rows. */
export type ListStatus = v.InferOutput<typeof ListStatusSchema>;
/** What a form asks for. */
export type ListField = v.InferOutput<typeof ListFieldSchema>;
/** A report. */
export type ReportAnswer = v.InferOutput<typeof ReportAnswerSchema>;
/** The sales overview. */
export type SalesOverview = v.InferOutput<typeof SalesOverviewSchema>;
