import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * How often a company's menus, rights, services, shops and members were changed: the sum of its rows, which triggers of
 * those tables write. Rows are only added, so that no two who change something wait for each other.
 */
export const companyChanges = pgTable(
  'company_changes',
  {
    companyId: text('company_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    changes: bigint('changes', { mode: 'number' }).notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
