import { eq } from 'drizzle-orm';
import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import type { StoredTask } from './tasks.ts';

/** Removes the file of an export that does not point to it any more, unless another export does. */
export async function removeFile(
  db: Database,
  blobs: BlobStore,
  { companyId, fileKey }: Pick<StoredTask, 'companyId' | 'fileKey'>,
): Promise<void> {
  if (!fileKey) return;
  const [user] = await db
    .select({ taskId: downloadTasks.taskId })
    .from(downloadTasks)
    .where(eq(downloadTasks.fileKey, fileKey))
    .limit(1);
  if (!user) await blobs.remove(companyId, fileKey);
}
