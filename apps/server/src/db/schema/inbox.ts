import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** What a buyer and a shop write each other about an order. Its state follows from the times. */
export const messageThreads = pgTable(
  'message_threads',
  {
    companyId: text('company_id').notNull(),
    threadId: text('thread_id').notNull(),
    orderId: text('order_id').notNull(),
    orderNo: text('order_no').notNull(),
    shopId: text('shop_id').notNull(),
    shopName: text('shop_name').notNull(),
    marketplace: text('marketplace').notNull(),
    buyerName: text('buyer_name').notNull(),
    /** What the buyer writes in, as `de-DE`. */
    language: text('language').notNull(),
    /** When the buyer wrote last. */
    askedAt: moment('asked_at').notNull(),
    /** When the shop wrote last. */
    answeredAt: moment('answered_at'),
    /** When somebody found that the buyer needs no answer. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.threadId] }),
    index('message_threads_asked').on(table.companyId, table.askedAt, table.threadId),
    index('message_threads_order').on(table.companyId, table.orderId),
  ],
);

/** The messages of a thread. What a buyer wrote is never changed. */
export const threadMessages = pgTable(
  'thread_messages',
  {
    companyId: text('company_id').notNull(),
    /** Of a reply: chosen by the client, so that the same reply is sent once. */
    messageId: text('message_id').notNull(),
    threadId: text('thread_id').notNull(),
    isBuyer: boolean('is_buyer').notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
    /** Who of the company wrote it, where it was written here. */
    userId: text('user_id'),
    /** While it is handed to the marketplace: nobody knows yet whether it arrives. */
    isSending: boolean('is_sending').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.messageId] }),
    index('thread_messages_thread').on(table.companyId, table.threadId, table.at),
  ],
);

/** What a person began to answer and did not send yet. */
export const messageDrafts = pgTable(
  'message_drafts',
  {
    companyId: text('company_id').notNull(),
    threadId: text('thread_id').notNull(),
    userId: text('user_id').notNull(),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.threadId, table.userId] })],
);
