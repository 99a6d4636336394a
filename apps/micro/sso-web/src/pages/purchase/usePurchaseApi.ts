import { purchaseContract } from '@portal/api-client/contract';
import { createGuestApi, useGuest } from '@portal/embed/react-guest';
import { useMemo } from 'react';

/** The portal's calls about buying. */
export function usePurchaseApi() {
  const { guest, locale } = useGuest();
  return useMemo(() => createGuestApi(guest, purchaseContract, () => locale), [guest, locale]);
}

export type PurchaseApi = ReturnType<typeof usePurchaseApi>;
