import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { pushCounters, pushLog } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';

const KEPT_MS = 24 * 60 * 60_000;
const KEPT_ROWS = 500;

/** Forgets pushes that are both older than a day and not among a user's newest 500: who was away longer reads the list. */
export async function sweepPushLog(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
  await db.execute(sql`delete from ${pushLog} using ${pushCounters}
    where ${pushCounters.userId} = ${pushLog.userId} and ${pushLog.createdAt} < ${before}::timestamptz
      and ${pushLog.seq} <= ${pushCounters.seq} - ${KEPT_ROWS}`);
}
