import { listResources, listsByShop } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adsDays, products, stock } from '../../db/schema/business.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { listSource } from './lists/listSources.ts';

const tables = {
  orders: 'orders',
  stock: 'stock',
  listings: 'listings',
  reviews: 'reviews',
  ads: 'ads_days',
};

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

/** What a row of a list is, where it is no row of its table. */
const COUNTED: Partial<Record<string, string>> = { ads: 'distinct (shop_id, marketplace, campaign)' };

describe('queryList', () => {
  it.each(listResources)('[D25] gives typed columns and rows that fill them: %s', async (resource) => {
    const { columns, dataList, totalCount } = await server.call('queryList', { resource, pageSize: 50 });
    // Campaigns are few.
    const least = resource === 'ads' ? 20 : 50;
    expect(dataList.length).toBeGreaterThanOrEqual(least);
    expect(totalCount).toBeGreaterThan(resource === 'ads' ? least : 1_000);
    for (const row of dataList) {
      for (const { key, type, currencyKey } of columns) {
        const value = row[key];
        const isNumber = ['number', 'money', 'percent', 'rating'].includes(type);
        if (value !== null) expect(typeof value, `${resource}.${key}`).toBe(isNumber ? 'number' : 'string');
        if (currencyKey) expect(row[currencyKey]).toMatch(/^[A-Z]{3}$/);
      }
    }
    expect(new Set(dataList.map((row) => row.id)).size).toBe(dataList.length);
  });

  it.each(listsByShop)('[S1507] a list is narrowed to a shop by its name: %s', async (resource) => {
    const { shops } = await server.call('queryShopNames', { of: resource });
    const all = await server.call('queryList', { resource, pageSize: 1 });
    const shop = String(all.dataList[0]?.shopName);
    const list = await server.call('queryList', { resource, filters: { shop }, pageSize: 50 });
    expect(new Set(list.dataList.map(({ shopName }) => shopName))).toEqual(new Set([shop]));
    const counts = shops.map(async (name) => {
      const narrowed = await server.call('queryList', { resource, filters: { shop: name }, pageSize: 1 });
      return narrowed.totalCount ?? 0;
    });
    expect((await Promise.all(counts)).reduce((sum, count) => sum + count, 0)).toBe(all.totalCount);
    const none = await server.call('queryList', { resource, filters: { shop: 'nobody’s' } });
    expect(none.totalCount).toBe(0);
  });

  it('[S1507] the lists that can be narrowed to a shop are those that know shops', () => {
    const present = { now: new Date('2026-11-22T08:00:00Z'), timeZone: 'Asia/Shanghai' };
    const knowing = listResources.filter((name) => listSource(name, 'c-starlight', present).shop);
    expect(knowing).toEqual([...listsByShop]);
  });

  it.each(listResources)('[D25] sorts by each of its columns, both ways: %s', async (resource) => {
    const { columns } = await server.call('queryList', { resource, pageSize: 1 });
    for (const { key, type, isUnsorted } of columns) {
      if (type === 'money' || isUnsorted) continue;
      for (const sortDirection of ['asc', 'desc'] as const) {
        const page = await server.ask('queryList', { resource, sortBy: key, sortDirection, pageSize: 100 });
        const rows = (page.data as { dataList: Record<string, string | number | null>[] }).dataList;
        const values = rows.flatMap((row) => row[key] ?? []);
        const ordered = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
        expect(values, `${resource}.${key}`).toEqual(sortDirection === 'asc' ? ordered : ordered.reverse());
      }
    }
  });

  it('[D25] sorts money in one currency, whatever the row shows', async () => {
    const named = await server.db.select().from(products).where(eq(products.companyId, 'c-starlight'));
    const usd = new Map(named.map((row) => [row.sku, row.priceUsd]));
    const page = await server.call('queryList', { resource: 'listings', sortBy: 'price', pageSize: 100 });
    const values = page.dataList.map((row) => usd.get(String(row.sku)) ?? 0);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(new Set(page.dataList.map((row) => row.currency)).size).toBeGreaterThan(3);
    const ads = await server.call('queryList', { resource: 'ads', sortBy: 'spend', pageSize: 100 });
    const spends = ads.dataList.map((row) => Number(row.spend));
    expect(spends).toEqual([...spends].sort((a, b) => b - a));
  });

  it('[D25] pages through every row once', async () => {
    const ids = new Set<string>();
    let total = 0;
    for (let pageNo = 1; pageNo <= 20; pageNo++) {
      const page = await server.call('queryList', {
        resource: 'stock',
        sortBy: 'status',
        pageNo,
        pageSize: 100,
      });
      total = page.totalCount ?? 0;
      for (const row of page.dataList) ids.add(row.id);
    }
    expect(ids.size).toBe(total);
  });

  it('[D25] narrows by view, state, marketplace and keyword, product names of every language among them', async () => {
    const own = await server.db.select().from(stock).where(eq(stock.companyId, 'c-starlight'));
    const named = await server.db.select().from(products).where(eq(products.companyId, 'c-starlight'));
    const fryers = new Set(
      named.filter((row) => row.productKrName.includes('에어프라이어')).map((row) => row.sku),
    );
    const matching = own.filter(
      (row) => row.status === 'normal' && row.marketplace === 'US' && fryers.has(row.sku) && row.inbound > 0,
    );
    const page = await server.call('queryList', {
      resource: 'stock',
      view: 'inbound.us',
      filters: { status: 'normal', keyword: '에어프라이어' },
      pageSize: 100,
    });
    expect(page.dataList.map((row) => row.id).sort()).toEqual(matching.map((row) => row.stockId).sort());
    expect(matching.length).toBeGreaterThan(0);
  });

  it.each(['%', '_', '\\'])('[D20] takes the keyword %s as it is written', async (keyword) => {
    for (const resource of listResources) {
      const page = await server.call('queryList', { resource, filters: { keyword } });
      expect(page.totalCount, resource).toBe(0);
    }
  });

  it('[D21] refuses a column of another list', async () => {
    const answer = await server.ask('queryList', { resource: 'stock', sortBy: 'asin' });
    expect(answer).toMatchObject({ status: 400, code: '400' });
  });

  it('[D25] puts campaigns without sales behind the dearest when sorted by ACOS', async () => {
    const page = await server.call('queryList', { resource: 'ads', sortBy: 'acos', pageSize: 100 });
    const known = page.dataList.flatMap(({ acos }) => acos ?? []).map(Number);
    const unknown = page.dataList.slice(0, -known.length);
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.every(({ acos, sales }) => acos === null && sales === 0)).toBe(true);
    expect(known).toEqual([...known].sort((a, b) => b - a));
  });

  describe('[D629] campaigns', () => {
    const days = () => server.db.select().from(adsDays).where(eq(adsDays.companyId, 'c-starlight'));
    const sumOf = (rows: readonly { spendUsd: number }[]) => rows.reduce((sum, row) => sum + row.spendUsd, 0);

    it('[D629] stand in one row each, with what their days add up to and the state of the last', async () => {
      const [first] = (await days()).toSorted((a, b) => (a.day < b.day ? -1 : 1));
      const status = first?.status === 'paused' ? 'enabled' : 'paused';
      await server.db
        .update(adsDays)
        .set({ status })
        .where(and(eq(adsDays.companyId, 'c-starlight'), eq(adsDays.adsDayId, first?.adsDayId ?? '')));
      const { dataList, totalCount } = await server.call('queryList', { resource: 'ads', pageSize: 1_000 });
      const byName = Map.groupBy(await days(), ({ marketplace, campaign }) => `${marketplace} ${campaign}`);
      expect(totalCount).toBe(byName.size);
      for (const row of dataList) {
        const own = byName.get(`${row.marketplace} ${row.campaign}`) ?? [];
        const last = own.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
        expect(row).toMatchObject({ status: last?.status, lastDay: last?.day, sku: last?.sku });
        expect(Math.round(Number(row.spend) * 100)).toBe(sumOf(own));
      }
    });

    it('[D629] are narrowed by days to what these days add up to, and total the same', async () => {
      const all = await days();
      const [from = '', to = ''] = [...new Set(all.map(({ day }) => day))]
        .sort()
        .slice(-9, -2)
        .flatMap((day, at, { length }) => (at === 0 || at === length - 1 ? day : []));
      const filters = { from, to };
      const spent = sumOf(all.filter(({ day }) => day >= from && day <= to));
      expect(spent).toBeGreaterThan(0);
      const { dataList } = await server.call('queryList', { resource: 'ads', filters, pageSize: 1_000 });
      expect(Math.round(dataList.reduce((sum, { spend }) => sum + Number(spend), 0) * 100)).toBe(spent);
      expect(
        dataList.every(({ firstDay, lastDay }) => String(firstDay) >= from && String(lastDay) <= to),
      ).toBe(true);
      const { totals } = await server.call('queryListTotals', { resource: 'ads', filters });
      expect(Math.round((totals.spend ?? 0) * 100)).toBe(spent);
      const { total } = await server.call('queryStatusCounts', { resource: 'ads', filters });
      expect(total).toBe(dataList.length);
    });
  });
});

