import { answerCodes } from '@portal/api-client/contract';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { notices } from '../../db/schema/notices.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { ownNotices, type Reader, readUnread, type Unread } from './unread.ts';

/** Marks one notice read or unread. */
export const saveRead: Handlers['saveRead'] = async ({ id, hasRead }, context) => {
  const { db, clock } = context;
  const readAt = hasRead === 1 ? clock.now() : null;
  return db.transaction(async (tx) => {
    await requireNotice(tx, context, id);
    return mark(tx, context, and(ownNotices(context), eq(notices.id, id)), readAt);
  });
};

/** Marks all notices read; one that came while the caller pressed the button stays unread. */
export const saveAllRead: Handlers['saveAllRead'] = async ({ asOf, messageType }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const newest = asOf === undefined ? undefined : await requireNotice(tx, context, asOf);
    const which = and(
      ownNotices(context),
      isNull(notices.readAt),
      newest ? lte(notices.seq, newest.seq) : lte(notices.createdAt, now),
      messageType === undefined ? undefined : eq(notices.messageType, messageType),
    );
    return mark(tx, context, which, now);
  });
};

async function mark(
  db: Database,
  reader: Reader,
  which: SQL | undefined,
  readAt: Date | null,
): Promise<Unread> {
  await db.update(notices).set({ readAt }).where(which);
  const unread = await readUnread(db, reader);
  const { userId, companyId } = reader;
  await notifyProcesses(db, {
    type: 'changed',
    userId,
    companyId,
    what: 'read',
    noReadCount: unread.noReadCount,
  });
  return unread;
}

async function requireNotice(db: Database, reader: Reader, id: string): Promise<{ seq: number }> {
  const [row] = await db
    .select({ seq: notices.seq })
    .from(notices)
    .where(and(ownNotices(reader), eq(notices.id, id)))
    .limit(1);
  if (!row) throw new BusinessError(answerCodes.notFound, 'notFound');
  return row;
}
