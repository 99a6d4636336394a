import type { ReportName } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const BY = ['product-profit', 'shop-profit', 'marketplace-profit', 'month-profit', 'order-profit'] as const;
const FIGURES = [
  'revenue',
  'cost',
  'fees',
  'freight',
  'adSpend',
  'refunds',
  'storage',
  'tax',
  'profit',
] as const;

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

type Of = { sku?: string; shopName?: string; marketplace?: string; month?: string };
type Selection = { days: number; marketplace?: string; of?: Of };
const read = (report: ReportName, selection: Selection) =>
  server.call('queryReport', { report, ...selection });
const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);

describe('profit', () => {
  it.each([{ days: 90 }, { days: 30, marketplace: 'DE' }])(
    '[S1031] is the same sum by order, product, shop, marketplace and month: %o',
    async (selection) => {
      const sums = await Promise.all(
        BY.map(async (report) => {
          const { dataList } = await read(report, selection);
          expect(dataList.length, report).toBeGreaterThan(
            report === 'month-profit' || selection.marketplace ? 0 : 2,
          );
          return FIGURES.map((key) => dataList.reduce((sum, row) => sum + cents(row[key]), 0));
        }),
      );
      for (const sum of sums) expect(sum).toEqual(sums[0]);
      for (const figure of sums[0] ?? []) expect(figure).not.toBe(0);
    },
  );

  it.each(BY.slice(0, 4))('[S1032] of a row of %s is the sum of the orders that it opens', async (report) => {
    const { dataList } = await read(report, { days: 30 });
    for (const row of [...dataList.slice(0, 2), ...dataList.slice(-1)]) {
      const [name, search] = String(row.opens).split('?');
      expect(name).toBe('order-profit');
      const of = Object.fromEntries(new URLSearchParams(search)) as Of;
      const { dataList: behind } = await read('order-profit', { days: 30, of });
      for (const key of FIGURES)
        expect(
          behind.reduce((sum, one) => sum + cents(one[key]), 0),
          key,
        ).toBe(cents(row[key]));
    }
  });

  it('[S1032] of an order is that of its panel', async () => {
    const { dataList } = await read('order-profit', { days: 90 });
    const [first] = dataList;
    const [, orderId = ''] = String(first?.opens).split(':');
    const { profit, orderNo } = await server.call('queryOrder', { orderId });
    expect([first?.orderNo, first?.profit]).toEqual([orderNo, profit?.profit]);
    const others = dataList.filter((row) => row.opens === undefined);
    expect(others).toHaveLength(1);
    expect(cents(others[0]?.adSpend)).toBeGreaterThan(0);
  });

  it('[S1032] behind a figure is of the caller only, and nothing for what it has not', async () => {
    const { dataList } = await read('order-profit', { days: 90, of: { sku: 'NO-SUCH' } });
    expect(dataList).toEqual([]);
    expect(await server.ask('queryReport', { report: 'order-profit', of: { month: '2026' } })).toMatchObject({
      code: '400',
    });
  });
});
