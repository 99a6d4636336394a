import type { Order } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '../../db/schema/business.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { toOrder } from './toOrder.ts';

let server: DemoServer;
let all: (Order & { amountUsd: number; skus: string[] })[];
withDemoServer(async (opened) => {
  server = opened;
  const rows = await server.db.select().from(orders).where(eq(orders.companyId, 'c-starlight'));
  const lines = await server.db.select().from(orderLines).where(eq(orderLines.companyId, 'c-starlight'));
  const skus = Map.groupBy(lines, (line) => line.orderId);
  all = rows.map((row) => ({
    ...toOrder(row),
    amountUsd: row.amountUsd,
    skus: (skus.get(row.orderId) ?? []).map((line) => line.sku),
  }));
});

type Listed = (typeof all)[number];
type Key = (order: Listed) => string | number;

function sorted(list: readonly Listed[], key: Key, direction: 'asc' | 'desc'): string[] {
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
  return [...list]
    .sort((a, b) => sign * (compare(key(a), key(b)) || compare(a.orderId, b.orderId)))
    .map((order) => order.orderId);
}

const idsOf = (page: { dataList: Order[] }) => page.dataList.map((order) => order.orderId);

describe('queryOrders', () => {
  it('[D19] gives the newest 20 of all orders when nothing else is asked for', async () => {
    const page = await server.call('queryOrders', {});
    expect(page.totalCount).toBe(5_000);
    expect(idsOf(page)).toEqual(sorted(all, (order) => order.orderedAt, 'desc').slice(0, 20));
  });

  it.each<[NonNullable<Parameters<typeof keyOf>[0]>, 'asc' | 'desc']>([
    ['orderedAt', 'asc'],
    ['amount', 'desc'],
    ['units', 'asc'],
    ['orderNo', 'desc'],
    ['buyerName', 'asc'],
    ['status', 'desc'],
    ['shipBy', 'asc'],
  ])('[D19] sorts by %s %s over all of them, every page in turn', async (sortBy, sortDirection) => {
    const expected = sorted(all, keyOf(sortBy), sortDirection);
    for (const pageNo of [1, 2, 50]) {
      const page = await server.call('queryOrders', { sortBy, sortDirection, pageNo, pageSize: 100 });
      expect(idsOf(page)).toEqual(expected.slice((pageNo - 1) * 100, pageNo * 100));
    }
  });

  it('[D19] filters by state, marketplace and days of the company, both days included', async () => {
    const filters = { status: 'delivered', marketplace: 'DE', from: '2026-10-01', to: '2026-10-15' } as const;
    const matching = all.filter(
      (order) =>
        order.status === 'delivered' &&
        order.marketplace === 'DE' &&
        order.orderedAt >= '2026-09-30T16:00' &&
        order.orderedAt < '2026-10-15T16:00',
    );
    const page = await server.call('queryOrders', { filters, pageSize: 100 });
    expect(matching.length).toBeGreaterThan(5);
    expect(page.totalCount).toBe(matching.length);
    expect(idsOf(page)).toEqual(sorted(matching, (order) => order.orderedAt, 'desc').slice(0, 100));
  });

  it('[D19] finds a keyword in numbers, names, tracking numbers and SKUs, in any case', async () => {
    const sample = all.find((order) => order.trackingNo && order.skus.length > 1);
    const keywords = [
      sample?.orderNo,
      sample?.buyerName.toUpperCase(),
      sample?.trackingNo,
      'st-fry-bk',
      'b',
      'Ü',
    ];
    for (const keyword of keywords.map((text) => text ?? 'nothing')) {
      const needle = keyword.toLowerCase();
      const matching = all.filter((order) =>
        [order.orderNo, order.buyerName, order.trackingNo ?? '', ...order.skus].some((text) =>
          text.toLowerCase().includes(needle),
        ),
      );
      const page = await server.call('queryOrders', { filters: { keyword } });
      expect(page.totalCount, keyword).toBe(matching.length);
      expect(matching.length, keyword).toBeGreaterThan(0);
    }
  });

  it.each(['%', '_', '\\', "' or 1=1 --", '%_%'])(
    '[D20] takes the keyword %s as it is written',
    async (keyword) => {
      expect((await server.call('queryOrders', { filters: { keyword } })).totalCount).toBe(0);
    },
  );

  it('[D19] narrows by view, and by the marketplace behind its dot', async () => {
    const now = DEMO_NOW.toISOString();
    const overdue = all.filter(
      (order) => order.status === 'to-ship' && order.fulfilment === 'FBM' && order.shipBy < now,
    );
    const shippedUs = all.filter((order) => order.status === 'shipped' && order.marketplace === 'US');
    const total = async (view: string) => (await server.call('queryOrders', { view })).totalCount;
    expect(await total('overdue')).toBe(overdue.length);
    expect(await total('shipped.us')).toBe(shippedUs.length);
    expect(await total('no-such-view')).toBe(5_000);
    expect(await total('constructor')).toBe(5_000);
  });

  it.each([
    ['a column that is not offered', { sortBy: 'company_id' }],
    ['a direction that is none', { sortDirection: 'sideways' }],
    ['more than 1,000 rows', { pageSize: 1_001 }],
    ['a page before the first', { pageNo: 0 }],
    ['a day that is none', { filters: { from: '2026-02-31T00:00' } }],
    ['a keyword of 101 characters', { filters: { keyword: 'x'.repeat(101) } }],
  ])('[D21] refuses %s', async (_what, request) => {
    expect(await server.ask('queryOrders', request)).toMatchObject({ status: 400, code: '400' });
  });

  it.each([
    ['ordered_at desc, order_id desc', 'orders_time'],
    ['amount_usd desc, order_id desc', 'orders_amount'],
    ['order_no, order_id', 'orders_number'],
    ['shop_name desc, order_id desc', 'orders_shop'],
    ['buyer_name, order_id', 'orders_buyer'],
    ['units desc, order_id desc', 'orders_units'],
    ['ship_by, order_id', 'orders_ship_by'],
    ['status desc, ordered_at desc, order_id desc', 'orders_status_time'],
    ['marketplace, ordered_at, order_id', 'orders_marketplace_time'],
    ['fulfilment, ordered_at, order_id', 'orders_fulfilment_time'],
  ])('[D28] sorts from an index: %s', async (order, index) => {
    expect(await planOf(`true order by ${order} limit 50`)).toContain(index);
  });

  it.each([
    [`status = 'to-ship' order by ordered_at desc, order_id desc limit 50`, 'orders_status_time'],
    [`marketplace = 'DE' order by ordered_at desc, order_id desc limit 50`, 'orders_marketplace_time'],
    [`fulfilment = 'FBM' order by ordered_at desc, order_id desc limit 50`, 'orders_fulfilment_time'],
    [`ordered_at >= '2026-11-20' order by ordered_at desc, order_id desc limit 50`, 'orders_time'],
  ])('[D28] filters from an index: %s', async (condition, index) => {
    expect(await planOf(condition)).toContain(index);
  });

  it('[D28] finds a part of a text from an index, once there are enough orders for it to pay', async () => {
    const plan = await server.db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      return transaction.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from orders where buyer_name ilike '%zqx%'`,
      );
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_texts');
  });
});

describe('queryOrder', () => {
  it('[D24] gives an order with its lines, which add up to its amount', async () => {
    const sample = all.find((order) => order.skus.length === 3);
    const order = await server.call('queryOrder', { orderId: sample?.orderId ?? '' }, { language: 'en-US' });
    expect(order.lines.map((line) => line.sku)).toEqual(sample?.skus);
    const total = order.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
    expect(total).toBeCloseTo(order.amount, 2);
    expect(order.lines[0]?.productName).toMatch(/^[\x20-\x7e]+$/);
  });

  it('[D24] names the products in the language of the caller', async () => {
    const orderId = all[0]?.orderId ?? '';
    const nameIn = async (language: string) =>
      (await server.call('queryOrder', { orderId }, { language })).lines[0]?.productName;
    expect(await nameIn('zh-CN')).toMatch(/\p{Script=Han}/u);
    expect(await nameIn('ko-KR')).toMatch(/\p{Script=Hangul}/u);
  });

  it("[D22] does not find another company's order", async () => {
    const [foreign] = await server.db
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(and(eq(orders.companyId, 'c-tidewater')))
      .limit(1);
    const answer = await server.ask('queryOrder', { orderId: foreign?.orderId });
    expect(answer).toMatchObject({ code: '404', data: null });
  });
});

function keyOf(
  sortBy: 'orderedAt' | 'amount' | 'units' | 'orderNo' | 'buyerName' | 'status' | 'shipBy',
): Key {
  return sortBy === 'amount' ? (order) => order.amountUsd : (order) => order[sortBy];
}

async function planOf(condition: string): Promise<string> {
  const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain select * from orders where company_id = 'c-starlight' and ${condition}`),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
