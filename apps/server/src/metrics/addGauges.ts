import { setTimeout as pause } from 'node:timers/promises';
import { ne, sql } from 'drizzle-orm';
import { Counter, Gauge } from 'prom-client';
import type { Backups } from '../backup/createBackups.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { jobs } from '../db/schema/index.ts';
import type { Assistant } from '../features/assistant/createAssistant.ts';
import type { Store } from '../lifecycle/openStore.ts';
import { addBackupGauges } from './addBackupGauges.ts';
import type { Metrics } from './createMetrics.ts';

/** A database that does not answer in time counts as away: the page is read all the same. */
const PATIENCE_MS = 1_000;

/** What the gauges read. */
export type Gauged = {
  store: Pick<Store, 'deaths'>;
  database: OpenDatabase;
  assistant: Pick<Assistant, 'running'>;
  /** Where backups are made by a schedule. */
  backups?: Backups | undefined;
};

/**
 * Adds the figures that are read when somebody asks for them, which the returned function does: connections, jobs that
 * wait or failed, answers under way, and whether the database answers.
 */
export function addGauges(
  { registry }: Metrics,
  { store, database, assistant, backups }: Gauged,
): () => Promise<void> {
  const { db, pool } = database;
  const registers = [registry];
  const answers = new Gauge({
    name: 'portal_answers_running',
    help: 'Answers of the assistant that this process is making.',
    registers,
  });
  const isUp = new Gauge({
    name: 'portal_database_up',
    help: '1 while the database answers within a second.',
    registers,
  });
  const deaths = new Counter({
    name: 'portal_database_deaths_total',
    help: 'How often the embedded database ended by itself and was started again.',
    registers,
  });
  const connections = new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process by state, and calls that wait for one.',
    labelNames: ['state'] as const,
    registers,
  });
  const count = new Gauge({
    name: 'portal_jobs',
    help: 'Jobs of all processes that are not done, by kind and status.',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const age = new Gauge({
    name: 'portal_job_oldest_seconds',
    help: 'For how long the oldest of these jobs has been due.',
    labelNames: ['kind', 'status'] as const,
    registers,
  });
  const readBackups = backups && addBackupGauges(registers, backups);
  return async () => {
    readBackups?.();
    answers.set(assistant.running);
    deaths.reset();
    deaths.inc(store.deaths);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
    const patience = new AbortController();
    const late = pause(PATIENCE_MS, undefined, { signal: patience.signal, ref: false });
    const rows = await Promise.race([readJobs(db), late]).catch(() => undefined);
    patience.abort();
    late.catch(() => {});
    isUp.set(rows ? 1 : 0);
    count.reset();
    age.reset();
    for (const { kind, status, total, oldest } of rows ?? []) {
      count.set({ kind, status }, total);
      age.set({ kind, status }, oldest);
    }
  };
}

function readJobs(db: OpenDatabase['db']) {
  return db
    .select({
      kind: jobs.kind,
      status: jobs.status,
      total: sql<number>`count(*)::int`,
      oldest: sql<number>`greatest(0, extract(epoch from now() - min(${jobs.runAt})))::float8`,
    })
    .from(jobs)
    .where(ne(jobs.status, 'done'))
    .groupBy(jobs.kind, jobs.status);
}
