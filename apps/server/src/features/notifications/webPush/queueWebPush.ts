import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { sessions } from '../../../db/schema/index.ts';
import { notices } from '../../../db/schema/notices.ts';
import { webPushDevices } from '../../../db/schema/webPush.ts';
import type { Clock } from '../../../http/Clock.ts';
import { createJobQueue } from '../../../jobs/createJobQueue.ts';
import { WEB_PUSH_JOB } from './WEB_PUSH_JOB.ts';

/** Notices of one job. */
const NOTICES_AT_ONCE = 100;

/** What a notice is told to: devices of live sessions in its company that take its classification. */
export const takesNotice = (now: Date) =>
  and(
    eq(webPushDevices.userId, notices.userId),
    eq(sessions.id, webPushDevices.sessionId),
    eq(sessions.companyId, notices.companyId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    sql`${notices.messageType} = any(${webPushDevices.categories})`,
  );

/** Has browsers told of notices, in the transaction that stores them; where nobody asked for it nothing is done. */
export async function queueWebPush(db: Database, clock: Clock, noticeIds: readonly string[]): Promise<void> {
  if (noticeIds.length === 0) return;
  const rows = await db
    .selectDistinct({ id: notices.id })
    .from(notices)
    .innerJoin(webPushDevices, eq(webPushDevices.userId, notices.userId))
    .innerJoin(sessions, eq(sessions.id, webPushDevices.sessionId))
    .where(and(sql`${notices.id} = any(${sql.param([...noticeIds])}::text[])`, takesNotice(clock.now())));
  const jobs = createJobQueue({ db, clock });
  for (let from = 0; from < rows.length; from += NOTICES_AT_ONCE) {
    const ids = rows.slice(from, from + NOTICES_AT_ONCE).map(({ id }) => id);
    await jobs.add(db, { kind: WEB_PUSH_JOB, payload: { noticeIds: ids } });
  }
}
