import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { flag, list, maybe, number, text } from './lenient.ts';
import { paged, pagedRequest } from './paging.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** What can be bought: a package, more time, a higher package, more of an item, an app of the marketplace. */
export const purchaseKinds = ['buy', 'renew', 'upgrade', 'additional', 'app'] as const;
/** How an order stands. */
export const purchaseStates = ['pending', 'paid', 'expired', 'cancelled'] as const;
/** Most months that one order can be for; which are sold says `queryProductPackages`. */
export const PURCHASE_MAX_MONTHS = 120;
/** Most blocks of an item in one order. */
export const PURCHASE_MAX_BLOCKS = 100;

/** Codes of refusals that pages deal with; compare as text. */
export const purchaseCodes = {
  /** The price is another one than the caller saw; `data` is the present quote. */
  priceChanged: 'saas.sso.order.error.code.0001',
  /** Not sold to this company as it stands. */
  notOnSale: 'saas.sso.order.error.code.0002',
  /** Paid, cancelled or expired: nothing can be done with the order any more. */
  closed: 'saas.sso.order.error.code.0003',
  /** Nobody takes payments for this installation. */
  noPayment: 'saas.sso.order.error.code.0004',
} as const;

/** What is to be bought. The server knows what it costs. */
const selection = {
  kind: v.picklist(purchaseKinds),
  /** Of all but apps. */
  systemCode: v.optional(id),
  /** The package (`buy`, `upgrade`), the billing item (`additional`) or the app (`app`). */
  productId: v.optional(id),
  /** Of `buy`, `renew` and `app`. */
  months: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PURCHASE_MAX_MONTHS))),
  /** Blocks of the item, of `additional`. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PURCHASE_MAX_BLOCKS))),
};

const ItemSchema = /* @__PURE__ */ v.looseObject({
  keyValue: v.string(),
  quantity: number(),
  unlimited: flag(),
});

const PackageSchema = /* @__PURE__ */ v.looseObject({
  packageId: v.string(),
  packageName: text(),
  /** Higher packages contain lower ones. */
  level: number(),
  /** Price of a month in the smallest unit of the currency. */
  monthlyAmount: number(),
  /** What it brings, in words. */
  points: list(v.string()),
  items: list(
    v.looseObject({
      ...ItemSchema.entries,
      /** Counted anew for each month; otherwise for the time of the service. */
      monthly: flag(),
    }),
  ),
  /** What the company can do with it now: `buy`, `renew`, `upgrade`, or `none`. */
  action: text(),
});

const AdditionSchema = /* @__PURE__ */ v.looseObject({
  keyValue: v.string(),
  /** How many one block adds. */
  block: number(),
  /** Price of a block in the smallest unit of the currency. */
  amount: number(),
});

const OfferSchema = /* @__PURE__ */ v.looseObject({
  systemCode: v.string(),
  systemName: text(),
  /** Missing while the company does not have the system. */
  serviceId: text(),
  status: number(),
  packageId: text(),
  packageName: text(),
  /** ISO time with zone. */
  expireTime: text(),
  /** What the company has of each item. */
  items: list(ItemSchema),
  packages: list(PackageSchema),
  /** What can be added now; none while the service does not run. */
  additions: list(AdditionSchema),
});

const ServiceFactsSchema = /* @__PURE__ */ v.looseObject({
  packageName: text(),
  status: number(),
  expireTime: text(),
  items: list(ItemSchema),
});

const quoteFields = {
  kind: text(),
  systemCode: text(),
  systemName: text(),
  productId: text(),
  productName: text(),
  months: number(),
  quantity: number(),
  /** Before the discount, in the smallest unit of the currency. */
  originalAmount: number(),
  amount: number(),
  currency: text(),
  /** What the company has now; missing when it has nothing of the kind. */
  before: maybe(ServiceFactsSchema),
  /** What it has once this is paid. */
  after: maybe(ServiceFactsSchema),
};

const QuoteSchema = /* @__PURE__ */ v.looseObject(quoteFields);

const PurchaseSchema = /* @__PURE__ */ v.looseObject({
  ...quoteFields,
  orderId: v.string(),
  serviceId: text(),
  /** One of `purchaseStates`. */
  state: text(),
  createTime: text(),
  /** Until when it can be paid. */
  payBefore: text(),
  payTime: text(),
  /** Who ordered. */
  userName: text(),
  /** The page on which it is paid, as long as it can be. */
  payUrl: text(),
  /** The server's clock, for counting down. */
  serverTime: text(),
});

/** What a system is sold as, and what the company has of it. */
export type ProductOffer = v.InferOutput<typeof OfferSchema>;
/** A package on sale. */
export type ProductPackage = v.InferOutput<typeof PackageSchema>;
/** How many of something; `unlimited` instead of a number. */
export type ProductItem = v.InferOutput<typeof ItemSchema>;
/** What something costs and brings. */
export type PurchaseQuote = v.InferOutput<typeof QuoteSchema>;
/** An order. */
export type Purchase = v.InferOutput<typeof PurchaseSchema>;

/** Calls about buying: what is on sale, what it costs, orders and their payment. */
export const purchaseContract = {
  queryProductPackages: endpoint({
    method: 'POST',
    path: '/sso/product/queryProductPackages',
    summary: 'What is on sale, for one system or all, and what the company can do with it.',
    request: v.object({ systemCode: v.optional(id) }),
    response: v.looseObject({
      currency: text(),
      /** Periods with their discount in percent. */
      periods: list(v.looseObject({ months: v.number(), discount: number() })),
      offers: list(OfferSchema),
    }),
    idempotent: true,
    silent: true,
  }),
  quotePurchase: endpoint({
    method: 'POST',
    path: '/sso/order/quotePurchase',
    summary: 'What something costs now, and what the company has before and after.',
    request: v.object(selection),
    response: QuoteSchema,
    idempotent: true,
    silent: true,
  }),
  submitPurchase: endpoint({
    method: 'POST',
    path: '/sso/order/submitPurchase',
    summary: 'Orders; the same request id gives the same order, however often it is sent.',
    request: v.object({
      ...selection,
      requestId: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
      /** What the person saw: another price refuses with the present quote. Nothing is charged by it. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    response: PurchaseSchema,
    idempotent: true,
    silent: true,
  }),
  queryPurchase: endpoint({
    method: 'POST',
    path: '/sso/order/queryPurchase',
    summary: 'An order of the company, with the page on which it is paid as long as it can be.',
    request: v.object({ orderId: id }),
    response: PurchaseSchema,
    idempotent: true,
    silent: true,
  }),
  queryPurchasePage: endpoint({
    method: 'POST',
    path: '/sso/order/queryPurchasePage',
    summary: "The company's orders, latest first.",
    request: v.object({ ...pagedRequest, state: v.optional(v.picklist(purchaseStates)) }),
    response: paged(PurchaseSchema),
    idempotent: true,
    silent: true,
  }),
  cancelPurchase: endpoint({
    method: 'POST',
    path: '/sso/order/cancelPurchase',
    summary: 'Gives up an order that is not paid.',
    request: v.object({ orderId: id }),
    response: PurchaseSchema,
    idempotent: true,
    silent: true,
  }),
};
