import { aiLimits } from '@portal/api-client/contract/ai';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiSchedules } from '../../../db/schema/assistant.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Logger } from '../../../http/Logger.ts';
import type { Locale } from '../../../http/localeOf.ts';
import type { JobHandler } from '../../../jobs/createWorker.ts';
import type { ServerServices } from '../../../ServerServices.ts';
import { dayOf } from '../../business/companyDays.ts';
import { errorText } from '../answers/errorText.ts';
import { answerSchedule, type ScheduleOutcome } from './answerSchedule.ts';
import { addJob, momentAfter } from './changeSchedules.ts';
import type { StoredSchedule } from './describeSchedule.ts';
import { tellAnswer, tellEnd } from './tellSchedule.ts';

type Deps = { db: Database; clock: Clock; log: Logger; services: Pick<ServerServices, 'jobs'> };

/**
 * Makes the handler of the jobs that ask questions by themselves. The answer, the notice, the next moment and its job are
 * one transaction, which only the first of two processes comes through; what was missed meanwhile is asked once.
 */
export function createScheduleRunner(deps: Deps): JobHandler {
  const { db, clock, log } = deps;
  return async ({ payload }, signal) => {
    const scheduleId = String(payload.scheduleId);
    const dueAt = new Date(String(payload.dueAt));
    const row = await findDue(db, scheduleId, dueAt);
    if (!row) return;
    const outcome = await answerSchedule(db, row, clock.now()).catch((error): ScheduleOutcome => {
      log.error({ err: error, scheduleId }, 'a question could not be asked by itself');
      return { state: 'failed', text: errorText('internal', row.locale as Locale) };
    });
    signal.throwIfAborted();
    await db.transaction(async (tx) => {
      const present = await findDue(tx, scheduleId, dueAt, true);
      // Another process was first, or the person changed it meanwhile.
      if (!present || present.updatedAt.getTime() !== row.updatedAt.getTime()) return;
      await keep(tx, deps, present, outcome);
    });
  };
}

/** The question, if that is the moment that it waits for. */
async function findDue(
  db: Database,
  scheduleId: string,
  dueAt: Date,
  isHeld = false,
): Promise<StoredSchedule | undefined> {
  const query = db
    .select()
    .from(aiSchedules)
    .where(
      and(
        eq(aiSchedules.scheduleId, scheduleId),
        eq(aiSchedules.state, 'active'),
        eq(aiSchedules.nextAt, dueAt),
      ),
    );
  const [row] = await (isHeld ? query.for('update') : query);
  return row;
}

async function keep(tx: Database, deps: Deps, row: StoredSchedule, outcome: ScheduleOutcome) {
  const { clock } = deps;
  const now = clock.now();
  const { scheduleId } = row;
  const set = (change: Partial<StoredSchedule>) =>
    tx
      .update(aiSchedules)
      .set({ lastAt: now, ...change })
      .where(eq(aiSchedules.scheduleId, scheduleId));
  if (outcome.state === 'refused') {
    if (!outcome.isPersonGone) await tellEnd(tx, clock, row);
    await set({ lastState: 'refused', state: 'stopped', nextAt: null });
    return;
  }
  const nextAt = momentAfter(row, now);
  await addJob(tx, deps, row, nextAt);
  if (outcome.state === 'failed') {
    // A condition is looked at again within the hour.
    if (row.kind === 'schedule') await tellEnd(tx, clock, row, outcome.text);
    await set({ lastState: 'failed', nextAt });
    return;
  }
  if (outcome.state === 'quiet') {
    await set({ lastState: 'quiet', nextAt, met: outcome.met });
    return;
  }
  const toldDay = dayOf({ now, timeZone: row.zone });
  if ((await toldOn(tx, row, toldDay)) >= aiLimits.scheduledAnswersPerDay) {
    // What was not told for the limit is news tomorrow.
    await set({ lastState: 'limit', nextAt, met: outcome.met.filter((key) => row.met.includes(key)) });
    return;
  }
  const place = await tellAnswer(tx, clock, row, outcome);
  const toldCount = row.toldDay === toldDay ? row.toldCount + 1 : 1;
  await set({ lastState: 'told', nextAt, met: outcome.met, toldDay, toldCount, ...place });
}

/** Answers that the person was told on a day of the company; two at once take turns. */
async function toldOn(tx: Database, { companyId, userId }: StoredSchedule, day: string): Promise<number> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`scheduled ${companyId} ${userId}`}, 0))`,
  );
  const [told] = await tx
    .select({ count: sql<number>`coalesce(sum(${aiSchedules.toldCount}), 0)::int` })
    .from(aiSchedules)
    .where(
      and(eq(aiSchedules.companyId, companyId), eq(aiSchedules.userId, userId), eq(aiSchedules.toldDay, day)),
    );
  return told?.count ?? 0;
}
