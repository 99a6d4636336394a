import '@mantine/charts/styles.layer.css';
import { AreaChart } from '@mantine/charts';
import { useFormatters, useLocale } from '@portal/ui';
import type { SalesOverview } from '../../queries.ts';

export type DailyChartProps = {
  daily: SalesOverview['daily'];
  currency: string;
  salesLabel: string;
  adsLabel: string;
};

/** Sales and ad spend by day. */
export function DailyChart({ daily, currency, salesLabel, adsLabel }: DailyChartProps) {
  const format = useFormatters();
  const short = new Intl.DateTimeFormat(useLocale(), { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const money = (value: number) =>
    format.number(value, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      notation: 'compact',
    });
  return (
    <AreaChart
      h={260}
      data={daily}
      dataKey="day"
      series={[
        { name: 'gmv', label: salesLabel, color: 'var(--portal-primary)' },
        { name: 'adSpend', label: adsLabel, color: 'var(--portal-warning)' },
      ]}
      curveType="monotone"
      withDots={false}
      strokeWidth={1.75}
      fillOpacity={0.12}
      gridColor="var(--portal-border)"
      textColor="var(--portal-text-muted)"
      tickLine="none"
      valueFormatter={money}
      xAxisProps={{
        tickFormatter: (day: string) => short.format(new Date(`${day}T12:00:00Z`)),
        minTickGap: 32,
      }}
      yAxisProps={{ width: 56 }}
      areaProps={{ isAnimationActive: false }}
      areaChartProps={{ accessibilityLayer: false }}
    />
  );
}
