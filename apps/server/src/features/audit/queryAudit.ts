import type { AuditKind } from '@portal/api-client/contract';
import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { auditLog } from '../../db/schema/audit.ts';
import type { Handlers } from '../../http/handlers.ts';
import { containsText } from '../business/containsText.ts';
import { pageBounds } from '../params/pageOf.ts';
import { requireMain } from '../subUsers/requireMain.ts';

/** A row of the log. */
export type AuditRow = typeof auditLog.$inferSelect;

/** A page of what was done in the caller's company, newest first; for main accounts. */
export const queryAuditLog: Handlers['queryAuditLog'] = async (request, context) => {
  await requireMain(context);
  const { db, companyId } = context;
  const where = and(
    eq(auditLog.companyId, companyId),
    request.kind ? eq(auditLog.kind, request.kind) : undefined,
  );
  const { limit, offset } = pageBounds(request);
  const rows = await newestFirst(db, where).limit(limit).offset(offset);
  const dataList = rows.map(({ id, at, kind, action, actor, target, address }) => ({
    id,
    time: at.toISOString(),
    kind,
    action,
    actor,
    target,
    address,
  }));
  return { dataList, totalCount: await db.$count(auditLog, where) };
};

/** What an operator asks for. */
export type AuditSelection = {
  companyId?: string | undefined;
  kind?: AuditKind | undefined;
  since?: Date | undefined;
  /** Part of who did it, of what was done or of what it was done to. */
  keyword?: string | undefined;
};

/** The condition of the entries that an operator asks for. */
export function isSelected({ companyId, kind, since, keyword }: AuditSelection): SQL | undefined {
  const searched = [auditLog.actor, auditLog.action, auditLog.target];
  return and(
    companyId ? eq(auditLog.companyId, companyId) : undefined,
    kind ? eq(auditLog.kind, kind) : undefined,
    since ? gte(auditLog.at, since) : undefined,
    keyword ? or(...searched.map((column) => containsText(column, keyword))) : undefined,
  );
}

const BATCH = 1_000;

/** Reads the log newest first, some rows at a time: however long it is, memory does not grow with it. */
export async function* readAudit(db: Database, selection: AuditSelection): AsyncGenerator<AuditRow[]> {
  let last: number | undefined;
  do {
    const where = and(isSelected(selection), last === undefined ? undefined : lt(auditLog.id, last));
    const rows = await newestFirst(db, where).limit(BATCH);
    if (rows.length > 0) yield rows;
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}

/** Entries, the newest first. */
export function newestFirst(db: Database, where: SQL | undefined) {
  return db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).$dynamic();
}
