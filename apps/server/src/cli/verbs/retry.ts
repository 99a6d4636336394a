import { exportStatuses } from '@portal/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { outbox } from '../../db/schema/accountFlows.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { jobs } from '../../db/schema/platform.ts';
import {
  retryOperatorExport,
  retryOperatorJob,
  retryOperatorMessage,
} from '../../features/operator/service/retryWork.ts';
import { readArgs } from '../readArgs.ts';
import { runAct } from '../runAct.ts';
import { CliError, type Verb } from '../Verb.ts';
import { lookAtDatabase } from '../withDatabase.ts';

const MOST = 50;

/** Does failed work again. */
export const retry: Verb = {
  name: 'retry',
  usage: 'retry [job <id> | export <id> | message <id>]',
  summary: `Does failed work again; without more it lists what failed, the newest ${MOST} of each kind.`,
  async run(args, { settings, print }) {
    if (args.length === 0) {
      const lines = await lookAtDatabase(settings, listFailed);
      for (const line of lines) print(line);
      if (lines.length === 0) print('Nothing failed.');
      return;
    }
    const { what, id } = readArgs(args, ['what', 'id']);
    await runAct(settings, (tools) => {
      if (what === 'job') return retryOperatorJob({ id }, tools);
      if (what === 'export') return retryOperatorExport({ taskId: id }, tools);
      if (what === 'message') return retryOperatorMessage({ id }, tools);
      throw new CliError(`Say job, export or message, not "${what}".`);
    });
    print(`The ${what} ${id} is done again.`);
  },
};

async function listFailed(db: Database): Promise<string[]> {
  const failedExport = and(
    eq(downloadTasks.status, exportStatuses.failed),
    eq(downloadTasks.isDeleted, false),
  );
  const work = await db
    .select()
    .from(jobs)
    .where(eq(jobs.status, 'failed'))
    .orderBy(desc(jobs.createdAt))
    .limit(MOST);
  const exports = await db
    .select()
    .from(downloadTasks)
    .where(failedExport)
    .orderBy(desc(downloadTasks.createdAt))
    .limit(MOST);
  const messages = await db
    .select()
    .from(outbox)
    .where(eq(outbox.state, 'failed'))
    .orderBy(desc(outbox.createdAt))
    .limit(MOST);
  const line = (what: string, id: string, at: Date, words: string, why: string | null) =>
    `${at.toISOString()}  ${what} ${id}  ${words}${why ? ` (${why})` : ''}`;
  return [
    ...work.map((row) => line('job', row.id, row.createdAt, row.kind, row.error)),
    ...exports.map((row) => line('export', row.taskId, row.createdAt, row.name, row.failReason)),
    ...messages.map((row) =>
      line('message', row.id, row.createdAt, `${row.channel} to ${row.recipient}`, row.error),
    ),
  ];
}
