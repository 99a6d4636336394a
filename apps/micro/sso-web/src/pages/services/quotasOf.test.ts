import { expect, it } from 'vitest';
import { quotasOf } from './quotasOf.ts';

it('tells each quota, unlimited ones too, and leaves out what is not said', () => {
  const serviceBillingValueDTOList = [
    { keyValue: 'ORDER_QUANTITY', billingItemValue: 200, unlimitedUse: false },
    { keyValue: 'users', billingItemValue: 5, unlimitedUse: true },
    { keyValue: 'none', billingItemValue: 0 },
    { keyValue: 'shops' },
    { keyValue: 'free', unlimitedUse: true },
  ] as Parameters<typeof quotasOf>[0]['serviceBillingValueDTOList'];
  expect(quotasOf({ serviceBillingValueDTOList })).toEqual([
    { keyValue: 'ORDER_QUANTITY', quantity: 200, unlimited: false },
    { keyValue: 'users', quantity: 5, unlimited: true },
    { keyValue: 'none', quantity: 0, unlimited: false },
    { keyValue: 'free', quantity: 0, unlimited: true },
  ]);
  expect(quotasOf({ serviceBillingValueDTOList: [] })).toEqual([]);
});
