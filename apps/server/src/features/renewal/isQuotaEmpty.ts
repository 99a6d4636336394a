import type { companySystems } from '../../db/schema/systems.ts';

const ERP = 'ERP';
/** The billing item that counts orders. */
export const ORDER_QUANTITY = 'ORDER_QUANTITY';

/** Whether the orders that a company bought for its ERP are used up. */
export function isQuotaEmpty({
  systemCode,
  billing,
}: Pick<typeof companySystems.$inferSelect, 'systemCode' | 'billing'>): boolean {
  const orders = billing.filter(({ keyValue }) => keyValue === ORDER_QUANTITY);
  return (
    systemCode === ERP &&
    orders.length > 0 &&
    orders.every(({ billingItemValue, unlimitedUse }) => !unlimitedUse && billingItemValue <= 0)
  );
}
