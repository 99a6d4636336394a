import { exportStatuses } from '@portal/api-client/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import type { Clock } from '../../http/Clock.ts';
import { removeFile } from './removeFile.ts';

/** Removes the files of exports that had their time; the exports stay in the list as expired. */
export async function expireExports(db: Database, clock: Clock, blobs: BlobStore): Promise<void> {
  const due = and(eq(downloadTasks.status, exportStatuses.ready), lt(downloadTasks.expiresAt, clock.now()));
  const tasks = await db.select().from(downloadTasks).where(due);
  for (const task of tasks) {
    const gone = { status: exportStatuses.expired, fileKey: null };
    await db
      .update(downloadTasks)
      .set(gone)
      .where(and(due, eq(downloadTasks.taskId, task.taskId)));
    await removeFile(db, blobs, task);
  }
}
