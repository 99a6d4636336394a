import type { SystemEntry } from '@portal/api-client/contract';

/** How much of a billed item a package covers. */
export type Quota = { keyValue: string; quantity: number; unlimited: boolean };

/** How much of each billed thing a package covers; what is not said is left out. */
export function quotasOf({
  serviceBillingValueDTOList,
}: Pick<SystemEntry, 'serviceBillingValueDTOList'>): Quota[] {
  return serviceBillingValueDTOList.flatMap(({ keyValue = '', billingItemValue, unlimitedUse = false }) =>
    unlimitedUse || billingItemValue !== undefined
      ? [{ keyValue, quantity: billingItemValue ?? 0, unlimited: unlimitedUse }]
      : [],
  );
}
