import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import classes from './detail.module.css';

export type OrderProfitProps = { profit: NonNullable<OrderDetail['profit']> };

/** What an order brought and cost, part by part. */
export function OrderProfit({ profit }: OrderProfitProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const { currency, parts, margin } = profit;
  const names: Readonly<Record<string, string>> = {
    revenue: i18n._({ id: 'scm.profit.revenue', message: '商品销售额' }),
    shipping: i18n._({ id: 'scm.profit.shipping', message: '买家支付运费' }),
    refunds: i18n._({ id: 'scm.profit.refunds', message: '退款' }),
    cost: i18n._({ id: 'scm.profit.cost', message: '商品成本' }),
    fees: i18n._({ id: 'scm.profit.fees', message: '平台佣金' }),
    freight: i18n._({ id: 'scm.profit.freight', message: '物流费用' }),
    adSpend: i18n._({ id: 'scm.profit.ads', message: '广告费' }),
    storage: i18n._({ id: 'scm.profit.storage', message: '仓储费' }),
    tax: i18n._({ id: 'scm.profit.tax', message: '税费' }),
  };
  return (
    <section>
      <h3 className={classes.heading}>{i18n._({ id: 'scm.profit', message: '订单利润' })}</h3>
      <dl className={classes.sums}>
        {parts.map(({ key, amount }) => (
          <div key={key}>
            <dt>{names[key] ?? key}</dt>
            <dd>{format.money(amount, currency)}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>
            {i18n._({ id: 'scm.profit.profit', message: '利润' })}
            {margin !== null && <span className={classes.margin}> {format.percent(margin)}</span>}
          </dt>
          <dd>{format.money(profit.profit, currency)}</dd>
        </div>
      </dl>
    </section>
  );
}
