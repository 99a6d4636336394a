import { reportNames } from '@portal/api-client/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const scalar = async (query: string) => {
  const { rows } = await server.db.execute<{ n: string }>(sql.raw(query));
  return Number(rows[0]?.n);
};
const sumOf = (rows: readonly Record<string, unknown>[], key: string) =>
  rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0);

describe('queryReport', () => {
  it.each(reportNames)('[D205] gives typed rows and a chart: %s', async (report) => {
    const answer = await server.call('queryReport', { report, days: 90 }, { language: 'en-US' });
    expect(answer.title).toMatch(/^[A-Z]/);
    expect(answer.dataList.length).toBeGreaterThan(1);
    const keys = answer.columns.map(({ key }) => key);
    expect(keys).toContain(answer.chart?.x);
    for (const series of answer.chart?.series ?? []) expect(keys).toContain(series);
    expect(answer.chart?.points.length).toBeGreaterThan(1);
    for (const { key, type, label } of answer.columns) {
      expect(label, key).not.toBe(key);
      const values = answer.dataList.flatMap((row) => row[key] ?? []);
      const isNumber = ['number', 'money', 'percent', 'rating'].includes(type);
      for (const value of values) expect(typeof value, key).toBe(isNumber ? 'number' : 'string');
    }
  });

  it.each(reportNames)('[D205] sorts by each column, both ways: %s', async (report) => {
    const { columns } = await server.call('queryReport', { report, days: 90 });
    for (const { key, type } of columns.slice(1)) {
      const up = await server.call('queryReport', { report, days: 90, sortBy: key, sortDirection: 'asc' });
      const values = up.dataList.flatMap((row) => row[key] ?? []);
      if (type === 'date-time') expect(values, key).toEqual([...values].sort());
      else if (type !== 'text') expect(values, key).toEqual([...values].map(Number).sort((a, b) => a - b));
    }
    const refused = await server.ask('queryReport', { report, sortBy: 'constructor' });
    expect(refused.code).toBe('400');
  });

  it('[D205] agrees with the orders of its days', async () => {
    const condition = `company_id = 'c-starlight' and status not in ('unpaid', 'cancelled') and ordered_at >= '2026-10-23 00:00 Asia/Shanghai'`;
    const orders = await scalar(`select count(*) as n from orders where ${condition}`);
    const revenue = await scalar(`select sum(amount_usd) / 100.0 as n from orders where ${condition}`);
    for (const report of [
      'sales-shops',
      'sales-channels',
      'sales-regions',
      'sales-weeks',
      'order-values',
    ] as const) {
      const { dataList, from, to } = await server.call('queryReport', { report });
      expect([from, to]).toEqual(['2026-10-23', '2026-11-21']);
      expect(sumOf(dataList, 'orders'), report).toBe(orders);
      expect(sumOf(dataList, 'revenue'), report).toBeCloseTo(revenue, 0);
    }
    for (const report of ['product-profit', 'sales-categories', 'shop-profit'] as const) {
      const { dataList } = await server.call('queryReport', { report });
      expect(sumOf(dataList, 'revenue'), report).toBeCloseTo(revenue, 0);
    }
  });

  it('[D213] profit is what is left after goods, fees, freight, ads, refunds, storage and tax, by whatever it is asked', async () => {
    const whole =
      await scalar(`select sum(goods_usd + shipping_usd + refunds_usd + cost_usd + fees_usd + freight_usd
      + ads_usd + storage_usd + tax_usd) / 100.0 as n from finance_entries
      where company_id = 'c-starlight' and occurred_at >= '2026-10-23 00:00 Asia/Shanghai'`);
    const spend = await scalar(
      `select sum(spend_usd) / 100.0 as n from ads_days where company_id = 'c-starlight' and day >= '2026-10-23'`,
    );
    for (const report of ['product-profit', 'sales-categories', 'shop-profit'] as const) {
      const { dataList } = await server.call('queryReport', { report });
      expect(sumOf(dataList, 'profit'), report).toBeCloseTo(whole, 1);
      expect(sumOf(dataList, 'adSpend'), report).toBeCloseTo(spend, 1);
      for (const row of dataList) {
        const spent = ['cost', 'fees', 'freight', 'adSpend', 'refunds', 'storage', 'tax'];
        const left = Number(row.revenue) - spent.reduce((sum, key) => sum + Number(row[key]), 0);
        expect(Number(row.profit)).toBeCloseTo(left, 1);
      }
      const revenue = sumOf(dataList, 'revenue');
      expect(whole / revenue).toBeGreaterThan(0.05);
      expect(whole / revenue).toBeLessThan(0.4);
    }
  });

  it('[D214] goods that are out lose no more a day than the company sells', async () => {
    const { dataList } = await server.call('queryReport', { report: 'stockout-losses' });
    const sold = sumOf((await server.call('queryReport', { report: 'sales-shops' })).dataList, 'revenue');
    expect(sumOf(dataList, 'lostPerDay')).toBeLessThan(sold / 30);
    for (const row of dataList) expect(Number(row.dailySales)).toBeGreaterThan(0);
  });

  it('[D630] a week that has just begun, or of which a part is shown, is neither compared nor drawn', async () => {
    const weeks = await server.call('queryReport', {
      report: 'sales-weeks',
      sortBy: 'week',
      sortDirection: 'asc',
    });
    expect(weeks.dataList.map(({ week, fullDays }) => [week, fullDays])).toEqual([
      ['2026-10-19', 3],
      ['2026-10-26', 7],
      ['2026-11-02', 7],
      ['2026-11-09', 7],
      ['2026-11-16', 5],
    ]);
    expect(weeks.dataList.map(({ change }) => change === null)).toEqual([true, true, false, false, true]);
    const drawn = weeks.chart?.points.map(({ week }) => week);
    expect(drawn).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
    const year = await server.call('queryReport', { report: 'sales-weeks', days: 366, pageSize: 100 });
    const byWeek = year.dataList.toSorted((a, b) => (String(a.week) < String(b.week) ? -1 : 1));
    expect(byWeek.slice(0, 3).map(({ change }) => change === null)).toEqual([true, true, false]);
    const few = await server.call('queryReport', { report: 'rating-weeks', days: 7 });
    expect(few.chart?.points).toHaveLength(few.dataList.length);
  });

  it('[D641] a month says how many of its days are shown and over', async () => {
    const { dataList, totals } = await server.call('queryReport', { report: 'month-profit', days: 90 });
    expect(dataList.map(({ month, fullDays }) => [month, fullDays])).toEqual([
      ['2026-08', 8],
      ['2026-09', 30],
      ['2026-10', 31],
      ['2026-11', 20],
    ]);
    expect(totals).not.toHaveProperty('fullDays');
  });

  it('[D631] bars of stars, of months and of ranges stand in their order, not by their height', async () => {
    const values = await server.call('queryReport', { report: 'order-values', days: 90 });
    const bands = ['$0–20', '$20–50', '$50–100', '$100–200', '$200+'];
    expect(values.chart?.points.map(({ band }) => band)).toEqual(bands);
    expect(values.dataList.map(({ band }) => band)).toEqual(bands);
    const ages = await server.call('queryReport', { report: 'stock-age' });
    const ranges = ['0–30', '31–60', '61–90', '91–180', '181–270', '271+'];
    expect(ages.dataList.map(({ ageBand }) => ageBand)).toEqual(ranges);
    const stars = await server.call('queryReport', { report: 'rating-stars', days: 90 });
    expect(stars.chart?.points.map((row) => row.stars)).toEqual([1, 2, 3, 4, 5]);
    const months = await server.call('queryReport', { report: 'month-profit', days: 90 });
    expect(months.chart?.points.map(({ month }) => month)).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
  });

  it('[D205] narrows by marketplace', async () => {
    const german = await server.call('queryReport', { report: 'sales-shops', marketplace: 'DE' });
    for (const row of german.dataList) expect(String(row.shopName)).toContain('DE');
  });

  it('[D205] agrees with stock, ads and reviews', async () => {
    const onHand = await scalar(`select sum(on_hand) as n from stock where company_id = 'c-starlight'`);
    for (const report of ['stock-warehouses', 'stock-age', 'stock-turnover'] as const)
      expect(sumOf((await server.call('queryReport', { report })).dataList, 'onHand'), report).toBe(onHand);
    const spend = await scalar(
      `select sum(spend_usd) / 100.0 as n from ads_days where company_id = 'c-starlight' and day >= '2026-10-23'`,
    );
    for (const report of ['ad-days', 'ad-types', 'ad-regions'] as const)
      expect(sumOf((await server.call('queryReport', { report })).dataList, 'spend'), report).toBeCloseTo(
        spend,
        0,
      );
    const written = await scalar(
      `select count(*) as n from reviews where company_id = 'c-starlight' and reviewed_at >= '2026-10-23 00:00 Asia/Shanghai'`,
    );
    for (const report of ['rating-weeks', 'rating-stars', 'negative-reviews'] as const)
      expect(sumOf((await server.call('queryReport', { report })).dataList, 'reviews'), report).toBe(written);
  });

  it('[D205] shows nothing of another company', async () => {
    const inSecond = { as: 'both', companyId: 'c-tidewater' };
    for (const report of ['sales-shops', 'product-profit', 'stockout-losses'] as const) {
      const { dataList } = await server.call('queryReport', { report, days: 90 }, inSecond);
      expect(JSON.stringify(dataList)).not.toMatch(/Starlight|"ST-/);
    }
  });

  it('[D206] is refused to whoever may not see the data', async () => {
    expect((await server.ask('queryReport', { report: 'ad-days' }, { as: 'staff' })).code).toBe('403');
    expect((await server.ask('queryReport', { report: 'stock-age' }, { as: 'staff' })).code).toBe('200');
  });
});
