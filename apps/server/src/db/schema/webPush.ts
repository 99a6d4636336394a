import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sessions, users } from './identity.ts';
import { moment } from './moment.ts';

/** Where a browser is told of notices while no page is open; it goes with its session. */
export const webPushDevices = pgTable(
  'web_push_devices',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address at the browser's push service; whoever knows it and the keys can send there. */
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Classifications that are told there. */
    categories: integer('categories').array().notNull(),
    isSilent: boolean('is_silent').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('web_push_devices_user').on(table.userId)],
);
