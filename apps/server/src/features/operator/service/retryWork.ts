import { operatorCodes } from '@portal/api-client/contract/operator';
import { and, eq } from 'drizzle-orm';
import { isUniqueViolation } from '../../../db/isUniqueViolation.ts';
import { outbox } from '../../../db/schema/accountFlows.ts';
import { jobs } from '../../../db/schema/platform.ts';
import { BusinessError } from '../../../http/errors.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { makeAgain } from '../../exports/changeTask.ts';
import { EXPORT_JOB } from '../../exports/EXPORT_JOB.ts';
import { findTask } from '../../exports/tasks.ts';
import type { Act, ActTools, Deed } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';

/** Does failed work again; an export's job is made anew with its export. */
export const retryOperatorJob: Act<'retryOperatorJob', ActTools> = async ({ id }, context) => {
  const { db, clock } = context;
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id)).for('update');
  if (!job) throw notFound();
  if (job.status !== 'failed') throw notNow();
  if (job.kind === EXPORT_JOB)
    return { answer: undefined, deed: await retryExport(context, String(job.payload.taskId)) };
  await db
    .update(jobs)
    .set({
      status: 'queued',
      attempts: 0,
      error: null,
      runAt: clock.now(),
      leaseOwner: null,
      leaseUntil: null,
    })
    .where(eq(jobs.id, id));
  await notifyProcesses(db, { type: 'job-added', kind: job.kind });
  const deed: Deed = {
    action: 'job-again',
    target: `${job.kind} ${id}`,
    companyIds: job.companyId === null ? [] : [job.companyId],
    before: { status: job.status, error: job.error },
    after: { status: 'queued' },
  };
  return { answer: undefined, deed };
};

/** Makes an export again for the person who asked for it. */
export const retryOperatorExport: Act<'retryOperatorExport', ActTools> = async ({ taskId }, context) => ({
  answer: undefined,
  deed: await retryExport(context, taskId),
});

/** Sends a message again that had been given up. */
export const retryOperatorMessage: Act<'retryOperatorMessage', ActTools> = async ({ id }, { db, clock }) => {
  const isFailed = and(eq(outbox.id, id), eq(outbox.state, 'failed'));
  const [message] = await db
    .update(outbox)
    .set({ state: 'waiting', attempts: 0, nextTryAt: clock.now() })
    .where(isFailed)
    .returning();
  if (!message) throw (await db.$count(outbox, eq(outbox.id, id))) > 0 ? notNow() : notFound();
  const deed: Deed = {
    action: 'message-again',
    target: `${message.channel} ${id}`,
    before: { state: 'failed', error: message.error },
    after: { state: 'waiting' },
  };
  return { answer: undefined, deed };
};

async function retryExport({ db, clock, services }: ActTools, taskId: string): Promise<Deed> {
  const task = await findTask(db, taskId);
  if (!task || task.isDeleted) throw notFound();
  const changed = await db
    .transaction((tx) => makeAgain(tx, { clock, jobs: services.jobs }, taskId))
    .catch((error: unknown) => {
      // The person began the same one themselves.
      if (isUniqueViolation(error)) return undefined;
      throw error;
    });
  if (!changed) throw notNow();
  return {
    action: 'export-again',
    target: taskId,
    companyIds: [task.companyId],
    before: { status: task.status, reason: task.failReason },
    after: { status: changed.status },
  };
}

function notNow(): BusinessError {
  return new BusinessError(operatorCodes.notNow, 'notInThisState');
}
