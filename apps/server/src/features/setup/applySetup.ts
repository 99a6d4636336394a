import { sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { markSeeded } from '../../db/installation.ts';
import { NOTHING } from '../../db/prepareDatabase.ts';
import type { ReadFile } from './file/readPortalFile.ts';
import { followersOf } from './history/followersOf.ts';
import { type ChangedBy, keepSetupChange, readParts } from './history/setupChanges.ts';
import { planSetup, type SetupPlan } from './planSetup.ts';

const LOCK = 7_160_420;

/** How a file is applied. */
export type ApplyOptions = {
  now: Date;
  /** Whose name stands in the history. @default nobody's */
  by?: ChangedBy | undefined;
  /** May throw before anything is written. */
  look?: (tx: Database, plan: SetupPlan) => Promise<void>;
  /** Menus of systems reach every company that has them as the system does, named or not. @default false */
  isEverywhere?: boolean | undefined;
};

/** What was applied; `changeId` names it in the history, where it changed what all companies have. */
export type Applied = SetupPlan & { readonly changeId: number | undefined };

/** Makes the database what a file says, whole or not at all. */
export function applySetup(
  db: Database,
  read: ReadFile,
  { now, by = { actor: '' }, look, isEverywhere = false }: ApplyOptions,
): Promise<Applied> {
  return db.transaction(async (tx) => {
    await lockSetup(tx);
    const whole = isEverywhere ? { ...read, file: await followersOf(tx, read.file) } : read;
    const plan = await planSetup(tx, whole, now);
    await look?.(tx, plan);
    const before = plan.changes.length > 0 ? await readParts(tx, read.file) : undefined;
    await plan.write(tx);
    const changeId = before && (await keepSetupChange(tx, { at: now, by, before, changes: plan.changes }));
    // A database that was set up is not filled with anybody's data by a later start.
    await markSeeded(tx, NOTHING.name);
    return { ...plan, changeId };
  });
}

/** Two who change the set-up at once are one after the other, until their transactions end. */
export async function lockSetup(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}
