import { Readable } from 'node:stream';
import type { Database } from '../../../db/Database.ts';
import { auditLog } from '../../../db/schema/audit.ts';
import { companies } from '../../../db/schema/identity.ts';
import { downloadHeaders } from '../../../http/fileHeaders.ts';
import {
  type AuditRow,
  type AuditSelection,
  isSelected,
  newestFirst,
  readAudit,
} from '../../audit/queryAudit.ts';
import { writeCsv } from '../../exports/format/writeCsv.ts';
import { pageBounds } from '../../params/pageOf.ts';
import type { Act, Look } from '../OperatorHandlers.ts';

type Request = Omit<AuditSelection, 'since'> & { since?: string | undefined };

const COLUMNS = [
  'time',
  'kind',
  'action',
  'company',
  'person',
  'actor',
  'target',
  'address',
  'before',
  'after',
].map((label) => ({ label }));

/** A page of what was done in the whole portal, newest first. */
export const queryOperatorAuditPage: Look<'queryOperatorAuditPage'> = async (request, { db }) => {
  const where = isSelected(selectionOf(request));
  const { limit, offset } = pageBounds(request);
  const rows = await newestFirst(db, where).limit(limit).offset(offset);
  const names = await companyNames(db);
  return {
    dataList: rows.map(({ id, at, kind, action, companyId, actor, target, address, change }) => ({
      id,
      time: at.toISOString(),
      kind,
      action,
      companyName: companyId === null ? undefined : (names.get(companyId) ?? companyId),
      actor,
      target,
      address,
      before: change?.before,
      after: change?.after,
    })),
    totalCount: await db.$count(auditLog, where),
  };
};

/** The same as a file; that it was taken stands in the log. */
export const exportOperatorAudit: Act<'exportOperatorAudit'> = async (request, { db, outside, clock }) => {
  const selection = selectionOf(request);
  const names = await companyNames(db);
  const rows = async function* () {
    for await (const some of readAudit(outside, selection)) yield* some.map((row) => cellsOf(row, names));
  };
  const file = Readable.from(writeCsv({ title: 'audit', columns: COLUMNS, rows: rows() }), {
    objectMode: false,
  });
  const name = `audit-${clock.now().toISOString().slice(0, 10)}.csv`;
  const headers = downloadHeaders(name, 'text/csv; charset=utf-8');
  return {
    answer: new Response(Readable.toWeb(file) as ReadableStream, { headers }),
    deed: { action: 'audit-exported', target: name, after: request },
  };
};

function selectionOf({ since, kind, companyId, keyword }: Request): AuditSelection {
  return { kind, companyId, keyword, since: since ? new Date(since) : undefined };
}

async function companyNames(db: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ id: companies.id, name: companies.name }).from(companies);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function cellsOf(row: AuditRow, names: ReadonlyMap<string, string>): string[] {
  const { at, kind, action, companyId, userId, actor, target, address, change } = row;
  const company = companyId === null ? '' : (names.get(companyId) ?? companyId);
  const written = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value));
  return [
    ...[at.toISOString(), kind, action, company, userId ?? '', actor, target, address],
    written(change?.before),
    written(change?.after),
  ];
}
