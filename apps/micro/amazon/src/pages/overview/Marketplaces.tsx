import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { CSSProperties } from 'react';
import table from '../../components/table.module.css';
import { marketplaceName } from '../../marketplaces.ts';
import type { SalesOverview } from '../../queries.ts';
import classes from './overview.module.css';

export type MarketplacesProps = { rows: SalesOverview['byMarketplace']; currency: string };

/** Sales by marketplace, largest first, with each one's share. */
export function Marketplaces({ rows, currency }: MarketplacesProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const heading = i18n._({ id: 'amazon.marketplaces', message: '按站点' });
  const total = rows.reduce((sum, { gmv }) => sum + gmv, 0);
  return (
    <section aria-label={heading} className={classes.card}>
      <h2 className={classes.heading}>{heading}</h2>
      <table className={table.table} aria-label={heading}>
        <thead>
          <tr>
            <th scope="col">{i18n._({ id: 'amazon.marketplace', message: '站点' })}</th>
            <th scope="col" className={table.number}>
              {i18n._({ id: 'amazon.kpi.gmv', message: '销售额' })}
            </th>
            <th scope="col" className={table.number}>
              {i18n._({ id: 'amazon.share', message: '占比' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ marketplace, gmv }) => (
            <tr key={marketplace}>
              <td>{marketplaceName(marketplace, i18n.locale)}</td>
              <td className={table.number}>{format.money(gmv, currency)}</td>
              <td className={table.number}>
                <span
                  className={classes.share}
                  style={{ '--share': total === 0 ? 0 : gmv / total } as CSSProperties}
                >
                  <span>{format.percent(total === 0 ? 0 : gmv / total)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
