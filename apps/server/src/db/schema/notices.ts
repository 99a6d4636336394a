import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocalizedText } from './announcements.ts';
import { users } from './identity.ts';
import { moment } from './moment.ts';

/** What a person was told and can read again in the panel. */
export const notices = pgTable(
  'notices',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: text('company_id').notNull(),
    /** Place in the user's stream of pushes. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    /** Kind of push: 3 message, 7 guide, 8 export. */
    msgType: integer('msg_type').notNull(),
    /** Its classification. */
    messageType: integer('message_type').notNull(),
    title: text('title').notNull(),
    info: jsonb('info').$type<unknown>(),
    sendTime: moment('send_time').notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Put away until then. */
    remindAt: moment('remind_at'),
    /** Of one that went to many at once. */
    sentNoticeId: text('sent_notice_id'),
  },
  (table) => [
    index('notices_list').on(table.userId, table.companyId, table.seq),
    index('notices_sent').on(table.sentNoticeId).where(sql`sent_notice_id is not null`),
    index('notices_unread').on(table.userId, table.companyId, table.seq).where(sql`read_at is null`),
  ],
);

/** Whom a notice went to: everybody where nothing is named. */
export type StoredAudience = { companyIds: string[]; systemCodes: string[]; locales: string[] };

/** Notices that an operator sent to many people at once. */
export const sentNotices = pgTable('sent_notices', {
  id: text('id').primaryKey(),
  title: jsonb('title').$type<LocalizedText>().notNull(),
  content: jsonb('content').$type<LocalizedText>().notNull(),
  audience: jsonb('audience').$type<StoredAudience>().notNull(),
  recipientCount: integer('recipient_count').notNull(),
  /** Who sent it. */
  userId: text('user_id').notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** Classifications that notices are sorted into. */
export const noticeClassifications = pgTable('notice_classifications', {
  id: text('id').primaryKey(),
  messageType: integer('message_type').notNull().unique(),
  name: text('name').notNull(),
  enName: text('en_name').notNull(),
  krName: text('kr_name').notNull(),
  icon: text('icon').notNull(),
  /** 1 in use, 2 not. */
  status: integer('status').notNull(),
  position: integer('position').notNull(),
});

/** A person's do-not-disturb window of one message type, in wall-clock times of `notice_preferences.time_zone`. */
export const noticeMutes = pgTable(
  'notice_mutes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageType: integer('message_type').notNull(),
    beginTime: text('begin_time').notNull(),
    endTime: text('end_time').notNull(),
    isNextDay: integer('is_next_day').notNull(),
    muted: boolean('muted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.messageType] })],
);

/** What holds for all of a person's do-not-disturb windows. */
export const noticePreferences = pgTable('notice_preferences', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  pausedUntil: moment('paused_until'),
});
