import { sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { markSeeded } from '../../db/installation.ts';
import { NOTHING } from '../../db/prepareDatabase.ts';
import type { ReadFile } from './file/readPortalFile.ts';
import { planSetup, type SetupPlan } from './planSetup.ts';

const LOCK = 7_160_420;

/** Makes the database what a file says, whole or not at all; `look` may throw before anything is written. */
export function applySetup(
  db: Database,
  file: ReadFile,
  { now, look }: { now: Date; look?: (tx: Database, plan: SetupPlan) => Promise<void> },
): Promise<SetupPlan> {
  return db.transaction(async (tx) => {
    // Two files at once are one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const plan = await planSetup(tx, file, now);
    await look?.(tx, plan);
    await plan.write(tx);
    // A database that was set up is not filled with anybody's data by a later start.
    await markSeeded(tx, NOTHING.name);
    return plan;
  });
}
