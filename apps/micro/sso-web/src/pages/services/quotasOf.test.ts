import { expect, it } from 'vitest';
import { quotasOf } from './quotasOf.ts';

it('tells each quota, unlimited ones by name, and leaves out what is not said', () => {
  const serviceBillingValueDTOList = [
    { billingItemValue: 200, unlimitedUse: false },
    { billingItemValue: 5, unlimitedUse: true },
    { billingItemValue: 0 },
    { keyValue: 'shops' },
  ] as Parameters<typeof quotasOf>[0]['serviceBillingValueDTOList'];
  expect(quotasOf({ serviceBillingValueDTOList })).toEqual([200, 'unlimited', 0]);
  expect(quotasOf({ serviceBillingValueDTOList: [] })).toEqual([]);
});
