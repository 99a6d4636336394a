import type { ColumnLayout, RequestOf } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../db/schema/business.ts';
import { memberships } from '../../../db/schema/identity.ts';
import { listColumns, listViews } from '../../../db/schema/listViews.ts';
import type { PortalContract } from '../../../http/handlers.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { openEverything } from '../../../testing/openEverything.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

type NewView = RequestOf<PortalContract['saveListView']>;

const STAFF = { as: 'staff' };
const LAYOUT: ColumnLayout = {
  order: ['status', 'orderNo'],
  shown: { city: true },
  widths: { buyerName: 220 },
  frozen: ['orderNo'],
};
const view = (name: string, more: Partial<NewView> = {}): NewView => ({
  list: 'orders',
  name,
  query: 'site=DE',
  columns: LAYOUT,
  isShared: false,
  ...more,
});

let server: DemoServer;
withDemoServer(async (opened) => {
  server = opened;
  await openEverything(server.db, 'c-starlight');
});

const namesOf = async (list: string, as = {}) =>
  (await server.call('queryListViews', { list }, as)).dataList.map(({ name }) => name);

describe('columns', () => {
  it('[D290] keeps how a person arranged the columns of a list, for this list and this person', async () => {
    const list = 'orders:to-ship';
    await server.call('saveListColumns', { list, columns: { ...LAYOUT, frozen: [] } });
    await server.call('saveListColumns', { list, columns: LAYOUT });
    expect((await server.call('queryListViews', { list })).columns).toEqual(LAYOUT);
    expect((await server.call('queryListViews', { list: 'orders' })).columns).toBeUndefined();
    expect((await server.call('queryListViews', { list }, STAFF)).columns).toBeUndefined();
    await server.call('saveListColumns', { list, columns: null });
    expect((await server.call('queryListViews', { list })).columns).toBeUndefined();
  });

  it.each([
    ['a column that the list has not', { list: 'orders', columns: { ...LAYOUT, order: ['salary'] } }],
    ['a width for one', { list: 'stock', columns: { ...LAYOUT, order: [], shown: {}, frozen: [] } }],
    ['a column twice', { list: 'orders', columns: { ...LAYOUT, order: ['status', 'status'] } }],
    ['a width that no screen has', { list: 'orders', columns: { ...LAYOUT, widths: { status: 90_000 } } }],
    ['all frozen', { list: 'orders', columns: { ...LAYOUT, frozen: [...'abcdef'] } }],
    ['a list that is none', { list: 'secrets', columns: null }],
    ['a view that the list has not', { list: 'orders:mine', columns: null }],
    ['a report that is none', { list: 'report:mine', columns: null }],
    ['no name at all', { list: '../orders', columns: null }],
  ])('[D291] refuses %s', async (_, request) => {
    expect((await server.ask('saveListColumns', request)).code).toBe('400');
  });

  it('[D291] takes the columns of reports and of the lists of the user centre', async () => {
    const columns = { order: ['units'], shown: {}, widths: {}, frozen: [] };
    const report = { list: 'report:sales-shops', columns };
    await server.call('saveListColumns', report);
    expect((await server.call('queryListViews', { list: report.list })).columns).toEqual(columns);
    expect(
      (await server.ask('saveListColumns', { ...report, columns: { ...columns, order: ['x'] } })).code,
    ).toBe('400');
    await server.call('saveListColumns', { list: 'people', columns: { ...columns, order: ['account'] } });
  });
});

