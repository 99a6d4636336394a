import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/**
 * Who did what, and when. Rows are added only: a trigger refuses to change them, and to remove them but by age. Names and
 * addresses of a person who is erased are forgotten.
 * Persons and companies are no references, so that what they did stays when they are gone.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** One of `auditKinds`. */
    kind: text('kind').notNull(),
    /** What was done, within its kind. */
    action: text('action').notNull(),
    /** Null where it concerns no company, or not yet. */
    companyId: text('company_id'),
    /** Null for an operator, and for whoever named no account that there is. */
    userId: text('user_id'),
    /** The name of who did it, as it was then. */
    actor: text('actor').notNull().default(''),
    /** To whom or what it was done. */
    target: text('target').notNull().default(''),
    /** The caller's address. */
    address: text('address').notNull().default(''),
    /** What was there before and after, by state and never by name: what an operator did. */
    change: jsonb('change').$type<{ before: unknown; after: unknown }>(),
  },
  (table) => [index('audit_log_company').on(table.companyId, table.id), index('audit_log_age').on(table.at)],
);
