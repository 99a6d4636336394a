import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, DataTable, todayIn } from '@portal/ui/table';
import { useState } from 'react';
import { LazyChart } from '../../charts/LazyChart.tsx';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

export type DailySalesProps = {
  overview: Pick<SalesOverview, 'daily' | 'currency' | 'timeZone'>;
  /** When the figures were read, in milliseconds since 1970. */
  readAt: number;
};

type Day = SalesOverview['daily'][number];

/** Sales by day: a chart, and the same numbers as a table for those who cannot or would rather not read charts. */
export function DailySales({ overview, readAt }: DailySalesProps) {
  const { daily, currency, timeZone } = overview;
  const { i18n } = useLingui();
  const { time } = useFormatters(timeZone);
  // The last point of the line falls only because the day goes on.
  const isUnderWay = daily.at(-1)?.day === todayIn(timeZone, new Date(readAt));
  const [asTable, setAsTable] = useState(false);
  const heading = i18n._({ id: 'amazon.daily', message: '每日销售' });
  const sales = i18n._({ id: 'amazon.kpi.gmv', message: '销售额' });
  const spend = i18n._({ id: 'amazon.kpi.adSpend', message: '广告花费' });
  const number = (key: 'orders' | 'units', header: string): DataColumn<Day> => ({
    key,
    header,
    isNumeric: true,
    cell: (row) => <CellValue value={row[key]} type="number" />,
  });
  const money = (key: 'gmv' | 'adSpend', header: string): DataColumn<Day> => ({
    key,
    header,
    isNumeric: true,
    cell: (row) => <CellValue value={row[key]} type="money" currency={currency} />,
  });
  const columns: DataColumn<Day>[] = [
    {
      key: 'day',
      header: i18n._({ id: 'amazon.daily.day', message: '日期' }),
      cell: ({ day }) => <CellValue value={day} type="date" />,
    },
    money('gmv', sales),
    number('orders', i18n._({ id: 'amazon.kpi.orders', message: '订单数' })),
    number('units', i18n._({ id: 'amazon.kpi.units', message: '销量' })),
    money('adSpend', spend),
  ];
  return (
    <div className={classes.card}>
      <header className={classes.cardHead}>
        <h2 className={classes.heading}>{heading}</h2>
        {isUnderWay && (
          <span className={classes.soFar}>
            {i18n._({
              id: 'amazon.daily.soFar',
              message: '今天截至 {time}',
              values: { time: time(readAt) },
            })}
          </span>
        )}
        <button
          type="button"
          className={classes.toggle}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable
            ? i18n._({ id: 'amazon.asChart', message: '看图表' })
            : i18n._({ id: 'amazon.asTable', message: '看表格' })}
        </button>
      </header>
      {!asTable && (
        <LazyChart
          kind="line"
          rows={daily}
          x={{ key: 'day', type: 'date' }}
          series={[
            { key: 'gmv', label: sales, type: 'money' },
            { key: 'adSpend', label: spend, type: 'money' },
          ]}
          currency={currency}
        />
      )}
      <div className={asTable ? classes.tableBox : 'portal-visually-hidden'}>
        <DataTable label={heading} columns={columns} rows={daily} rowId={({ day }) => day} />
      </div>
    </div>
  );
}
