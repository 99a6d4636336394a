import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import type { BillingValue } from './systems.ts';

/** A name in Chinese, English and Korean. */
type Names = readonly [chinese: string, english: string, korean: string];

/** A service as an order found or left it. */
export type ServiceFacts = {
  packageName: Names | null;
  status: number;
  /** ISO time with zone. */
  expireTime: string | null;
  billing: BillingValue[];
};

/** What companies ordered. The price is the server's own, and stays what it was when the order was made. */
export const purchases = pgTable(
  'purchases',
  {
    orderId: text('order_id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    /** Chosen by the client, so that an order that is sent twice is one. */
    requestId: text('request_id').notNull(),
    /** `buy`, `renew`, `upgrade`, `additional` or `app`. */
    kind: text('kind').notNull(),
    systemCode: text('system_code'),
    productId: text('product_id'),
    systemName: jsonb('system_name').$type<Names>(),
    productName: jsonb('product_name').$type<Names>().notNull(),
    months: integer('months'),
    quantity: integer('quantity'),
    originalAmount: integer('original_amount').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** `pending`, `paid` or `cancelled`; one that is pending after `payBefore` has expired. */
    state: text('state').notNull(),
    /** Opens the page on which it is paid, and nothing else. */
    payCode: text('pay_code').notNull().unique(),
    /** The buyer's language. */
    locale: text('locale').notNull(),
    before: jsonb('before').$type<ServiceFacts>(),
    /** What it brings; once paid, what it brought. */
    after: jsonb('after').$type<ServiceFacts>().notNull(),
    createdAt: moment('created_at').notNull(),
    payBefore: moment('pay_before').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    unique('purchases_request').on(table.companyId, table.requestId),
    index('purchases_company').on(table.companyId, table.createdAt),
  ],
);

/** What payment providers said they received, each transaction once. */
export const payments = pgTable(
  'payments',
  {
    /** The provider's. */
    transactionId: text('transaction_id').primaryKey(),
    orderId: text('order_id').notNull(),
    companyId: text('company_id').notNull(),
    amount: integer('amount').notNull(),
    /** False: it came too late, twice, or with another amount, and is to be given back. */
    isApplied: boolean('is_applied').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payments_order').on(table.orderId)],
);

/** Money that is to be given back, once for each transaction. */
export const refunds = pgTable(
  'refunds',
  {
    refundId: text('refund_id').primaryKey(),
    transactionId: text('transaction_id').notNull().unique('refunds_transaction'),
    orderId: text('order_id').notNull(),
    companyId: text('company_id').notNull(),
    amount: integer('amount').notNull(),
    /** `waiting`, `asked` once the provider took it, `done` or `failed`. */
    state: text('state').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull(),
    error: text('error'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('refunds_due').on(table.state, table.nextTryAt)],
);

/** The apps of the marketplace that a company has or had. */
export const companyApps = pgTable(
  'company_apps',
  {
    companyId: text('company_id').notNull(),
    appId: text('app_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.appId] })],
);
