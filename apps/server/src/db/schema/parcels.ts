import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The parcels of orders that were divided or put together; an order without any is one parcel. */
export const parcels = pgTable(
  'parcels',
  {
    companyId: text('company_id').notNull(),
    parcelId: text('parcel_id').notNull(),
    /** From 1, among the parcels of its orders. */
    parcelNo: integer('parcel_no').notNull(),
    carrier: text('carrier'),
    trackingNo: text('tracking_no'),
    shippedAt: moment('shipped_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.parcelId] })],
);

/** What lies in a parcel: so many of a line of an order. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    companyId: text('company_id').notNull(),
    parcelId: text('parcel_id').notNull(),
    orderId: text('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.parcelId, table.orderId, table.lineNo] }),
    foreignKey({
      columns: [table.companyId, table.parcelId],
      foreignColumns: [parcels.companyId, parcels.parcelId],
    }).onDelete('cascade'),
    index('parcel_lines_order').on(table.companyId, table.orderId),
  ],
);
