import { and, count, desc, eq } from 'drizzle-orm';
import { downloadTasks } from '../../db/schema/exports.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageBounds } from '../params/pageOf.ts';
import { ownTasks, requireTask, toTask } from './tasks.ts';

/** One page of the caller's own exports in this company. */
export const queryDownloadTasks: Handlers['queryDownloadTasks'] = async (request, context) => {
  const { db, services } = context;
  const where = and(
    ownTasks(context),
    request.status === undefined ? undefined : eq(downloadTasks.status, request.status),
    request.kind ? eq(downloadTasks.kind, request.kind) : undefined,
    request.id === undefined ? undefined : eq(downloadTasks.taskId, request.id),
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
  return { dataList: rows.map((row) => toTask(row, services.links)), totalCount: total?.count ?? 0 };
};

/** How far one of the caller's exports is. */
export const getDownloadTask: Handlers['getDownloadTask'] = async ({ id }, context) =>
  toTask(await requireTask(context, id), context.services.links);
