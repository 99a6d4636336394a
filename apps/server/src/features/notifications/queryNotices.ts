import { answerCodes } from '@portal/api-client/contract';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { notices } from '../../db/schema/notices.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageBounds } from '../params/pageOf.ts';
import { ownNotices, readUnread } from './unread.ts';

const READ = 1;
const UNREAD = 2;

/** A page of the caller's notices, newest first. */
export const queryMsgNoticePage: Handlers['queryMsgNoticePage'] = async (request, context) => {
  const { db } = context;
  const own = ownNotices(context);
  const where = and(
    own,
    request.hasRead === READ ? isNotNull(notices.readAt) : undefined,
    request.hasRead === UNREAD ? isNull(notices.readAt) : undefined,
    request.messageType === undefined ? undefined : eq(notices.messageType, request.messageType),
  );
  const { limit, offset } = pageBounds(request);
  const [rows, [total], [newest], unread] = await Promise.all([
    db.select().from(notices).where(where).orderBy(desc(notices.seq)).limit(limit).offset(offset),
    db.select({ count: count() }).from(notices).where(where),
    db.select({ id: notices.id }).from(notices).where(own).orderBy(desc(notices.seq)).limit(1),
    readUnread(db, context),
  ]);
  return {
    dataList: rows.map(toNotice),
    totalCount: total?.count ?? 0,
    newestId: newest?.id ?? null,
    ...unread,
  };
};

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

function toNotice(row: typeof notices.$inferSelect) {
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
  };
}
