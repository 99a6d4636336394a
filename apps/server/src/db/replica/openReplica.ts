import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../../http/Logger.ts';
import { createBatchReader } from '../createBatchReader.ts';
import type { Database } from '../Database.ts';
import { isDatabaseAway } from '../isDatabaseAway.ts';
import { openDatabase, STATEMENT_MS } from '../openDatabase.ts';
import { type Position, readCommitted, readReplayed } from './readPosition.ts';

/** A database that follows the primary and is only read from. */
export type Replica = {
  /**
   * Runs work that only reads on the replica, which then shows everything that was committed before; where the replica is
   * away, too late or breaks the work off, the work runs on the primary.
   */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  readonly pool: pg.Pool;
  close(): Promise<void>;
};

/** What the replica follows, and who hears how it fares. */
type ReplicaInput = {
  url: string;
  primary: Database;
  log: Logger;
  /** So long a call waits for the replica to have what the primary has. @default 100 */
  patienceMs?: number;
};

const LOOK_AGAIN_MS = 5;
/** Why the replica is not read. */
type Obstacle = { reason: string; error?: unknown };

/** A replica that was away or too late is not asked by every call that comes next. */
const REST_MS = 2_000;
const POSITION = 'position';

/** Opens the replica; connections are made when they are needed, and a start waits for none. */
export function openReplica({ url, primary, log, patienceMs = 100 }: ReplicaInput): Replica {
  const onError = (error: Error) => log.warn({ err: error }, 'a connection of the replica broke');
  const { db: replica, pool, close } = openDatabase(url, { onError, statementMs: STATEMENT_MS });
  // A crowd asks once, and each after it came: what a caller was told of before is within what it reads.
  const committed = createBatchReader(async () => new Map([[POSITION, await readCommitted(primary)]]));
  const replayed = createBatchReader(async () => new Map([[POSITION, await readReplayed(replica)]]));
  let known: Position | undefined;
  let restsUntil = 0;

  const rest = ({ reason, error }: Obstacle) => {
    if (performance.now() >= restsUntil) log.warn({ err: error }, `${reason}; the primary is read meanwhile`);
    restsUntil = performance.now() + REST_MS;
    known = undefined;
  };
  const holds = (wanted: Position) => known?.line === wanted.line && known.at >= wanted.at;

  /** Waits until the replica shows a position, or says why it will not. */
  async function reach(wanted: Position): Promise<Obstacle | undefined> {
    const late = pause(patienceMs, 'late' as const, { ref: false });
    while (!holds(wanted)) {
      const found = await Promise.race([replayed(POSITION), late]);
      if (found === 'late') return { reason: 'the replica is behind' };
      if (found?.line !== wanted.line) return { reason: 'the replica does not follow this database' };
      known = found;
      if (!holds(wanted)) await pause(LOOK_AGAIN_MS);
    }
    return undefined;
  }

  return {
    async read(work) {
      if (performance.now() < restsUntil) return work(primary);
      const wanted = await committed(POSITION);
      const obstacle =
        wanted && (await reach(wanted).catch((error: unknown) => ({ reason: 'the replica is away', error })));
      if (obstacle) rest(obstacle);
      if (obstacle || !wanted) return work(primary);
      try {
        return await work(replica);
      } catch (error) {
        if (!isBrokenOff(error)) throw error;
        rest({ reason: 'the replica broke a reading off', error });
        return work(primary);
      }
    },
    pool,
    close,
  };
}

/** Rows that a reader still needed were removed by the replay, or something was written. */
const CONFLICTS = ['40001', '25006'];

/** Whether the replica could not do it, which the primary can. */
function isBrokenOff(error: unknown): boolean {
  const inner = error instanceof Error && error.cause ? error.cause : error;
  const code = typeof inner === 'object' && inner !== null && 'code' in inner ? String(inner.code) : '';
  return isDatabaseAway(error) || CONFLICTS.includes(code);
}
