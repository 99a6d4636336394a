import '@mantine/charts/styles.layer.css';
import { AreaChart, BarChart } from '@mantine/charts';

export type ChartProps = {
  kind: 'line' | 'bar';
  /** In pixels. */
  height: number;
  /** Points in the order of the axis; `label` stands along it. */
  points: readonly ({ label: string } & Record<string, unknown>)[];
  series: readonly { key: string; label: string }[];
  /** Writes a value at the axis and in the tip. */
  format: (value: number) => string;
};

const COLORS = ['var(--portal-primary)', 'var(--portal-warning)', 'var(--portal-success)'];

/** A drawing of numbers that stand in a table beside it; it takes no focus, the table does the telling. */
export function Chart({ kind, height, points, series, format }: ChartProps) {
  const shared = {
    h: height,
    data: points.map((point) => ({ ...point })),
    dataKey: 'label',
    series: series.map(({ key, label }, index) => ({
      name: key,
      label,
      color: COLORS[index % COLORS.length] ?? 'var(--portal-primary)',
    })),
    gridColor: 'var(--portal-border)',
    textColor: 'var(--portal-text-muted)',
    tickLine: 'none' as const,
    valueFormatter: format,
    withLegend: series.length > 1,
    legendProps: { verticalAlign: 'top' as const, height: 28 },
    xAxisProps: { minTickGap: 24 },
    yAxisProps: { width: 64 },
  };
  if (kind === 'bar')
    return (
      <BarChart
        {...shared}
        barProps={{ isAnimationActive: false, maxBarSize: 36, radius: [3, 3, 0, 0] }}
        barChartProps={{ accessibilityLayer: false }}
      />
    );
  return (
    <AreaChart
      {...shared}
      curveType="monotone"
      withDots={points.length < 2}
      strokeWidth={1.75}
      fillOpacity={0.12}
      areaProps={{ isAnimationActive: false }}
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}