describe('views', () => {
  it('[D292] are their owner’s alone until they are shared, and are changed, shared and removed by the owner alone', async () => {
    const saved = await server.call('saveListView', view('德国'));
    expect(saved).toMatchObject({ name: '德国', query: 'site=DE', columns: LAYOUT, isOwn: true, version: 1 });
    expect(await namesOf('orders', STAFF)).not.toContain('德国');
    const shared = await server.call('saveListView', { ...view('德国', { isShared: true }), ...idOf(saved) });
    const [seen] = (await server.call('queryListViews', { list: 'orders' }, STAFF)).dataList;
    expect(seen).toMatchObject({ id: saved.id, isOwn: false, isShared: true, columns: LAYOUT });
    expect(seen?.owner).toBeTruthy();
    const theirs = { ...view('mine now', { isShared: false }), ...idOf(shared) };
    expect((await server.ask('saveListView', theirs, STAFF)).code).toBe('404');
    expect(await server.call('deleteListView', { id: saved.id }, STAFF)).toEqual({ deleted: 0 });
    const copy = await server.call('saveListView', view('德国'), STAFF);
    expect(copy).toMatchObject({ isOwn: true, isShared: false });
    await server.call('saveListView', { ...view('德国', { isShared: false }), ...idOf(shared) });
    expect((await server.call('queryListViews', { list: 'orders' }, STAFF)).dataList).toMatchObject([
      { id: copy.id },
    ]);
    expect(await server.call('deleteListView', { id: saved.id })).toEqual({ deleted: 1 });
  });

  it('[D292] are never another company’s, nor for whoever may not see the list', async () => {
    await server.call('saveListView', view('for all of us', { isShared: true }));
    expect(await namesOf('orders', STAFF)).toContain('for all of us');
    const second = { as: 'both', companyId: 'c-tidewater' };
    const other = await server.ask('queryListViews', { list: 'orders' }, second);
    expect(JSON.stringify(other.data ?? [])).not.toContain('for all of us');
    expect((await server.ask('queryListViews', { list: 'verifications' }, STAFF)).code).toBe('403');
    expect((await server.ask('saveListView', view('x', { list: 'verifications' }), STAFF)).code).toBe('403');
  });

  it('[D293] of two windows the second is told and nothing is lost', async () => {
    const saved = await server.call('saveListView', view('two windows', { list: 'stock', columns: null }));
    const change = (query: string) =>
      server.ask('saveListView', {
        ...view(saved.name, { list: 'stock', columns: null, query }),
        ...idOf(saved),
      });
    const answers = await Promise.all([change('q=first'), change('q=second')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', '400']);
    const [kept] = (await server.call('queryListViews', { list: 'stock' })).dataList;
    expect(kept).toMatchObject({ version: 2, query: expect.stringMatching(/first|second/) });
    const twice = await Promise.all([1, 2].map(() => server.ask('saveListView', view('same name'))));
    expect(twice.map(({ code }) => code).sort()).toEqual(['200', '400']);
    expect(twice.find(({ code }) => code === '400')?.message).toContain('同名');
  });

  it('[D294] a list keeps a hundred of a person; the next, a name too long, or none, is refused', async () => {
    const list = 'reviews';
    for (let index = 1; index <= 99; index++)
      await server.call('saveListView', view(`view ${index}`, { list, columns: null }));
    const last = await Promise.all(
      ['one', 'two', 'three'].map((name) => server.ask('saveListView', view(name, { list, columns: null }))),
    );
    expect(last.filter(({ code }) => code === '200')).toHaveLength(1);
    expect(last.find(({ code }) => code === '400')?.message).toContain('100');
    expect(await namesOf(list)).toHaveLength(100);
    for (const name of ['n'.repeat(41), '   '])
      expect((await server.ask('saveListView', view(name, { list: 'ads', columns: null }))).code).toBe('400');
    const unknown = view('x', { columns: { ...LAYOUT, shown: { salary: true } } });
    expect((await server.ask('saveListView', unknown)).code).toBe('400');
  });

  it('[D295] leave the company with their owner', async () => {
    await server.call('saveListView', view('of who leaves', { isShared: true }), STAFF);
    await server.call('saveListColumns', { list: 'orders', columns: LAYOUT }, STAFF);
    expect(await namesOf('orders')).toContain('of who leaves');
    const ofStaff = and(eq(memberships.userId, 'u-staff'), eq(memberships.companyId, 'c-starlight'));
    const [left] = await server.db.delete(memberships).where(ofStaff).returning();
    expect(await namesOf('orders')).not.toContain('of who leaves');
    expect(await server.db.$count(listViews, eq(listViews.userId, 'u-staff'))).toBe(0);
    expect(await server.db.$count(listColumns, eq(listColumns.userId, 'u-staff'))).toBe(0);
    if (left) await server.db.insert(memberships).values(left);
  });
});

describe('totals', () => {
  it('[D296] are the sums over all rows that a list is narrowed to, not over a page', async () => {
    const filters = { marketplace: 'DE' };
    const list = await server.call('queryList', { resource: 'orders', filters, pageSize: 1 });
    const { totals, currency } = await server.call('queryListTotals', { resource: 'orders', filters });
    const [sums] = await server.db
      .select({
        units: sql`sum(${orders.units})`.mapWith(Number),
        usd: sql`sum(${orders.amountUsd})`.mapWith(Number),
      })
      .from(orders)
      .where(and(eq(orders.companyId, 'c-starlight'), eq(orders.marketplace, 'DE')));
    expect(list.totalCount).toBeGreaterThan(1);
    expect(totals).toEqual({ units: sums?.units, amount: (sums?.usd ?? 0) / 100 });
    expect(currency).toBe('USD');
  });

  it.each(['stock', 'ads', 'restock', 'purchase-orders', 'settlements'] as const)(
    '[D296] agree with the rows of %s',
    async (resource) => {
      const rows: Record<string, string | number | null>[] = [];
      for (let pageNo = 1; ; pageNo++) {
        const { dataList } = await server.call('queryList', {
          resource,
          paging: true,
          pageNo,
          pageSize: 1_000,
        });
        rows.push(...dataList);
        if (dataList.length < 1_000) break;
      }
      const { totals } = await server.call('queryListTotals', { resource });
      expect(Object.keys(totals).length).toBeGreaterThan(1);
      for (const [key, total] of Object.entries(totals))
        expect(total, key).toBeCloseTo(
          rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0),
          1,
        );
    },
  );

  it('[D296] of nothing are zero, and lists without such columns have none', async () => {
    const filters = { keyword: 'nothing like this' };
    const nothing = await server.call('queryListTotals', { resource: 'orders', filters });
    expect(nothing.totals).toEqual({ units: 0, amount: 0 });
    expect((await server.call('queryListTotals', { resource: 'reviews' })).totals).toEqual({});
    expect((await server.ask('queryListTotals', { resource: 'verifications' }, STAFF)).code).toBe('403');
  });

  it('[D297] of a report are over all of its rows; shares are of the whole, and what counts in several rows counts once', async () => {
    const page = await server.call('queryReport', { report: 'product-profit', paging: true, pageSize: 1 });
    const all = await server.call('queryReport', { report: 'product-profit', paging: false });
    expect(page.totals).toEqual(all.totals);
    const revenue = all.dataList.reduce((sum, row) => sum + Number(row.revenue), 0);
    expect(page.totals?.revenue).toBeCloseTo(revenue, 2);
    expect(page.totals?.margin).toBeCloseTo(Number(page.totals?.profit) / revenue, 3);

    const returns = await server.call('queryReport', { report: 'returns' });
    const { totals: sold = {} } = await server.call('queryReport', { report: 'sales-channels' });
    // An order of two products stands in two rows.
    expect(returns.totals?.orders).toBe(sold.orders);
    expect(returns.dataList.reduce((sum, row) => sum + Number(row.orders), 0)).toBeGreaterThan(
      sold.orders ?? 0,
    );
    expect(returns.totals?.refundRate).toBe(sold.refundRate);
    expect(Object.keys(returns.totals ?? {}).sort()).toEqual([
      'orders',
      'refundRate',
      'refundedOrders',
      'revenue',
    ]);
  });
});

function idOf({ id, version }: { id: string; version: number }) {
  return { id, version };
}
