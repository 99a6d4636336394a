import { useLingui } from '@lingui/react';
import type { Purchase } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState, Icon } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellServicesChanged } from '../../servicesChanged.ts';
import { Amounts } from './Amounts.tsx';
import { OrderClosed } from './OrderClosed.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { orderPath, PATHS } from './paths.ts';
import shared from './purchase.module.css';
import { orderQuery } from './purchaseQueries.ts';
import classes from './ResultPage.module.css';
import { ServiceChange } from './ServiceChange.tsx';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';

/** What became of an order; the workspace around hears from the server itself what was bought. */
export function ResultPage() {
  const { i18n } = useLingui();
  const { locale, history } = useGuest();
  const [query] = useChoice();
  const orderId = query.get('orderId') ?? '';
  const order = useQuery(orderQuery(usePurchaseApi(), locale, orderId));
  const isPaid = order.data?.state === 'paid';
  useEffect(() => {
    if (isPaid) tellServicesChanged();
  }, [isPaid]);
  return (
    <PurchasePage title={i18n._({ id: 'sso.result.title', message: '支付结果' })} step="done">
      <QueryStates isRecord query={order}>
        {(found) =>
          found.state === 'paid' ? (
            <Paid order={found} />
          ) : found.state === 'pending' ? (
            <EmptyState
              icon="clock"
              title={i18n._({ id: 'sso.result.pending', message: '还没有收到付款' })}
              text={i18n._({
                id: 'sso.result.pendingText',
                message: '到账可能需要一点时间，收到后本页会自动更新。',
              })}
              action={
                <ActionButton isPrimary onClick={() => history.navigate(orderPath('pay', orderId))}>
                  {i18n._({ id: 'sso.pay.keep', message: '继续支付' })}
                </ActionButton>
              }
            />
          ) : (
            <OrderClosed order={found} />
          )
        }
      </QueryStates>
    </PurchasePage>
  );
}

function Paid({ order }: { order: Purchase }) {
  const { i18n } = useLingui();
  const { guest, history } = useGuest();
  const { kind, systemCode } = order;
  return (
    <>
      <div className={classes.success} role="status">
        <Icon name="success" size={24} />
        <div>
          <h2>{i18n._({ id: 'sso.result.paid', message: '支付成功' })}</h2>
          <p>{i18n._({ id: 'sso.result.paidText', message: '服务已生效，无需刷新页面。' })}</p>
        </div>
      </div>
      <ServiceChange {...order} />
      <OrderFacts order={order} />
      <Amounts {...order} />
      <div className={shared.actions}>
        {kind === 'app' ? (
          <ActionButton isPrimary onClick={() => history.navigate(PATHS.market)}>
            {i18n._({ id: 'sso.market.title', message: '应用市场' })}
          </ActionButton>
        ) : (
          systemCode && (
            <ActionButton isPrimary onClick={() => guest.navigate({ path: '/', systemCode })}>
              {i18n._({ id: 'sso.result.open', message: '进入系统' })}
            </ActionButton>
          )
        )}
        <ActionButton onClick={() => history.navigate(PATHS.manage)}>
          {i18n._({ id: 'sso.services', message: '服务管理' })}
        </ActionButton>
        <ActionButton onClick={() => history.navigate(`${PATHS.manage}?tab=orders`)}>
          {i18n._({ id: 'sso.orders', message: '订购记录' })}
        </ActionButton>
      </div>
    </>
  );
}
