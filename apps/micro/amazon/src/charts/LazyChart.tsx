import { useLingui } from '@lingui/react';
import { latePart, useFormatters } from '@portal/ui';
import type { ChartProps } from './Chart.tsx';
import classes from './LazyChart.module.css';

const Chart = latePart(async () => (await import('./Chart.tsx')).Chart, { Waiting });

export type LazyChartProps = {
  kind: 'line' | 'bar';
  /** @default 260 */
  height?: number;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Key of what stands along the axis, and its type. */
  x: { key: string; type: string };
  /** What is drawn; all of one type. */
  series: readonly { key: string; label: string; type: string }[];
  currency: string;
};

/** A chart whose library loads when it is first shown; hidden from screen readers, which have the table. */
export function LazyChart({ kind, height = 260, rows, x, series, currency }: LazyChartProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const type = series[0]?.type ?? 'number';
  const compact = { notation: 'compact', useGrouping: true } as const;
  const write = (value: number) => {
    if (type === 'money')
      return format.number(value, {
        ...compact,
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      });
    return type === 'percent' ? format.percent(value) : format.number(value, compact);
  };
  const nameOf = x.type === 'date' ? dayLabels(i18n.locale) : String;
  const points = rows.map((row) => ({ ...row, label: nameOf(String(row[x.key] ?? '')) }));
  return (
    <div aria-hidden="true" className={classes.chart} style={{ minBlockSize: height }}>
      <Chart kind={kind} height={height} points={points} series={series} format={write} />
    </div>
  );
}

function Waiting({ height }: Pick<ChartProps, 'height'>) {
  return <div className={classes.wait} style={{ blockSize: height }} />;
}

/** Writes days without a time by month and day, as short as an axis needs it; making the format is what takes time. */
function dayLabels(locale: string): (day: string) => string {
  const format = new Intl.DateTimeFormat(locale, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return (day) => {
    const time = Date.parse(day);
    return Number.isNaN(time) ? day : format.format(time);
  };
}
