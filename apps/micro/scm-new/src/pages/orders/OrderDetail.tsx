import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { regionName } from '@portal/ui/table';
import type { ReactNode } from 'react';
import type { OrderDetail as Order } from '../../queries.ts';
import classes from './OrderDetail.module.css';

export type OrderDetailProps = {
  order: Order;
  /** What can be done with the order. */
  action?: ReactNode;
  /** Between its amount and its facts. */
  children?: ReactNode;
};

/** An order's facts and its lines. */
export function OrderDetail({ order, action, children }: OrderDetailProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const money = (value: number) => format.money(value, order.currency);
  const facts: [string, string][] = [
    [i18n._({ id: 'scm.marketplace', message: '站点' }), regionName(order.marketplace, i18n.locale)],
    [i18n._({ id: 'scm.order.shop', message: '店铺' }), order.shopName],
    [i18n._({ id: 'scm.order.buyer', message: '买家' }), order.buyerName],
    [
      i18n._({ id: 'scm.order.address', message: '收货地址' }),
      [order.street, `${order.postcode} ${order.city}`.trim()].filter(Boolean).join(', '),
    ],
    [i18n._({ id: 'scm.order.shipBy', message: '最晚发货' }), format.dateTime(order.shipBy)],
    [i18n._({ id: 'scm.order.fulfilment', message: '配送方式' }), `${order.fulfilment} · ${order.warehouse}`],
    [
      i18n._({ id: 'scm.order.tracking', message: '物流' }),
      order.trackingNo ? `${order.carrier ?? ''} ${order.trackingNo}`.trim() : '—',
    ],
  ];
  return (
    <>
      <div className={classes.head}>
        <div>
          <p className={classes.number}>{order.orderNo}</p>
          <p className={classes.amount}>{money(order.amount)}</p>
        </div>
        <div className={classes.action}>{action}</div>
      </div>
      {children}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.heading}>{i18n._({ id: 'scm.order.lines', message: '商品明细' })}</h3>
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <li key={line.lineNo}>
            <span className={classes.product}>
              {line.productName}
              <span className={classes.sku}>{line.sku}</span>
              {line.stock && (
                <span className={classes.sku}>
                  {i18n._({
                    id: 'scm.order.stock',
                    message: '在库 {onHand} · 占用 {reserved} · 在途 {inbound}',
                    values: line.stock,
                  })}
                </span>
              )}
            </span>
            <span className={classes.sum}>
              {money(line.unitPrice * line.quantity)}
              <span className={classes.sku}>
                {format.number(line.quantity)} × {money(line.unitPrice)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
