import { and, count, desc, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { notices } from '../../db/schema/notices.ts';

/** Whose notices, in which company. */
export type Reader = { userId: string; companyId: string };

/** How many notices are unread, in all and by classification. */
export type Unread = { noReadCount: number; noReadByType: { messageType: number; count: number }[] };

/** The condition of a person's notices in a company. */
export function ownNotices({
  userId,
  companyId,
}: Record<keyof Reader, string | Placeholder>): SQL | undefined {
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

const counted = prepareOnce((db) => {
  const own = ownNotices({ userId: sql.placeholder('userId'), companyId: sql.placeholder('companyId') });
  const byType = db
    .select({ messageType: notices.messageType, count: count().as('unread') })
    .from(notices)
    .where(and(own, isWaiting()))
    .groupBy(notices.messageType)
    .as('by_type');
  const newest = db.select({ id: notices.id }).from(notices).where(own).orderBy(desc(notices.seq)).limit(1);
  return db
    .select({
      newestId: sql<string | null>`${newest}`,
      noReadByType: sql<Unread['noReadByType']>`coalesce((select
        json_agg(json_build_object('messageType', ${byType.messageType}, 'count', ${byType.count})
          order by ${byType.messageType}) from ${byType}), '[]')`,
    })
    .from(sql`(values (1)) as one`)
    .prepare('notices_counted');
});

/** Counts the unread notices from the same rows that the list shows, and tells the newest, read or not. */
export async function readUnread(
  db: Database,
  { userId, companyId }: Reader,
): Promise<Unread & { newestId: string | null }> {
  const [row] = await counted(db).execute({ userId, companyId });
  const { newestId = null, noReadByType = [] } = row ?? {};
  return { noReadCount: noReadByType.reduce((sum, one) => sum + one.count, 0), noReadByType, newestId };
}
