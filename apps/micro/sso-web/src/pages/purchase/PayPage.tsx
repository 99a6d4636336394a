import { useLingui } from '@lingui/react';
import type { Purchase } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, latePart, useFeedback } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Amounts } from './Amounts.tsx';
import { Countdown } from './Countdown.tsx';
import { OrderClosed } from './OrderClosed.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import classes from './PayPage.module.css';
import { PurchasePage } from './PurchasePage.tsx';
import { orderPath } from './paths.ts';
import shared from './purchase.module.css';
import { orderQuery } from './purchaseQueries.ts';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';
import { usePurchaseError } from './usePurchaseError.ts';

const QrCode = latePart(async () => (await import('@portal/account/security')).QrCode, {
  Waiting: () => <span className={shared.qr} />,
});

/** Waits for the payment of an order: the code to scan, how long it is good for, and the way out. */
export function PayPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const [query] = useChoice();
  const orderId = query.get('orderId') ?? '';
  const order = useQuery(orderQuery(usePurchaseApi(), locale, orderId));
  const isPaid = order.data?.state === 'paid';
  useEffect(() => {
    if (isPaid) history.navigate(orderPath('result', orderId), { replace: true });
  }, [isPaid, history, orderId]);
  return (
    <PurchasePage title={i18n._({ id: 'sso.pay.title', message: '扫码支付' })} step="pay">
      <QueryStates isRecord query={order}>
        {(found) =>
          found.state === 'pending' ? (
            <Paying order={found} answeredAt={order.dataUpdatedAt} />
          ) : found.state === 'paid' ? null : (
            <OrderClosed order={found} />
          )
        }
      </QueryStates>
    </PurchasePage>
  );
}

function Paying({ order, answeredAt }: { order: Purchase; answeredAt: number }) {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const api = usePurchaseApi();
  const client = useQueryClient();
  const errorText = usePurchaseError();
  const { orderId, payUrl, payBefore, serverTime } = order;
  const cancel = useMutation({
    mutationFn: () => api.cancelPurchase({ orderId }),
    onSettled: () => askAnew(client, ['order']),
  });
  const giveUp = async () => {
    const confirmed = await dialogs.confirm({
      title: i18n._({ id: 'sso.pay.cancelTitle', message: '取消订单' }),
      message: i18n._({ id: 'sso.pay.cancelText', message: '取消后需要重新下单，确定取消吗？' }),
      confirmLabel: i18n._({ id: 'sso.pay.cancel', message: '取消订单' }),
      cancelLabel: i18n._({ id: 'sso.pay.keep', message: '继续支付' }),
    });
    if (confirmed) cancel.mutate();
  };
  return (
    <div className={shared.paying}>
      <div className={classes.code}>
        {payUrl && <QrCode text={payUrl} label={i18n._({ id: 'sso.pay.code', message: '支付二维码' })} />}
        <p>{i18n._({ id: 'sso.pay.scan', message: '请用手机扫码支付' })}</p>
        {payUrl && (
          <a href={payUrl} target="_blank" rel="noopener">
            {i18n._({ id: 'sso.pay.openPage', message: '在新窗口打开支付页' })}
          </a>
        )}
      </div>
      <div className={classes.order}>
        <Amounts {...order} />
        <p className={classes.left}>
          {i18n._({ id: 'sso.pay.left', message: '剩余支付时间' })}{' '}
          <Countdown payBefore={payBefore} serverTime={serverTime} answeredAt={answeredAt} />
        </p>
        <p role="status" className={shared.faint}>
          {i18n._({ id: 'sso.pay.waiting', message: '正在等待支付结果，支付完成后自动跳转。' })}
        </p>
        <OrderFacts order={order} />
        {cancel.isError && (
          <p role="alert" className={shared.failure}>
            {errorText(cancel.error)}
          </p>
        )}
        <div>
          <ActionButton disabled={cancel.isPending} onClick={giveUp}>
            {i18n._({ id: 'sso.pay.cancel', message: '取消订单' })}
          </ActionButton>
        </div>
      </div>
    </div>
  );
}
