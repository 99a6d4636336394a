import { and, eq, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiSchedules } from '../../../db/schema/assistant.ts';
import { companies } from '../../../db/schema/identity.ts';
import { jobs } from '../../../db/schema/index.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { ServerServices } from '../../../ServerServices.ts';
import { addJob, momentAfter } from './changeSchedules.ts';
import { SCHEDULE_JOB } from './SCHEDULE_JOB.ts';

const KEPT_MS = 24 * 3_600_000;

type Deps = { db: Database; clock: Clock; services: Pick<ServerServices, 'jobs'> };

/** Moves what follows the clocks of a company that has another zone now, adds the job of what has lost it, and removes jobs that are over. */
export async function keepSchedules(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const moved = await db
    .select({ row: aiSchedules, zone: companies.timeZone })
    .from(aiSchedules)
    .innerJoin(companies, eq(companies.id, aiSchedules.companyId))
    .where(ne(companies.timeZone, aiSchedules.zone));
  for (const { row, zone } of moved) {
    const nextAt = row.nextAt && momentAfter({ ...row, zone }, clock.now());
    await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(aiSchedules)
        .set({ zone, nextAt })
        .where(
          and(
            eq(aiSchedules.scheduleId, row.scheduleId),
            eq(aiSchedules.zone, row.zone),
            row.nextAt ? eq(aiSchedules.nextAt, row.nextAt) : undefined,
          ),
        )
        .returning();
      if (changed && nextAt) await addJob(tx, deps, row, nextAt);
    });
  }
  const waiting = sql`exists (select from ${jobs} where ${jobs.kind} = ${SCHEDULE_JOB}
    and ${jobs.status} in ('queued', 'running') and ${jobs.payload} ->> 'scheduleId' = ${aiSchedules.scheduleId}
    and (${jobs.payload} ->> 'dueAt')::timestamptz = ${aiSchedules.nextAt})`;
  const lost = await db
    .select()
    .from(aiSchedules)
    .where(and(eq(aiSchedules.state, 'active'), isNotNull(aiSchedules.nextAt), sql`not ${waiting}`));
  for (const row of lost) if (row.nextAt) await addJob(db, deps, row, row.nextAt);
  // One comes every hour for each condition: what is over is of no use.
  const past = new Date(clock.now().getTime() - KEPT_MS);
  await db
    .delete(jobs)
    .where(and(eq(jobs.kind, SCHEDULE_JOB), eq(jobs.status, 'done'), lt(jobs.runAt, past)));
}
