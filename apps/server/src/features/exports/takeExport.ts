import { exportStatuses } from '@portal/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import type { StoredTask } from './tasks.ts';

/** Takes an export over: what an earlier try still does counts no more. Undefined when there is nothing to do. */
export async function takeExport(db: Database, taskId: string): Promise<StoredTask | undefined> {
  const [task] = await db
    .update(downloadTasks)
    .set({ status: exportStatuses.running, progress: 0, tries: sql`${downloadTasks.tries} + 1` })
    .where(
      and(
        eq(downloadTasks.taskId, taskId),
        eq(downloadTasks.isDeleted, false),
        inArray(downloadTasks.status, [exportStatuses.waiting, exportStatuses.running]),
      ),
    )
    .returning();
  return task;
}
