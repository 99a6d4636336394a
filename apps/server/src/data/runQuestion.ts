import { performance } from 'node:perf_hooks';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { requireResource } from '../features/access/requireAccess.ts';
import type { Present } from '../features/business/companyDays.ts';
import type { Member } from '../features/menus/roleOf.ts';
import type { Locale } from '../http/localeOf.ts';
import type { CompiledQuestion, Value } from './compileQuestion.ts';

/** Whose data, in which language, at what time, by the days of which zone. */
export type DataScope = Member & Present & { readonly locale: Locale };

/** A cell of an answer. */
export type Cell = string | number | null;

/** A group: its dimensions, its measures, and those of the compared period. */
export type DataRow = { dimensions: Cell[]; measures: Cell[]; before: Cell[] };

/** What a question found. */
export type DataResult = {
  rows: DataRow[];
  /** Of everything, not only of the rows that are here; of no group when there are none. */
  total: DataRow;
  /** How many groups there are. */
  groups: number;
  /** The query as it ran, its values, and how long it took. */
  sql: string;
  values: { name: string; value: Value }[];
  ms: number;
};

/** A query ran longer than it may. */
export class SlowQuestion extends Error {}

/** Milliseconds of a query. */
const TIMEOUT_MS = 5_000;
const QUERY_CANCELED = '57014';

/** Runs a compiled question for a member of a company. Throws when the caller's role may not see such data. */
export async function runQuestion(compiled: CompiledQuestion, scope: DataScope): Promise<DataResult> {
  const access = { ...scope, clock: { now: () => scope.now } };
  for (const resource of compiled.resources) await requireResource(access, resource);
  return answerQuestion(compiled, scope);
}

/**
 * Runs a compiled question for an operator, as a role that reads the company's rows and nothing else, in a read-only
 * transaction with a time limit.
 */
export async function answerQuestion(
  compiled: CompiledQuestion,
  scope: { db: Database; companyId: string },
): Promise<DataResult> {
  const began = performance.now();
  const rows = await readAsCompany(scope, bindNames(compiled.sql, compiled.values));
  const ms = Math.max(1, Math.round(performance.now() - began));
  const read = rows.map((row) => toRow(row, compiled));
  const [total, ...groups] = read;
  const counted = Number(rows[0]?.groups ?? 1) - 1;
  const isGrouped = compiled.dimensions.length > 0;
  const empty = { dimensions: [], measures: compiled.measures.map(() => null), before: [] };
  return {
    rows: isGrouped ? groups.slice(0, compiled.mostRows) : [],
    total: total ?? empty,
    groups: isGrouped ? counted : 0,
    sql: compiled.sql,
    values: Object.entries(compiled.values)
      .filter(([name]) => new RegExp(`(?<!:):${name}\\b`).test(compiled.sql))
      .map(([name, value]) => ({ name, value })),
    ms,
  };
}

/** Rows that a query gives to a role which reads one company's rows of schema `report`, and writes nothing. */
export async function readAsCompany(
  { db, companyId }: { db: Database; companyId: string },
  query: SQL,
): Promise<Record<string, Cell>[]> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql`select set_config('portal.company_id', ${companyId}, true),
          set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
          set_config('role', coalesce((select rolname from pg_roles
            where rolname = 'portal_reports' and pg_has_role(oid, 'member')), current_user), true)`);
        return (await tx.execute<Record<string, Cell>>(query)).rows;
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (isTimeout(error)) throw new SlowQuestion('The query took too long', { cause: error });
    throw error;
  }
}

function toRow(row: Record<string, Cell>, { dimensions, measures }: CompiledQuestion): DataRow {
  const cells = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => row[`${letter}${index + 1}`] ?? null);
  return {
    dimensions: cells('d', dimensions.length),
    measures: cells('m', measures.length),
    before: 'b1' in row ? cells('b', measures.length) : [],
  };
}

/** A query whose `:name` are bound; a cast's `::` is left alone. */
function bindNames(text: string, values: Readonly<Record<string, Value>>): SQL {
  const pieces = text.split(/(?<!:):([a-z]\w*)/);
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${values[piece] ?? null}`)),
    sql.raw(''),
  );
}

function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === QUERY_CANCELED;
}
