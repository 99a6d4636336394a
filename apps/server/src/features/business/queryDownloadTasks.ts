import { and, count, desc, eq } from 'drizzle-orm';
import { downloadTasks } from '../../db/schema/business.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageBounds } from '../params/pageOf.ts';

/** One page of the caller's own exports in this company. */
export const queryDownloadTasks: Handlers['queryDownloadTasks'] = async (request, context) => {
  const { db, companyId, userId } = context;
  const where = and(
    eq(downloadTasks.companyId, companyId),
    eq(downloadTasks.userId, userId),
    eq(downloadTasks.isDeleted, false),
    request.status === undefined ? undefined : eq(downloadTasks.status, request.status),
    request.kind ? eq(downloadTasks.kind, request.kind) : undefined,
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select()
    .from(downloadTasks)
    .where(where)
    .orderBy(desc(downloadTasks.createdAt), desc(downloadTasks.taskId))
    .limit(limit)
    .offset(offset);
  const [total] = await db.select({ count: count() }).from(downloadTasks).where(where);
  return {
    dataList: rows.map((row) => ({
      id: row.taskId,
      uniqueId: row.uniqueId,
      name: row.name,
      kind: row.kind,
      status: row.status,
      is_del: row.isDeleted ? 1 : 0,
      progress: row.progress,
      rowCount: row.rowCount,
      fileOssUrl: row.fileUrl,
      failReason: row.failReason,
      createTime: row.createdAt.toISOString(),
      finishTime: row.finishedAt?.toISOString() ?? null,
    })),
    totalCount: total?.count ?? 0,
  };
};