describe('who may read what', () => {
  it('[D23] lets a member read what its menus show, and refuses the rest', async () => {
    const codeOf = async (resource: string) =>
      (await server.ask('queryList', { resource }, { as: 'staff' })).code;
    expect(await codeOf('orders')).toBe('200');
    expect(await codeOf('stock')).toBe('200');
    expect(await codeOf('ads')).toBe('403');
    expect((await server.ask('queryOrders', {}, { as: 'staff' })).code).toBe('200');
    expect((await server.ask('querySalesOverview', {}, { as: 'staff' })).code).toBe('200');
  });

  it("[D22] never shows a row of another company's lists", async () => {
    const inSecond = { as: 'both', companyId: 'c-tidewater' };
    for (const resource of listResources) {
      const second = await server.call('queryList', { resource, pageSize: 100 }, inSecond);
      const first = await server.call('queryList', { resource, pageSize: 100 });
      const { rows } = await server.db.execute<{ n: number }>(
        sql.raw(
          `select count(${COUNTED[resource] ?? '*'})::int as n from ${tables[resource]} where company_id = 'c-tidewater'`,
        ),
      );
      expect(second.totalCount, resource).toBe(rows[0]?.n);
      expect(second.dataList, resource).not.toEqual(first.dataList);
      for (const row of second.dataList) {
        const shown = [row.sku, row.shopName].filter((value) => value !== undefined).join(' ');
        expect(shown, resource).not.toMatch(/^ST-|Starlight/);
      }
    }
  });

  it('[D22] takes product names from the own company, also where another sells under the same SKU', async () => {
    const own = await server.db.select().from(products).where(eq(products.companyId, 'c-starlight'));
    const namesake = { companyId: 'c-tidewater', productName: '别家商品', productEnName: 'Foreign product' };
    await server.db.insert(products).values(own.map((row) => ({ ...row, ...namesake })));
    for (const resource of ['stock', 'listings', 'reviews'] as const) {
      const page = await server.call('queryList', { resource, pageSize: 100 });
      expect(new Set(page.dataList.map((row) => row.id)).size, resource).toBe(100);
      expect(
        page.dataList.map((row) => row.productName),
        resource,
      ).not.toContain('别家商品');
      const found = await server.call('queryList', { resource, filters: { keyword: '别家' } });
      expect(found.totalCount, resource).toBe(0);
    }
    const { dataList } = await server.call('queryOrders', { pageSize: 1 });
    const order = await server.call('queryOrder', { orderId: dataList[0]?.orderId ?? '' });
    expect(new Set(order.lines.map((line) => line.lineNo)).size).toBe(order.lines.length);
    expect(order.lines.map((line) => line.productName)).not.toContain('别家商品');
    const { topProducts } = await server.call('querySalesOverview', {});
    expect(topProducts.map((row) => row.productName)).not.toContain('别家商品');
  });
});
