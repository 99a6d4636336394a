import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { notices } from '../../db/schema/notices.ts';
import type { Clock } from '../../http/Clock.ts';
import type { JobHandler } from '../../jobs/createWorker.ts';
import { appendPushes } from '../../realtime/appendPushes.ts';
import { equalTo, ownNotices } from './unread.ts';
import { queueWebPush } from './webPush/queueWebPush.ts';

/**
 * Makes the handler of the jobs that tell a notice again. Those that were put away with it come back too and are told by it;
 * one that was read or put away for longer meanwhile is left alone.
 */
export function createReminder({ db, clock }: { db: Database; clock: Clock }): JobHandler {
  return ({ payload }) =>
    db.transaction(async (tx) => {
      const remindAt = new Date(String(payload.remindAt));
      const isDue = and(eq(notices.remindAt, remindAt), isNull(notices.readAt));
      const [row] = await tx
        .select()
        .from(notices)
        .where(and(eq(notices.id, String(payload.noticeId)), isDue))
        .for('update');
      if (!row) return;
      const { id, userId, companyId, msgType, messageType, title, info, sendTime } = row;
      await tx
        .update(notices)
        .set({ remindAt: null })
        .where(and(ownNotices(row), equalTo(row), isDue));
      const [place] = await appendPushes(tx, clock, {
        userIds: [userId],
        companyId,
        frame: {
          msgType,
          messageType,
          msgTitle: title,
          msgInfo: info,
          eject: 1,
          noticeId: id,
          sendTime: sendTime.toISOString(),
        },
      });
      // It stands first again, where it was told.
      if (place) await tx.update(notices).set({ seq: place.seq }).where(eq(notices.id, id));
      await queueWebPush(tx, clock, [id]);
    });
}
