import { useLingui } from '@lingui/react';
import { Drawer } from '@mantine/core';
import { useGuest } from '@portal/embed/react-guest';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QueryState } from '../../components/QueryState.tsx';
import { orderQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { OrderDetail } from './OrderDetail.tsx';
import classes from './orders.module.css';

export type OrderDrawerProps = { orderId: string | null; onClose(): void };

/** One order beside the list; it stays readable while the drawer slides out. */
export function OrderDrawer({ orderId, onClose }: OrderDrawerProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const [shownId, setShownId] = useState(orderId);
  useEffect(() => {
    if (orderId) setShownId(orderId);
  }, [orderId]);
  const order = useQuery({ ...orderQuery(api, shownId ?? '', locale), enabled: Boolean(shownId) });
  return (
    <Drawer
      opened={orderId !== null}
      onClose={onClose}
      position="right"
      size={560}
      title={<span className={classes.drawerTitle}>{i18n._({ id: 'scm.order', message: '订单详情' })}</span>}
      closeButtonProps={{ 'aria-label': i18n._({ id: 'scm.close', message: '关闭' }) }}
      overlayProps={{ color: 'var(--portal-backdrop)', backgroundOpacity: 1 }}
      transitionProps={{ duration: 160 }}
    >
      <QueryState query={order}>{(detail) => <OrderDetail order={detail} />}</QueryState>
    </Drawer>
  );
}
