import { describe, expect, it } from 'vitest';
import { judgeSwitcherOpen } from './judgeSwitcherOpen.ts';
import { type JudgedSystem, judgeSystemAccess } from './judgeSystemAccess.ts';
import { refusalMessage } from './messages.ts';

const quantity = (billingItemValue: number, unlimitedUse = false) => ({
  serviceBillingValueDTOList: [{ keyValue: 'orders', billingItemValue, unlimitedUse }],
});
const shopsLeftButNoOrders = {
  serviceBillingValueDTOList: [
    { keyValue: 'ORDER_QUANTITY', billingItemValue: 0 },
    { keyValue: 'SHOP_QUANTITY', billingItemValue: 30 },
  ],
};
const ready = { packageId: 'p', serviceDeploy: 4 };

describe('[M21] on a normal host', () => {
  it.each<[string, Partial<JudgedSystem>, string]>([
    ['ERP', { status: 4 }, 'granted'],
    ['ERP', { status: 2 }, 'no-access'],
    ['ERP', { status: 2, ...quantity(1) }, 'granted'],
    ['ERP', { status: 2, ...quantity(0) }, 'no-access'],
    ['ERP', { status: 2, ...quantity(-1) }, 'no-access'],
    ['ERP', { status: 2, ...quantity(0, true) }, 'granted'],
    ['ERP', { status: 2, ...shopsLeftButNoOrders }, 'no-access'],
    ['AMAZON_OPERATE', { status: 4 }, 'granted'],
    ['AMAZON_OPERATE', { status: 2, ...quantity(5) }, 'no-access'],
    ['BI', { status: 4 }, 'granted'],
    ['BI', { status: 2 }, 'no-access'],
    ['BI', {}, 'no-access'],
    ['OMS', { status: 2 }, 'granted'],
    ['WMS', { status: 77 }, 'granted'],
    ['WMS', {}, 'granted'],
  ])('[M21] judges %s with %o: %s', (systemCode, fields, kind) => {
    const access = judgeSystemAccess({ system: { systemCode, ...ready, ...fields }, host: 'normal' });
    expect(access.kind).toBe(kind);
    if (access.kind === 'no-access') expect(access).toMatchObject({ systemCode, reason: 'not-authorised' });
  });
});

describe('[M22] on a special-brand host', () => {
  it.each<[string, Partial<JudgedSystem>, string]>([
    ['ERP', { status: 4, ...quantity(9) }, 'blocked-quota'],
    ['ERP', { status: 2, ...quantity(9) }, 'granted'],
    ['ERP', { status: 2, ...quantity(0) }, 'blocked-quota'],
    ['ERP', { status: 2, ...quantity(0, true) }, 'granted'],
    ['ERP', { status: 2 }, 'blocked-quota'],
    ['AMAZON_OPERATE', { status: 4 }, 'blocked-quota'],
    ['AMAZON_OPERATE', { status: 2 }, 'granted'],
    ['BI', { status: 4 }, 'blocked-quota'],
    ['BI', { status: 2 }, 'granted'],
    ['OMS', { status: 4 }, 'granted'],
  ])('[M22] judges %s with %o: %s', (systemCode, fields, kind) => {
    const system = { systemCode, ...ready, ...fields };
    expect(judgeSystemAccess({ system, host: 'special-brand' }).kind).toBe(kind);
  });
});

describe('out of service', () => {
  it.each<[Partial<JudgedSystem>, object]>([
    [{ status: 3 }, { kind: 'no-access', reason: 'disabled' }],
    [{ status: 9 }, { kind: 'no-access', reason: 'abandoned' }],
    [{ status: 2 }, { kind: 'no-access', reason: 'no-package' }],
    [
      { status: 3, packageId: 'p' },
      { kind: 'package-problem', reason: 'disabled' },
    ],
    [
      { status: 9, packageId: 'p' },
      { kind: 'package-problem', reason: 'abandoned' },
    ],
    [
      { status: 9, packageId: 'p', serviceDeploy: 1 },
      { kind: 'package-problem', reason: 'abandoned' },
    ],
    [
      { status: 2, serviceDeploy: 1 },
      { kind: 'no-access', reason: 'no-package' },
    ],
  ])('[M23] judges %o before anything else', (fields, expected) => {
    for (const systemCode of ['ERP', 'OMS'])
      for (const host of ['normal', 'special-brand'] as const)
        expect(judgeSystemAccess({ system: { systemCode, ...fields }, host })).toMatchObject(expected);
  });

  it.each([
    [0, 'deploying'],
    [1, 'deploying'],
    [2, 'deploying'],
    [3, 'granted'],
    [4, 'granted'],
    [undefined, 'granted'],
  ])('[M23] judges serviceDeploy %s: %s', (serviceDeploy, kind) => {
    const system = { systemCode: 'ERP', packageId: 'p', status: 4, serviceDeploy };
    expect(judgeSystemAccess({ system, host: 'normal' }).kind).toBe(kind);
  });

  it('[M23] has no access to a system that the company does not have', () => {
    expect(judgeSystemAccess({ system: undefined, systemCode: 'XYZ', host: 'normal' })).toEqual({
      kind: 'no-access',
      systemCode: 'XYZ',
      reason: 'unknown-system',
    });
  });
});

describe('in the switcher', () => {
  it.each([
    [{ status: 3, serviceDeploy: 1 }, 'disabled'],
    [{ status: 9 }, 'abandoned'],
    [{ status: 2, serviceDeploy: 2 }, 'deploying'],
    [{ status: 2, serviceDeploy: 3 }, undefined],
    [{ status: 4, serviceDeploy: 4 }, undefined],
    [{ status: 77 }, undefined],
  ])('[M24] %o is refused as %s', (system, refusal) => {
    expect(judgeSwitcherOpen(system)).toBe(refusal);
  });

  it('[M25] says in the given words why', () => {
    expect(refusalMessage('disabled').message).toBe('当前系统已停用，不支持查看，请联系您的专属销售经理处理');
    expect(refusalMessage('abandoned').message).toBe(
      '当前系统已废弃，不支持查看，请联系您的专属销售经理处理',
    );
    expect(refusalMessage('deploying').message).toBe('当前系统正在部署中，不支持查看');
  });
});
