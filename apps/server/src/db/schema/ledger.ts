import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Each change of a stock: what lies in a warehouse is the sum of its movements. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    companyId: text('company_id').notNull(),
    movementId: text('movement_id').notNull(),
    movedAt: moment('moved_at').notNull(),
    sku: text('sku').notNull(),
    warehouse: text('warehouse').notNull(),
    /** `opening`, `receipt`, `sale`, `return`, `damage`, `transfer` or `count`. */
    kind: text('kind').notNull(),
    /** Negative for what left. */
    quantity: integer('quantity').notNull(),
    /** The order, purchase order, shipment or count behind it. */
    reference: text('reference').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.movementId] }),
    index('stock_movements_stock').on(table.companyId, table.warehouse, table.sku, table.movedAt),
  ],
);

/** How many of a currency one US dollar bought on a day: the one rate of that day and currency. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    companyId: text('company_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    rate: doublePrecision('rate').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.currency] })],
);

/**
 * What a line's sale or refund, a day of ads or a month of storage brought and cost. What came in is positive, what it
 * cost negative, so that sums are profit. Hundredths of US dollars; those that a settlement pays, of `currency` too.
 */
export const financeEntries = pgTable(
  'finance_entries',
  {
    companyId: text('company_id').notNull(),
    entryId: text('entry_id').notNull(),
    /** `sale`, `refund`, `ads` or `storage`. */
    kind: text('kind').notNull(),
    occurredAt: moment('occurred_at').notNull(),
    shopId: text('shop_id').notNull(),
    marketplace: text('marketplace').notNull(),
    sku: text('sku').notNull(),
    orderId: text('order_id'),
    lineNo: integer('line_no'),
    units: integer('units').notNull(),
    goodsUsd: integer('goods_usd').notNull(),
    shippingUsd: integer('shipping_usd').notNull(),
    refundsUsd: integer('refunds_usd').notNull(),
    costUsd: integer('cost_usd').notNull(),
    /** The marketplace's commission. */
    feesUsd: integer('fees_usd').notNull(),
    /** Picking, packing and parcels. */
    freightUsd: integer('freight_usd').notNull(),
    adsUsd: integer('ads_usd').notNull(),
    storageUsd: integer('storage_usd').notNull(),
    /** Value added tax owed. */
    taxUsd: integer('tax_usd').notNull(),
    currency: text('currency').notNull(),
    /** What the marketplace settles of it, and what for. */
    settled: integer('settled').notNull(),
    settledFees: integer('settled_fees').notNull(),
    /** Missing until it is shipped. */
    settlementId: text('settlement_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.entryId] }),
    index('finance_entries_time').on(table.companyId, table.occurredAt),
    index('finance_entries_order').on(table.companyId, table.orderId),
    index('finance_entries_settlement').on(table.companyId, table.settlementId),
  ],
);

/**
 * What a marketplace paid a shop for some days: sales less refunds, fees, ads and storage, less what it held back, and
 * what it held back before. Hundredths of `currency`; refunds, fees, ads and storage are negative.
 */
export const settlements = pgTable(
  'settlements',
  {
    companyId: text('company_id').notNull(),
    settlementId: text('settlement_id').notNull(),
    shopId: text('shop_id').notNull(),
    marketplace: text('marketplace').notNull(),
    currency: text('currency').notNull(),
    /** The first and the last of its days. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** `open` while its days last, then `done`. */
    status: text('status').notNull(),
    sales: integer('sales').notNull(),
    refunds: integer('refunds').notNull(),
    fees: integer('fees').notNull(),
    ads: integer('ads').notNull(),
    storage: integer('storage').notNull(),
    reserveBefore: integer('reserve_before').notNull(),
    reserveAfter: integer('reserve_after').notNull(),
    payout: integer('payout').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.settlementId] }),
    index('settlements_shop').on(table.companyId, table.shopId, table.fromDay),
  ],
);
