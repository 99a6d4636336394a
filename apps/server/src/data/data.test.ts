import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { menus, roleMenus } from '../db/schema/menus.ts';
import { BusinessError } from '../http/errors.ts';
import type { Locale } from '../http/localeOf.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../testing/openDemoServer.ts';
import { openEverything } from '../testing/openEverything.ts';
import { isWithin } from './bounds.ts';
import { dataSetFor, dataSets } from './catalogue/catalogue.ts';
import { type DimensionName, dimensions } from './catalogue/dimensions.ts';
import { type MeasureName, measures } from './catalogue/measures.ts';
import { compileQuestion } from './compileQuestion.ts';
import { BOUND_SIGNS, type DataQuestion } from './DataQuestion.ts';
import { type DataScope, readAsCompany, runQuestion } from './runQuestion.ts';

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
const scope = (more: object = {}): DataScope => ({
  db,
  companyId: COMPANY,
  userId: 'u-owner',
  locale: 'zh-CN' as Locale,
  now: DEMO_NOW,
  timeZone: 'Asia/Shanghai',
  ...more,
});
const ask = (more: Partial<DataQuestion>): DataQuestion => ({
  measures: ['sales'],
  by: [],
  filters: [],
  segments: [],
  ...more,
});
async function run(question: DataQuestion, who: DataScope = scope()) {
  const compiled = compileQuestion(question, who);
  if (!compiled) throw new Error('no data answers this');
  return { compiled, ...(await runQuestion(compiled, who)) };
}

it('[S521] every measure and dimension of the catalogue runs over the demo data, in three languages', async () => {
  for (const set of dataSets)
    for (const locale of ['zh-CN', 'en-US', 'ko-KR'] as const) {
      const names = Object.keys(set.measures) as MeasureName[];
      const total = await run(ask({ measures: names }), scope({ locale }));
      expect(total.total.measures.filter((value) => value !== null).length, set.name).toBeGreaterThan(0);
      for (const by of Object.keys(set.dimensions) as DimensionName[]) {
        const [first] = names;
        const { rows } = await run(
          ask({ measures: first ? [first] : [], by: [by], limit: 3 }),
          scope({ locale }),
        );
        expect(rows.length, `${set.name} by ${by}`).toBeGreaterThan(0);
      }
    }
  for (const { title } of [...Object.values(measures), ...Object.values(dimensions)])
    expect(title.filter((word) => word.trim() === '')).toEqual([]);
});

