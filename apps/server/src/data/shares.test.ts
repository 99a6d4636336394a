import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../testing/openDemoServer.ts';
import { type MeasureName, measures } from './catalogue/measures.ts';
import { compileQuestion } from './compileQuestion.ts';
import { answerQuestion } from './runQuestion.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(() => database.close());

const companyId = 'c-starlight';
const SOLD = "status not in ('cancelled', 'unpaid')";
const OWN = "shipped_at is not null and fulfilment <> 'FBA'";
const WAITS = "status = 'to-ship' and fulfilment <> 'FBA'";
const count = (condition: string) => `count(*) filter (where ${condition})`;
const NET = [
  'goods_usd',
  'shipping_usd',
  'refunds_usd',
  'cost_usd',
  'fees_usd',
  'freight_usd',
  'ads_usd',
  'storage_usd',
  'tax_usd',
]
  .map((column) => `sum(${column})`)
  .join(' + ');

/** Each share as a part and its whole, over the tables and apart from the catalogue. */
const BY_HAND: Readonly<Record<string, readonly [table: string, part: string, whole: string]>> = {
  margin: ['finance_entries', NET, 'sum(goods_usd)'],
  refundRate: ['orders', count("status = 'refunded'"), count(SOLD)],
  cancelRate: ['orders', count("status = 'cancelled'"), 'count(*)'],
  deliveredRate: ['orders', count("status = 'delivered'"), 'count(shipped_at)'],
  shippedIn24h: ['orders', count(`${OWN} and shipped_at <= ordered_at + interval '1 day'`), count(OWN)],
  shippedLateRate: ['orders', count(`${OWN} and shipped_at > ship_by`), count(OWN)],
  overdueRate: ['orders', count(`${WAITS} and ship_by < '${DEMO_NOW.toISOString()}'`), count(WAITS)],
  buyBox: ['listings', 'sum(buy_box)', '100 * count(*)'],
  priceGap: [
    'listings',
    'sum((price - market_price)::float8 / nullif(market_price, 0))',
    count('market_price > 0'),
  ],
  goodRate: ['reviews', count('stars >= 4'), 'count(*)'],
  badRate: ['reviews', count('stars <= 2'), 'count(*)'],
  acos: ['ads_days', 'sum(spend_usd)', 'sum(sales_usd)'],
  ctr: ['ads_days', 'sum(clicks)', 'sum(impressions)'],
  adConversion: ['ads_days', 'sum(ad_orders)', 'sum(clicks)'],
};
/** Half of the last digit that a share has; rates of clicks are small, and have one more. */
const near = (name: string) => (name === 'ctr' ? 0.000_050_1 : 0.000_501);

const shares = (Object.keys(measures) as MeasureName[]).filter((name) => measures[name].format === 'share');

it('[S549] each share of the catalogue is reckoned apart', () => {
  expect(Object.keys(BY_HAND).sort()).toEqual([...shares].sort());
});

it.each(shares)(
  '[S549] a share is its part divided by its whole, in all and by marketplace: %s',
  async (name) => {
    const scope = { locale: 'en-US', timeZone: 'UTC', now: DEMO_NOW } as const;
    const question = { measures: [name], by: ['marketplace'], filters: [], segments: [] } as const;
    const compiled = compileQuestion(question, scope);
    if (!compiled) throw new Error(`nothing has ${name}`);
    const { rows, total } = await answerQuestion(compiled, { db: database.db, companyId });
    const [table, part, whole] = BY_HAND[name] ?? ['', '', ''];
    const byHand = await database.db.execute<{ key: string | null; part: number; whole: number }>(
      sql.raw(`select marketplace as key, (${part})::float8 as part, (${whole})::float8 as whole from ${table}
      where company_id = '${companyId}' group by grouping sets ((marketplace), ()) order by grouping(marketplace) desc`),
    );
    const [all, ...groups] = byHand.rows;
    expect(Math.abs(Number(total.measures[0]) - Number(all?.part) / Number(all?.whole))).toBeLessThan(
      near(name),
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { dimensions, measures: figures } of rows) {
      const found = groups.find(({ key }) => key === dimensions[0]);
      const expected = found?.whole ? found.part / found.whole : null;
      if (expected === null) expect(figures[0]).toBeNull();
      else expect(Math.abs(Number(figures[0]) - expected), String(found?.key)).toBeLessThan(near(name));
    }
  },
);
