import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Keys that every process of this installation shares. */
export const serverKeys = pgTable('server_keys', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  secret: text('secret').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

/** Facts about this database: its epoch, whether demo data stands in it. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** The highest sequence number given to a user's pushes; its row lock orders them. */
export const pushCounters = pgTable('push_counters', {
  userId: text('user_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

/** What is pushed, written in the transaction that caused it: a client that was away asks for what it missed. */
export const pushLog = pgTable(
  'push_log',
  {
    userId: text('user_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    id: text('id').notNull().unique(),
    frame: jsonb('frame').$type<Record<string, unknown>>().notNull(),
    /** A session that does not get this frame: the sign-in that caused it. */
    exceptSessionId: text('except_session_id'),
    /** The company it is about: sessions in another one do not get it. Null concerns the person. */
    companyId: text('company_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.seq] }), index('push_log_age').on(table.createdAt)],
);

/** Work to be done by any process, claimed by lease. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    companyId: text('company_id'),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** `queued`, `running`, `done` or `failed`. */
    status: text('status').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    runAt: moment('run_at').notNull(),
    leaseOwner: text('lease_owner'),
    leaseUntil: moment('lease_until'),
    error: text('error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('jobs_due').on(table.status, table.runAt)],
);

/** Files, unless another store is configured: the first piece of each, and what is known about it. */
export const blobs = pgTable(
  'blobs',
  {
    companyId: text('company_id').notNull(),
    key: text('key').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
    /** Bytes of all pieces. */
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.key] })],
);

/** The further pieces of large files, so that neither writing nor reading one holds it in memory. */
export const blobChunks = pgTable(
  'blob_chunks',
  {
    companyId: text('company_id').notNull(),
    key: text('key').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.key, table.position] }),
    foreignKey({
      columns: [table.companyId, table.key],
      foreignColumns: [blobs.companyId, blobs.key],
    }).onDelete('cascade'),
  ],
);
