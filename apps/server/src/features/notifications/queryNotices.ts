import { answerCodes } from '@portal/api-client/contract';
import { and, count, desc, eq, isNotNull, max, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { notices } from '../../db/schema/notices.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageBounds } from '../params/pageOf.ts';
import { isWaiting, ownNotices, readUnread, type Unread } from './unread.ts';

const READ = 1;
const UNREAD = 2;

/** A page of the caller's notices, newest first. */
export const queryMsgNoticePage: Handlers['queryMsgNoticePage'] = async (request, context) => {
  const { db } = context;
  const own = ownNotices(context);
  const where = and(
    own,
    request.hasRead === READ ? isNotNull(notices.readAt) : undefined,
    request.hasRead === UNREAD ? isWaiting() : undefined,
    request.messageType === undefined ? undefined : eq(notices.messageType, request.messageType),
  );
  const { limit, offset } = pageBounds(request);
  const isGrouped = request.grouped === true && request.hasRead === UNREAD;
  const wanted = { where, limit, offset };
  const [found, unread] = await Promise.all([
    isGrouped ? readGroups(db, wanted) : readRows(db, wanted, request.hasRead !== UNREAD),
    readUnread(db, context),
  ]);
  return {
    dataList: found.rows.map(toNotice),
    totalCount: found.total ?? unreadOf(unread, request.messageType),
    ...unread,
  };
};

function unreadOf({ noReadCount, noReadByType }: Unread, messageType: number | undefined): number {
  if (messageType === undefined) return noReadCount;
  return noReadByType.find((one) => one.messageType === messageType)?.count ?? 0;
}

type Wanted = { where: SQL | undefined; limit: number; offset: number };
/** Without a total the rows are the unread ones, which are counted anyway. */
type Found = { rows: (StoredNotice & { equalCount?: number })[]; total?: number };
type StoredNotice = typeof notices.$inferSelect;

async function readRows(db: Database, { where, limit, offset }: Wanted, isCounted: boolean): Promise<Found> {
  const [rows, total] = await Promise.all([
    db.select().from(notices).where(where).orderBy(desc(notices.seq)).limit(limit).offset(offset),
    isCounted ? db.$count(notices, where) : undefined,
  ]);
  return { rows, ...(total !== undefined && { total }) };
}

/** Equal notices as the newest of them. */
async function readGroups(db: Database, { where, limit, offset }: Wanted): Promise<Found> {
  const newest = db
    .select({ seq: max(notices.seq).as('newest_seq'), equalCount: count().as('equal_count') })
    .from(notices)
    .where(where)
    .groupBy(notices.messageType, notices.title, notices.info)
    .as('newest');
  const [rows, [total]] = await Promise.all([
    db
      .select({ row: notices, equalCount: newest.equalCount })
      .from(newest)
      .innerJoin(notices, and(where, eq(notices.seq, newest.seq)))
      .orderBy(desc(notices.seq))
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(newest),
  ]);
  return { rows: rows.map(({ row, equalCount }) => ({ ...row, equalCount })), total: total?.count ?? 0 };
}

/** One of the caller's notices. */
export const getMsgNotice: Handlers['getMsgNotice'] = async ({ id }, context) => {
  const [row] = await context.db
    .select()
    .from(notices)
    .where(and(ownNotices(context), eq(notices.id, id)))
    .limit(1);
  if (!row) throw new BusinessError(answerCodes.notFound, 'notFound');
  return toNotice(row);
};

function toNotice(row: StoredNotice & { equalCount?: number }) {
  return {
    id: row.id,
    msgType: row.msgType,
    messageType: row.messageType,
    msgTitle: row.title,
    msgInfo: row.info,
    hasRead: row.readAt ? READ : UNREAD,
    seq: row.seq,
    sendTime: row.sendTime.toISOString(),
    createTime: row.createdAt.toISOString(),
    ...(row.equalCount !== undefined && { equalCount: row.equalCount }),
    ...(row.remindAt && { remindAt: row.remindAt.toISOString() }),
  };
}
