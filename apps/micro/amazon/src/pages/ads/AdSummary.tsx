import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { type QueryLike, QueryStates } from '@portal/ui/table';
import type { ReportAnswer } from '../../queries.ts';
import { ReportChart } from '../report/ReportChart.tsx';
import classes from './AdSummary.module.css';

export type AdSummaryProps = { query: QueryLike<ReportAnswer> };

/** Thirty days of ads: four figures and a line. */
export function AdSummary({ query }: AdSummaryProps) {
  const { i18n } = useLingui();
  return (
    <section
      className={classes.summary}
      aria-label={i18n._({ id: 'amazon.period.days', message: '近 {count} 天', values: { count: 30 } })}
    >
      <QueryStates query={query} rows={4}>
        {(report) => <Figures report={report} />}
      </QueryStates>
    </section>
  );
}

function Figures({ report }: { report: ReportAnswer }) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const sum = (key: string) => report.dataList.reduce((total, row) => total + Number(row[key] ?? 0), 0);
  const spend = sum('spend');
  const sales = sum('sales');
  const figures = [
    [i18n._({ id: 'amazon.kpi.adSpend', message: '广告花费' }), format.money(spend, 'USD')],
    [i18n._({ id: 'amazon.ads.sales', message: '广告销售额' }), format.money(sales, 'USD')],
    [i18n._({ id: 'amazon.kpi.acos', message: 'ACOS' }), format.percent(sales === 0 ? null : spend / sales)],
    [i18n._({ id: 'amazon.ads.clicks', message: '点击' }), format.number(sum('clicks'))],
  ];
  return (
    <>
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.chart}>
        {report.chart && <ReportChart chart={report.chart} columns={report.columns} height={132} />}
      </div>
    </>
  );
}
