import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { pushLog } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import { createDelivery } from './createDelivery.ts';
import { createSeats, type Seat, type SocketClient } from './createSeats.ts';
import { createStreamHeads } from './createStreamHeads.ts';
import type { ProcessEvent } from './ProcessEvent.ts';

/** What a client says about the past: it can resume, and has handled everything up to `since` of `epoch`. */
export type PushCursor = { since: number | undefined; epoch: string | undefined };

/** Delivers pushes to the sockets that this process holds. */
export type PushHub = {
  /** Adds a client; with a cursor it is greeted and gets what it missed, without one what comes from now on. */
  join(client: SocketClient, cursor: PushCursor | undefined): Promise<() => void>;
  handle(event: ProcessEvent): Promise<void>;
  /** Delivers what may have been missed while this process was not told. */
  catchUp(): Promise<void>;
  stop(): void;
};

/** What the hub of one process needs. */
export type PushHubOptions = { db: Database; log: Logger; clock: Clock; epoch: string };

type PushSeat = Seat & { canResume: boolean; lastSeq: number };
type LogRow = typeof pushLog.$inferSelect;

const ROWS_AT_ONCE = 1_000;

/** Makes the hub of one process. */
export function createPushHub({ db, log, clock, epoch }: PushHubOptions): PushHub {
  const seats = createSeats<PushSeat>();
  const headOf = createStreamHeads(db);

  const deliver = async (userIds: readonly string[]): Promise<readonly string[]> => {
    // Who joins while rows are read may be further behind than them, and is served in a round of its own.
    const present = new Map(
      userIds.flatMap((userId) => {
        const own = seats.of(userId);
        return own.length > 0 ? [[userId, own] as const] : [];
      }),
    );
    if (present.size === 0) return [];
    const from = [...present.values()].map((own) => Math.min(...own.map(({ lastSeq }) => lastSeq)));
    const rows = await readAfter(db, [...present.keys()], from);
    for (const row of rows)
      for (const seat of present.get(row.userId) ?? []) {
        if (row.seq <= seat.lastSeq) continue;
        seat.lastSeq = row.seq;
        if (isFor(row, seat.client)) seat.client.send(toFrame(row));
      }
    return rows.length === ROWS_AT_ONCE ? [...present.keys()] : [];
  };
  const delivery = createDelivery({ deliver, log });

  const tellChanged = (event: Extract<ProcessEvent, { type: 'changed' }>) => {
    const { userId, companyId, ...told } = event;
    for (const { client, canResume } of userId === undefined ? seats.all() : seats.of(userId))
      if (canResume && (companyId === undefined || client.companyId === companyId)) client.send(told);
  };

  return {
    async join(client, cursor) {
      const { newest, oldest } = await headOf(client.userId);
      const since = cursor?.since;
      const isKnown = cursor?.epoch === undefined || cursor.epoch === epoch;
      const recovered =
        since !== undefined && isKnown && since <= newest && since >= (oldest ?? newest + 1) - 1;
      const seat = { client, canResume: cursor !== undefined, lastSeq: recovered ? since : newest };
      if (cursor)
        client.send({ type: 'hello', epoch, seq: newest, recovered, serverTime: clock.now().toISOString() });
      const leave = seats.add(seat);
      await delivery.to([client.userId]);
      return leave;
    },
    async handle(event) {
      if (event.type === 'pushed') await delivery.to(event.userIds);
      else if (event.type === 'changed') tellChanged(event);
      else if (event.type === 'session-ended') seats.endBy(event);
      else if (event.type === 'user-ended') {
        // What was pushed before must still arrive: it says why.
        await delivery.to([event.userId]);
        seats.endBy(event);
      }
    },
    catchUp: () => delivery.to(seats.userIds()),
    stop: () => delivery.stop(),
  };
}

/** The oldest of what came after these places, in each user's order. */
async function readAfter(db: Database, userIds: string[], from: number[]): Promise<LogRow[]> {
  const places = sql`unnest(${sql.param(userIds)}::text[], ${sql.param(from)}::bigint[]) as place(user_id, seq)`;
  const rows = await db
    .select({ row: pushLog })
    .from(pushLog)
    .innerJoin(places, and(eq(pushLog.userId, sql`place.user_id`), gt(pushLog.seq, sql`place.seq`)))
    .orderBy(asc(pushLog.userId), asc(pushLog.seq))
    .limit(ROWS_AT_ONCE);
  return rows.map(({ row }) => row);
}

function isFor(row: LogRow, { companyId, sessionId, startedAt }: SocketClient): boolean {
  if (row.companyId !== null && row.companyId !== companyId) return false;
  return row.exceptSessionId === null || (row.exceptSessionId !== sessionId && row.createdAt > startedAt);
}

function toFrame({ frame, seq, id, createdAt }: LogRow): Record<string, unknown> {
  const { inList, ...shown } = frame;
  return { ...shown, seq, id, ...(inList === 1 && { noticeId: id }), createTime: createdAt.toISOString() };
}
