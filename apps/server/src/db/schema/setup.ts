import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was changed of the set-up that all companies share, and what stood before: it can be put back. */
export const setupChanges = pgTable(
  'setup_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    /** The name of who did it, as it was then. */
    actor: text('actor').notNull().default(''),
    /** Null for who worked in a terminal. */
    userId: text('user_id'),
    /** The parts of the setup file that were written. */
    parts: text('parts').array().notNull(),
    /** These parts as they stood, in the form of the setup file. */
    before: jsonb('before').$type<object>().notNull(),
    /** The first of the changes, in words. */
    changes: jsonb('changes')
      .$type<{ sign: '+' | '~' | '-'; group: string; what: string; detail?: string | undefined }[]>()
      .notNull(),
    changeCount: integer('change_count').notNull(),
  },
  (table) => [index('setup_changes_age').on(table.at)],
);
