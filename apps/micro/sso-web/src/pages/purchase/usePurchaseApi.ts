import { purchaseContract } from '@portal/api-client/contract';
import { useGuestApi } from '@portal/embed/react-guest';

/** The portal's calls about buying. */
export function usePurchaseApi() {
  return useGuestApi(purchaseContract);
}

export type PurchaseApi = ReturnType<typeof usePurchaseApi>;
