import type { purchaseContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { queryProductPackages } from './queryProductPackages.ts';
import { cancelPurchase, queryPurchase, queryPurchasePage } from './queryPurchases.ts';
import { quotePurchase, submitPurchase } from './submitPurchase.ts';

/** The handlers of the calls about buying. */
export function createPurchaseRoutes(): Pick<Handlers, keyof typeof purchaseContract> {
  return {
    queryProductPackages,
    quotePurchase,
    submitPurchase,
    queryPurchase,
    queryPurchasePage,
    cancelPurchase,
  };
}
