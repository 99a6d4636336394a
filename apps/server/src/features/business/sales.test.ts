import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adsDays, orderLines, orders, shops } from '../../db/schema/business.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { companies } from '../../db/schema/identity.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const NOVEMBER = { from: '2026-11-01', to: '2026-11-20' };

/** The same figures, added up here. */
async function oracle(
  companyId: string,
  from: string,
  to: string,
  { marketplace, shopId }: { marketplace?: string; shopId?: string } = {},
) {
  const inRange = (day: string) => day >= from && day <= to;
  const isOf = (row: { marketplace: string; shopId: string | null }) =>
    (!marketplace || row.marketplace === marketplace) && (!shopId || row.shopId === shopId);
  const sold = (await server.db.select().from(orders).where(eq(orders.companyId, companyId)))
    .filter((row) => !['unpaid', 'cancelled'].includes(row.status) && isOf(row))
    .map((row) => ({ ...row, day: dayIn('Asia/Shanghai', row.orderedAt) }))
    .filter((row) => inRange(row.day));
  const spent = (await server.db.select().from(adsDays).where(eq(adsDays.companyId, companyId))).filter(
    (row) => inRange(row.day) && isOf(row),
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const adSpend = sum(spent.map((row) => row.spendUsd));
  return {
    sold,
    totals: {
      gmv: sum(sold.map((row) => row.amountUsd)) / 100,
      orders: sold.length,
      units: sum(sold.map((row) => row.units)),
      refundRate: sold.filter((row) => row.status === 'refunded').length / sold.length,
      adSpend: adSpend / 100,
      acos: adSpend / sum(spent.map((row) => row.salesUsd)),
    },
  };
}

/** Written another way than the product's own. */
function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

describe('querySalesOverview', () => {
  it('[D26] adds up the period and the one before it', async () => {
    const overview = await server.call('querySalesOverview', NOVEMBER);
    expect(overview.totals).toEqual((await oracle('c-starlight', '2026-11-01', '2026-11-20')).totals);
    expect(overview.previous).toEqual((await oracle('c-starlight', '2026-10-12', '2026-10-31')).totals);
    expect(overview.totals.orders).toBeGreaterThan(300);
  });

  it('[S1507] narrows to a shop, with its ads and what it sold best', async () => {
    const { shops: names } = await server.call('queryShopNames', { of: 'sales' });
    const shop = names.find((name) => name.includes('DE')) ?? '';
    const [{ shopId } = { shopId: '' }] = await server.db
      .select()
      .from(shops)
      .where(eq(shops.shopName, shop));
    const overview = await server.call('querySalesOverview', { ...NOVEMBER, shop });
    const expected = await oracle('c-starlight', '2026-11-01', '2026-11-20', { shopId });
    expect(overview.totals).toEqual(expected.totals);
    expect(overview.totals.orders).toBeGreaterThan(0);
    expect(overview.totals.adSpend).toBeGreaterThan(0);
    const all = await server.call('querySalesOverview', NOVEMBER);
    expect(overview.totals.adSpend).toBeLessThan(all.totals.adSpend);
    const most = Math.max(...overview.topProducts.map(({ units }) => units));
    expect(most).toBeLessThanOrEqual(overview.totals.units);
    const none = await server.call('querySalesOverview', { ...NOVEMBER, shop: 'nobody’s' });
    expect(none.totals).toMatchObject({ orders: 0, gmv: 0, adSpend: 0 });
  });

  it('[D26] narrows to a marketplace', async () => {
    const overview = await server.call('querySalesOverview', { ...NOVEMBER, marketplace: 'DE' });
    const expected = await oracle('c-starlight', '2026-11-01', '2026-11-20', { marketplace: 'DE' });
    expect(overview.totals).toEqual(expected.totals);
    expect(overview.byMarketplace.map((row) => row.marketplace)).toEqual(['DE']);
  });

  it('[D26] gives every day once, and the days add up to the totals', async () => {
    const { daily, totals } = await server.call('querySalesOverview', NOVEMBER);
    expect(daily).toHaveLength(20);
    expect(daily[0]?.day).toBe('2026-11-01');
    expect(daily.reduce((sum, day) => sum + day.gmv, 0)).toBeCloseTo(totals.gmv, 2);
    expect(daily.reduce((sum, day) => sum + day.orders, 0)).toBe(totals.orders);
    expect(daily.reduce((sum, day) => sum + day.adSpend, 0)).toBeCloseTo(totals.adSpend, 2);
  });

  it('[D26] ranks marketplaces and the ten best sellers by value', async () => {
    const overview = await server.call('querySalesOverview', NOVEMBER);
    const { sold } = await oracle('c-starlight', '2026-11-01', '2026-11-20');
    const soldIds = new Set(sold.map((row) => row.orderId));
    const lines = await server.db.select().from(orderLines).where(eq(orderLines.companyId, 'c-starlight'));
    const bySku = new Map<string, number>();
    for (const line of lines.filter((row) => soldIds.has(row.orderId)))
      bySku.set(line.sku, (bySku.get(line.sku) ?? 0) + line.amountUsd);
    const best = [...bySku].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 10);
    expect(overview.topProducts.map((row) => [row.sku, Math.round(row.gmv * 100)])).toEqual(best);
    const values = overview.byMarketplace.map((row) => row.gmv);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(overview.totals.gmv, 2);
  });

  it('[D26] is honest about a period without sales', async () => {
    const overview = await server.call('querySalesOverview', { from: '2020-01-01', to: '2020-01-02' });
    expect(overview.totals).toEqual({ gmv: 0, orders: 0, units: 0, refundRate: 0, adSpend: 0, acos: null });
    expect(overview.daily).toHaveLength(2);
    expect(overview.topProducts).toEqual([]);
  });

  it('[D21] refuses days in the wrong order', async () => {
    const answer = await server.ask('querySalesOverview', { from: '2026-11-20', to: '2026-11-01' });
    expect(answer).toMatchObject({ status: 400, code: '400' });
  });

  it('[D21] refuses a day that no calendar has', async () => {
    const answer = await server.ask('querySalesOverview', { from: '2026-02-31', to: '2026-03-01' });
    expect(answer).toMatchObject({ status: 400, code: '400' });
  });

  it('[D211] counts by the days of the company, whichever they are', async () => {
    const inZone = async (timeZone: string) => {
      await server.db.update(companies).set({ timeZone }).where(eq(companies.id, 'c-starlight'));
      return server.call('querySalesOverview', { from: '2026-11-10', to: '2026-11-12' });
    };
    const rows = await server.db.select().from(orders).where(eq(orders.companyId, 'c-starlight'));
    const sold = rows.filter(({ status }) => !['unpaid', 'cancelled'].includes(status));
    const days: Record<string, number[]> = {};
    for (const timeZone of ['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Shanghai']) {
      const overview = await inZone(timeZone);
      expect(overview.timeZone).toBe(timeZone);
      days[timeZone] = overview.daily.map((day) => day.orders);
      const counted = overview.daily.map(
        ({ day }) => sold.filter(({ orderedAt }) => dayIn(timeZone, orderedAt) === day).length,
      );
      expect(days[timeZone]).toEqual(counted);
    }
    expect(days['America/Los_Angeles']).not.toEqual(days['Pacific/Kiritimati']);
  });

  it('[D212] says when the figures do not cover the days before', async () => {
    const whole = await server.call('querySalesOverview', NOVEMBER);
    expect(whole.isPreviousIncomplete).toBe(false);
    const year = await server.call('querySalesOverview', { days: 300 });
    expect(year.isPreviousIncomplete).toBe(true);
  });

  it('[D22] counts the own company alone', async () => {
    const overview = await server.call('querySalesOverview', NOVEMBER, {
      as: 'both',
      companyId: 'c-tidewater',
    });
    expect(overview.totals).toEqual((await oracle('c-tidewater', '2026-11-01', '2026-11-20')).totals);
    expect(overview.topProducts.every((row) => row.sku.startsWith('TW-'))).toBe(true);
  });
});

