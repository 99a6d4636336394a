import { inArray, sql } from 'drizzle-orm';
import { createBatchReader } from '../db/createBatchReader.ts';
import type { Database } from '../db/Database.ts';
import { pushCounters } from '../db/schema/index.ts';

/** Where a user's stream of pushes ends, and where what is kept of it begins. */
export type StreamHead = { newest: number; oldest: number | undefined };

// Written out: one look into the index for each user, however long the stream is.
const OLDEST = sql`(select kept.seq from push_log kept where kept.user_id = push_counters.user_id order by kept.seq limit 1)`;

/** Reads the heads of streams, few queries for many people, also when all come back at once. */
export function createStreamHeads(db: Database): (userId: string) => Promise<StreamHead> {
  const read = createBatchReader(async (userIds) => {
    const rows = await db
      .select({ userId: pushCounters.userId, newest: pushCounters.seq, oldest: OLDEST.mapWith(Number) })
      .from(pushCounters)
      .where(inArray(pushCounters.userId, userIds));
    return new Map(
      rows.map(({ userId, newest, oldest }) => [userId, { newest, oldest: oldest ?? undefined }]),
    );
  });
  return async (userId) => (await read(userId)) ?? { newest: 0, oldest: undefined };
}
