import type { HealthCheck } from '@portal/api-client/contract/operator';
import { gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { knownMigrations } from '../../../db/migrations.ts';
import { pushLog } from '../../../db/schema/platform.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { EXPORT_JOB } from '../../exports/EXPORT_JOB.ts';
import type { Look, LookTools } from '../OperatorHandlers.ts';

type State = 'good' | 'attention' | 'bad' | 'off';
type Finding = { state: State; values: Record<string, number | null> };

/** Work that has been due for so long is not being done. */
const STUCK_S = 300;
const LATE_S = 60;
/** A backup may take its time, and its next try 15 minutes. */
const BACKUP_PATIENCE = 1.25;

/** How the service does, in figures that pages put into words. */
export const getOperatorHealth: Look<'getOperatorHealth'> = async (_request, context) => {
  const { outbox } = context.services;
  const { traffic, ...stored } = STORED_CHECKS;
  return {
    checks: [
      ...(await runChecks(stored, context)),
      ...(await runChecks(
        {
          mail: () => reachOf(outbox.carries('email')),
          sms: () => reachOf(outbox.carries('sms')),
          backup: () => checkBackup(context),
          answers: () => checkAnswers(context),
          traffic,
        },
        context,
      )),
    ],
    startedAt: new Date(performance.timeOrigin).toISOString(),
    checkedAt: context.clock.now().toISOString(),
  };
};

/** What the database knows, whether a server runs or not. */
const STORED_CHECKS = {
  database: checkDatabase,
  tables: checkTables,
  jobs: checkJobs,
  exports: checkExports,
  messages: checkMessages,
  traffic: checkTraffic,
} satisfies Checks;

type Checks = { [Check in HealthCheck]?: (tools: LookTools) => Finding | Promise<Finding> };

/** How the service does by its database alone: without mail, backups and answers, which a running server knows. */
export const readStoredHealth = (tools: LookTools) => runChecks(STORED_CHECKS, tools);

async function runChecks(checks: Checks, tools: LookTools) {
  const found = [];
  for (const [check, look] of Object.entries(checks) as [HealthCheck, (tools: LookTools) => Finding][])
    found.push({ check, ...(await look(tools)) });
  return found;
}

async function checkDatabase({ db }: LookTools): Promise<Finding> {
  const began = performance.now();
  const [row] = await numbers(db, sql`select pg_database_size(current_database())::float8 as bytes`);
  const ms = Math.round(performance.now() - began);
  return { state: ms > 1_000 ? 'attention' : 'good', values: { bytes: row?.bytes ?? null, ms } };
}

async function checkTables({ db }: LookTools): Promise<Finding> {
  const known = knownMigrations().length;
  const [row] = await numbers(db, sql`select count(*)::int as done from drizzle.__drizzle_migrations`);
  const done = row?.done ?? 0;
  return { state: done < known ? 'bad' : done > known ? 'attention' : 'good', values: { done, known } };
}

async function checkJobs({ db, clock }: LookTools): Promise<Finding> {
  const [row] = await numbers(
    db,
    sql`select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'running')::int as running,
      count(*) filter (where status = 'failed' and error <> 'cancelled' and kind <> ${EXPORT_JOB}
        and created_at > ${dayAgo(clock.now())}::timestamptz)::int as failed,
      coalesce(greatest(0, extract(epoch from ${clock.now().toISOString()}::timestamptz - min(run_at) filter (where status = 'queued'))), 0)::float8 as oldest
      from jobs`,
  );
  const { queued = 0, running = 0, failed = 0, oldest = 0 } = row ?? {};
  const state = oldest > STUCK_S ? 'bad' : failed > 0 || oldest > LATE_S ? 'attention' : 'good';
  return { state, values: { queued, running, failed, oldest: Math.round(oldest) } };
}

async function checkExports({ db, clock }: LookTools): Promise<Finding> {
  const [row] = await numbers(
    db,
    sql`select count(*) filter (where status = 0)::int as waiting, count(*) filter (where status = 1)::int as running,
      count(*) filter (where status = 3 and created_at > ${dayAgo(clock.now())}::timestamptz)::int as failed
      from download_tasks where not is_deleted`,
  );
  const { waiting = 0, running = 0, failed = 0 } = row ?? {};
  return { state: failed > 0 ? 'attention' : 'good', values: { waiting, running, failed } };
}

async function checkMessages({ db, clock }: LookTools): Promise<Finding> {
  const [row] = await numbers(
    db,
    sql`select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed' and created_at > ${dayAgo(clock.now())}::timestamptz)::int as failed
      from outbox`,
  );
  const { waiting = 0, failed = 0 } = row ?? {};
  return { state: failed > 0 ? 'attention' : 'good', values: { waiting, failed } };
}

function reachOf(isCarried: boolean): Finding {
  return { state: isCarried ? 'good' : 'off', values: {} };
}

function checkBackup({ services }: RequestContext): Finding {
  const { backups } = services;
  if (!backups) return { state: 'off', values: {} };
  const every = backups.everySeconds;
  const age = backups.ageSeconds();
  const values = { age: Number.isFinite(age) ? Math.round(age) : null, every, failed: backups.counts.failed };
  return { state: age > every * BACKUP_PATIENCE ? 'bad' : 'good', values };
}

async function checkAnswers({ db, clock, services }: RequestContext): Promise<Finding> {
  const [row] = await numbers(
    db,
    sql`select count(*)::int as answers, count(*) filter (where state = 'failed')::int as failed
      from ai_messages where source = 2 and created_at > ${dayAgo(clock.now())}::timestamptz`,
  );
  const { answers = 0, failed = 0 } = row ?? {};
  const state = failed > 0 && failed * 5 > answers ? 'attention' : 'good';
  return { state, values: { running: services.assistant.running, answers, failed } };
}

async function checkTraffic({ db, clock }: LookTools): Promise<Finding> {
  const now = clock.now();
  const [row] = await numbers(
    db,
    sql`select count(distinct user_id)::int as people, count(*)::int as sessions from sessions
      where revoked_at is null and expires_at > ${now.toISOString()}::timestamptz`,
  );
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const pushes = await db.$count(pushLog, gt(pushLog.createdAt, hourAgo));
  return { state: 'good', values: { people: row?.people ?? 0, sessions: row?.sessions ?? 0, pushes } };
}

async function numbers(
  db: Database,
  query: ReturnType<typeof sql>,
): Promise<Record<string, number | undefined>[]> {
  const { rows } = await db.execute(query);
  return rows as Record<string, number | undefined>[];
}

function dayAgo(now: Date): string {
  return new Date(now.getTime() - 86_400_000).toISOString();
}
