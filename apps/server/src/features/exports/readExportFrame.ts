import { exportStatuses } from '@portal/api-client/contract';
import type { LinkSigner } from '../../blobs/createLinkSigner.ts';
import type { Database } from '../../db/Database.ts';
import { findTask, toTask } from './tasks.ts';

const FAILED = 1;

/** What the export socket says about an export that ended; undefined when it was removed. */
export async function readExportFrame(
  db: Database,
  links: LinkSigner,
  taskId: string,
): Promise<Record<string, unknown> | undefined> {
  const task = await findTask(db, taskId);
  if (!task || task.isDeleted) return undefined;
  const { id, uniqueId, name, fileOssUrl, status, failReason } = toTask(task, links);
  const isReady = status === exportStatuses.ready && fileOssUrl !== null;
  return {
    code: isReady ? 0 : FAILED,
    message: failReason ?? '',
    data: { id, uniqueId, name, fileOssUrl, status },
  };
}
