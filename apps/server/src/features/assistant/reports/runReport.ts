import { performance } from 'node:perf_hooks';
import { answerErrors } from '@portal/api-client/contract/ai';
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../http/localeOf.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { firstOfLast, type Present, startOfDay } from '../../business/companyDays.ts';
import { previousOf } from '../../business/sales/periodOf.ts';
import type { Member } from '../../menus/roleOf.ts';
import { AnswerFailure } from '../answers/AnswerFailure.ts';
import type { Cell, DataReport, ReportParams } from './DataReport.ts';

/** Whose data, in which language, at what time, by the days of which zone. */
export type ReportScope = Member & Present & { readonly locale: Locale };

/** What a report found. */
export type ReportResult = {
  rows: Cell[][];
  truncated: boolean;
  /** Totals of the period and of the one before, in the order of the report's total columns. */
  totals: { now: Cell[]; before: Cell[] } | undefined;
  /** The query as it ran, its values, and how long it took. */
  sql: string;
  values: { name: string; value: string | number | null }[];
  ms: number;
};

type Value = string | number | null;
type Row = Record<string, Value>;

/** Rows of an answer at most, and milliseconds of a query. */
const MOST_ROWS = 500;
const TIMEOUT_MS = 5_000;
const QUERY_CANCELED = '57014';

/** The days that a report covers, and as many before. */
function daysOf(days: number, present: Present): { from: Date; to: Date; before: { from: Date; to: Date } } {
  const { now, timeZone } = present;
  const first = firstOfLast(days, present);
  const from = startOfDay(first, timeZone);
  const earlier = startOfDay(previousOf(first, days).from, timeZone);
  // Today is not over: the earlier days end at the same hour.
  const length = now.getTime() - from.getTime();
  return { from, to: now, before: { from: earlier, to: new Date(earlier.getTime() + length) } };
}

/** Runs a report for a member of a company. Throws when the caller's role may not see such data. */
export async function runReport(
  report: DataReport,
  params: ReportParams,
  scope: ReportScope,
): Promise<ReportResult> {
  await requireResource({ ...scope, clock: { now: () => scope.now } }, report.resource);
  return queryReport(report, params, scope);
}

/**
 * Runs a report for an operator, as a role that reads the company's rows and nothing else, in a read-only transaction
 * with a time limit.
 */
export async function queryReport(
  report: DataReport,
  params: ReportParams,
  scope: Omit<ReportScope, 'userId'>,
): Promise<ReportResult> {
  const { from, to, before } = daysOf(params.days, scope);
  const bound = (period: { from: Date; to: Date }): Record<string, Value> => ({
    ...params,
    lang: scope.locale,
    zone: scope.timeZone,
    now: scope.now.toISOString(),
    from: period.from.toISOString(),
    to: period.to.toISOString(),
  });
  const values = bound({ from, to });
  const limited = /\blimit :?\w+$/.test(report.sql) ? report.sql : `${report.sql}\nlimit ${MOST_ROWS + 1}`;
  const began = performance.now();
  try {
    return await scope.db.transaction(
      async (tx) => {
        await tx.execute(sql`select set_config('portal.company_id', ${scope.companyId}, true),
          set_config('statement_timeout', ${String(TIMEOUT_MS)}, true),
          set_config('role', coalesce((select rolname from pg_roles
            where rolname = 'portal_reports' and pg_has_role(oid, 'member')), current_user), true)`);
        const { rows } = await tx.execute<Row>(bind(limited, values));
        const ms = Math.max(1, Math.round(performance.now() - began));
        const { totals } = report;
        const sum = async (period: { from: Date; to: Date }): Promise<Cell[]> => {
          const found = totals && (await tx.execute<Row>(bind(totals.sql, bound(period)))).rows[0];
          return totals?.columns.map(({ key }) => found?.[key] ?? null) ?? [];
        };
        const compared = totals && { now: await sum({ from, to }), before: await sum(before) };
        const used = new Set([...limited.matchAll(/(?<!:):(\w+)/g)].map((match) => match[1]));
        return {
          rows: rows.slice(0, MOST_ROWS).map((row) => report.columns.map(({ key }) => row[key] ?? null)),
          truncated: rows.length > MOST_ROWS,
          totals: compared,
          sql: limited,
          values: Object.entries(values)
            .filter(([name]) => used.has(name))
            .map(([name, value]) => ({ name, value })),
          ms,
        };
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    if (isTimeout(error)) throw new AnswerFailure(answerErrors.reportTooSlow, error);
    throw error;
  }
}

/** A query whose `:name` are bound; a cast's `::` is left alone. */
function bind(text: string, values: Readonly<Record<string, Value>>): SQL {
  const pieces = text.split(/(?<!:):(\w+)/);
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${values[piece] ?? null}`)),
    sql.raw(''),
  );
}

function isTimeout(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === QUERY_CANCELED;
}
