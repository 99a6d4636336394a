import { useLingui } from '@lingui/react';
import { ActionButton, useFormatters } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import classes from './packing.module.css';

export type OrderParcelsProps = {
  order: Pick<OrderDetail, 'orderId' | 'parcels'>;
  /** Offered for each parcel that has not left; without it none can. */
  onShip?: ((parcelNo: number) => void) | undefined;
};

/** The parcels that an order goes in, and what lies in each; nothing where it is one parcel of its own. */
export function OrderParcels({ order: { orderId, parcels }, onShip }: OrderParcelsProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  if (parcels.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{i18n._({ id: 'scm.packing.parcels', message: '包裹' })}</h3>
      <ol className={classes.parcels}>
        {parcels.map(({ parcelNo, carrier, trackingNo, shippedAt, lines }) => {
          const others = new Set(
            lines.filter((line) => line.orderId !== orderId).map((line) => line.orderNo),
          );
          return (
            <li key={parcelNo}>
              <div className={classes.parcelHead}>
                <strong>
                  {i18n._({
                    id: 'scm.packing.parcel',
                    message: '包裹 {no} / {of}',
                    values: { no: parcelNo, of: parcels.length },
                  })}
                </strong>
                {shippedAt ? (
                  <span className={classes.note}>
                    {[carrier, trackingNo].filter(Boolean).join(' ')} · {format.dateTime(shippedAt)}
                  </span>
                ) : (
                  onShip && (
                    <ActionButton icon="truck" onClick={() => onShip(parcelNo)}>
                      {i18n._({ id: 'scm.parcels.ship', message: '标记发货' })}
                    </ActionButton>
                  )
                )}
              </div>
              {others.size > 0 && (
                <p className={classes.note}>
                  {i18n._({
                    id: 'scm.packing.together',
                    message: '与订单 {numbers} 合并发货',
                    values: { numbers: [...others].join(', ') },
                  })}
                </p>
              )}
              <ul className={classes.packed}>
                {lines.map((line) => (
                  <li key={`${line.orderId} ${line.lineNo}`}>
                    {line.sku} × {format.number(line.quantity)}
                    {line.orderId !== orderId && <span className={classes.note}> {line.orderNo}</span>}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
