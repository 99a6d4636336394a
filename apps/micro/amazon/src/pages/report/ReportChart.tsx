import { LazyChart } from '../../charts/LazyChart.tsx';
import type { ReportAnswer } from '../../queries.ts';
import classes from './ReportPage.module.css';

export type ReportChartProps = {
  chart: NonNullable<ReportAnswer['chart']>;
  columns: ReportAnswer['columns'];
  /** @default 240 */
  height?: number;
};

/** What of a report is drawn. */
export function ReportChart({ chart, columns, height = 240 }: ReportChartProps) {
  const typeOf = (key: string) => columns.find((column) => column.key === key)?.type ?? 'text';
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key;
  return (
    <section className={classes.chart}>
      <LazyChart
        kind={chart.kind === 'line' ? 'line' : 'bar'}
        height={height}
        rows={chart.points}
        x={{ key: chart.x, type: typeOf(chart.x) }}
        series={chart.series.map((key) => ({ key, label: labelOf(key), type: typeOf(key) }))}
        currency="USD"
      />
    </section>
  );
}
