import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { jobs } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import { notifyProcesses } from '../realtime/notifyProcesses.ts';

/** A claimed job. */
export type Job = {
  readonly id: string;
  readonly kind: string;
  readonly companyId: string | null;
  readonly payload: Record<string, unknown>;
  /** This try included. */
  readonly attempts: number;
};

/** Rows of work that any process may take; each is held by a lease that its worker renews. */
export type JobQueue = {
  /** Give it the transaction that causes the work. */
  add(
    db: Database,
    job: { kind: string; companyId?: string; payload?: Record<string, unknown>; runAt?: Date },
  ): Promise<string>;
  /** The next due job of these kinds: a waiting one, or one whose worker lost its lease. */
  claim(kinds: readonly string[], worker: string): Promise<Job | undefined>;
  /** Keeps a job for longer; false when it was lost to another worker. */
  renew(id: string, worker: string): Promise<boolean>;
  /** Ends a job; false when it was lost, and its result must not count. */
  finish(id: string, worker: string, error?: string): Promise<boolean>;
  /** Gives a job back undone: the next worker takes it at once. */
  release(id: string, worker: string): Promise<boolean>;
  /** Ends the jobs whose payload says so: their worker notices at its next renewal. */
  cancel(db: Database, kind: string, field: string, value: string): Promise<void>;
};

/** How a queue is made. */
export type JobQueueOptions = { db: Database; clock: Clock; leaseMs?: number };

/** No lease goes so many times as far: one that does was given by a clock that was put back since. */
const FURTHEST_LEASE = 2;

/** Makes the queue over the database. */
export function createJobQueue({ db, clock, leaseMs = 30_000 }: JobQueueOptions): JobQueue {
  const held = (id: string, worker: string) =>
    and(eq(jobs.id, id), eq(jobs.leaseOwner, worker), eq(jobs.status, 'running'));
  const leaseUntil = () => new Date(clock.now().getTime() + leaseMs);
  return {
    async add(on, { kind, companyId, payload = {}, runAt }) {
      const now = clock.now();
      const id = randomUUID();
      await on.insert(jobs).values({ id, kind, companyId, payload, runAt: runAt ?? now, createdAt: now });
      await notifyProcesses(on, { type: 'job-added', kind });
      return id;
    },
    async claim(kinds, worker) {
      if (kinds.length === 0) return undefined;
      const at = clock.now();
      const now = sql`${at.toISOString()}::timestamptz`;
      const tooFar = sql`${new Date(at.getTime() + FURTHEST_LEASE * leaseMs).toISOString()}::timestamptz`;
      const names = sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      );
      const next = sql`(select ${jobs.id} from ${jobs} where ${jobs.kind} in (${names}) and (
          (${jobs.status} = 'queued' and ${jobs.runAt} <= greatest(${now}, ${jobs.createdAt})) or
          (${jobs.status} = 'running' and (${jobs.leaseUntil} < ${now} or ${jobs.leaseUntil} > ${tooFar})))
        order by ${jobs.runAt} limit 1 for update skip locked)`;
      const [job] = await db
        .update(jobs)
        .set({
          status: 'running',
          leaseOwner: worker,
          leaseUntil: leaseUntil(),
          attempts: sql`${jobs.attempts} + 1`,
        })
        .where(eq(jobs.id, next))
        .returning();
      if (!job) return undefined;
      const { id, kind, companyId, payload, attempts } = job;
      return { id, kind, companyId, payload, attempts };
    },
    async renew(id, worker) {
      const rows = await db
        .update(jobs)
        .set({ leaseUntil: leaseUntil() })
        .where(held(id, worker))
        .returning();
      return rows.length === 1;
    },
    async finish(id, worker, error) {
      const end = { status: error === undefined ? 'done' : 'failed', error: error ?? null, leaseUntil: null };
      const rows = await db.update(jobs).set(end).where(held(id, worker)).returning();
      return rows.length === 1;
    },
    async release(id, worker) {
      const rows = await db
        .update(jobs)
        .set({ status: 'queued', leaseOwner: null, leaseUntil: null, attempts: sql`${jobs.attempts} - 1` })
        .where(held(id, worker))
        .returning();
      if (rows[0]) await notifyProcesses(db, { type: 'job-added', kind: rows[0].kind });
      return rows.length === 1;
    },
    async cancel(on, kind, field, value) {
      await on
        .update(jobs)
        .set({ status: 'failed', error: 'cancelled', leaseOwner: null, leaseUntil: null })
        .where(
          and(
            eq(jobs.kind, kind),
            inArray(jobs.status, ['queued', 'running']),
            sql`${jobs.payload} ->> ${field} = ${value}`,
          ),
        );
    },
  };
}
