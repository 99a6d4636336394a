import { and, eq, gte, notInArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { businessRecords, orderLines, orders, products, stock } from '../../../db/schema/business.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const restock = (request: object = {}) =>
  server.call('queryList', { resource: 'restock', pageSize: 1_000, ...request });
const number = (row: Record<string, unknown>, key: string) => Number(row[key]);

/** Units that orders of the last days sold, by product. */
async function soldSince(moment: string) {
  const rows = await server.db
    .select({ sku: orderLines.sku, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(
      orders,
      and(eq(orders.companyId, orderLines.companyId), eq(orders.orderId, orderLines.orderId)),
    )
    .where(
      and(
        eq(orders.companyId, COMPANY),
        notInArray(orders.status, ['unpaid', 'cancelled']),
        gte(orders.orderedAt, new Date(moment)),
      ),
    );
  const sums = new Map<string, number>();
  for (const { sku, quantity } of rows) sums.set(sku, (sums.get(sku) ?? 0) + quantity);
  return sums;
}

it('[D252] takes sales of 30 and 90 days from the orders and what there is from the stock', async () => {
  const { dataList } = await restock();
  const sold30 = await soldSince('2026-10-22T16:00:00Z');
  const sold90 = await soldSince('2026-08-23T16:00:00Z');
  const levels = Map.groupBy(
    await server.db.select().from(stock).where(eq(stock.companyId, COMPANY)),
    ({ sku }) => sku,
  );
  const all = await server.db.select().from(products).where(eq(products.companyId, COMPANY));
  expect(dataList.length).toBe(all.length);
  for (const row of dataList) {
    const own = levels.get(row.id) ?? [];
    const sum = (of: (level: (typeof own)[number]) => number) =>
      own.reduce((total, one) => total + of(one), 0);
    expect(row, row.id).toMatchObject({
      sold30: sold30.get(row.id) ?? 0,
      sold90: sold90.get(row.id) ?? 0,
      available: sum(({ onHand, reserved }) => onHand - reserved),
      inbound: sum(({ inbound }) => inbound),
      leadDays: all.find(({ sku }) => sku === row.id)?.leadDays,
    });
  }
});

it('[D252] every figure follows from those that are shown with it', async () => {
  const { dataList } = await restock();
  for (const row of dataList) {
    const of = (key: string) => number(row, key);
    const velocity = (2 * (of('sold30') / of('days30')) + of('sold90') / of('days90')) / 3;
    expect(of('velocity'), row.id).toBeCloseTo(velocity, 3);
    if (row.safetyDays !== null) expect(of('safetyStock')).toBe(Math.ceil(of('velocity') * of('safetyDays')));
    expect(of('reorderAt')).toBe(
      Math.ceil(of('velocity') * (of('leadDays') + of('transitDays'))) + of('safetyStock'),
    );
    expect(of('target')).toBe(
      Math.ceil(of('velocity') * (of('leadDays') + of('transitDays') + of('coverDays'))) + of('safetyStock'),
    );
    const isShort = of('available') + of('inbound') < of('reorderAt');
    const lacking = Math.max(of('minimum'), of('target') - of('available') - of('inbound'));
    expect(of('suggested'), row.id).toBe(isShort ? lacking : 0);
    expect(row.status).toBe(isShort ? 'low' : of('velocity') > 0 && of('available') <= 0 ? 'out' : 'normal');
    const days = Math.floor(Math.max(0, of('available')) / of('velocity'));
    if (of('velocity') === 0) expect([row.daysOfCover, row.runsOutOn]).toEqual([null, null]);
    else {
      expect(row.daysOfCover).toBe(days);
      const runsOut = new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
      expect(row.runsOutOn).toBe(runsOut);
    }
  }
  const low = dataList.filter(({ status }) => status === 'low');
  expect(low.length).toBeGreaterThan(0);
  expect(low.length).toBeLessThan(dataList.length / 2);
});

it('[D252] takes the safety stock that the company set, and the price and minimum of a quote that is valid', async () => {
  const [row] = (await restock({ filters: { status: 'low' } })).dataList;
  const sku = row?.id ?? '';
  const set = (kind: string, status: string, fields: Record<string, string | number>) =>
    server.db.insert(businessRecords).values({
      companyId: COMPANY,
      kind,
      recordId: crypto.randomUUID(),
      status,
      fields: { sku, ...fields },
      updatedAt: new Date(),
      updatedBy: null,
    });
  const before = number(row ?? {}, 'safetyStock');
  const rest = row?.safetyDays === null ? before : 0;
  await set('safety-stock', 'active', { safetyStock: 5_000 });
  await set('safety-stock', 'inactive', { safetyStock: 90_000 });
  const quote = { supplier: String(row?.supplier), minimum: 1_000_000 };
  await set('supplier-quotes', 'expired', { ...quote, unitPrice: 0.01 });
  await set('supplier-quotes', 'active', { ...quote, unitPrice: 0.02, validUntil: '2026-11-20' });
  await set('supplier-quotes', 'active', { ...quote, unitPrice: 0.5, validUntil: '2026-11-21' });
  const [changed] = (await restock({ filters: { keyword: sku } })).dataList;
  expect(changed).toMatchObject({
    unitPrice: 0.5,
    minimum: 1_000_000,
    suggested: 1_000_000,
    safetyDays: null,
  });
  expect(number(changed ?? {}, 'safetyStock')).toBe(5_000 + rest);
});

it('[D252] sorts by every column, both ways, and is searched as it is written', async () => {
  const { columns } = await restock({ pageSize: 1 });
  for (const { key, type } of columns) {
    const up = await restock({ sortBy: key, sortDirection: 'asc' });
    const down = await restock({ sortBy: key, sortDirection: 'desc' });
    const values = up.dataList.flatMap((row) => row[key] ?? []);
    if (type === 'number') expect(values, key).toEqual(values.toSorted((a, b) => Number(a) - Number(b)));
    expect(
      down.dataList.map(({ id }) => id),
      key,
    ).toEqual(up.dataList.map(({ id }) => id).reverse());
  }
  for (const keyword of ['%', '_', '\\'])
    expect((await restock({ filters: { keyword } })).totalCount).toBe(0);
  const counts = await server.call('queryStatusCounts', { resource: 'restock' });
  expect(counts.total).toBe((await restock()).totalCount);
});

it('[D253] shows no product and no sale of another company, and is refused without a menu of it', async () => {
  const second = await server.ask('queryList', { resource: 'restock', pageSize: 1_000 }, { as: 'staff' });
  expect(second.code).toBe('403');
  const before = (await restock()).dataList;
  const inSecond = { as: 'both', companyId: 'c-tidewater' };
  const other = await server.ask('queryList', { resource: 'restock', pageSize: 1_000 }, inSecond);
  const rows = (other.data as { dataList: { id: string }[] } | null)?.dataList ?? [];
  for (const { id } of rows) expect(before.map((row) => row.id)).not.toContain(id);
  await server.db
    .insert(products)
    .values(
      (await server.db.select().from(products).limit(1)).map((row) => ({ ...row, companyId: 'c-other' })),
    );
  expect((await restock()).dataList).toEqual(before);
});
