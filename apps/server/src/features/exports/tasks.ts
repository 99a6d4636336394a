import { answerCodes, type DownloadTaskInput, exportStatuses } from '@portal/api-client/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { LinkSigner } from '../../blobs/createLinkSigner.ts';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** An export as it is stored. */
export type StoredTask = typeof downloadTasks.$inferSelect;

/** Seconds that an address in an answer or a push is good for. */
const ANSWER_LINK_S = 600;

/** The condition of a person's exports in a company, without the deleted ones. */
export function ownTasks({ userId, companyId }: { userId: string; companyId: string }): SQL | undefined {
  return and(
    eq(downloadTasks.companyId, companyId),
    eq(downloadTasks.userId, userId),
    eq(downloadTasks.isDeleted, false),
  );
}

/** One of the caller's exports. Throws when there is none such. */
export async function requireTask(context: RequestContext, id: string): Promise<StoredTask> {
  const [task] = await context.db
    .select()
    .from(downloadTasks)
    .where(and(ownTasks(context), eq(downloadTasks.taskId, id)))
    .limit(1);
  if (!task) throw new BusinessError(answerCodes.notFound, 'notFound');
  return task;
}

/** An export by its id, whoever's it is. */
export async function findTask(db: Database, id: string): Promise<StoredTask | undefined> {
  const [task] = await db.select().from(downloadTasks).where(eq(downloadTasks.taskId, id)).limit(1);
  return task;
}

/** Whether there is a file to download. */
export function hasFile(task: StoredTask): boolean {
  return task.status === exportStatuses.ready && task.fileKey !== null && !task.isDeleted;
}

/** What an address of an export's file is about. */
export function linkSubject({ taskId, fileKey }: StoredTask): string {
  return `export:${taskId}:${fileKey}`;
}

/** A signed address of an export's file. */
export function fileLink(task: StoredTask, links: LinkSigner, seconds: number) {
  const { query, expiresAt } = links.sign(linkSubject(task), seconds);
  const path = `/api/v1/download-center/file/${encodeURIComponent(task.taskId)}`;
  return { url: `${task.origin}${path}?${query}`, expiresAt };
}

/** An export as clients get it. */
export function toTask(task: StoredTask, links: LinkSigner) {
  return {
    id: task.taskId,
    uniqueId: task.uniqueId,
    name: task.name,
    kind: task.kind,
    format: task.format,
    status: task.status,
    is_del: task.isDeleted ? 1 : 0,
    progress: task.progress,
    rowCount: task.rowCount,
    fileOssUrl: hasFile(task) ? fileLink(task, links, ANSWER_LINK_S).url : null,
    failReason: task.failReason,
    fileSize: task.fileSize,
    createTime: task.createdAt.toISOString(),
    finishTime: task.finishedAt?.toISOString() ?? null,
    expireTime: task.expiresAt?.toISOString(),
  } satisfies DownloadTaskInput;
}
