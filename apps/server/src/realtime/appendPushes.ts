import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { pushCounters, pushLog } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import { notifyProcesses } from './notifyProcesses.ts';

/** One frame for many people. */
export type PushFrame = {
  userIds: readonly string[];
  frame: Readonly<Record<string, unknown>>;
  /** Only sessions in this company get it. */
  companyId?: string;
  /** A session that does not get it. */
  exceptSessionId?: string;
};

/** Where a push stands in a user's stream. */
export type PushPlace = { userId: string; seq: number; id: string };

/** So many rows go into one statement. */
const ROWS_AT_ONCE = 1_000;
/** A notification holds 8,000 bytes: these many ids of users fit. */
const IDS_PER_EVENT = 100;

/** Writes a frame into the streams of people and wakes whoever holds their sockets, when the transaction commits. */
export async function appendPushes(db: Database, clock: Clock, push: PushFrame): Promise<PushPlace[]> {
  // Two writers that lock the same counters do so in the same order.
  const userIds = [...new Set(push.userIds)].sort();
  const places: PushPlace[] = [];
  for (let from = 0; from < userIds.length; from += ROWS_AT_ONCE)
    places.push(...(await append(db, clock, push, userIds.slice(from, from + ROWS_AT_ONCE))));
  for (let from = 0; from < userIds.length; from += IDS_PER_EVENT)
    await notifyProcesses(db, { type: 'pushed', userIds: userIds.slice(from, from + IDS_PER_EVENT) });
  return places;
}

async function append(
  db: Database,
  clock: Clock,
  {
    frame,
    companyId = null,
    exceptSessionId = null,
  }: Omit<PushFrame, 'companyId' | 'exceptSessionId'> & {
    companyId?: string | null;
    exceptSessionId?: string | null;
  },
  userIds: string[],
): Promise<PushPlace[]> {
  const counters = await db
    .insert(pushCounters)
    .values(userIds.map((userId) => ({ userId, seq: 1 })))
    .onConflictDoUpdate({ target: pushCounters.userId, set: { seq: sql`${pushCounters.seq} + 1` } })
    .returning();
  const places = counters.map((counter) => ({ ...counter, id: randomUUID() }));
  const createdAt = clock.now();
  await db
    .insert(pushLog)
    .values(
      places.map((place) => ({ ...place, frame: { ...frame }, companyId, exceptSessionId, createdAt })),
    );
  return places;
}
