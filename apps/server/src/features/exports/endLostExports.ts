import { exportStatuses } from '@portal/api-client/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { downloadTasks } from '../../db/schema/exports.ts';
import { jobs } from '../../db/schema/index.ts';
import { EXPORT_JOB } from './EXPORT_JOB.ts';
import { type ExportEndDeps, endExport } from './endExport.ts';
import { takeExport } from './takeExport.ts';

/** The condition of exports that are under way while nobody makes them: their job ended and could not say so. */
export function isLost(): SQL | undefined {
  return and(
    inArray(downloadTasks.status, [exportStatuses.waiting, exportStatuses.running]),
    sql`not exists (select from ${jobs} where ${jobs.kind} = ${EXPORT_JOB} and ${jobs.status} in ('queued', 'running')
      and ${jobs.payload} ->> 'taskId' = ${downloadTasks.taskId})`,
  );
}

/** Ends the exports that nobody makes any more as interrupted. */
export async function endLostExports(deps: ExportEndDeps): Promise<void> {
  const lost = await deps.db
    .select({ taskId: downloadTasks.taskId })
    .from(downloadTasks)
    .where(and(isLost(), eq(downloadTasks.isDeleted, false)));
  for (const { taskId } of lost) {
    const task = await takeExport(deps.db, taskId);
    if (task) await endExport(deps, task, { status: exportStatuses.failed, reason: 'interrupted' });
  }
}
