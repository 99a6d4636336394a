import type { SystemEntry } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { expiryOf, systemState } from './systemState.ts';

const system = (part: Partial<SystemEntry>): SystemEntry => ({
  serviceId: 'svc-1',
  systemCode: 'ERP',
  status: 2,
  serviceDeploy: 4,
  packageId: 'pkg-1',
  serviceBillingValueDTOList: [],
  ...part,
});

describe('systemState', () => {
  it.each<[Partial<SystemEntry>, string]>([
    [{}, 'ready'],
    [{ status: 4 }, 'ready'],
    [{ serviceDeploy: 3 }, 'ready'],
    [{ serviceDeploy: undefined }, 'ready'],
    [{ serviceDeploy: 2 }, 'deploying'],
    [{ serviceDeploy: 0 }, 'deploying'],
    [{ packageId: undefined }, 'no-package'],
    [{ status: 3 }, 'disabled'],
    [{ status: 3, packageId: undefined, serviceDeploy: 1 }, 'disabled'],
    [{ status: 9, serviceDeploy: 1 }, 'abandoned'],
  ])('%j is %s', (part, state) => {
    expect(systemState(system(part))).toBe(state);
  });
});

describe('expiryOf', () => {
  it('reads what the server says, or nothing', () => {
    expect(expiryOf({ serviceInfoExt: { expireTime: '2027-01-01T00:00:00Z' } })).toBe('2027-01-01T00:00:00Z');
    for (const serviceInfoExt of [undefined, null, 'soon', {}, { expireTime: 5 }])
      expect(expiryOf({ serviceInfoExt })).toBeUndefined();
  });
});
