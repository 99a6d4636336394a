import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { companies, memberships, users } from '../../db/schema/identity.ts';
import { BusinessError } from '../../http/errors.ts';
import { downloadHeaders } from '../../http/fileHeaders.ts';
import type { Handlers } from '../../http/handlers.ts';
import { messageText } from '../../http/messages.ts';
import type { PublicContext } from '../../http/RequestContext.ts';
import { notServedText } from '../access/requireAccess.ts';
import { requireSubject } from './requireSubject.ts';
import { findTask, hasFile, linkSubject, type StoredTask } from './tasks.ts';

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The file of a signed address; a browser that comes with an old one reads a plain sentence. */
export const downloadExport: Handlers['downloadExport'] = async ({ id, expires, sign }, context) => {
  const { db, services } = context;
  const task = await findTask(db, id);
  if (!task || services.links.check(linkSubject(task), { expires, sign }) !== 'good')
    return refuse(context, 403);
  if (!hasFile(task) || !(await isStillMember(task, context))) return refuse(context, 403);
  const { userId, companyId } = task;
  const refusal = await requireSubject({ ...context, userId, companyId }, task).catch(toRefusal);
  if (refusal) return refuse(context, 403, notServedText(refusal, context.locale));
  const file = task.fileKey ? await services.blobs.open(task.companyId, task.fileKey) : undefined;
  if (!file) return refuse(context, 404);
  return new Response(Readable.toWeb(Readable.from(file.read(), { objectMode: false })) as ReadableStream, {
    headers: {
      ...downloadHeaders(task.name, TYPES[task.format] ?? 'application/octet-stream'),
      'Content-Length': String(file.size),
    },
  });
};

/** Whether the person still belongs to the company and is not disabled, and the company is not locked. */
async function isStillMember({ userId, companyId }: StoredTask, { db }: PublicContext): Promise<boolean> {
  const [member] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(companies, and(eq(companies.id, memberships.companyId), isNull(companies.lockedAt)))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.companyId, companyId),
        isNull(memberships.disabledAt),
        eq(users.status, 'active'),
      ),
    )
    .limit(1);
  return member !== undefined;
}

/** A refusal in hand; anything else is thrown on. */
function toRefusal(error: unknown): BusinessError {
  if (error instanceof BusinessError) return error;
  throw error;
}

function refuse({ locale }: PublicContext, status: 403 | 404, text?: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };
  return new Response(text ?? messageText('downloadLinkExpired', locale), { status, headers });
}
