import { useLingui } from '@lingui/react';
import type { Purchase } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { PATHS } from './paths.ts';
import { confirmPath, selectionOf } from './selection.ts';

/** An order that can no longer be paid, and how to order it again. */
export function OrderClosed({ order }: { order: Purchase }) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const again = selectionOf(order);
  const isExpired = order.state === 'expired';
  return (
    <EmptyState
      icon="clock"
      title={
        isExpired
          ? i18n._({ id: 'sso.order.expiredTitle', message: '订单已过期' })
          : i18n._({ id: 'sso.order.cancelledTitle', message: '订单已取消' })
      }
      text={
        isExpired
          ? i18n._({
              id: 'sso.order.expiredText',
              message: '没有在 30 分钟内收到付款，请重新下单。已付款的会原路退回。',
            })
          : i18n._({ id: 'sso.order.cancelledText', message: '需要时可以重新下单。' })
      }
      action={
        <ActionButton isPrimary onClick={() => history.navigate(again ? confirmPath(again) : PATHS.buy)}>
          {i18n._({ id: 'sso.order.again', message: '重新下单' })}
        </ActionButton>
      }
    />
  );
}
