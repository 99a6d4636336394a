import { createHash, randomUUID } from 'node:crypto';
import { answerCodes, exportStatuses } from '@portal/api-client/contract';
import { and, count, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { BusinessError, HttpError } from '../../http/errors.ts';
import { safeFileName } from '../../http/fileHeaders.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import type { JobQueue } from '../../jobs/createJobQueue.ts';
import { requireResource } from '../access/requireAccess.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { dayOf } from '../business/companyDays.ts';
import { paperOf } from '../business/orders/papers/orderPapers.ts';
import { requirePapers } from '../business/orders/papers/requirePapers.ts';
import { EXPORT_JOB } from './EXPORT_JOB.ts';
import { type ExportSelection, openHead, subjectOf } from './openSource.ts';
import { ownTasks, type StoredTask, toTask } from './tasks.ts';

/** Exports that one person may have under way in a company. */
const MOST_PENDING = 5;
const PENDING = [exportStatuses.waiting, exportStatuses.running];

/** Starts an export. */
export const createDownloadTask: Handlers['createDownloadTask'] = async (request, context) => {
  const { db, services, clock, companyId, timeZone, userId, locale, host, secure } = context;
  const subject = subjectOf(request);
  if (!subject) throw new HttpError(400, 'badRequest', { detail: { field: 'resource' } });
  for (const resource of subject.resources) await requireResource(context, resource);
  const title = openHead(request, context);
  if (request.format === 'pdf')
    await requirePapers(paperOf(request), { ...request, resource: 'orders' }, context);
  const { name, uniqueId = digestOf(request), format, ...selection } = request;
  const day = dayOf({ now: clock.now(), timeZone });
  const row: typeof downloadTasks.$inferInsert = {
    companyId,
    userId,
    uniqueId,
    format,
    locale,
    selection: { ...selection, format },
    taskId: randomUUID(),
    kind: subject.kind,
    name: safeFileName(`${name?.trim() || `${title}-${day}`}.${format}`),
    status: exportStatuses.waiting,
    isDeleted: false,
    progress: 0,
    rowCount: 0,
    origin: services.runtimeConfig.portalOrigin({ host, secure }),
    createdAt: clock.now(),
  };
  const task = await db.transaction(async (tx) => {
    await requireRoom(tx, context);
    const added = await addTask(tx, services.jobs, row);
    if (added) await recordAudit(tx, context, { kind: 'export', action: 'requested', target: row.name });
    return added;
  });
  if (!task) throw await duplicateOf(context, uniqueId);
  return toTask(task, services.links);
};

/** Adds an export with its job; undefined while the same one is under way. */
export async function addTask(
  db: Database,
  jobs: JobQueue,
  row: typeof downloadTasks.$inferInsert,
): Promise<StoredTask | undefined> {
  const { companyId, taskId } = row;
  // The index on what is under way decides, also between two clicks at the same moment.
  const [created] = await db.insert(downloadTasks).values(row).onConflictDoNothing().returning();
  if (created) await jobs.add(db, { kind: EXPORT_JOB, companyId, payload: { taskId } });
  return created;
}

/** The refusal of an export that is under way already. */
export async function duplicateOf(context: RequestContext, uniqueId: string): Promise<BusinessError> {
  const [task] = await context.db
    .select()
    .from(downloadTasks)
    .where(
      and(ownTasks(context), eq(downloadTasks.uniqueId, uniqueId), inArray(downloadTasks.status, PENDING)),
    )
    .limit(1);
  return new BusinessError(answerCodes.exportDuplicate, 'exportDuplicate', {
    data: task ? toTask(task, context.services.links) : null,
  });
}

/** Throws while the person has as many under way as may be, without the named one; calls at the same moment take turns. */
export async function requireRoom(db: Database, context: RequestContext, taskId = ''): Promise<void> {
  const { companyId, userId } = context;
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${companyId} ${userId}`}, 0))`,
  );
  const [pending] = await db
    .select({ count: count() })
    .from(downloadTasks)
    .where(and(ownTasks(context), inArray(downloadTasks.status, PENDING), ne(downloadTasks.taskId, taskId)));
  if ((pending?.count ?? 0) >= MOST_PENDING)
    throw new BusinessError(answerCodes.exportTooMany, 'exportTooMany', { values: { count: MOST_PENDING } });
}

function digestOf(selection: ExportSelection): string {
  return createHash('sha256').update(JSON.stringify(selection)).digest('base64url').slice(0, 22);
}
