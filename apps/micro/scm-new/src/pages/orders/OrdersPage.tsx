import { useLingui } from '@lingui/react';
import { OrderList } from './OrderList.tsx';

/** Order management: all orders of the company. */
export function OrdersPage() {
  const { i18n } = useLingui();
  return <OrderList title={i18n._({ id: 'scm.orders', message: '订单管理' })} />;
}