/** Written by hand, of the tables themselves. */
const BY_HAND: readonly (readonly [string, DataQuestion, string])[] = [
  [
    'sales of October',
    ask({ period: { from: '2026-10-01', to: '2026-10-31' } }),
    `select sum(amount_usd) / 100.0 from orders where company_id = $$c-starlight$$ and status in ('to-ship', 'shipped', 'delivered', 'refunded')
      and (ordered_at at time zone 'Asia/Shanghai')::date between '2026-10-01' and '2026-10-31'`,
  ],
  [
    'average order in Germany in the third quarter',
    ask({
      measures: ['averageOrder'],
      filters: [{ dimension: 'marketplace', values: ['DE'] }],
      period: { from: '2026-07-01', to: '2026-09-30' },
    }),
    `select avg(amount_usd) / 100.0 from orders where company_id = 'c-starlight' and marketplace = 'DE' and status <> 'cancelled' and status <> 'unpaid'
      and extract(year from ordered_at at time zone 'Asia/Shanghai') = 2026 and extract(quarter from ordered_at at time zone 'Asia/Shanghai') = 3`,
  ],
  [
    'units of one product yesterday and the days before',
    ask({
      measures: ['units'],
      filters: [{ dimension: 'product', values: ['ST-EAR-BK-01'] }],
      period: { from: '2026-11-01', to: '2026-11-20' },
    }),
    `select coalesce(sum(quantity), 0) from order_lines join orders using (company_id, order_id) where company_id = 'c-starlight' and sku = 'ST-EAR-BK-01'
      and status not in ('cancelled', 'unpaid') and to_char(ordered_at at time zone 'Asia/Shanghai', 'YYYYMMDD') between '20261101' and '20261120'`,
  ],
  [
    'refund rate',
    ask({ measures: ['refundRate'], period: { from: '2026-10-01', to: '2026-10-31' } }),
    `select round(avg((status = 'refunded')::int), 3) from orders where company_id = 'c-starlight' and status not in ('cancelled', 'unpaid')
      and to_char(ordered_at at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10'`,
  ],
  [
    'cancelled orders',
    ask({
      measures: ['placedOrders'],
      filters: [{ dimension: 'status', values: ['cancelled'] }],
      period: { from: '2026-10-01', to: '2026-10-31' },
    }),
    `select count(*) from orders where company_id = 'c-starlight' and status = 'cancelled' and to_char(ordered_at at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10'`,
  ],
  [
    'profit of a month',
    ask({ measures: ['profit'], period: { from: '2026-10-01', to: '2026-10-31' } }),
    `select sum(goods_usd + shipping_usd + refunds_usd + cost_usd + fees_usd + freight_usd + ads_usd + storage_usd + tax_usd) / 100.0 from finance_entries
      where company_id = 'c-starlight' and to_char(occurred_at at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10'`,
  ],
  [
    'overdue orders',
    ask({ measures: ['placedOrders'], segments: ['overdue'] }),
    `select count(*) from orders where company_id = 'c-starlight' and status = 'to-ship' and fulfilment <> 'FBA' and ship_by < '${DEMO_NOW.toISOString()}'`,
  ],
  [
    'ACOS of a week',
    ask({ measures: ['acos'], period: { from: '2026-11-09', to: '2026-11-15' } }),
    `select round(1.0 * sum(spend_usd) / sum(sales_usd), 3) from ads_days where company_id = 'c-starlight' and day >= '2026-11-09' and day < '2026-11-16'`,
  ],
  [
    'stock outside FBA-US',
    ask({ measures: ['onHand'], filters: [{ dimension: 'warehouse', values: ['FBA-US'], isNot: true }] }),
    `select sum(on_hand) from stock where company_id = 'c-starlight' and warehouse <> 'FBA-US'`,
  ],
  [
    'value of the stock',
    ask({ measures: ['stockValue'] }),
    `select sum(on_hand * cost_usd) / 100.0 from stock join products using (company_id, sku) where company_id = 'c-starlight'`,
  ],
  [
    'products whose name has a word',
    ask({ measures: ['onHand'], filters: [{ dimension: 'product', values: ['瑜伽'], isPart: true }] }),
    `select sum(on_hand) from stock join products using (company_id, sku) where company_id = 'c-starlight' and product_name like '%瑜伽%'`,
  ],
  [
    'hours until what the seller ships leaves',
    ask({ measures: ['hoursToShip'], period: { from: '2026-10-01', to: '2026-10-31' } }),
    `select round(avg(extract(epoch from shipped_at) - extract(epoch from ordered_at)) / 3600, 1) from orders where company_id = 'c-starlight'
      and fulfilment <> 'FBA' and shipped_at is not null and to_char(ordered_at at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10'`,
  ],
  [
    'late shipments',
    ask({ measures: ['shippedLateRate'], period: { from: '2026-10-01', to: '2026-10-31' } }),
    `select round(avg((shipped_at > ship_by)::int), 3) from orders where company_id = 'c-starlight' and fulfilment <> 'FBA'
      and shipped_at is not null and to_char(ordered_at at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10'`,
  ],
  [
    'shipments within a day',
    ask({ measures: ['shippedIn24h'], period: { from: '2026-10-01', to: '2026-10-31' } }),
    `select round(avg((shipped_at <= ordered_at + interval '1 day')::int), 3) from orders where company_id = 'c-starlight' and fulfilment <> 'FBA'
      and shipped_at is not null and to_char(ordered_at at time zone 'Asia/Shanghai', 'YYYY-MM') = '2026-10'`,
  ],
  [
    'what a carrier delivered',
    ask({ measures: ['deliveredRate'], filters: [{ dimension: 'carrier', values: ['UPS'] }] }),
    `select round(avg((status = 'delivered')::int), 3) from orders where company_id = 'c-starlight' and carrier = 'UPS' and shipped_at is not null`,
  ],
  [
    'orders that wait past their time',
    ask({ measures: ['overdueOrders'] }),
    `select count(*) from orders where company_id = 'c-starlight' and status = 'to-ship' and fulfilment <> 'FBA' and ship_by < '${DEMO_NOW.toISOString()}'`,
  ],
  [
    'the longest wait',
    ask({ measures: ['longestWait'] }),
    `select round(max(extract(epoch from '${DEMO_NOW.toISOString()}'::timestamptz) - extract(epoch from ordered_at)) / 3600) from orders
      where company_id = 'c-starlight' and status = 'to-ship' and fulfilment <> 'FBA'`,
  ],
  [
    'what is lost while goods are out',
    ask({ measures: ['lostSales'] }),
    `select sum(daily_sales * price_usd) / 100.0 from stock join products using (company_id, sku) where company_id = 'c-starlight' and status = 'out'`,
  ],
  [
    'profit of refunded orders',
    ask({ measures: ['profit'], filters: [{ dimension: 'status', values: ['refunded'] }] }),
    `select sum(goods_usd + shipping_usd + refunds_usd + cost_usd + fees_usd + freight_usd + ads_usd + storage_usd + tax_usd) / 100.0 from finance_entries
      join orders using (company_id, order_id) where company_id = 'c-starlight' and status = 'refunded'`,
  ],
  [
    'orders of a value',
    ask({ measures: ['orders'], filters: [{ dimension: 'orderBand', values: ['$50–100'] }] }),
    `select count(*) from orders where company_id = 'c-starlight' and status not in ('cancelled', 'unpaid') and amount_usd >= 5000 and amount_usd < 10000`,
  ],
  [
    'stock of an age',
    ask({ measures: ['onHand'], filters: [{ dimension: 'ageBand', values: ['61–90'] }] }),
    `select sum(on_hand) from stock where company_id = 'c-starlight' and age_days between 61 and 90`,
  ],
  [
    'bad reviews that wait',
    ask({ measures: ['reviews'], segments: ['negative', 'unanswered'] }),
    `select count(*) from reviews where company_id = 'c-starlight' and stars < 3 and status = 'unanswered'`,
  ],
];

