import { exportStatuses } from '@portal/api-client/contract';
import {
  createPostgresBlobStore,
  type Database,
  EXPORT_JOB,
  type ExportSelection,
  openSource,
  writeCsv,
} from '@portal/server/data';
import { downloadTasks } from '@portal/server/schema/exports';
import { jobs } from '@portal/server/schema/index';
import { and, eq, inArray } from 'drizzle-orm';
import { DAY_MS } from '../ledger/ledgerDays.ts';
import { listScopeOf } from '../listScopeOf.ts';

const KEPT_MS = 7 * DAY_MS;
/** What is under way begins this long after the first start, so that it does not slow the first look. */
const FIRST_JOB_MS = 20_000;
const BETWEEN_JOBS_MS = 2_000;

/** Makes the files of a company's exports that are ready, once for all its people, and queues those under way. */
export async function seedExports(db: Database, companyId: string, now: Date): Promise<void> {
  const isReady = and(eq(downloadTasks.companyId, companyId), eq(downloadTasks.status, exportStatuses.ready));
  const tasks = await db.select().from(downloadTasks).where(isReady).orderBy(downloadTasks.taskId);
  for (const [name, same] of Map.groupBy(tasks, ({ selection }) => JSON.stringify(selection))) {
    const source = await openSource(JSON.parse(name) as ExportSelection, listScopeOf(db, companyId, now));
    const fileKey = `exports/demo/${same[0]?.taskId}`;
    const blobs = createPostgresBlobStore({ db });
    const fileSize = await blobs.write(companyId, fileKey, 'csv', writeCsv(source));
    const file = { fileKey, fileSize, rowCount: source.rowCount };
    for (const { taskId, finishedAt } of same) {
      const expiresAt = new Date((finishedAt ?? now).getTime() + KEPT_MS);
      const isOver = expiresAt <= now;
      await db
        .update(downloadTasks)
        .set({ ...file, expiresAt, ...(isOver && { status: exportStatuses.expired, fileKey: null }) })
        .where(and(isReady, eq(downloadTasks.taskId, taskId)));
    }
  }
  await queuePending(db, companyId, now);
}

async function queuePending(db: Database, companyId: string, now: Date): Promise<void> {
  const pending = await db
    .select({ taskId: downloadTasks.taskId })
    .from(downloadTasks)
    .where(
      and(
        eq(downloadTasks.companyId, companyId),
        inArray(downloadTasks.status, [exportStatuses.waiting, exportStatuses.running]),
      ),
    )
    .orderBy(downloadTasks.taskId);
  await db.insert(jobs).values(
    pending.map(({ taskId }, index) => ({
      id: `demo-${taskId}`,
      kind: EXPORT_JOB,
      companyId,
      payload: { taskId },
      runAt: new Date(now.getTime() + FIRST_JOB_MS + index * BETWEEN_JOBS_MS),
      createdAt: now,
    })),
  );
}
