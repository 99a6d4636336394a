import { exportStatuses, pushTypes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { LinkSigner } from '../../blobs/createLinkSigner.ts';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import type { Clock } from '../../http/Clock.ts';
import type { Logger } from '../../http/Logger.ts';
import type { Locale } from '../../http/localeOf.ts';
import { messageText } from '../../http/messages.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { classification } from '../notifications/classifications.ts';
import { sendNotice } from '../notifications/sendNotice.ts';
import { type StoredTask, toTask } from './tasks.ts';

/** What ending an export needs. */
export type ExportEndDeps = { db: Database; blobs: BlobStore; links: LinkSigner; clock: Clock; log: Logger };

/** How an export ended. */
type ExportEnd =
  | { status: typeof exportStatuses.ready; fileKey: string; fileSize: number; rowCount: number }
  | { status: typeof exportStatuses.failed; reason: string };

const KEPT_DAYS = 7;

/**
 * Stores how an export ended and tells its person, unless another try took over or it was removed meanwhile. One whose
 * notice cannot be written ends all the same: it stands in the list.
 */
export async function endExport(deps: ExportEndDeps, task: StoredTask, end: ExportEnd): Promise<void> {
  const { blobs, log } = deps;
  const isEnded = await storeEnd(deps, task, end, { withNotice: true }).catch((error) => {
    log.error({ err: error, taskId: task.taskId }, 'an export ends without its notice');
    return storeEnd(deps, task, end, { withNotice: false });
  });
  if (!isEnded && end.status === exportStatuses.ready) await blobs.remove(task.companyId, end.fileKey);
}

async function storeEnd(
  { db, clock, links }: ExportEndDeps,
  task: StoredTask,
  end: ExportEnd,
  { withNotice }: { withNotice: boolean },
): Promise<boolean> {
  const now = clock.now();
  const isReady = end.status === exportStatuses.ready;
  const change = isReady
    ? { ...end, progress: 100, expiresAt: new Date(now.getTime() + KEPT_DAYS * 86_400_000) }
    : { status: end.status, failReason: end.reason };
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .update(downloadTasks)
      .set({ ...change, finishedAt: now })
      .where(
        and(
          eq(downloadTasks.taskId, task.taskId),
          eq(downloadTasks.tries, task.tries),
          eq(downloadTasks.status, exportStatuses.running),
          eq(downloadTasks.isDeleted, false),
        ),
      )
      .returning();
    if (!ended) return false;
    const { companyId, userId, taskId } = ended;
    const { id, uniqueId, name, rowCount, fileOssUrl, failReason } = toTask(ended, links);
    if (withNotice)
      await sendNotice(tx, clock, {
        userIds: [userId],
        companyId,
        msgType: isReady ? pushTypes.exportReady : pushTypes.system,
        messageType: classification.exports,
        title: isReady ? name : `${messageText('exportFailed', ended.locale as Locale)} · ${name}`,
        info: isReady
          ? { taskId: id, uniqueId, name, rowCount, fileUrl: fileOssUrl }
          : { taskId: id, uniqueId, name, failReason },
      });
    await notifyProcesses(tx, { type: 'export-ended', userId, companyId, taskId });
    return true;
  });
}
