import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/Database.ts';
import { menus, roleMenus } from '../../../db/schema/menus.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { openEverything } from '../../../testing/openEverything.ts';
import type { DataReport } from './DataReport.ts';
import { DEFAULT_PARAMS } from './readParams.ts';
import { dataReports, findReport } from './reports.ts';
import { runReport } from './runReport.ts';
import { dataBlockOf, wordReport } from './wordReport.ts';

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  ({ db } = database);
  await openEverything(db, OTHER);
  close = database.close;
});
afterAll(() => close());

const COMPANY = 'c-starlight';
const OTHER = 'c-bluepeak';
const scope = (more: object = {}) => ({
  db,
  companyId: COMPANY,
  userId: 'u-owner',
  locale: 'zh-CN' as Locale,
  now: DEMO_NOW,
  timeZone: 'Asia/Shanghai',
  ...more,
});
const report = (id: string): DataReport => {
  const found = findReport(id);
  if (!found) throw new Error(id);
  return found;
};
const sample = async (column: string, table: string) => {
  const { rows } = await db.execute(
    sql.raw(`select ${column} as value from ${table} where company_id = '${COMPANY}' order by 1 limit 1`),
  );
  return String(rows[0]?.value);
};

it('[S521] has at least twelve reports over orders, stock, listings, ads and reviews, titled in three languages', () => {
  expect(dataReports.length).toBeGreaterThanOrEqual(12);
  const resources = new Set(dataReports.map(({ resource }) => resource));
  for (const resource of ['orders', 'sales', 'stock', 'listings', 'ads', 'reviews'])
    expect(resources).toContain(resource);
  for (const { title, columns, link } of dataReports)
    for (const words of [title, link.title, ...columns.map((column) => column.title)])
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
  expect(new Set(dataReports.map(({ id }) => id)).size).toBe(dataReports.length);
});

it.each(dataReports.map((one) => [one.id, one] as const))(
  '[S521] runs %s over the demo data',
  async (_id, one) => {
    const params = {
      ...DEFAULT_PARAMS,
      days: 60,
      sku: one.params.includes('sku') ? await sample('sku', 'order_lines') : null,
      orderNo: one.params.includes('orderNo') ? await sample('order_no', 'orders') : null,
    };
    for (const locale of ['zh-CN', 'en-US', 'ko-KR'] as const) {
      const result = await runReport(one, params, scope({ locale }));
      expect(result.rows.length, one.id).toBeGreaterThan(0);
      expect(result.rows[0]).toHaveLength(one.columns.length);
      expect(wordReport(one, params, result, locale)).not.toMatch(/undefined|NaN|\{\w+\}/);
      const block = dataBlockOf(one, params, result, { locale, at: DEMO_NOW });
      const [fence, json = '', end] = block.split('\n');
      expect([fence, end]).toEqual(['```data', '```']);
      expect(JSON.parse(json)).toMatchObject({
        report: one.id,
        ms: expect.any(Number),
        sql: expect.any(String),
      });
    }
  },
);

it('[S521] a figure is the database’s', async () => {
  const { totals } = await runReport(
    report('sales-by-day'),
    { ...DEFAULT_PARAMS, marketplace: 'US' },
    scope(),
  );
  const { rows } =
    await db.execute(sql`select round(sum(amount_usd) / 100.0, 2)::float8 as sales, count(*)::int as orders
    from orders where company_id = ${COMPANY} and marketplace = 'US' and status not in ('cancelled', 'unpaid')
    and ordered_at >= date_trunc('day', ${DEMO_NOW.toISOString()}::timestamptz at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' - interval '29 days'
    and ordered_at <= ${DEMO_NOW.toISOString()}::timestamptz`);
  expect(totals?.now.slice(0, 2)).toEqual([rows[0]?.sales, rows[0]?.orders]);
  expect(Number(rows[0]?.orders)).toBeGreaterThan(100);
});

it('[S522] another company sees its own rows only, whatever a report forgets', async () => {
  const bare = {
    ...report('sales-by-marketplace'),
    sql: 'select count(*)::int as orders from report.orders',
  };
  const one = { ...bare, columns: bare.columns.slice(1, 2) };
  const countOf = async (companyId: string, userId: string) =>
    (await runReport(one, DEFAULT_PARAMS, scope({ companyId, userId }))).rows[0]?.[0];
  const counts = [await countOf(COMPANY, 'u-owner'), await countOf(OTHER, 'u-brand')];
  const { rows } = await db.execute(sql`select company_id, count(*)::int as n from orders group by 1`);
  const counted = Object.fromEntries(rows.map((row) => [row.company_id, row.n]));
  expect(counts).toEqual([counted[COMPANY], counted[OTHER]]);
  expect(counted[COMPANY]).not.toBe(counted[OTHER]);
  await expect(countOf(OTHER, 'u-owner')).rejects.toThrow('forbidden');
});

it.each([
  'select id from public.users',
  "insert into public.shops (shop_id) values ('x')",
  'select secret from public.server_keys',
  'delete from report.orders',
  "select set_config('role', 'postgres', true), pg_read_file('/etc/passwd')",
])('[S522] a report’s role cannot run %s', async (statement) => {
  const forbidden = { ...report('order-status'), sql: statement };
  await expect(runReport(forbidden, DEFAULT_PARAMS, scope())).rejects.toThrow();
});

it('[S522] a query that takes too long is ended, and many rows are cut', async () => {
  const slow = { ...report('order-status'), sql: 'select pg_sleep(20)::text as status' };
  const began = performance.now();
  await expect(runReport(slow, DEFAULT_PARAMS, scope())).rejects.toThrow('report-too-slow');
  expect(performance.now() - began).toBeLessThan(8_000);
  const many = { ...report('order-status'), sql: 'select generate_series(1, 2000)::text as status' };
  const { rows, truncated } = await runReport(many, DEFAULT_PARAMS, scope());
  expect([rows.length, truncated]).toEqual([500, true]);
});

it.each(["' OR 1=1 --", '"; DROP TABLE users; --', "1' AND pg_sleep(5)--", '$$;select 1;$$', '%27', "\\'"])(
  '[S522] INJ-01: %s is a value and nothing else',
  async (payload) => {
    for (const id of ['sku-sales', 'sku-stock', 'order-lookup']) {
      const params = { ...DEFAULT_PARAMS, sku: payload, orderNo: payload, marketplace: payload };
      const { rows } = await runReport(report(id), params, scope());
      expect(rows).toEqual([]);
    }
  },
);

it('[S523] a role sees what its menus show', async () => {
  const granted = await db
    .select({ resource: menus.resource })
    .from(roleMenus)
    .innerJoin(
      menus,
      sql`${menus.menuId} = ${roleMenus.menuId} and ${menus.companyId} = ${roleMenus.companyId}`,
    )
    .where(sql`${roleMenus.companyId} = ${COMPANY} and ${roleMenus.role} = (select role from memberships
      where user_id = 'u-staff' and company_id = ${COMPANY})`);
  const may = new Set(granted.map(({ resource }) => resource));
  const seen = await Promise.all(
    dataReports.map(async (one) => {
      const params = { ...DEFAULT_PARAMS, sku: 'x', orderNo: 'x' };
      const found = await runReport(one, params, scope({ userId: 'u-staff' })).catch((error) => error);
      return [one.id, !(found instanceof BusinessError)];
    }),
  );
  expect(seen).toEqual(dataReports.map((one) => [one.id, may.has(one.resource)]));
  expect(seen.some(([, isSeen]) => !isSeen)).toBe(true);
});
