import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { orders } from '../../db/schema/business.ts';
import { createTestClock } from '../../testing/createTestClock.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../testing/openDemoServer.ts';
import { orderList } from './lists/orderList.ts';
import { listCondition } from './openList.ts';
import { orderSortColumns } from './sortColumns.ts';

type Plan = { 'Node Type': string; 'Index Name'?: string; 'Plan Rows': number; Plans?: Plan[] };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
  await database.db.execute(sql`vacuum (analyze) orders`);
});
afterAll(() => database.close());

const flatten = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)];
async function planOf(query: SQL): Promise<Plan[]> {
  const { rows } = await database.db.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    sql`explain (format json) ${query}`,
  );
  const [first] = rows;
  const plan = first?.['QUERY PLAN'][0]?.Plan;
  return plan ? flatten(plan) : [];
}
const where = (selection: object = {}) =>
  listCondition(
    orderList,
    { resource: 'orders', ...selection },
    {
      db: database.db,
      companyId: 'c-starlight',
      timeZone: 'Asia/Shanghai',
      clock: createTestClock(DEMO_NOW),
      locale: 'zh-CN',
    },
  );

const SORTS = Object.keys(orderSortColumns).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((direction) => [sortBy, direction] as const),
);

it.each(SORTS)(
  '[S699] a page sorted by %s, %s, comes from an index: nothing is sorted',
  async (sortBy, direction) => {
    const columns = [orderList.sortBy(sortBy, 'zh-CN') ?? []].flat();
    const by = sql.join(
      [...columns, orders.orderId].map((column) => sql`${column} ${sql.raw(direction)}`),
      sql`, `,
    );
    const nodes = await planOf(
      sql`select ${sql.join(Object.values(getTableColumns(orders)), sql`, `)} from ${orders} where ${where()} order by ${by} limit 50`,
    );
    const kinds = nodes.map((node) => node['Node Type']);
    expect(kinds).toContain('Index Scan');
    expect(kinds).not.toContain('Sort');
    expect(kinds).not.toContain('Seq Scan');
  },
);

it('[S699] the count of all orders reads an index only', async () => {
  const nodes = await planOf(sql`select count(*) from ${orders} where ${where()}`);
  expect(nodes.map((node) => node['Node Type'])).toContain('Index Only Scan');
});

it.each([
  [{ filters: { status: 'refunded' } }],
  [{ filters: { marketplace: 'DE' } }],
  [{ filters: { from: '2026-11-01', to: '2026-11-02' } }],
  [{ view: 'overdue' }],
])('[S699] %j is found by an index', async (selection) => {
  const nodes = await planOf(sql`select count(*) from ${orders} where ${where(selection)}`);
  expect(nodes.some((node) => node['Index Name']?.startsWith('orders_'))).toBe(true);
});
