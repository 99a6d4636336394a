import { addDays } from '../companyDays.ts';
import { part, type ReportRow, type ReportScope, WEEK_DAYS } from './Report.ts';

/** What each row has of a column's sum. */
export function sharesOf(rows: readonly ReportRow[], column: string): (number | null)[] {
  const whole = rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0);
  return rows.map((row) => part(Number(row[column] ?? 0), whole));
}

/**
 * How a column changed since the week before. A week that has just begun, or of which a part is shown, would seem to fall
 * or to rise. Where sales begin within the days, nothing says that they began on a Monday.
 */
export function changesOf(
  weeks: readonly ReportRow[],
  column: string,
  { fromDay }: ReportScope,
): (number | null)[] {
  return weeks.map((row, index) => {
    const before = weeks[index - 1];
    const isFirst = index === 1 && String(before?.week ?? '') > fromDay;
    const isWhole = row.fullDays === WEEK_DAYS && before?.fullDays === WEEK_DAYS;
    const isNext = before?.week === addDays(String(row.week), -WEEK_DAYS);
    const value = Number(before?.[column] ?? 0);
    return isWhole && isNext && !isFirst ? part(Number(row[column] ?? 0) - value, value) : null;
  });
}
