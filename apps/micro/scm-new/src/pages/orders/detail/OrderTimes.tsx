import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import classes from './detail.module.css';

export type OrderTimesProps = { order: OrderDetail };

/** The states that an order has reached, each with its time. */
export function OrderTimes({ order }: OrderTimesProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const times: [string, string | null][] = [
    [i18n._({ id: 'scm.time.ordered', message: '已下单' }), order.orderedAt],
    [i18n._({ id: 'scm.time.paid', message: '已付款' }), order.paidAt],
    [i18n._({ id: 'scm.time.shipped', message: '已发货' }), order.shippedAt],
    [i18n._({ id: 'scm.time.delivered', message: '已签收' }), order.deliveredAt],
    [i18n._({ id: 'scm.time.cancelled', message: '已取消' }), order.cancelledAt],
    [i18n._({ id: 'scm.time.refunded', message: '已退款' }), order.refundedAt],
  ];
  return (
    <ol className={classes.times} aria-label={i18n._({ id: 'scm.time', message: '订单进度' })}>
      {times.flatMap(([state, time]) =>
        time === null ? (
          []
        ) : (
          <li key={state}>
            <span>{state}</span>
            <time dateTime={time}>{format.dateTime(time)}</time>
          </li>
        ),
      )}
    </ol>
  );
}
