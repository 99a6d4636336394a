import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { notices } from '../../db/schema/notices.ts';

/** Whose notices, in which company. */
export type Reader = { userId: string; companyId: string };

/** How many notices are unread, in all and by classification. */
export type Unread = { noReadCount: number; noReadByType: { messageType: number; count: number }[] };

/** The condition of a person's notices in a company. */
export function ownNotices({ userId, companyId }: Reader): SQL | undefined {
  return and(eq(notices.userId, userId), eq(notices.companyId, companyId));
}

/** The condition of notices that wait to be read, and are not put away. */
export function isWaiting(): SQL | undefined {
  return and(isNull(notices.readAt), isNull(notices.remindAt));
}

/** The condition of notices that say the same as one. */
export function equalTo({
  messageType,
  title,
  info,
}: Pick<typeof notices.$inferSelect, 'messageType' | 'title' | 'info'>): SQL | undefined {
  const isSame = sql`${notices.info} is not distinct from ${JSON.stringify(info)}::jsonb`;
  return and(eq(notices.messageType, messageType), eq(notices.title, title), isSame);
}

/** Counts the unread notices from the same rows that the list shows. */
export async function readUnread(db: Database, reader: Reader): Promise<Unread> {
  const noReadByType = await db
    .select({ messageType: notices.messageType, count: count() })
    .from(notices)
    .where(and(ownNotices(reader), isWaiting()))
    .groupBy(notices.messageType)
    .orderBy(notices.messageType);
  return { noReadCount: noReadByType.reduce((sum, row) => sum + row.count, 0), noReadByType };
}
