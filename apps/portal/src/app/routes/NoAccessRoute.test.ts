import type { SystemEntry } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { whyStopped } from './NoAccessRoute.tsx';

const erp = (fields: Partial<SystemEntry> = {}) =>
  ({ systemCode: 'ERP', status: 1, serviceDeploy: 4, packageId: 'p', ...fields }) as SystemEntry;
const orders = (billingItemValue: number) => [{ keyValue: 'ORDER_QUANTITY', billingItemValue }] as never;

it.each([
  ['used-up', erp({ serviceBillingValueDTOList: orders(0) }), 'normal'],
  ['used-up', erp({ serviceBillingValueDTOList: orders(0) }), 'special-brand'],
  ['disabled', erp({ status: 3 }), 'normal'],
  ['abandoned', erp({ status: 9, packageId: undefined }), 'normal'],
  ['no-package', erp({ packageId: undefined }), 'normal'],
  [undefined, erp({ systemCode: 'BI' }), 'normal'],
  [undefined, erp({ serviceBillingValueDTOList: orders(5) }), 'normal'],
] as const)('[P611] the page that stops a person says %s where that is so', (why, system, host) => {
  expect(whyStopped(system, host)).toBe(why);
});
