import { describe, expect, it } from 'vitest';
import { testSales } from '../../testing/testSales.ts';
import { addMonths } from './addMonths.ts';
import { packageAction } from './packageAction.ts';
import { planPurchase, type ServiceState, type SystemSelection } from './planPurchase.ts';
import { type ProductSystem, systemOnSale, toSales } from './readSales.ts';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const DAY_MS = 86_400_000;

const sales = toSales(testSales);
const system = (code: string): ProductSystem => {
  const found = systemOnSale(sales, code);
  if (!found) throw new Error(`${code} is not sold`);
  return found;
};

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const orders = (billingItemValue: number, unlimitedUse = false) => ({
  keyValue: 'ORDER_QUANTITY',
  billingItemValue,
  unlimitedUse,
});
const shops = (billingItemValue: number) => ({
  keyValue: 'SHOP_QUANTITY',
  billingItemValue,
  unlimitedUse: false,
});

const service = (part: Partial<ServiceState> = {}): ServiceState => ({
  packageId: 'pkg-erp-standard',
  status: 2,
  serviceDeploy: 4,
  billing: [orders(500), shops(40)],
  expiresAt: inDays(60),
  ...part,
});

const plan = (selection: SystemSelection, of?: ServiceState, code = 'ERP') =>
  planPurchase({ ...sales, system: system(code) }, of, selection, NOW);

describe('what a company can do with a package', () => {
  const erp = system('ERP');
  const actions = (of?: ServiceState) => erp.packages.map((one) => packageAction(erp, one, of, NOW));

  it.each<[string, ServiceState | undefined, string[]]>([
    ['without the system', undefined, ['buy', 'buy', 'buy']],
    ['on the lowest', service(), ['renew', 'upgrade', 'upgrade']],
    ['on the lowest for good', service({ expiresAt: null }), ['none', 'upgrade', 'upgrade']],
    ['on the middle one', service({ packageId: 'pkg-erp-pro' }), ['none', 'renew', 'upgrade']],
    ['over', service({ packageId: 'pkg-erp-pro', expiresAt: inDays(-1) }), ['buy', 'renew', 'buy']],
    ['on a trial', service({ packageId: 'pkg-erp-trial' }), ['buy', 'buy', 'buy']],
    ['disabled', service({ status: 3 }), ['renew', 'buy', 'buy']],
    ['abandoned', service({ status: 9, packageId: null }), ['none', 'none', 'none']],
  ])('[S650] %s', (_case, of, expected) => {
    expect(actions(of)).toEqual(expected);
  });

  it('[S650] sells nothing that comes with the account', () => {
    const centre = system('SSO_SYS_USER');
    const [own, pro] = centre.packages;
    const has = service({ packageId: 'pkg-user', billing: [], expiresAt: inDays(3_650) });
    expect(own && packageAction(centre, own, has, NOW)).toBe('none');
    expect(pro && packageAction(centre, pro, has, NOW)).toBe('upgrade');
  });
});

describe('what it costs', () => {
  it.each([
    [1, 29_900, 29_900],
    [6, 179_400, 170_430],
    [12, 358_800, 322_920],
    [24, 717_600, 574_080],
  ])('[S651] %i months', (months, originalAmount, amount) => {
    const found = plan({ kind: 'buy', productId: 'pkg-erp-standard', months });
    expect(found).toMatchObject({ originalAmount, amount });
  });

  it.each([
    [30, 30_000],
    [1, 1_000],
    [0.5, 1_000],
    [3_650, 730_000],
  ])(
    '[S651] an upgrade with %d days left pays the difference for them, at most for two years',
    (days, amount) => {
      const found = plan({ kind: 'upgrade', productId: 'pkg-erp-pro' }, service({ expiresAt: inDays(days) }));
      expect(found?.amount).toBe(amount);
    },
  );

  it('[S651] an upgrade of what never ends pays for two years', () => {
    const found = plan({ kind: 'upgrade', productId: 'pkg-erp-pro' }, service({ expiresAt: null }));
    expect([found?.amount, found?.after.expiresAt]).toEqual([730_000, null]);
  });

  it('[S651] more of an item is paid by the block', () => {
    const found = plan({ kind: 'additional', productId: 'ORDER_QUANTITY', quantity: 3 }, service());
    expect(found?.amount).toBe(29_700);
  });

  it('[S651] every price is whole and above nothing, whatever is chosen', () => {
    for (const one of sales.systems)
      for (const { packageId, monthlyAmount } of one.packages)
        for (const months of [1, 6, 12, 24]) {
          const found = planPurchase(
            { ...sales, system: one },
            undefined,
            { kind: 'buy', productId: packageId, months },
            NOW,
          );
          if (monthlyAmount === 0) expect(found).toBeUndefined();
          else expect(Number.isInteger(found?.amount) && (found?.amount ?? 0) > 0).toBe(true);
        }
  });
});

