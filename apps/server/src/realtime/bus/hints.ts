import type { Database } from '../../db/Database.ts';
import type { ProcessEvent } from '../ProcessEvent.ts';

/** What may be lost without losing anything: rows hold it, and a process that heard nothing asks them. */
const HINTS: readonly ProcessEvent['type'][] = [
  'pushed',
  'changed',
  'export-ended',
  'assistant',
  'job-added',
];

/** Whether an event may go over a bus beside the database; what ends sessions goes with the transaction. */
export function isHint({ type }: ProcessEvent): boolean {
  return HINTS.includes(type);
}

/** Tells hints to every process; never rejects. */
export type TellHints = (events: readonly ProcessEvent[]) => Promise<void>;

/** Where the hints of a database, or of a transaction in it, go. */
const outlets = new WeakMap<object, TellHints>();

/** Returns where hints of this database go; undefined where they go with its transactions. */
export function outletOf(db: Database): TellHints | undefined {
  return outlets.get(db);
}

/**
 * Returns the database with hints told by `tell`: those of a transaction once it has committed, those of one that is rolled
 * back never.
 */
export function withHints<Db extends Database>(db: Db, tell: TellHints): Db {
  const transaction: Database['transaction'] = async (work, config) => {
    const kept: ProcessEvent[] = [];
    const result = await db.transaction(
      (tx) => work(withHints(tx, async (events) => void kept.push(...events))),
      config,
    );
    if (kept.length > 0) await tell(kept);
    return result;
  };
  const told = Object.create(db, { transaction: { value: transaction } }) as Db;
  outlets.set(told, tell);
  return told;
}
