import { and, eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { businessRecords, orders } from '../../../db/schema/business.ts';
import { messageThreads } from '../../../db/schema/inbox.ts';
import { menus, roleMenus } from '../../../db/schema/menus.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { openList } from '../openList.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const linesOf = async (as = 'owner') => (await server.call('queryToday', {}, { as })).dataList;
const keysOf = async (as = 'owner') => (await linesOf(as)).map(({ key }) => key);

/** The list that a line's address asks for. */
function listOf(path: string) {
  const url = new URL(path, 'http://app.invalid');
  const resource = url.pathname.replace('/list/', '') as 'orders';
  const { view, status } = Object.fromEntries(url.searchParams);
  return { resource, view, filters: { status } };
}

it('[D250] counts exactly the rows that each line leads to, the most urgent of them first', async () => {
  const lines = await linesOf();
  expect(lines.map(({ key }) => key)).toEqual([
    'orders-late',
    'orders-due',
    'messages',
    'restock',
    'budgets',
  ]);
  for (const { key, count, path, urgency } of lines) {
    if (path.startsWith('/inbox')) continue;
    const list = await server.call('queryList', { ...listOf(path), pageSize: 1_000 });
    expect(list.dataList.length, key).toBe(count);
    expect(Object.values(list.dataList[0] ?? {}), key).toContain(urgency);
    const whole = await server.call('queryList', { resource: listOf(path).resource, pageSize: 1 });
    expect(list.totalCount, key).toBeLessThan(whole.totalCount ?? 0);
  }
});

it('[D250] the threads that wait are those that their line leads to, the first of them with its time', async () => {
  const line = (await linesOf()).find(({ key }) => key === 'messages');
  expect(line?.path).toBe('/inbox?state=open');
  const { dataList, totalCount } = await server.call('queryThreads', { state: 'open', paging: false });
  expect([line?.count, line?.urgency]).toEqual([totalCount, dataList[0]?.askedAt]);
  expect(totalCount).toBeGreaterThan(0);
  expect(totalCount).toBeLessThan((await server.call('queryThreads', {})).totalCount ?? 0);
});

it('[D261] what to order is worked out once for its line', async () => {
  let asked = 0;
  const db = new Proxy(server.db, {
    get(target, key) {
      if (key === 'select' || key === 'execute') asked += 1;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const scope = {
    ...{ db, companyId: COMPANY, timeZone: 'Asia/Shanghai', clock: server.clock },
    locale: 'zh-CN' as const,
  };
  const list = openList({ resource: 'restock', view: 'all', filters: { status: 'low' } }, scope);
  const { count, row } = await list.first();
  expect(asked).toBe(1);
  const rows = await list.read({ limit: 1_000, offset: 0 });
  expect([count, row]).toEqual([rows.length, rows[0]]);
});

it('[D250] what is due today is not late yet, on no hold, and the seller’s to ship, by the company’s day', async () => {
  const due = await server.call('queryList', { resource: 'orders', view: 'due-today', pageSize: 1_000 });
  // 21 November ends in Shanghai at 16:00 UTC.
  for (const { shipBy, fulfilment, status } of due.dataList) {
    expect(String(shipBy) >= '2026-11-21T08:00:00.000Z' && String(shipBy) < '2026-11-21T16:00:00.000Z').toBe(
      true,
    );
    expect([fulfilment, status]).toEqual(['FBM', 'to-ship']);
  }
  const [first] = due.dataList;
  const isFirst = and(eq(orders.companyId, COMPANY), eq(orders.orderId, first?.id ?? ''));
  await server.db.update(orders).set({ heldAt: new Date() }).where(isFirst);
  const line = (await linesOf()).find(({ key }) => key === 'orders-due');
  expect(line?.count ?? 0).toBe((due.totalCount ?? 0) - 1);
  await server.db.update(orders).set({ heldAt: null }).where(isFirst);
});

it('[D250] leaves out what nobody waits for', async () => {
  const isOver = and(eq(businessRecords.companyId, COMPANY), eq(businessRecords.kind, 'budgets'));
  const kept = await server.db.select().from(businessRecords).where(isOver);
  await server.db
    .update(businessRecords)
    .set({ fields: sql`${businessRecords.fields} || '{"spent": 0}'` })
    .where(isOver);
  expect(await keysOf()).not.toContain('budgets');
  await server.db.delete(businessRecords).where(isOver);
  await server.db.insert(businessRecords).values(kept);
});

it('[D251] says only what the caller has an open menu of', async () => {
  expect(await keysOf('staff')).toEqual(expect.arrayContaining(['orders-late', 'budgets']));
  const ofBudgets = server.db
    .select({ menuId: menus.menuId })
    .from(menus)
    .where(eq(menus.resource, 'budgets'));
  await server.db
    .delete(roleMenus)
    .where(and(eq(roleMenus.companyId, COMPANY), inArray(roleMenus.menuId, ofBudgets)));
  expect(await keysOf('staff')).not.toContain('budgets');
  expect(await keysOf()).toContain('budgets');
  const ofMessages = and(eq(menus.companyId, COMPANY), eq(menus.resource, 'buyer-messages'));
  await server.db.update(menus).set({ updateFlag: 2 }).where(ofMessages);
  expect(await keysOf()).not.toContain('messages');
  await server.db
    .update(menus)
    .set({ updateFlag: 1 })
    .where(and(ofMessages, eq(menus.systemCode, 'AMAZON_OPERATE')));
  const messages = (await linesOf()).find(({ key }) => key === 'messages');
  expect(messages?.systemCode).toBe('AMAZON_OPERATE');
  await server.db.update(menus).set({ updateFlag: 1 }).where(ofMessages);
});

it('[D251] counts nothing of another company', async () => {
  const inSecond = { as: 'both', companyId: 'c-tidewater' };
  await server.db.delete(businessRecords).where(eq(businessRecords.companyId, 'c-tidewater'));
  await server.db.delete(orders).where(eq(orders.companyId, 'c-tidewater'));
  await server.db.delete(messageThreads).where(eq(messageThreads.companyId, 'c-tidewater'));
  const { dataList } = await server.call('queryToday', {}, inSecond);
  expect(dataList).toEqual([]);
});
