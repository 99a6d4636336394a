import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

type Names = { zh: string; en: string; ko: string };

/** Every version of a document that people were asked to agree to, the same for every company. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    agreementId: text('agreement_id').notNull(),
    version: text('version').notNull(),
    name: jsonb('name').$type<Names>().notNull(),
    /** HTML; null where the document is a page elsewhere. */
    text: jsonb('text').$type<Names>(),
    address: jsonb('address').$type<Names>(),
    /** Whether who accepted the version before is asked again. */
    renew: boolean('renew').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agreementId, table.version] })],
);

/** Who accepted which version, and when. */
export const agreementAcceptances = pgTable(
  'agreement_acceptances',
  {
    userId: text('user_id').notNull(),
    agreementId: text('agreement_id').notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.agreementId, table.version] }),
    foreignKey({
      name: 'agreement_acceptances_version',
      columns: [table.agreementId, table.version],
      foreignColumns: [agreementVersions.agreementId, agreementVersions.version],
    }),
    index('agreement_acceptances_age').on(table.agreementId, table.acceptedAt),
  ],
);
