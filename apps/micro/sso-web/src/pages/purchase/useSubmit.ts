import { isApiError } from '@portal/api-client';
import { type PurchaseQuote, purchaseCodes } from '@portal/api-client/contract';
import { randomId } from '@portal/api-client/session';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { orderPath } from './paths.ts';
import type { Selection } from './selection.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';

/**
 * Orders a selection at the price that the person saw, and goes on to the payment. A try that is sent again is the
 * same order; another selection or price is another one.
 */
export function useSubmit() {
  const { history } = useGuest();
  const api = usePurchaseApi();
  const client = useQueryClient();
  const request = useRef({ of: '', id: '' });
  return useMutation({
    mutationFn: ({ selection, quote }: { selection: Selection; quote: PurchaseQuote }) => {
      const of = JSON.stringify([selection, quote.amount]);
      if (request.current.of !== of) request.current = { of, id: randomId() };
      return api.submitPurchase({ ...selection, requestId: request.current.id, amount: quote.amount ?? 0 });
    },
    onSuccess: ({ orderId }) => history.navigate(orderPath('pay', orderId), { replace: true }),
    onError: (error) => {
      if (isApiError(error) && error.code === purchaseCodes.priceChanged) return askAnew(client, ['quote']);
    },
  });
}
