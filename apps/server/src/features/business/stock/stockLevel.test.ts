import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders, stock } from '../../../db/schema/business.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { openDemoServer } from '../../../testing/openDemoServer.ts';
import { stockLevelOf } from './stockLevel.ts';

describe('stockLevelOf', () => {
  it.each([
    [
      { onHand: 0, dailySales: 4, transitDays: 20 },
      { daysOfCover: 0, status: 'out' },
    ],
    [
      { onHand: 14, dailySales: 1, transitDays: 0 },
      { daysOfCover: 14, status: 'low' },
    ],
    [
      { onHand: 15, dailySales: 1, transitDays: 0 },
      { daysOfCover: 15, status: 'normal' },
    ],
    [
      { onHand: 27, dailySales: 1, transitDays: 28 },
      { daysOfCover: 27, status: 'low' },
    ],
    [
      { onHand: 28, dailySales: 1, transitDays: 28 },
      { daysOfCover: 28, status: 'normal' },
    ],
    [
      { onHand: 121, dailySales: 1, transitDays: 28 },
      { daysOfCover: 121, status: 'overstock' },
    ],
    [
      { onHand: 5, dailySales: 0, transitDays: 0 },
      { daysOfCover: null, status: 'overstock' },
    ],
    [
      { onHand: 4, dailySales: 0, transitDays: 0 },
      { daysOfCover: null, status: 'normal' },
    ],
    [
      { onHand: 90_000, dailySales: 0.5, transitDays: 0 },
      { daysOfCover: 180_000, status: 'overstock' },
    ],
    [
      { onHand: 3, dailySales: 4 / 30, transitDays: 0 },
      { daysOfCover: 23, status: 'normal' },
    ],
    [
      { onHand: 3, dailySales: 0.13333334, transitDays: 0 },
      { daysOfCover: 23, status: 'normal' },
    ],
  ])('[D260] of %o is %o', (facts, level) => {
    expect(stockLevelOf(facts)).toEqual(level);
  });

  it('[D260] holds for every level: of a source, after a delivery and after a parcel', async () => {
    const { db, close } = await openDemoDatabase();
    const server = await openDemoServer(db);
    const broken = async () => {
      const levels = await db.select().from(stock);
      expect(levels.length).toBeGreaterThan(100);
      return levels.filter((level) => {
        const { status, daysOfCover } = stockLevelOf(level);
        return level.status !== status || level.daysOfCover !== daysOfCover;
      });
    };
    expect(await broken()).toEqual([]);
    const way = await db.$count(stock, eq(stock.transitDays, 0));
    expect(way).toBeLessThan(await db.$count(stock));

    const { dataList } = await server.call('queryList', { resource: 'stock', view: 'low', pageSize: 1 });
    const sku = dataList[0]?.sku ?? null;
    const warehouse = dataList[0]?.warehouse ?? null;
    const { id } = await server.call('saveRecord', {
      kind: 'purchase-orders',
      values: {
        ...{ code: 'T-1', status: 'open', supplier: '宁波海川户外', quantity: 9_000, unitPrice: 1 },
        ...{ sku, toWarehouse: warehouse },
      },
    });
    await server.call('receivePurchase', { workId: 'w', id, quantity: 9_000 });
    const [filled] = await db
      .select()
      .from(stock)
      .where(eq(stock.stockId, `${warehouse}-${sku}`));
    expect(filled?.status).toBe('overstock');
    expect(await broken()).toEqual([]);

    const waiting = await db.select().from(orders).where(eq(orders.status, 'to-ship'));
    const shipped = waiting.filter(
      (order) => order.companyId === 'c-starlight' && order.fulfilment === 'FBM',
    );
    await server.call('shipOrders', {
      workId: 's',
      rows: shipped.map(({ orderId, orderNo }, index) => ({
        ...{ orderId, orderNo, carrier: 'UPS', trackingNo: `1Z00000${index}` },
      })),
    });
    expect(await broken()).toEqual([]);
    await close();
  });
});
