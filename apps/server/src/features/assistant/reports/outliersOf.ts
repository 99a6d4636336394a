import type { Cell, DataReport, ReportColumn } from './DataReport.ts';

/** Fewer points say nothing about what is usual. */
const LEAST_POINTS = 8;
const MOST = 3;

/** The points of a line far outside the middle half (1.5 times its width), at most three. */
export function outliersOf(
  { chart, columns }: DataReport,
  rows: readonly Cell[][],
): { name: string; value: number; column: ReportColumn }[] {
  const column = columns.find(({ key }) => key === chart?.y[0]);
  if (chart?.type !== 'line' || !column || rows.length < LEAST_POINTS) return [];
  const at = columns.indexOf(column);
  const nameAt = columns.findIndex(({ key }) => key === chart.x);
  // The last day is not over yet.
  const points = rows.slice(0, -1).flatMap((row) => {
    const value = row[at];
    return typeof value === 'number' ? [{ name: String(row[nameAt]), value, column }] : [];
  });
  const sorted = points.map(({ value }) => value).sort((one, other) => one - other);
  const quarter = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  const [low, high] = [quarter(0.25), quarter(0.75)];
  const reach = (high - low) * 1.5;
  return points
    .filter(({ value }) => value < low - reach || value > high + reach)
    .sort((one, other) => Math.abs(other.value - high) - Math.abs(one.value - high))
    .slice(0, MOST);
}
