import { useLingui } from '@lingui/react';
import type { businessContract, ResponseOf } from '@portal/api-client/contract';
import { useFormatters } from '@portal/ui';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import table from '../../components/table.module.css';
import { marketplaceName } from '../../marketplaces.ts';
import { useColumnLabel } from '../../useColumnLabel.ts';
import { useStatusLabel } from '../../useStatusLabel.ts';
import classes from './orders.module.css';

export type OrderDetailProps = { order: ResponseOf<typeof businessContract.queryOrder> };

/** An order's facts and its lines. */
export function OrderDetail({ order }: OrderDetailProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const columnLabel = useColumnLabel();
  const { label, tone } = useStatusLabel()(order.status);
  const money = (value: number) => format.money(value, order.currency);
  const facts: [string, string][] = [
    [columnLabel('marketplace'), marketplaceName(order.marketplace, i18n.locale)],
    [columnLabel('shopName'), order.shopName],
    [columnLabel('buyerName'), `${order.buyerName} · ${order.city}`],
    [columnLabel('orderedAt'), format.dateTime(order.orderedAt)],
    [columnLabel('shipBy'), format.dateTime(order.shipBy)],
    [columnLabel('fulfilment'), `${order.fulfilment} · ${order.warehouse}`],
    [
      i18n._({ id: 'scm.order.tracking', message: '物流' }),
      order.trackingNo ? `${order.carrier ?? ''} ${order.trackingNo}`.trim() : '—',
    ],
  ];
  return (
    <div className={classes.detail}>
      <header className={classes.detailHead}>
        <span className={classes.amount}>{money(order.amount)}</span>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </header>
      <p className={classes.orderNo}>{order.orderNo}</p>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={classes.linesHeading}>{i18n._({ id: 'scm.order.lines', message: '商品明细' })}</h2>
      <div className={table.frame}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{columnLabel('productName')}</th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'scm.order.quantity', message: '数量' })}
              </th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'scm.order.unitPrice', message: '单价' })}
              </th>
              <th scope="col" className={table.number}>
                {i18n._({ id: 'scm.order.subtotal', message: '小计' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.lineNo}>
                <td className={classes.product}>
                  {line.productName}
                  <span className={classes.sku}>{line.sku}</span>
                </td>
                <td className={table.number}>{format.number(line.quantity)}</td>
                <td className={table.number}>{money(line.unitPrice)}</td>
                <td className={table.number}>{money(line.unitPrice * line.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
