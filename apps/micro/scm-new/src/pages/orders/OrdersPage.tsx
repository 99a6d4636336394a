import { useLingui } from '@lingui/react';
import { neighbours, TypedList } from '@portal/ui/table';
import { useList } from '../list/useList.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { SavedFilters } from './SavedFilters.tsx';

/** Order management: all orders of the company, sorted, narrowed and paged by the server. */
export function OrdersPage() {
  const { i18n } = useLingui();
  const { api: _, ...shown } = useList('orders');
  const { state } = shown;
  const open = (id: string | undefined) => state.change({ open: id }, { replace: true });
  return (
    <TypedList
      {...shown}
      name="order-management"
      title={i18n._({ id: 'scm.orders', message: '订单管理' })}
      searchHint={i18n._({ id: 'scm.orders.search', message: '订单号、买家、SKU 或运单号' })}
      dayLabel={i18n._({ id: 'scm.orderedOn', message: '下单日期' })}
      moreFilters={<SavedFilters page="orders" state={state} />}
      onOpen={open}
      renderDetail={({ id, position }) => (
        <OrderPanel
          orderId={id}
          {...neighbours(shown.list.data?.dataList ?? [], position, open)}
          onClose={() => open(undefined)}
        />
      )}
    />
  );
}
