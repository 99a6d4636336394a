import { answerCodes } from '@portal/api-client/contract';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { notices } from '../../db/schema/notices.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { REMIND_JOB } from './REMIND_JOB.ts';
import { equalTo, isWaiting, ownNotices, type Reader, readUnread, type Unread } from './unread.ts';

/** Marks one notice read or unread, or those equal to it; what is taken back is exactly what was marked with it. */
export const saveRead: Handlers['saveRead'] = async ({ id, hasRead, equal }, context) => {
  const { db, clock } = context;
  const isRead = hasRead === 1;
  return db.transaction(async (tx) => {
    const row = await requireNotice(tx, context, id);
    const own = ownNotices(context);
    const others = isRead
      ? isWaiting()
      : row.readAt
        ? eq(notices.readAt, row.readAt)
        : isNull(notices.readAt);
    const which = equal
      ? and(own, equalTo(row), lte(notices.seq, row.seq), others)
      : and(own, eq(notices.id, id));
    return mark(tx, context, which, isRead ? { readAt: clock.now(), remindAt: null } : { readAt: null });
  });
};

const LONGEST_WAIT_MS = 30 * 24 * 60 * 60_000;

/** Puts a notice away until a moment, when it is told again. */
export const saveNoticeReminder: Handlers['saveNoticeReminder'] = async (
  { id, remindAt, equal },
  context,
) => {
  const { db, clock, services } = context;
  const runAt = new Date(remindAt);
  const inMs = runAt.getTime() - clock.now().getTime();
  if (!(inMs > 0 && inMs <= LONGEST_WAIT_MS))
    throw new BusinessError(answerCodes.badRequest, 'badRequest', { data: { field: 'remindAt' } });
  return db.transaction(async (tx) => {
    const row = await requireNotice(tx, context, id);
    const own = ownNotices(context);
    const which = equal
      ? and(own, equalTo(row), lte(notices.seq, row.seq), isNull(notices.readAt))
      : and(own, eq(notices.id, id));
    await services.jobs.add(tx, {
      kind: REMIND_JOB,
      companyId: context.companyId,
      payload: { noticeId: id, remindAt: runAt.toISOString() },
      runAt,
    });
    return mark(tx, context, which, { readAt: null, remindAt: runAt });
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
      isWaiting(),
      newest ? lte(notices.seq, newest.seq) : lte(notices.createdAt, now),
      messageType === undefined ? undefined : eq(notices.messageType, messageType),
    );
    return mark(tx, context, which, { readAt: now });
  });
};

/** More ids than these are not named one by one. */
const MOST_NAMED = 100;

async function mark(
  db: Database,
  reader: Reader,
  which: SQL | undefined,
  change: { readAt: Date | null; remindAt?: Date | null },
): Promise<Unread> {
  const marked = await db
    .update(notices)
    .set(change)
    .where(which)
    .returning({ id: notices.id, seq: notices.seq });
  const { newestId: _, ...unread } = await readUnread(db, reader);
  const { userId, companyId } = reader;
  await notifyProcesses(db, {
    type: 'changed',
    userId,
    companyId,
    what: 'read',
    noReadCount: unread.noReadCount,
    // Toasts that tell of them elsewhere go.
    ...((change.readAt || change.remindAt) && toldAs(marked)),
  });
  return unread;
}

function toldAs(marked: readonly { id: string; seq: number }[]): { ids: string[] } | { readTo: number } {
  if (marked.length <= MOST_NAMED) return { ids: marked.map(({ id }) => id) };
  return { readTo: Math.max(...marked.map(({ seq }) => seq)) };
}

async function requireNotice(db: Database, reader: Reader, id: string): Promise<typeof notices.$inferSelect> {
  const [row] = await db
    .select()
    .from(notices)
    .where(and(ownNotices(reader), eq(notices.id, id)))
    .limit(1);
  if (!row) throw new BusinessError(answerCodes.notFound, 'notFound');
  return row;
}
