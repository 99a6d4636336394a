import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/**
 * What is counted apart: menus, rights, services, shops and members; orders, their lines and products; or announcements, which
 * are of no company.
 */
export type CompanyPart = 'access' | 'orders' | 'announcements';

/**
 * That something of a company was changed: triggers of the tables of a part write a row in the same transaction. Rows are only
 * added, so that no two who change something wait for each other.
 */
export const companyChanges = pgTable(
  'company_changes',
  {
    companyId: text('company_id').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    part: text('part').$type<CompanyPart>().notNull().default('access'),
    changes: bigint('changes', { mode: 'number' }).notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);
