import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { pushCounters, pushLog } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import { notifyProcesses } from './notifyProcesses.ts';
import type { ProcessEvent } from './ProcessEvent.ts';

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

/** Most rows of one statement. */
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
  const events: ProcessEvent[] = [];
  for (let from = 0; from < userIds.length; from += IDS_PER_EVENT)
    events.push({ type: 'pushed', userIds: userIds.slice(from, from + IDS_PER_EVENT) });
  await notifyProcesses(db, ...events);
  return places;
}

/** One statement for all: the frame travels once, however many people get it. */
async function append(
  db: Database,
  clock: Clock,
  { frame, companyId, exceptSessionId }: PushFrame,
  userIds: string[],
): Promise<PushPlace[]> {
  const { rows } = await db.execute<{ user_id: string; seq: string; id: string }>(sql`
    with counted as (
      insert into ${pushCounters} (user_id, seq)
      select user_id, 1 from unnest(${sql.param(userIds)}::text[]) as person(user_id) order by user_id
      on conflict (user_id) do update set seq = push_counters.seq + 1
      returning user_id, seq
    )
    insert into ${pushLog} (user_id, seq, id, frame, company_id, except_session_id, created_at)
    select user_id, seq, gen_random_uuid()::text, ${JSON.stringify(frame)}::jsonb, ${companyId ?? null}::text,
      ${exceptSessionId ?? null}::text, ${clock.now().toISOString()}::timestamptz
    from counted
    returning user_id, seq, id`);
  return rows.map(({ user_id, seq, id }) => ({ userId: user_id, seq: Number(seq), id }));
}