describe('what it brings', () => {
  it('[S652] a package begins now, with what it has for its months', () => {
    const found = plan({ kind: 'buy', productId: 'pkg-erp-standard', months: 12 });
    expect(found?.after).toEqual({
      packageId: 'pkg-erp-standard',
      status: 2,
      serviceDeploy: 4,
      billing: [orders(240_000), shops(30)],
      expiresAt: new Date('2027-11-21T08:00:00.000Z'),
    });
  });

  it('[S652] a renewal goes on where the service ends, and keeps what was added', () => {
    const found = plan({ kind: 'renew', months: 1 }, service());
    expect(found?.after.expiresAt).toEqual(addMonths(inDays(60), 1));
    expect(found?.after.billing).toEqual([orders(20_500), shops(40)]);
  });

  it('[S652] a renewal of what is over begins now and puts it back into service', () => {
    const found = plan({ kind: 'renew', months: 6 }, service({ status: 3, expiresAt: inDays(-20) }));
    expect(found?.after).toMatchObject({ status: 2, expiresAt: addMonths(NOW, 6) });
  });

  it('[S652] an upgrade keeps the end and adds what is more', () => {
    const found = plan({ kind: 'upgrade', productId: 'pkg-erp-pro' }, service());
    expect(found?.after).toMatchObject({ packageId: 'pkg-erp-pro', expiresAt: inDays(60) });
    expect(found?.after.billing).toEqual([orders(60_500), shops(90)]);
  });

  it('[S652] without limit stays without limit', () => {
    const found = plan({ kind: 'upgrade', productId: 'pkg-erp-max' }, service());
    expect(found?.after.billing[0]).toEqual(orders(0, true));
    const oms = service({ packageId: 'pkg-oms-standard', billing: [orders(0, true)] });
    expect(plan({ kind: 'renew', months: 1 }, oms, 'OMS')?.after.billing).toEqual([orders(0, true)]);
  });

  it('[S652] an addition changes one item alone', () => {
    const found = plan({ kind: 'additional', productId: 'SHOP_QUANTITY', quantity: 2 }, service());
    expect(found?.after).toEqual(service({ billing: [orders(500), shops(50)] }));
  });

  it('[S652] systems whose access rests on it are authorised', () => {
    const bi = plan({ kind: 'buy', productId: 'pkg-bi-pro', months: 1 }, undefined, 'BI');
    expect(bi?.after.status).toBe(4);
  });

  it.each<[string, SystemSelection, ServiceState | undefined]>([
    ['a package nobody knows', { kind: 'buy', productId: 'pkg-x', months: 1 }, undefined],
    ['no number of months', { kind: 'buy', productId: 'pkg-erp-pro' }, undefined],
    ['months nobody sells', { kind: 'renew', months: 5 }, service()],
    [
      'a lower package',
      { kind: 'upgrade', productId: 'pkg-erp-standard' },
      service({ packageId: 'pkg-erp-pro' }),
    ],
    ['a renewal of another package', { kind: 'renew', productId: 'pkg-erp-pro', months: 1 }, service()],
    ['a renewal of nothing', { kind: 'renew', months: 1 }, undefined],
    [
      'an upgrade of what is over',
      { kind: 'upgrade', productId: 'pkg-erp-pro' },
      service({ expiresAt: inDays(-1) }),
    ],
    ['more without a service', { kind: 'additional', productId: 'ORDER_QUANTITY', quantity: 1 }, undefined],
    ['more of nothing', { kind: 'additional', productId: 'ORDER_QUANTITY', quantity: 0 }, service()],
    [
      'more of what has no limit',
      { kind: 'additional', productId: 'ORDER_QUANTITY', quantity: 1 },
      service({ billing: [orders(0, true)] }),
    ],
    [
      'more for what is over',
      { kind: 'additional', productId: 'ORDER_QUANTITY', quantity: 1 },
      service({ expiresAt: inDays(-1) }),
    ],
  ])('[S652] does not sell %s', (_case, selection, of) => {
    expect(plan(selection, of)).toBeUndefined();
  });
});

it.each([
  ['2026-11-21T08:00:00.000Z', 1, '2026-12-21T08:00:00.000Z'],
  ['2026-01-31T23:59:59.000Z', 1, '2026-02-28T23:59:59.000Z'],
  ['2027-12-31T00:00:00.000Z', 2, '2028-02-29T00:00:00.000Z'],
  ['2026-08-31T12:00:00.000Z', 6, '2027-02-28T12:00:00.000Z'],
])('[S652] %s and %i months is %s', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});
