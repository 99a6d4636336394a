import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** Files that a person asked for. Status 0 waiting, 1 being made, 2 ready, 3 failed, 4 expired. */
export const downloadTasks = pgTable(
  'download_tasks',
  {
    companyId: text('company_id').notNull(),
    taskId: text('task_id').notNull(),
    userId: text('user_id').notNull(),
    uniqueId: text('unique_id').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    status: integer('status').notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    progress: integer('progress').notNull(),
    rowCount: integer('row_count').notNull(),
    fileUrl: text('file_url'),
    failReason: text('fail_reason'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
    /** `csv` or `xlsx`. */
    format: text('format').notNull().default('csv'),
    /** What is exported: view, order, filters. */
    selection: jsonb('selection').$type<Record<string, unknown>>().notNull().default({}),
    locale: text('locale').notNull().default('zh-CN'),
    /** Tries so far, over all retries. */
    tries: integer('tries').notNull().default(0),
    /** Where the file lies in the blob store. */
    fileKey: text('file_key'),
    fileSize: bigint('file_size', { mode: 'number' }).notNull().default(0),
    /** The portal's origin as the person sees it, which links lead to. */
    origin: text('origin').notNull().default(''),
    /** When the file is removed. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.taskId] }),
    index('download_tasks_user').on(table.companyId, table.userId, table.createdAt),
    uniqueIndex('download_tasks_id').on(table.taskId),
    // The same export cannot run twice, whatever the number of clicks, tabs and processes.
    uniqueIndex('download_tasks_pending')
      .on(table.companyId, table.userId, table.uniqueId)
      .where(sql`status in (0, 1) and not is_deleted`),
  ],
);
