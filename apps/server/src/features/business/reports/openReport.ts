import type { ListColumn, ListRow, ReportName } from '@portal/api-client/contract';
import { HttpError } from '../../../http/errors.ts';
import type { HandlersOf, PortalContract } from '../../../http/handlers.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { dayOf, firstOfLast } from '../companyDays.ts';
import type { ListScope } from '../openList.ts';
import { columnLabel } from '../words/columnWords.ts';
import { inLanguage } from '../words/Words.ts';
import { marketReports } from './marketReports.ts';
import { orderReports } from './orderReports.ts';
import { profitReports } from './profitReports.ts';
import type { Report, ReportRow, ReportRows } from './Report.ts';
import { salesReports } from './salesReports.ts';
import { stockReports } from './stockReports.ts';

type Selection = Pick<
  Parameters<HandlersOf<PortalContract>['queryReport']>[0],
  'report' | 'days' | 'marketplace' | 'of' | 'sortBy' | 'sortDirection'
>;

const DEFAULT_DAYS = 30;
/** More bars than this say nothing. */
const MOST_BARS = 20;

const reports: Readonly<Record<ReportName, Report>> = {
  ...salesReports,
  ...profitReports,
  ...orderReports,
  ...stockReports,
  ...marketReports,
};

/** The kind of data that a report shows. */
export function resourceOfReport(name: ReportName): Report['resource'] {
  return reports[name].resource;
}

/** Whether there is a report of this name. */
export function isReportName(name: string): name is ReportName {
  return Object.hasOwn(reports, name);
}

/** The keys of a report's columns. */
export function columnsOfReport(name: ReportName): string[] {
  return reports[name].columns.split(' ').map((word) => word.split(':')[0] ?? '');
}

/** The name of a report. */
export function titleOfReport(name: ReportName, locale: Locale): string {
  return inLanguage(reports[name].title, locale);
}

/** A report with its rows, sorted as asked. */
export async function openReport(selection: Selection, scope: ListScope) {
  const { db, companyId, timeZone, clock, locale } = scope;
  const report = reports[selection.report];
  const columns = report.columns.split(' ').map((word): ListColumn => {
    const [key = '', type = 'text'] = word.split(':');
    const currency = type === 'money' ? { currencyKey: 'currency' } : {};
    return { key, type, label: columnLabel(key, locale), ...currency };
  });
  const sortBy = selection.sortBy ?? report.sort;
  if (!columns.some(({ key }) => key === sortBy))
    throw new HttpError(400, 'badRequest', { detail: { field: 'sortBy' } });
  const sortDirection = selection.sortDirection ?? (selection.sortBy ? 'desc' : (report.direction ?? 'desc'));
  const now = clock.now();
  const days = selection.days ?? DEFAULT_DAYS;
  const fromDay = firstOfLast(days, { now, timeZone });
  const { marketplace, of } = selection;
  const read = await report.read({ db, companyId, timeZone, locale, now, fromDay, marketplace, of });
  const rows = read.rows.map((row, index): ListRow => toRow(row, columns, index));
  // The natural order of bands and counts is the one that they were read in.
  const isNatural = sortBy === report.sort && report.direction === 'asc';
  const sorted = isNatural ? [...rows] : rows.toSorted((one, other) => compare(one[sortBy], other[sortBy]));
  if (sortDirection === 'desc') sorted.reverse();
  return {
    title: inLanguage(report.title, locale),
    columns,
    sortBy,
    sortDirection,
    rows: sorted,
    totals: totalsOf(read, columns),
    hasMarketplace: report.hasMarketplace,
    timeZone,
    ...(report.isOfDays && { from: fromDay, to: dayOf({ now, timeZone }) }),
    chart: {
      kind: report.chart.kind,
      x: report.chart.x,
      series: [...report.chart.series],
      points: pointsOf(report, rows),
    },
  };
}

function toRow(row: ReportRow, columns: readonly ListColumn[], index: number): ListRow {
  const values = Object.fromEntries(columns.map(({ key }) => [key, row[key] ?? null]));
  const { opens = null } = row;
  return { ...values, currency: 'USD', id: String(index + 1), ...(opens !== null && { opens }) } as ListRow;
}

/** What the report says of all of its rows, of the columns that have a figure there. */
function totalsOf({ totals }: ReportRows, columns: readonly ListColumn[]): Record<string, number> {
  return Object.fromEntries(
    columns.flatMap(({ key }) => (typeof totals[key] === 'number' ? [[key, totals[key]]] : [])),
  );
}

/** A line shows every whole point in time's order; bars show the largest, or all in their natural order. */
function pointsOf(report: Report, rows: readonly ListRow[]): ListRow[] {
  const { kind, x, wholeDays } = report.chart;
  const whole = wholeDays === undefined ? rows : rows.filter(({ fullDays }) => fullDays === wholeDays);
  if (kind === 'line') return [...(whole.length > 1 ? whole : rows)];
  if (report.direction === 'asc') return [...rows];
  if (x === report.sort) return rows.toSorted((one, other) => compare(one[x], other[x]));
  const key = report.chart.series[0] ?? report.sort;
  return rows.toSorted((one, other) => compare(other[key], one[key])).slice(0, MOST_BARS);
}

function compare(one: string | number | null | undefined, other: string | number | null | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === null || one === undefined) return other === null || other === undefined ? 0 : -1;
  if (other === null || other === undefined) return 1;
  return String(one).localeCompare(String(other));
}