it.each(BY_HAND)('[S763] the figure is the database’s: %s', async (_name, question, byHand) => {
  const { total } = await run(question);
  const { rows } = await db.execute<Record<string, string>>(sql.raw(byHand));
  const expected = Number(Object.values(rows[0] ?? {})[0]);
  expect(expected).not.toBe(0);
  const isShare = question.measures.every((name) => measures[name].format === 'share');
  expect(total.measures[0]).toBeCloseTo(expected, isShare ? 4 : 2);
});

it('[S763] totals are of everything, and what adds up sums up to them', async () => {
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const question = ask({ measures: ['sales', 'units'], by: ['product'], period });
  const all = await run(question);
  const few = await run({ ...question, limit: 3 });
  expect(few.rows).toHaveLength(3);
  expect([few.total, few.groups]).toEqual([all.total, all.rows.length]);
  for (const [index, name] of all.compiled.measures.entries())
    if (measures[name].addsUp)
      expect(all.rows.reduce((sum, row) => sum + Number(row.measures[index]), 0)).toBeCloseTo(
        Number(all.total.measures[index]),
        1,
      );
});

it('[S763] ranks from either end, compares periods, and finds what has nothing', async () => {
  const period = { from: '2026-10-01', to: '2026-10-31' };
  const ranked = async (direction: 'asc' | 'desc') =>
    (await run(ask({ by: ['shop'], period, order: { by: 'sales', direction } }))).rows.map(
      ({ measures: [sales] }) => Number(sales),
    );
  const [up, down] = [await ranked('asc'), await ranked('desc')];
  expect(up).toEqual([...up].sort((one, other) => one - other));
  expect(down).toEqual([...up].reverse());
  const compare = { from: '2026-09-01', to: '2026-09-30' };
  const [both, before] = [await run(ask({ period, compare })), await run(ask({ period: compare }))];
  expect(both.total.before[0]).toBe(before.total.measures[0]);
  const none = await run(
    ask({
      measures: ['units'],
      by: ['product'],
      period: { from: '2026-11-20', to: '2026-11-20' },
      isWithout: true,
    }),
  );
  const sold = await run(
    ask({ measures: ['units'], by: ['product'], period: { from: '2026-11-20', to: '2026-11-20' } }),
  );
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from products where company_id = ${COMPANY}`,
  );
  expect(none.groups + sold.rows.filter(({ measures: [units] }) => units !== 0).length).toBe(rows[0]?.n);
  expect(none.groups).toBeGreaterThan(0);
});

it('[S2717] a bound takes the rows that lie on it where it says so', async () => {
  const units = {
    measures: ['units'],
    by: ['product'],
    period: { from: '2026-10-01', to: '2026-10-31' },
  } as const;
  const figures = (await run(ask(units))).rows.map(({ measures: [figure] }) => Number(figure));
  const than = [...figures].sort((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
  for (const is of BOUND_SIGNS) {
    const { rows } = await run(ask({ ...units, having: { measure: 'units', is, than } }));
    expect(rows, is).toHaveLength(figures.filter((figure) => isWithin(figure, { is, than })).length);
    expect(rows.some(({ measures: [figure] }) => figure === than)).toBe(is.endsWith('='));
  }
});

it('[S522] another company sees its own rows only, and nobody those of a company that is not theirs', async () => {
  const period = { from: '2026-01-01', to: '2026-11-21' };
  const countOf = async (companyId: string, userId: string) =>
    (await run(ask({ measures: ['placedOrders'], period }), scope({ companyId, userId }))).total.measures[0];
  const counts = [await countOf(COMPANY, 'u-owner'), await countOf(OTHER, 'u-brand')];
  const { rows } = await db.execute(sql`select company_id, count(*)::int as n from orders
    where ordered_at >= '2025-12-31T16:00:00Z' and ordered_at < ${DEMO_NOW.toISOString()}::timestamptz + interval '1 ms' group by 1`);
  const counted = Object.fromEntries(rows.map((row) => [row.company_id, row.n]));
  expect(counts).toEqual([counted[COMPANY], counted[OTHER]]);
  await expect(countOf(OTHER, 'u-owner')).rejects.toThrow('forbidden');
});

it.each([
  'select id from public.users',
  "insert into public.shops (shop_id) values ('x')",
  'select secret from public.server_keys',
  'delete from report.orders',
  "select set_config('role', 'postgres', true), pg_read_file('/etc/passwd')",
])('[S522] the role of a question cannot run %s', async (statement) => {
  await expect(readAsCompany(scope(), sql.raw(statement))).rejects.toThrow();
});

it('[S522] a query that takes too long is ended, and many rows are cut', async () => {
  const began = performance.now();
  await expect(readAsCompany(scope(), sql.raw('select pg_sleep(20)::text'))).rejects.toThrow('too long');
  expect(performance.now() - began).toBeLessThan(8_000);
  const { rows, groups } = await run(ask({ measures: ['orderAmount'], by: ['order'] }));
  expect(rows).toHaveLength(500);
  expect(groups).toBeGreaterThan(4_000);
});

it.each([
  "' OR 1=1 --",
  '"; DROP TABLE users; --',
  "1' AND pg_sleep(5)--",
  '$$;select 1;$$',
  '%27',
  "\\'",
  ':now',
])('[S522] INJ-01: %s is a value and nothing else', async (payload) => {
  for (const dimension of ['product', 'order', 'marketplace'] as const) {
    const filters = [{ dimension, values: [payload] }];
    const { compiled, total } = await run(ask({ measures: ['placedOrders'], filters }));
    expect(compiled.sql).not.toContain(payload === ':now' ? ':now)' : payload);
    expect(total.measures[0]).toBe(0);
  }
});

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
    (Object.keys(measures) as MeasureName[]).map(async (name) => {
      const found = await run(ask({ measures: [name] }), scope({ userId: 'u-staff' })).catch(
        (error) => error,
      );
      return [name, !(found instanceof BusinessError)];
    }),
  );
  expect(seen).toEqual(Object.entries(measures).map(([name, { resource }]) => [name, may.has(resource)]));
  expect(seen.some(([, isSeen]) => !isSeen)).toBe(true);
});

const anyQuestion = fc.record({
  measures: fc.subarray(Object.keys(measures) as MeasureName[], { minLength: 1, maxLength: 2 }),
  by: fc.subarray(Object.keys(dimensions) as DimensionName[], { maxLength: 3 }),
  filters: fc.array(
    fc.record({
      dimension: fc.constantFrom(...(Object.keys(dimensions) as DimensionName[])),
      values: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
      isNot: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  segments: fc.subarray(['overdue', 'low', 'negative', 'buybox-lost'], { maxLength: 1 }),
  isWithout: fc.boolean(),
});
const period = fc.constantFrom(
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-11-21', to: '2026-11-21' },
);

it('[S764] any question compiles to one statement over the views of reports, with everything that was named bound', () => {
  let compiledCount = 0;
  fc.assert(
    fc.property(anyQuestion, period, period, (question, now, compare) => {
      const compiled = compileQuestion({ ...question, period: now, compare }, scope());
      expect(compiled === undefined).toBe(dataSetFor(question) === undefined);
      if (!compiled) return;
      compiledCount += 1;
      const { sql: text, values } = compiled;
      const relations = [...text.matchAll(/\b(?:from|join) (\(?[\w.]+)/g)].map(([, name = '']) =>
        name.replace('(', ''),
      );
      expect(relations.filter((name) => !name.startsWith('report.'))).toEqual([]);
      expect(text.match(/\bselect\b/g)).toHaveLength(1);
      expect(text).not.toContain(';');
      for (const [, name = ''] of text.matchAll(/(?<!:):([a-z]\w*)/g)) expect(values).toHaveProperty(name);
      expect(compiled.resources).toEqual(
        expect.arrayContaining(question.measures.map((one) => measures[one].resource)),
      );
    }),
    { numRuns: 10_000 },
  );
  expect(compiledCount).toBeGreaterThan(300);
});

it('[S764] any question gives a company without rows nothing, and the others no rows of each other', async () => {
  const secret = await db.execute<{
    word: string;
  }>(sql`select distinct shop_name as word from shops where company_id = ${COMPANY}
    union select sku from products where company_id = ${COMPANY} union select order_no from orders where company_id = ${COMPANY}`);
  const words = new Set(secret.rows.map(({ word }) => word));
  const own = await db.execute<{
    word: string;
  }>(sql`select distinct shop_name as word from shops where company_id = ${OTHER}
    union select sku from products where company_id = ${OTHER} union select order_no from orders where company_id = ${OTHER}`);
  for (const { word } of own.rows) words.delete(word);
  let ran = 0;
  await fc.assert(
    fc.asyncProperty(anyQuestion, period, async (question, now) => {
      const who = scope({ companyId: OTHER, userId: 'u-brand' });
      const compiled = compileQuestion({ ...question, filters: [], period: now, limit: 50 }, who);
      if (!compiled) return;
      ran += 1;
      const { rows } = await runQuestion(compiled, who);
      expect(rows.flatMap((row) => row.dimensions).filter((cell) => words.has(String(cell)))).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(ran).toBeGreaterThan(20);
});

it('[S972] shops and marketplaces that sold nothing are listed, those that only had orders cancelled too', async () => {
  const period = { from: '2026-11-01', to: '2026-11-20' };
  const orderless = async () => {
    const { rows } = await run(ask({ measures: ['orders'], by: ['shop'], period, isWithout: true }));
    return rows.map(({ dimensions: [name] }) => name);
  };
  expect(await orderless()).toEqual([]);
  await db.execute(
    sql.raw(`update orders set status = 'cancelled' where company_id = 'c-starlight' and shop_name = 'Starlight MX'
      and ordered_at >= '2026-10-31T16:00Z'`),
  );
  await db.execute(
    sql.raw(`insert into shops (shop_id, company_id, platform, marketplace, shop_name, currency, status, bound_at)
      values ('s-new', 'c-starlight', 'AMAZON', 'AU', 'Starlight New', 'AUD', 'bound', now()),
        ('s-other', 'c-other', 'AMAZON', 'AU', 'Other New', 'AUD', 'bound', now())`),
  );
  expect(new Set(await orderless())).toEqual(new Set(['Starlight MX', 'Starlight New']));
  const { rows } = await run(ask({ measures: ['orders'], by: ['marketplace'], period, isWithout: true }));
  expect(rows.map(({ dimensions: [name] }) => name)).toEqual(['MX']);
});
