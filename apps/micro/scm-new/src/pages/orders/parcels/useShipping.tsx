import { useLingui } from '@lingui/react';
import type { businessOrdersContract, RequestOf, ResponseOf } from '@portal/api-client/contract';
import { randomId } from '@portal/api-client/session';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback, useFormatters } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ORDER_KEYS } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';

type Parcel = RequestOf<typeof businessOrdersContract.shipOrders>['rows'][number];
type Problems = ResponseOf<typeof businessOrdersContract.shipOrders>['problems'];

/** Notes parcels. */
export type Ship = (parcels: readonly Parcel[]) => Promise<Problems | undefined>;

/** Returns what notes parcels and answers the refused rows; undefined when the call failed, which was told. */
export function useShipping(): Ship {
  const { i18n } = useLingui();
  const { number } = useFormatters();
  const { toasts } = useFeedback();
  const tell = useFailureToast();
  const client = useQueryClient();
  const api = useApi();
  // The same rows that are sent again after a lost answer are the same request.
  const last = useRef({ rows: '', workId: '' });
  return async (parcels) => {
    const rows = parcels.map(({ orderNo, orderId, parcelNo, carrier, trackingNo }) => ({
      orderNo,
      ...(orderId !== undefined && { orderId }),
      ...(parcelNo !== undefined && { parcelNo }),
      carrier,
      trackingNo,
    }));
    const key = JSON.stringify(rows);
    if (last.current.rows !== key) last.current = { rows: key, workId: randomId() };
    try {
      const { shipped, problems } = await api.shipOrders({ workId: last.current.workId, rows });
      if (problems.length > 0) {
        // Somebody else may have changed the orders: what is shown of them is read again.
        await askAnew(client, ...ORDER_KEYS);
        return problems;
      }
      toasts.show({
        tone: 'success',
        title: i18n._({
          id: 'scm.parcels.done',
          message: '{count} 个订单已标记发货',
          values: { count: number(shipped) },
        }),
      });
      await askAnew(client, ...ORDER_KEYS);
      return [];
    } catch (error) {
      tell(error);
      return undefined;
    }
  };
}
