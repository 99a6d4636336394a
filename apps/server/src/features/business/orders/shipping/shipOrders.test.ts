import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders, stock } from '../../../../db/schema/business.ts';
import { stockMovements } from '../../../../db/schema/ledger.ts';
import type { DemoServer } from '../../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
let waiting: (typeof orders.$inferSelect)[];
withDemoServer(async (opened) => {
  server = opened;
  waiting = await ordersOf('to-ship', 'FBM');
});

async function ordersOf(status: string, fulfilment: string) {
  return server.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, COMPANY), eq(orders.status, status), eq(orders.fulfilment, fulfilment)));
}
const nextOrder = () => {
  const order = waiting.shift();
  if (!order) throw new Error('The demo has too few orders to ship');
  return order;
};
let count = 0;
type Row = { orderId?: string; orderNo: string; carrier: string; trackingNo: string };
const parcel = (orderNo: string, trackingNo = `1Z00000${++count}`): Row => ({
  orderNo,
  carrier: 'UPS',
  trackingNo,
});
const ship = (rows: Row[], workId = `ship-${++count}`) =>
  server.call('shipOrders', { workId, rows }, { language: 'en-US' });
const shippedCount = () => server.db.$count(orders, eq(orders.status, 'shipped'));

/** What breaks the ledger: stock that is not its movements, or not what orders wait for. */
async function brokenStock() {
  const { rows } = await server.db.execute<{ n: number }>(sql`
    select count(*)::int as n from stock s
    left join (select company_id, warehouse, sku, sum(quantity) q from stock_movements group by 1, 2, 3) m using (company_id, warehouse, sku)
    left join (select o.company_id, o.warehouse, l.sku, sum(l.quantity) w from orders o join order_lines l using (company_id, order_id)
      where status in ('unpaid', 'to-ship') group by 1, 2, 3) r using (company_id, warehouse, sku)
    where on_hand <> coalesce(q, 0) or reserved <> coalesce(w, 0)`);
  return rows[0]?.n;
}

