import * as v from 'valibot';
import { recordKinds } from './businessKinds.ts';
import { endpoint } from './endpoint.ts';
import { list } from './lenient.ts';

const sku = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const units = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
/** Chosen by the client: the same key again does nothing a second time. */
const workId = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** What waits to be done, and keeping goods in stock. */
export const businessSupplyContract = {
  queryToday: endpoint({
    method: 'POST',
    path: '/api/v1/queryToday',
    summary:
      'What waits to be done, most urgent kinds first: how many of each, and the page that shows exactly these; only what the caller has a menu of.',
    request: v.object({}),
    response: v.looseObject({
      dataList: list(
        v.looseObject({
          /** `orders-late`, `orders-due`, `messages`, `restock`, `stock-out`, `stock-low` or `budgets`; leave out others. */
          key: v.string(),
          count: v.number(),
          /** How urgent the most urgent one is: a moment or a number of days, by the kind. */
          urgency: v.nullable(v.union([v.string(), v.number()])),
          /** Where the counted rows are shown. */
          systemCode: v.string(),
          app: v.string(),
          path: v.string(),
        }),
      ),
      /** The zone that moments are written in. */
      timeZone: v.optional(v.string()),
    }),
    idempotent: true,
  }),
  draftPurchase: endpoint({
    method: 'POST',
    path: '/api/v1/draftPurchase',
    summary:
      "Makes a draft purchase order of a product: its supplier, the price of a valid quote or the product's cost, and where it went before.",
    request: v.object({ workId, sku, quantity: units }),
    response: v.looseObject({ id: v.string(), code: v.string() }),
    idempotent: true,
  }),
  receivePurchase: endpoint({
    method: 'POST',
    path: '/api/v1/receivePurchase',
    summary:
      'Takes a delivery of a purchase order into stock, less what failed its inspection; never more than ordered.',
    request: v.object({
      workId,
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
      quantity: units,
      /** Units of the delivery that are not put in stock. */
      defects: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    }),
    response: v.looseObject({ id: v.string(), received: v.number(), status: v.string() }),
    idempotent: true,
  }),
  queryRecordChoices: endpoint({
    method: 'POST',
    path: '/api/v1/queryRecordChoices',
    summary: "What a `reference` field of a list's form can be, at most 20: those that contain a text.",
    request: v.object({
      kind: v.picklist(recordKinds),
      field: v.picklist(['sku', 'supplier', 'shopName', 'orderNo']),
      keyword: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    }),
    response: v.looseObject({ dataList: list(v.looseObject({ value: v.string(), label: v.string() })) }),
    idempotent: true,
  }),
};
