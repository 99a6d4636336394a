import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import table from '../../components/table.module.css';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

const DailyChart = lazy(() => import('./DailyChart.tsx').then((chart) => ({ default: chart.DailyChart })));

export type DailySalesProps = { daily: SalesOverview['daily']; currency: string };

/** Sales by day: a chart, and the same numbers as a table for those who cannot or would rather not read charts. */
export function DailySales({ daily, currency }: DailySalesProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const [asTable, setAsTable] = useState(false);
  const heading = i18n._({ id: 'amazon.daily', message: '每日销售' });
  const day = (value: string) => format.date(`${value}T12:00:00Z`);
  return (
    <section aria-label={heading} className={classes.card}>
      <header className={classes.cardHead}>
        <h2 className={classes.heading}>{heading}</h2>
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable
            ? i18n._({ id: 'amazon.daily.asChart', message: '看图表' })
            : i18n._({ id: 'amazon.daily.asTable', message: '看表格' })}
        </button>
      </header>
      {!asTable && (
        <div aria-hidden="true" className={classes.chart}>
          <Suspense fallback={<div className={classes.chartWait} />}>
            <DailyChart
              daily={daily}
              currency={currency}
              salesLabel={i18n._({ id: 'amazon.kpi.gmv', message: '销售额' })}
              adsLabel={i18n._({ id: 'amazon.kpi.adSpend', message: '广告花费' })}
            />
          </Suspense>
        </div>
      )}
      <div className={asTable ? classes.tableBox : classes.hidden}>
        <table className={table.table} aria-label={heading}>
          <thead>
            <tr>
              <th scope="col">{i18n._({ id: 'amazon.daily.day', message: '日期' })}</th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'amazon.kpi.gmv', message: '销售额' })}
              </th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'amazon.kpi.orders', message: '订单数' })}
              </th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'amazon.kpi.units', message: '销量' })}
              </th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'amazon.kpi.adSpend', message: '广告花费' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {daily.map((row) => (
              <tr key={row.day}>
                <th scope="row">{day(row.day)}</th>
                <td className={table.number}>{format.money(row.gmv, currency)}</td>
                <td className={table.number}>{format.number(row.orders)}</td>
                <td className={table.number}>{format.number(row.units)}</td>
                <td className={table.number}>{format.money(row.adSpend, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
