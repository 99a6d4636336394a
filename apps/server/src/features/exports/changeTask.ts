import { answerCodes, exportStatuses } from '@portal/api-client/contract';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { isUniqueViolation } from '../../db/isUniqueViolation.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import type { Clock } from '../../http/Clock.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { JobQueue } from '../../jobs/createJobQueue.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { duplicateOf, requireRoom } from './createTask.ts';
import { EXPORT_JOB } from './EXPORT_JOB.ts';
import { isLost } from './endLostExports.ts';
import { removeFile } from './removeFile.ts';
import { requireSubject } from './requireSubject.ts';
import { fileLink, hasFile, ownTasks, requireTask, type StoredTask, toTask } from './tasks.ts';

/** Seconds that an address lives which a person asked for by a click. */
const CLICK_LINK_S = 60;

/** Makes a failed or expired export anew, and one that nobody makes any more. */
export const retryDownloadTask: Handlers['retryDownloadTask'] = async ({ id }, context) => {
  const { db, services, clock } = context;
  const { links, jobs } = services;
  const task = await requireTask(context, id);
  await requireSubject(context, task);
  try {
    return await db.transaction(async (tx) => {
      await requireRoom(tx, context, id);
      const changed = await makeAgain(tx, { clock, jobs }, id);
      if (changed) await recordAudit(tx, context, { kind: 'export', action: 'again', target: task.name });
      return toTask(changed ?? task, links);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw await duplicateOf(context, task.uniqueId);
    throw error;
  }
};

/** Has an export made anew that failed, expired or was lost; undefined for one in another state. */
export async function makeAgain(
  tx: Database,
  { clock, jobs }: { clock: Clock; jobs: JobQueue },
  taskId: string,
): Promise<StoredTask | undefined> {
  const again = { status: exportStatuses.waiting, progress: 0, failReason: null, finishedAt: null };
  const isOver = inArray(downloadTasks.status, [exportStatuses.failed, exportStatuses.expired]);
  const [changed] = await tx
    .update(downloadTasks)
    .set({ ...again, expiresAt: null, createdAt: clock.now() })
    .where(and(eq(downloadTasks.taskId, taskId), eq(downloadTasks.isDeleted, false), or(isOver, isLost())))
    .returning();
  if (changed) await jobs.add(tx, { kind: EXPORT_JOB, companyId: changed.companyId, payload: { taskId } });
  return changed;
}

/** Removes an export with its file; its worker gives up at the next row that it counts. */
export const deleteDownloadTask: Handlers['deleteDownloadTask'] = async ({ id }, context) => {
  const { db, services } = context;
  const task = await requireTask(context, id);
  await db.transaction((tx) => takeAway(tx, services.jobs, { taskId: id, whose: ownTasks(context) }));
  await removeFile(db, services.blobs, task);
  return null;
};

/**
 * Marks an export as removed and ends its making. Returns it as it was, with the file to remove; undefined where there
 * is none of those that `whose` names.
 */
export async function takeAway(
  tx: Database,
  jobs: JobQueue,
  { taskId, whose }: { taskId: string; whose: SQL | undefined },
): Promise<StoredTask | undefined> {
  const isThis = and(whose, eq(downloadTasks.taskId, taskId), eq(downloadTasks.isDeleted, false));
  const [task] = await tx.select().from(downloadTasks).where(isThis).for('update');
  if (!task) return undefined;
  await tx
    .update(downloadTasks)
    .set({ isDeleted: true, fileKey: null })
    .where(eq(downloadTasks.taskId, taskId));
  await jobs.cancel(tx, EXPORT_JOB, 'taskId', taskId);
  return task;
}

/** An address for the click of this moment. */
export const createDownloadLink: Handlers['createDownloadLink'] = async ({ id }, context) => {
  const task = await requireTask(context, id);
  if (!hasFile(task)) throw new BusinessError(answerCodes.exportGone, 'exportGone');
  await requireSubject(context, task);
  const { db, host, secure, services } = context;
  await recordAudit(db, context, { kind: 'export', action: 'downloaded', target: task.name });
  // Where the person is now may differ from where the export was asked for.
  const origin = services.runtimeConfig.portalOrigin({ host, secure });
  const { url, expiresAt } = fileLink({ ...task, origin }, services.links, CLICK_LINK_S);
  return { url, fileName: task.name, expireTime: expiresAt.toISOString() };
};
