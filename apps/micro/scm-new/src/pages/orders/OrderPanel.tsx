import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { OrderActions } from './detail/OrderActions.tsx';
import { OrderHistory } from './detail/OrderHistory.tsx';
import { OrderMessages } from './detail/OrderMessages.tsx';
import { OrderProfit } from './detail/OrderProfit.tsx';
import { OrderTimes } from './detail/OrderTimes.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { PrintButton } from './PrintButton.tsx';

export type OrderPanelProps = {
  orderId: string;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** One order beside the list: what is known of it, and what can be done with it. */
export function OrderPanel({ orderId, ...panel }: OrderPanelProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const [isPrinting, setIsPrinting] = useState(false);
  const order = useQuery(orderQuery(useApi(), orderId, locale));
  return (
    <DetailPanel {...panel} isPrinted={isPrinting} title={i18n._({ id: 'scm.order', message: '订单详情' })}>
      <QueryStates query={order}>
        {(detail) => (
          <>
            <OrderDetail order={detail} action={<PrintButton onPrinting={setIsPrinting} />}>
              <OrderActions key={detail.orderId} order={detail} />
              <OrderTimes order={detail} />
            </OrderDetail>
            {detail.profit && <OrderProfit profit={detail.profit} />}
            {detail.messages && <OrderMessages messages={detail.messages} />}
            <OrderHistory history={detail.history} />
          </>
        )}
      </QueryStates>
    </DetailPanel>
  );
}
