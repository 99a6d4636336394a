import { useLingui } from '@lingui/react';
import { LazyChart } from '../../charts/LazyChart.tsx';
import type { ReportAnswer } from '../../queries.ts';
import { partMonth } from './partMonth.ts';
import classes from './ReportPage.module.css';

export type ReportChartProps = {
  chart: NonNullable<ReportAnswer['chart']>;
  columns: ReportAnswer['columns'];
  /** @default 240 */
  height?: number;
};

/** What of a report is drawn. */
export function ReportChart({ chart, columns, height = 240 }: ReportChartProps) {
  const { i18n } = useLingui();
  // A month that has not begun or ended within the days of the report is no shorter bar like the others.
  const points = chart.points.map((point) => {
    const part = chart.x === 'month' ? partMonth(point.month, point.fullDays) : undefined;
    if (!part) return point;
    const text = i18n._({ id: 'amazon.report.partMonth', message: '{days}/{of} 天', values: part });
    return { ...point, month: `${point.month} · ${text}`, isPart: true };
  });
  const typeOf = (key: string) => columns.find((column) => column.key === key)?.type ?? 'text';
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key;
  return (
    <section className={classes.chart}>
      <LazyChart
        kind={chart.kind === 'line' ? 'line' : 'bar'}
        height={height}
        rows={points}
        x={{ key: chart.x, type: typeOf(chart.x) }}
        series={chart.series.map((key) => ({ key, label: labelOf(key), type: typeOf(key) }))}
        currency="USD"
      />
    </section>
  );
}
