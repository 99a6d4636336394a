import type { ColumnLayout } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { memberships } from './identity.ts';

/** How a person arranged the columns of a list; gone with the person's place in the company. */
export const listColumns = pgTable(
  'list_columns',
  {
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    list: text('list').notNull(),
    columns: jsonb('columns').$type<ColumnLayout>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.list] }),
    foreignKey({
      columns: [table.userId, table.companyId],
      foreignColumns: [memberships.userId, memberships.companyId],
    }).onDelete('cascade'),
  ],
);

/** Views of lists that a person saved under a name; gone with the person's place in the company. */
export const listViews = pgTable(
  'list_views',
  {
    viewId: text('view_id').primaryKey(),
    companyId: text('company_id').notNull(),
    userId: text('user_id').notNull(),
    list: text('list').notNull(),
    name: text('name').notNull(),
    /** Filters and order, as a query string. */
    query: text('query').notNull(),
    /** Missing in a view that leaves the columns as they are. */
    columns: jsonb('columns').$type<ColumnLayout>(),
    /** Colleagues see it. */
    isShared: boolean('is_shared').notNull().default(false),
    /** Grows with every change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('list_views_name').on(table.companyId, table.userId, table.list, table.name),
    index('list_views_shared').on(table.companyId, table.list).where(sql`is_shared`),
    foreignKey({
      columns: [table.userId, table.companyId],
      foreignColumns: [memberships.userId, memberships.companyId],
    }).onDelete('cascade'),
  ],
);
