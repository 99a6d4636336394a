import { useLingui } from '@lingui/react';
import { CellValue, type DataColumn, DataTable } from '@portal/ui/table';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

export type TopProductsProps = { rows: SalesOverview['topProducts']; currency: string };

type Row = SalesOverview['topProducts'][number];

/** The best sellers by value. */
export function TopProducts({ rows, currency }: TopProductsProps) {
  const { i18n } = useLingui();
  const heading = i18n._({ id: 'amazon.products', message: '热销商品' });
  const columns: DataColumn<Row>[] = [
    {
      key: 'product',
      header: i18n._({ id: 'amazon.product', message: '商品' }),
      isLong: true,
      cell: ({ productName, sku }) => (
        <span className={classes.product}>
          <span title={productName}>{productName}</span>
          <span className={classes.sku}>{sku}</span>
        </span>
      ),
    },
    {
      key: 'units',
      header: i18n._({ id: 'amazon.kpi.units', message: '销量' }),
      isNumeric: true,
      cell: ({ units }) => <CellValue value={units} type="number" />,
    },
    {
      key: 'gmv',
      header: i18n._({ id: 'amazon.kpi.gmv', message: '销售额' }),
      isNumeric: true,
      cell: ({ gmv }) => <CellValue value={gmv} type="money" currency={currency} />,
    },
  ];
  return (
    <div className={classes.card}>
      <h2 className={classes.heading}>{heading}</h2>
      <div className={classes.flush}>
        <DataTable label={heading} columns={columns} rows={rows} rowId={({ sku }) => sku} />
      </div>
    </div>
  );
}
