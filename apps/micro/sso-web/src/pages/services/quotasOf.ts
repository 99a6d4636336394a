import type { SystemEntry } from '@portal/api-client/contract';

/** How much of each billed thing a package covers; what is not said is left out. */
export function quotasOf({
  serviceBillingValueDTOList,
}: Pick<SystemEntry, 'serviceBillingValueDTOList'>): (number | 'unlimited')[] {
  return serviceBillingValueDTOList
    .map(({ billingItemValue, unlimitedUse }) => (unlimitedUse ? 'unlimited' : billingItemValue))
    .filter((quota) => quota !== undefined);
}
