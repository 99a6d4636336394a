import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders, stock } from '../../../db/schema/business.ts';
import { messageThreads } from '../../../db/schema/inbox.ts';
import { menus } from '../../../db/schema/menus.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { readOrderProfit } from './readOrderDetail.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

it('[D227] shows an order’s profit part by part: over the orders of a marketplace the parts are those of the report', async () => {
  const [fewest] = await server.db
    .select({ marketplace: orders.marketplace })
    .from(orders)
    .where(eq(orders.companyId, COMPANY))
    .groupBy(orders.marketplace)
    .orderBy(sql`count(*)`)
    .limit(1);
  const marketplace = fewest?.marketplace ?? '';
  const stored = await server.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, COMPANY), eq(orders.marketplace, marketplace)));
  const sums: Record<string, number> = {};
  for (const order of stored) {
    const profit = await readOrderProfit(server.db, order);
    const whole = profit?.parts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) ?? 0;
    expect(whole, order.orderId).toBe(Math.round((profit?.profit ?? 0) * 100));
    for (const { key, amount } of profit?.parts ?? []) sums[key] = (sums[key] ?? 0) + amount;
  }
  const report = await server.call('queryReport', {
    report: 'shop-profit',
    days: 366,
    marketplace,
    pageSize: 100,
  });
  const reported = (key: string) => report.dataList.reduce((sum, row) => sum + Number(row[key]), 0);
  expect(sums.revenue).toBeCloseTo(reported('revenue'), 2);
  for (const key of ['cost', 'fees', 'refunds', 'tax'])
    expect(-(sums[key] ?? 0), key).toBeCloseTo(reported(key), 2);
  expect(-(sums.freight ?? 0) - (sums.shipping ?? 0)).toBeCloseTo(reported('freight'), 2);
  expect(sums.revenue).toBeGreaterThan(0);
});

it('[D228] [D272] shows the times of its states, its address, the stock of its lines and what the buyer wrote', async () => {
  const [thread] = await server.db
    .select()
    .from(messageThreads)
    .where(and(eq(messageThreads.companyId, COMPANY), isNotNull(messageThreads.answeredAt)))
    .limit(1);
  const [stored] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.orderId, thread?.orderId ?? ''));
  const order = await server.call('queryOrder', { orderId: stored?.orderId ?? '' });
  const { messages } = await server.call('queryThread', { threadId: thread?.threadId ?? '' });
  expect(order.messages).toEqual(messages);
  expect(messages[0]?.threadId).toBe(thread?.threadId);
  expect(messages.slice(0, 2).map(({ isBuyer }) => isBuyer)).toEqual([true, false]);
  expect(order).toMatchObject({
    street: expect.stringMatching(/\d/),
    postcode: expect.stringMatching(/\d/),
    paidAt: stored?.paidAt?.toISOString() ?? null,
    deliveredAt: stored?.deliveredAt?.toISOString() ?? null,
  });
  const [line] = order.lines;
  const [level] = await server.db
    .select()
    .from(stock)
    .where(
      and(eq(stock.companyId, COMPANY), eq(stock.sku, line?.sku ?? ''), eq(stock.warehouse, order.warehouse)),
    );
  expect(line?.stock).toEqual({
    onHand: level?.onHand,
    reserved: level?.reserved,
    inbound: level?.inbound,
  });
});

it('[D228] leaves out profit, stock and messages for those who have no menu of them', async () => {
  const { dataList } = await server.call('queryOrders', { filters: { status: 'delivered' }, pageSize: 1 });
  const orderId = dataList[0]?.orderId ?? '';
  await server.db
    .delete(menus)
    .where(and(eq(menus.companyId, COMPANY), sql`${menus.resource} in ('sales', 'stock', 'buyer-messages')`));
  const order = await server.call('queryOrder', { orderId });
  expect(order.profit).toBeUndefined();
  expect(order.messages).toBeUndefined();
  expect(order.lines[0]?.stock).toBeNull();
});

it('[D229] leaves what the platform ships out of what the seller ships', async () => {
  for (const view of ['to-ship', 'overdue']) {
    const page = await server.call('queryList', { resource: 'orders', view, pageSize: 1_000 });
    expect(page.totalCount, view).toBeGreaterThan(0);
    expect(
      page.dataList.filter(({ fulfilment }) => fulfilment === 'FBA'),
      view,
    ).toEqual([]);
  }
  const { totalCount } = await server.call('queryList', { resource: 'orders', view: 'to-ship' });
  expect((await server.call('querySupplyGuide', {})).toShip).toBe(totalCount);
});

it('[D234] late orders and the speed of shipping are of what the seller ships, in reports, answers and on the home page', async () => {
  const { totalCount: toShip } = await server.call('queryList', { resource: 'orders', view: 'to-ship' });
  const { totalCount: late } = await server.call('queryList', { resource: 'orders', view: 'overdue' });
  expect(late).toBeGreaterThan(0);
  const sumOf = (rows: readonly Record<string, unknown>[], key: string) =>
    rows.reduce((sum, row) => sum + Number(row[key]), 0);
  const { dataList: rows } = await server.call('queryReport', { report: 'late-orders' });
  expect([sumOf(rows, 'toShip'), sumOf(rows, 'late')]).toEqual([toShip, late]);
  expect((await server.call('querySupplyGuide', {})).overdue).toBe(late);
  const speed = await server.call('queryReport', { report: 'shipping-speed', days: 90 });
  expect(speed.dataList.filter(({ warehouse }) => String(warehouse).startsWith('FBA-'))).toEqual([]);
});
