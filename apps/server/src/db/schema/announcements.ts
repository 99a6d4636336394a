import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './identity.ts';
import { moment } from './moment.ts';

/** A text in Chinese, English and Korean. */
export type LocalizedText = { zh: string; en: string; kr: string };

/** What the operator announces to everybody who uses a system. */
export const announcements = pgTable(
  'announcements',
  {
    id: text('id').primaryKey(),
    /** 1 version update, 2 feature notice, 4 activity, 5 policy, 7 key feature. */
    type: integer('type').notNull(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    /** HTML as it was written, or JSON for type 7. Pages sanitise it where they render it. */
    content: jsonb('content').$type<LocalizedText>().notNull(),
    /** One line for the ticker; null keeps it out of the ticker. */
    tickerText: jsonb('ticker_text').$type<LocalizedText>(),
    /** Systems that it is for; none means all. */
    systemCodes: jsonb('system_codes').$type<string[]>().notNull(),
    /** Companies that it is for; none means all. */
    companyIds: jsonb('company_ids').$type<string[]>().notNull().default([]),
    /** Languages of pages that it is for; none means all. */
    locales: jsonb('locales').$type<string[]>().notNull().default([]),
    /** Opens by itself until it was closed. */
    isPopup: boolean('is_popup').notNull(),
    /** Shown as the latest release. */
    isRelease: boolean('is_release').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** It is not shown by itself after this. */
    endsAt: moment('ends_at'),
    /** Since when it is shown nowhere any more. */
    recalledAt: moment('recalled_at'),
  },
  (table) => [index('announcements_time').on(table.publishedAt)],
);

/** Files of announcements and broadcasts. */
export const publicFiles = pgTable(
  'public_files',
  {
    /** Unguessable: it is all that a picture's address needs. */
    token: text('token').primaryKey(),
    announcementId: text('announcement_id').references(() => announcements.id, { onDelete: 'cascade' }),
    /** `attachment` is downloaded by a signed-in person, `media` is shown. */
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('public_files_announcement').on(table.announcementId, table.kind)],
);

/** Which popups a person closed. */
export const announcementReads = pgTable(
  'announcement_reads',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
);

/** Live classes and their recordings. */
export const liveBroadcasts = pgTable(
  'live_broadcasts',
  {
    id: text('id').primaryKey(),
    title: jsonb('title').$type<LocalizedText>().notNull(),
    description: jsonb('description').$type<LocalizedText>().notNull(),
    speaker: text('speaker').notNull(),
    coverToken: text('cover_token'),
    videoToken: text('video_token'),
    beginsAt: moment('begins_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('live_broadcasts_time').on(table.endsAt)],
);
