import { useLingui } from '@lingui/react';
import type { Purchase } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { useListViews } from '@portal/embed/react-queries';
import { ActionButton, EmptyState, useFormatters } from '@portal/ui';
import {
  type DataColumn,
  PagedTable,
  pageSizeOf,
  StatusBadge,
  type Tone,
  useListQuery,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { orderPath, PATHS } from '../purchase/paths.ts';
import { ordersQuery } from '../purchase/purchaseQueries.ts';
import { usePurchaseApi } from '../purchase/usePurchaseApi.ts';
import { usePurchaseWords } from '../purchase/usePurchaseWords.ts';

const TONES: Readonly<Record<string, Tone>> = { pending: 'warning', paid: 'success' };

/** What the company ordered, latest first; one opens where it stands: to be paid, or paid. */
export function OrdersTable() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const format = useFormatters();
  const words = usePurchaseWords();
  const state = useListQuery(history);
  const orders = useQuery(ordersQuery(usePurchaseApi(), locale, state.page, pageSizeOf(state)));
  const states: Readonly<Record<string, string>> = {
    pending: i18n._({ id: 'sso.order.pending', message: '待支付' }),
    paid: i18n._({ id: 'sso.order.paid', message: '已支付' }),
    expired: i18n._({ id: 'sso.order.expired', message: '已过期' }),
    cancelled: i18n._({ id: 'sso.order.cancelled', message: '已取消' }),
  };
  const columns: DataColumn<Purchase>[] = [
    {
      key: 'number',
      header: i18n._({ id: 'sso.order.number', message: '订单号' }),
      cell: (one) => one.orderId,
    },
    {
      key: 'kind',
      header: i18n._({ id: 'sso.order.kind', message: '类型' }),
      cell: ({ kind }) => words.kind(kind),
    },
    {
      key: 'product',
      header: i18n._({ id: 'sso.order.product', message: '内容' }),
      isLong: true,
      cell: ({ systemName, productName, kind, productId }) =>
        [systemName, productName, kind === 'additional' && productId ? words.itemName(productId) : undefined]
          .filter(Boolean)
          .join(' · '),
    },
    {
      key: 'amount',
      header: i18n._({ id: 'sso.order.amount', message: '金额' }),
      isNumeric: true,
      cell: ({ amount, currency }) => words.money(amount, currency),
    },
    {
      key: 'state',
      header: i18n._({ id: 'sso.system.state', message: '状态' }),
      cell: ({ state = '' }) => <StatusBadge tone={TONES[state]}>{states[state] ?? state}</StatusBadge>,
    },
    {
      key: 'user',
      header: i18n._({ id: 'sso.order.user', message: '下单人' }),
      cell: ({ userName }) => userName ?? '—',
    },
    {
      key: 'created',
      header: i18n._({ id: 'sso.order.created', message: '下单时间' }),
      cell: ({ createTime }) => format.dateTime(createTime),
    },
  ];
  return (
    <PagedTable
      state={state}
      query={orders}
      views={useListViews(useApi(), 'purchases')}
      label={i18n._({ id: 'sso.orders', message: '订购记录' })}
      columns={columns}
      rowId={({ orderId }) => orderId}
      onOpenRow={(id) => {
        const isPending = orders.data?.dataList.find(({ orderId }) => orderId === id)?.state === 'pending';
        history.navigate(orderPath(isPending ? 'pay' : 'result', id));
      }}
      empty={
        <EmptyState
          icon="receipt"
          title={i18n._({ id: 'sso.orders.empty', message: '还没有订购记录' })}
          text={i18n._({ id: 'sso.orders.emptyText', message: '下单后，订单会出现在这里。' })}
          action={
            <ActionButton onClick={() => history.navigate(PATHS.buy)}>
              {i18n._({ id: 'sso.buy.title', message: '订购服务' })}
            </ActionButton>
          }
        />
      }
    />
  );
}
