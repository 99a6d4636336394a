import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import table from '../../components/table.module.css';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

export type TopProductsProps = { rows: SalesOverview['topProducts']; currency: string };

/** The best sellers by value. */
export function TopProducts({ rows, currency }: TopProductsProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const heading = i18n._({ id: 'amazon.products', message: '热销商品' });
  return (
    <section aria-label={heading} className={classes.card}>
      <h2 className={classes.heading}>{heading}</h2>
      <table className={table.table} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{i18n._({ id: 'amazon.product', message: '商品' })}</th>
            <th scope="col" className={table.number}>
              {i18n._({ id: 'amazon.kpi.units', message: '销量' })}
            </th>
            <th scope="col" className={table.number}>
              {i18n._({ id: 'amazon.kpi.gmv', message: '销售额' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sku, productName, units, gmv }) => (
            <tr key={sku}>
              <td className={classes.product}>
                <span title={productName}>{productName}</span>
                <span className={classes.sku}>{sku}</span>
              </td>
              <td className={table.number}>{format.number(units)}</td>
              <td className={table.number}>{format.money(gmv, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
