import { and, desc, eq } from 'drizzle-orm';
import { downloadTasks } from '../../db/schema/exports.ts';
import { users } from '../../db/schema/identity.ts';
import type { Handlers } from '../../http/handlers.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { takeAway } from '../exports/changeTask.ts';
import { removeFile } from '../exports/removeFile.ts';
import { pageBounds } from '../params/pageOf.ts';
import { requireMain } from '../subUsers/requireMain.ts';

/** A page of what the company's people exported, the newest first; for main accounts. */
export const queryCompanyExportPage: Handlers['queryCompanyExportPage'] = async (request, context) => {
  await requireMain(context);
  const { db, companyId } = context;
  const where = and(
    eq(downloadTasks.companyId, companyId),
    eq(downloadTasks.isDeleted, false),
    request.status === undefined ? undefined : eq(downloadTasks.status, request.status),
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select({ task: downloadTasks, realName: users.realName, userName: users.userName })
    .from(downloadTasks)
    .leftJoin(users, eq(users.id, downloadTasks.userId))
    .where(where)
    .orderBy(desc(downloadTasks.createdAt), desc(downloadTasks.taskId))
    .limit(limit)
    .offset(offset);
  return {
    dataList: rows.map(({ task, realName, userName }) => ({
      taskId: task.taskId,
      personName: realName || userName || undefined,
      name: task.name,
      status: task.status,
      rowCount: task.rowCount,
      size: task.fileSize,
      createdAt: task.createdAt.toISOString(),
      expiresAt: task.expiresAt?.toISOString(),
    })),
    totalCount: await db.$count(downloadTasks, where),
  };
};

/** Takes an export of the company away from whoever asked for it; one that is gone, or another company's, changes nothing. */
export const revokeCompanyExport: Handlers['revokeCompanyExport'] = async ({ taskId }, context) => {
  await requireMain(context);
  const { db, companyId, services } = context;
  const ofCompany = eq(downloadTasks.companyId, companyId);
  const taken = await db.transaction(async (tx) => {
    const task = await takeAway(tx, services.jobs, { taskId, whose: ofCompany });
    if (task) await recordAudit(tx, context, { kind: 'export', action: 'revoked', target: task.name });
    return task;
  });
  if (taken) await removeFile(db, services.blobs, taken);
  return undefined;
};
