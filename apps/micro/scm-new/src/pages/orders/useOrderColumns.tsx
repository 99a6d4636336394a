import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { useMemo, useRef } from 'react';
import type { DataColumn } from '../../components/DataTable.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import table from '../../components/table.module.css';
import { marketplaceName } from '../../marketplaces.ts';
import type { Order } from '../../queries.ts';
import { useColumnLabel } from '../../useColumnLabel.ts';
import { useStatusLabel } from '../../useStatusLabel.ts';
import classes from './orders.module.css';

/** The columns of the orders; the order's number opens it. */
export function useOrderColumns(onOpen: (orderId: string) => void): DataColumn<Order>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const columnLabel = useColumnLabel();
  const statusLabel = useStatusLabel();
  const open = useRef(onOpen);
  open.current = onOpen;
  return useMemo(() => {
    const column = (
      key: keyof Order & string,
      cell: DataColumn<Order>['cell'],
      numeric = false,
    ): DataColumn<Order> => ({ key, header: columnLabel(key), cell, numeric, sortable: true });
    const status = (order: Order) => {
      const { label, tone } = statusLabel(order.status);
      return <StatusBadge tone={tone}>{label}</StatusBadge>;
    };
    return [
      column('orderNo', ({ orderId, orderNo }) => (
        <button type="button" className={classes.open} onClick={() => open.current(orderId)}>
          {orderNo}
        </button>
      )),
      column('status', status),
      column('marketplace', ({ marketplace }) => marketplaceName(marketplace, i18n.locale)),
      column('shopName', ({ shopName }) => shopName),
      column('buyerName', ({ buyerName }) => buyerName),
      column('units', ({ units }) => format.number(units), true),
      column('amount', ({ amount, currency }) => format.money(amount, currency), true),
      column('fulfilment', ({ fulfilment }) => <span className={table.muted}>{fulfilment}</span>),
      column('orderedAt', ({ orderedAt }) => format.dateTime(orderedAt)),
      column('shipBy', ({ shipBy }) => <span className={table.muted}>{format.dateTime(shipBy)}</span>),
    ];
  }, [i18n.locale, format, columnLabel, statusLabel]);
}