describe('queryDownloadTasks', () => {
  it("[D27] gives the caller's own exports, newest first, without the deleted ones", async () => {
    const page = await server.call('queryDownloadTasks', { pageSize: 100 });
    const own = (
      await server.db.select().from(downloadTasks).where(eq(downloadTasks.userId, 'u-owner'))
    ).filter((row) => !row.isDeleted);
    expect(own.length).toBe(11);
    expect(page.dataList.map((task) => task.id).sort()).toEqual(own.map((row) => row.taskId).sort());
    const times = page.dataList.map((task) => task.createTime);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(page.dataList.map((task) => task.status))).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it('[D27] filters by status and kind', async () => {
    const ready = await server.call('queryDownloadTasks', { status: 2, kind: 'stock', pageSize: 100 });
    expect(ready.dataList.length).toBeGreaterThan(0);
    expect(ready.dataList.every((task) => task.status === 2 && task.kind === 'stock')).toBe(true);
    expect(ready.totalCount).toBe(ready.dataList.length);
  });

  it('[D22] keeps the exports of one company out of the other, also for the same person', async () => {
    const idsIn = async (companyId: string) =>
      (await server.call('queryDownloadTasks', { pageSize: 100 }, { as: 'both', companyId })).dataList.map(
        (task) => task.uniqueId,
      );
    const first = new Set(await idsIn('c-starlight'));
    expect((await idsIn('c-tidewater')).some((id) => first.has(id))).toBe(false);
  });
});
