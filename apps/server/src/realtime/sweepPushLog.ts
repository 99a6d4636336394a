import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { removeSome } from '../db/removeSome.ts';
import { pushCounters, pushLog } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';

const KEPT_MS = 24 * 60 * 60_000;
const KEPT_ROWS = 500;

/** Forgets pushes that are both older than a day and not among a user's newest 500: who was away longer reads the list. */
export async function sweepPushLog(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const newest = db
    .select({ seq: pushCounters.seq })
    .from(pushCounters)
    .where(eq(pushCounters.userId, pushLog.userId));
  const isPast = and(lt(pushLog.createdAt, before), lte(pushLog.seq, sql`(${newest}) - ${KEPT_ROWS}`));
  while (await removeSome(db, pushLog, isPast));
}
