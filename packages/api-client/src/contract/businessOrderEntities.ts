import * as v from 'valibot';
import { ThreadMessageSchema } from './inboxEntities.ts';
import { list } from './lenient.ts';

const moment = /* @__PURE__ */ v.nullish(v.string(), null);

/** Somebody's change of an order: each field before and after. */
const OrderEventSchema = /* @__PURE__ */ v.looseObject({
  version: v.number(),
  /** `tag`, `note`, `assign`, `hold`, `release`, `split`, `merge`, `apart`, `ship` or `undo`; others are kept. */
  action: v.string(),
  at: v.string(),
  /** The person's name. */
  by: v.string(),
  changes: list(
    v.looseObject({
      field: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  ),
});

/** What an order brought and cost, in `currency`: `profit` is the sum of the parts. */
const OrderProfitSchema = /* @__PURE__ */ v.looseObject({
  currency: v.string(),
  /** `revenue`, `shipping`, `refunds`, `cost`, `fees`, `freight`, `adSpend`, `storage`, `tax`; costs are negative. */
  parts: list(v.looseObject({ key: v.string(), amount: v.number() })),
  profit: v.number(),
  margin: v.nullable(v.number()),
});

/** A parcel of an order that was divided or put together with others. */
const OrderParcelSchema = /* @__PURE__ */ v.looseObject({
  parcelNo: v.number(),
  carrier: moment,
  trackingNo: moment,
  shippedAt: moment,
  /** Of all orders that lie in it. */
  lines: list(
    v.looseObject({
      orderId: v.string(),
      orderNo: v.string(),
      lineNo: v.number(),
      sku: v.string(),
      quantity: v.number(),
    }),
  ),
});

/** What of an order people work with. A part that the caller may not see is missing. */
export const orderWorkbench = {
  tags: list(v.string()),
  note: v.optional(v.string(), ''),
  assignedTo: v.optional(v.nullable(v.looseObject({ userId: v.string(), name: v.string() })), null),
  paidAt: moment,
  deliveredAt: moment,
  cancelledAt: moment,
  refundedAt: moment,
  street: v.optional(v.string(), ''),
  postcode: v.optional(v.string(), ''),
  profit: v.optional(v.nullable(OrderProfitSchema)),
  /** Oldest first. */
  messages: v.optional(v.array(ThreadMessageSchema)),
  /** Newest first. */
  history: list(OrderEventSchema),
  /** None while the order is one parcel of its own. */
  parcels: list(OrderParcelSchema),
  /** Other orders to ship that go to the same buyer and address and could lie in the same parcel. */
  mergeable: list(
    v.looseObject({ orderId: v.string(), orderNo: v.string(), version: v.number(), units: v.number() }),
  ),
};

/** Reads how far a piece of work is. */
export const OrderWorkSchema = /* @__PURE__ */ v.looseObject({
  workId: v.string(),
  total: v.number(),
  done: v.number(),
  /** Were so already. */
  unchanged: v.number(),
  failed: v.number(),
  /** Whether every order has its outcome. */
  isDone: v.boolean(),
  /** The orders that it could not be done to, with a sentence for each, in the caller's language. */
  problems: list(
    v.looseObject({ orderId: v.string(), orderNo: v.string(), outcome: v.string(), message: v.string() }),
  ),
});

/** Reads what became of parcels: all of them were noted, or none, and why not by row; `shipped` counts orders. */
export const ShippingSchema = /* @__PURE__ */ v.looseObject({
  shipped: v.number(),
  problems: list(v.looseObject({ row: v.number(), outcome: v.string(), message: v.string() })),
});

/** Reads what can be chosen when an order is worked. */
export const OrderChoicesSchema = /* @__PURE__ */ v.looseObject({
  people: list(v.looseObject({ userId: v.string(), name: v.string() })),
  tags: list(v.string()),
  carriers: list(v.string()),
});

const place = { x: v.number(), y: v.number(), width: v.number() };

/** Something on a label, in millimetres from the label's left and top edge; `size` is that of letters, in points. */
const DrawnSchema = /* @__PURE__ */ v.variant('kind', [
  /** One line of text; `align` is `left`, `center` or `right` within `width`. */
  v.looseObject({ kind: v.literal('text'), text: v.string(), size: v.number(), align: v.string(), ...place }),
  v.looseObject({ kind: v.literal('line'), ...place }),
  /** Code 128 of `text`; `modules` has a 1 for each dark and a 0 for each light unit of width. */
  v.looseObject({
    kind: v.literal('barcode'),
    text: v.string(),
    modules: v.string(),
    height: v.number(),
    ...place,
  }),
]);

/** Reads address labels as they are drawn, one for each parcel, and the orders that have none. */
export const AddressLabelsSchema = /* @__PURE__ */ v.looseObject({
  /** Of each label, in millimetres. */
  width: v.number(),
  height: v.number(),
  labels: list(v.looseObject({ orderNo: v.string(), drawn: list(DrawnSchema) })),
  /** With a sentence for each, in the caller's language. */
  without: list(v.looseObject({ orderNo: v.string(), reason: v.string() })),
});
