import { useLingui } from '@lingui/react';
import { CellValue, type DataColumn, DataTable, regionName } from '@portal/ui/table';
import { LazyChart } from '../../charts/LazyChart.tsx';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

export type MarketplacesProps = { rows: SalesOverview['byMarketplace']; currency: string };

type Row = SalesOverview['byMarketplace'][number];

/** Sales by marketplace, largest first, with each one's share. */
export function Marketplaces({ rows, currency }: MarketplacesProps) {
  const { i18n } = useLingui();
  const heading = i18n._({ id: 'amazon.marketplaces', message: '按站点' });
  const sales = i18n._({ id: 'amazon.kpi.gmv', message: '销售额' });
  const total = rows.reduce((sum, { gmv }) => sum + gmv, 0);
  const columns: DataColumn<Row>[] = [
    {
      key: 'marketplace',
      header: i18n._({ id: 'amazon.marketplace', message: '站点' }),
      cell: ({ marketplace }) => <CellValue value={marketplace} type="region" />,
    },
    {
      key: 'gmv',
      header: sales,
      isNumeric: true,
      cell: ({ gmv }) => <CellValue value={gmv} type="money" currency={currency} />,
    },
    {
      key: 'orders',
      header: i18n._({ id: 'amazon.kpi.orders', message: '订单数' }),
      isNumeric: true,
      cell: ({ orders }) => <CellValue value={orders} type="number" />,
    },
    {
      key: 'share',
      header: i18n._({ id: 'amazon.share', message: '占比' }),
      isNumeric: true,
      cell: ({ gmv }) => <CellValue value={total === 0 ? 0 : gmv / total} type="percent" />,
    },
  ];
  const named = rows.map((row) => ({ ...row, name: regionName(row.marketplace, i18n.locale) }));
  return (
    <div className={classes.card}>
      <h2 className={classes.heading}>{heading}</h2>
      <LazyChart
        kind="bar"
        height={180}
        rows={named}
        x={{ key: 'name', type: 'text' }}
        series={[{ key: 'gmv', label: sales, type: 'money' }]}
        currency={currency}
      />
      <div className={classes.flush}>
        <DataTable label={heading} columns={columns} rows={rows} rowId={({ marketplace }) => marketplace} />
      </div>
    </div>
  );
}
