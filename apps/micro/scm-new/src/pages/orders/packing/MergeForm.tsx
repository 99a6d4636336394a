import { useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { type FormEvent, useState } from 'react';
import type { OrderDetail } from '../../../queries.ts';
import classes from '../work/work.module.css';
import own from './packing.module.css';

type Mergeable = OrderDetail['mergeable'][number];

export type MergeFormProps = { orders: readonly Mergeable[]; onDone: (chosen: Mergeable[]) => void };

/** Which orders of the same buyer and address go in one parcel: all of them, unless somebody chooses. */
export function MergeForm({ orders, onDone }: MergeFormProps) {
  const { i18n } = useLingui();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = orders.filter(({ orderId }) => !left.has(orderId));
  const toggle = (orderId: string) => {
    const next = new Set(left);
    if (!next.delete(orderId)) next.add(orderId);
    setLeft(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) onDone(chosen);
  };
  return (
    <form className={classes.form} onSubmit={send}>
      <fieldset className={classes.plain}>
        <legend className={classes.note}>
          {i18n._({ id: 'scm.packing.same', message: '同一买家、同一地址的待发货订单' })}
        </legend>
        {orders.map(({ orderId, orderNo, units }) => (
          <label key={orderId} className={own.choice}>
            <input type="checkbox" checked={!left.has(orderId)} onChange={() => toggle(orderId)} />
            <span>{orderNo}</span>
            <span className={own.note}>
              {i18n._({
                id: 'scm.packing.units',
                message: '{count} 件',
                values: { count: units },
              })}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={classes.foot}>
        <ActionButton type="submit" isPrimary disabled={chosen.length === 0}>
          {i18n._({ id: 'scm.packing.merge', message: '合并发货' })}
        </ActionButton>
      </div>
    </form>
  );
}
