import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What people change on an order. */
type WorkedField =
  | 'tags'
  | 'note'
  | 'assignedTo'
  | 'heldAt'
  | 'status'
  | 'carrier'
  | 'trackingNo'
  | 'shippedAt'
  | 'parcels';
type Value = string | null | string[];

/** An order's history: which version somebody made of it, by what, and each value before and after. */
export const orderEvents = pgTable(
  'order_events',
  {
    companyId: text('company_id').notNull(),
    orderId: text('order_id').notNull(),
    version: integer('version').notNull(),
    /** `tag`, `note`, `assign`, `hold`, `release`, `split`, `merge`, `apart`, `ship` or `undo`. */
    action: text('action').notNull(),
    at: moment('at').notNull(),
    userId: text('user_id').notNull(),
    /** The piece of work that it was part of. */
    workId: text('work_id').notNull(),
    changes: jsonb('changes').$type<Partial<Record<WorkedField, [before: Value, after: Value]>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.orderId, table.version] }),
    index('order_events_work').on(table.companyId, table.workId),
  ],
);

/** One action on some orders, asked for once under a key of the client's: a repeated request goes on with it. */
export const orderWorks = pgTable(
  'order_works',
  {
    companyId: text('company_id').notNull(),
    workId: text('work_id').notNull(),
    userId: text('user_id').notNull(),
    action: jsonb('action').$type<{ type: string }>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workId] }),
    index('order_works_time').on(table.companyId, table.createdAt),
  ],
);

/** The orders of a piece of work; without an outcome until its row was done or refused. */
export const orderWorkItems = pgTable(
  'order_work_items',
  {
    companyId: text('company_id').notNull(),
    workId: text('work_id').notNull(),
    orderId: text('order_id').notNull(),
    /** The version that the person saw, where they saw one. */
    version: integer('version'),
    /** `done`, `unchanged`, or why not. */
    outcome: text('outcome'),
    /** Who changed the same in between: the version of the order's history. */
    changedBy: integer('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.workId, table.orderId] }),
    foreignKey({
      columns: [table.companyId, table.workId],
      foreignColumns: [orderWorks.companyId, orderWorks.workId],
    }).onDelete('cascade'),
  ],
);