describe('shipOrders', () => {
  it('[D223] notes parcels, takes their goods out of stock and leaves the ledger whole', async () => {
    const shipped = [nextOrder(), nextOrder(), nextOrder()];
    const rows = shipped.map(({ orderNo }) => parcel(orderNo));
    expect(await ship(rows)).toEqual({ shipped: 3, problems: [] });
    const ids = shipped.map(({ orderId }) => orderId);
    const stored = await server.db.select().from(orders).where(inArray(orders.orderId, ids));
    for (const [index, { orderId, version }] of shipped.entries())
      expect(stored.find((order) => order.orderId === orderId)).toMatchObject({
        status: 'shipped',
        carrier: 'UPS',
        trackingNo: rows[index]?.trackingNo,
        shippedAt: server.clock.now(),
        version: version + 1,
      });
    const lines = await server.db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
    const moved = await server.db.select().from(stockMovements).where(inArray(stockMovements.reference, ids));
    expect(moved.reduce((sum, { quantity }) => sum - quantity, 0)).toBe(
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    );
    expect(await brokenStock()).toBe(0);
    const { history } = await server.call('queryOrder', { orderId: ids[0] ?? '' });
    expect(history[0]?.changes).toContainEqual({
      field: 'trackingNo',
      before: null,
      after: rows[0]?.trackingNo,
    });
  });

  it('[D224] refuses what the platform ships, what is not paid, cancelled, shipped, held or unknown: row by row, and notes none', async () => {
    const [fba] = await ordersOf('to-ship', 'FBA');
    const [unpaid] = await ordersOf('unpaid', 'FBM');
    const [cancelled] = await ordersOf('cancelled', 'FBM');
    const [done] = await ordersOf('shipped', 'FBM');
    const [held, good] = [nextOrder(), nextOrder()];
    const hold = { workId: 'hold', action: { type: 'hold' as const } };
    await server.call('workOrders', { ...hold, orders: { ids: [{ orderId: held.orderId }] } });
    const before = await shippedCount();
    const numbers = [fba, good, unpaid, cancelled, done, held].map((order) => order?.orderNo ?? '');
    const answer = await ship([...numbers, '000-0000000-0000000'].map((orderNo) => parcel(orderNo)));
    expect(answer.shipped).toBe(0);
    expect(answer.problems).toEqual([
      { row: 1, outcome: 'platform-ships', message: 'The platform ships this order' },
      { row: 3, outcome: 'unpaid', message: 'The buyer has not paid yet' },
      { row: 4, outcome: 'cancelled', message: 'The order is cancelled' },
      { row: 5, outcome: 'already-shipped', message: 'The order has been shipped already' },
      { row: 6, outcome: 'held', message: 'The order is on hold' },
      { row: 7, outcome: 'not-found', message: 'There is no such order' },
    ]);
    expect(await shippedCount()).toBe(before);
    waiting.unshift(good);
  });

  it('[D225] names the rows of a bad file: cells that are missing, formulas, rounded numbers, an order twice', async () => {
    const { orderNo } = nextOrder();
    const before = await shippedCount();
    const answer = await ship([
      parcel(orderNo),
      parcel(orderNo),
      { ...parcel('x'), carrier: ' ' },
      parcel('x', '=HYPERLINK("http://example.test")'),
      parcel('x', '1.23457E+11'),
      parcel('x', 'a b'),
    ]);
    expect(answer.problems.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'twice'],
      [3, 'incomplete'],
      [4, 'formula'],
      [5, 'rounded'],
      [6, 'tracking'],
    ]);
    expect(answer.problems[0]?.message).toBe('The order stands in a row above already');
    expect(await shippedCount()).toBe(before);
  });

  it('[D225] refuses goods that are not there, and takes no other row', async () => {
    const [bare, other] = [nextOrder(), nextOrder()];
    const [line] = await server.db.select().from(orderLines).where(eq(orderLines.orderId, bare.orderId));
    const place = and(
      eq(stock.companyId, COMPANY),
      eq(stock.sku, line?.sku ?? ''),
      eq(stock.warehouse, bare.warehouse),
    );
    const [level] = await server.db.select().from(stock).where(place);
    await server.db.update(stock).set({ onHand: 0 }).where(place);
    const answer = await ship([parcel(bare.orderNo), parcel(other.orderNo)]);
    await server.db
      .update(stock)
      .set({ onHand: level?.onHand ?? 0 })
      .where(place);
    expect(answer.problems.map(({ row, outcome }) => [row, outcome])).toContainEqual([1, 'no-stock']);
    expect(answer.shipped).toBe(0);
    expect(await brokenStock()).toBe(0);
  });

  it('[D226] notes parcels once, however often and however at once the same request comes', async () => {
    const { orderId, orderNo } = nextOrder();
    const rows = [parcel(orderNo)];
    const answers = await Promise.all([1, 2, 3].map(() => ship(rows, 'the-same')));
    expect(answers).toEqual([1, 2, 3].map(() => ({ shipped: 1, problems: [] })));
    expect((await server.call('queryOrder', { orderId })).history).toHaveLength(1);
    expect(await brokenStock()).toBe(0);
  });

  it('[D225] takes an order by its id where two shops have its number, and asks for that', async () => {
    const [one, two] = [nextOrder(), nextOrder()];
    await server.db.update(orders).set({ orderNo: one.orderNo }).where(eq(orders.orderId, two.orderId));
    expect((await ship([parcel(one.orderNo)])).problems[0]?.outcome).toBe('ambiguous');
    expect((await ship([{ ...parcel(one.orderNo), orderId: two.orderId }])).shipped).toBe(1);
  });

  it('[D226] says what would be refused without noting anything', async () => {
    const { orderNo } = nextOrder();
    const before = await shippedCount();
    const checked = await server.call('shipOrders', {
      workId: 'check',
      rows: [parcel(orderNo)],
      isCheck: true,
    });
    expect(checked).toEqual({ shipped: 0, problems: [] });
    expect(await shippedCount()).toBe(before);
    expect((await ship([parcel(orderNo)], 'check')).shipped).toBe(1);
  });

  it('[D222] ships nothing of another company', async () => {
    const { orderNo } = nextOrder();
    const answer = await server.call('shipOrders', { workId: 'x', rows: [parcel(orderNo)] }, { as: 'brand' });
    expect(answer.problems[0]?.outcome).toBe('not-found');
  });
});
