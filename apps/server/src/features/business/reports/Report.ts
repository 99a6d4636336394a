import type { RequestContext } from '../../../http/RequestContext.ts';
import { dayOf, fullDaysOf } from '../companyDays.ts';
import type { Words } from '../words/Words.ts';

/** Days of a week that is whole. */
export const WEEK_DAYS = 7;

/** Whose figures, over which days (as many before `before`), of which marketplace. */
export type ReportScope = Pick<RequestContext, 'db' | 'companyId' | 'timeZone' | 'locale'> & {
  now: Date;
  /** The first day, as `2026-11-22`. */
  fromDay: string;
  marketplace: string | undefined;
  /** What of the figures is meant, for the rows behind one of them. */
  of?: { sku?: string; shopName?: string; marketplace?: string; month?: string } | undefined;
};

/** A row of a report before it has an id; `opens` says which report or order has the rows behind it. */
export type ReportRow = Record<string, string | number | null>;

/** The rows of a report, and what its figures are over all of them, also those that rows do not add up to. */
export type ReportRows = { rows: ReportRow[]; totals: Readonly<Record<string, number | null>> };

/** One report: what it sums up, and how it is drawn. */
export type Report = {
  title: Words;
  /** The kind of data that a person must be allowed to see. */
  resource: 'orders' | 'sales' | 'stock' | 'reviews' | 'ads';
  /** Columns as `key:type`; the first one names the row. */
  columns: string;
  /** Whether it covers some days, or shows how things are now. */
  isOfDays: boolean;
  hasMarketplace: boolean;
  /** Column to sort by, largest first unless it says otherwise. */
  sort: string;
  direction?: 'asc' | 'desc';
  /** With `wholeDays`, rows that have fewer full days are in the table alone, as long as two or more are drawn. */
  chart: { kind: 'line' | 'bar'; x: string; series: readonly string[]; wholeDays?: number };
  read(scope: ReportScope): Promise<ReportRows>;
};

/** How many days of a week, from its Monday on, are among the days of a report and over. */
export function fullDaysOfWeek(week: string, { fromDay, now, timeZone }: ReportScope): number {
  return fullDaysOf(week, WEEK_DAYS, { from: fromDay, today: dayOf({ now, timeZone }) });
}

/** How many days of a month, such as `2026-11`, are among the days of a report and over. */
export function fullDaysOfMonth(month: string, { fromDay, now, timeZone }: ReportScope): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // Day 0 of the next month is the last one of this.
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return fullDaysOf(`${month}-01`, days, { from: fromDay, today: dayOf({ now, timeZone }) });
}

/** Money of the database, hundredths, as people read it. */
export function money(hundredths: number): number {
  return Math.round(hundredths) / 100;
}

/** A part of a whole; nothing where there is no whole. */
export function part(value: number, whole: number): number | null {
  return whole === 0 ? null : value / whole;
}
