import { and, asc, eq, gt, max } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { pushLog } from '../db/schema/index.ts';
import type { Logger } from '../http/Logger.ts';
import type { ProcessEvent } from './notifyProcesses.ts';

/** A connected browser. */
type PushClient = {
  readonly userId: string;
  readonly sessionId: string;
  /** When its session began: what earlier sessions alone were told does not concern it. */
  readonly startedAt: Date;
  send(frame: Record<string, unknown>): void;
  end(): void;
};

/** Delivers pushes to the sockets that this process holds. */
export type PushHub = {
  /** Adds a client; it gets what came after `since`, or only what comes from now on. */
  join(client: PushClient, since: number | undefined): Promise<() => void>;
  /** How many sockets a user holds here. */
  count(userId: string): number;
  handle(event: ProcessEvent): Promise<void>;
  /** Delivers what may have been missed while this process was not told. */
  catchUp(): Promise<void>;
};

type Seat = { client: PushClient; lastSeq: number };

const ROWS_AT_ONCE = 200;

/** Makes the hub of one process. */
export function createPushHub({ db, log }: { db: Database; log: Logger }): PushHub {
  const seats = new Map<string, Set<Seat>>();
  const running = new Map<string, Promise<void>>();
  const all = () => [...seats.values()].flatMap((set) => [...set]);

  /** One delivery per user at a time, so that frames keep their order. */
  const deliver = (userId: string): Promise<void> => {
    const next = (running.get(userId) ?? Promise.resolve())
      .then(() => deliverNow(userId))
      .catch((error) => {
        log.error({ err: error, userId }, 'a push was not delivered');
      });
    running.set(userId, next);
    return next.finally(() => running.get(userId) === next && running.delete(userId)).then(() => undefined);
  };

  const deliverNow = async (userId: string): Promise<void> => {
    const waiting = [...(seats.get(userId) ?? [])];
    if (waiting.length === 0) return;
    const from = Math.min(...waiting.map(({ lastSeq }) => lastSeq));
    const rows = await db
      .select()
      .from(pushLog)
      .where(and(eq(pushLog.userId, userId), gt(pushLog.seq, from)))
      .orderBy(asc(pushLog.seq))
      .limit(ROWS_AT_ONCE);
    for (const seat of waiting)
      for (const row of rows) {
        if (row.seq <= seat.lastSeq) continue;
        seat.lastSeq = row.seq;
        if (!isFor(row, seat.client)) continue;
        const { seq, id, createdAt } = row;
        seat.client.send({ ...row.frame, seq, id, createTime: createdAt.toISOString() });
      }
    if (rows.length === ROWS_AT_ONCE) await deliverNow(userId);
  };

  const endWhere = (matches: (client: PushClient) => boolean) => {
    for (const { client } of all()) if (matches(client)) client.end();
  };

  return {
    async join(client, since) {
      const newest = since ?? (await newestSeq(db, client.userId));
      const seat: Seat = { client, lastSeq: newest };
      const set = seats.get(client.userId) ?? new Set();
      seats.set(client.userId, set.add(seat));
      await deliver(client.userId);
      return () => {
        set.delete(seat);
        if (set.size === 0 && seats.get(client.userId) === set) seats.delete(client.userId);
      };
    },
    count: (userId) => seats.get(userId)?.size ?? 0,
    async handle(event) {
      if (event.type === 'pushed') await deliver(event.userId);
      else if (event.type === 'session-ended') endWhere(({ sessionId }) => sessionId === event.sessionId);
      else {
        // What was pushed before must still arrive: it says why.
        await running.get(event.userId);
        endWhere((one) => one.userId === event.userId && one.sessionId !== event.exceptSessionId);
      }
    },
    async catchUp() {
      await Promise.all([...seats.keys()].map(deliver));
    },
  };
}

function isFor(row: typeof pushLog.$inferSelect, { sessionId, startedAt }: PushClient): boolean {
  return row.exceptSessionId === null || (row.exceptSessionId !== sessionId && row.createdAt > startedAt);
}

async function newestSeq(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ seq: max(pushLog.seq) })
    .from(pushLog)
    .where(eq(pushLog.userId, userId));
  return row?.seq ?? 0;
}
