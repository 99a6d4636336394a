import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../../db/schema/business.ts';
import { changeDemoOrder, demoOrders } from '../../../../testing/demoOrders.ts';
import { DEMO_NOW, type DemoServer } from '../../../../testing/openDemoServer.ts';
import { runExports } from '../../../../testing/runExports.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';

type Paper = 'packing-slips' | 'address-labels';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

/** Prints papers of orders and gives the text of each page. */
async function print(paper: Paper, ids: string[]) {
  const { id } = await server.call(
    'createDownloadTask',
    { resource: 'orders', format: 'pdf', paper, ids, sortBy: 'orderNo', sortDirection: 'asc' },
    { language: 'en-US' },
  );
  await runExports(server.db, server.services, { now: () => DEMO_NOW });
  const task = await server.call('getDownloadTask', { id });
  const { pathname, search } = new URL(task.fileOssUrl ?? '');
  const file = new Uint8Array(await (await server.app.request(pathname + search)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: false });
  return { rowCount: task.rowCount, pages: text };
}

const pack = (packing: Parameters<typeof server.call<'packOrders'>>[1]['packing'], ids: string[]) =>
  server.call('packOrders', {
    workId: `papers-${ids.join()}`,
    packing,
    orders: ids.map((orderId) => ({ orderId })),
  });

describe('papers of parcels', () => {
  it('[S1030] are one for each parcel of an order, with what lies in it and which it is', async () => {
    const [order] = await demoOrders(server.db, 'to-ship');
    if (!order) throw new Error('The demo has no order to ship');
    const { lines } = await server.call('queryOrder', { orderId: order.orderId });
    await server.db.execute(
      `update order_lines set quantity = 3 where order_id = '${order.orderId}' and line_no = ${lines[0]?.lineNo}`,
    );
    const [first, ...others] = lines;
    if (!first) throw new Error('no lines');
    const rest = others.map(({ lineNo, quantity }) => ({ lineNo, quantity }));
    await pack(
      {
        type: 'split',
        parcels: [[{ lineNo: first.lineNo, quantity: 2 }], [{ lineNo: first.lineNo, quantity: 1 }, ...rest]],
      },
      [order.orderId],
    );
    const slips = await print('packing-slips', [order.orderId]);
    expect([slips.rowCount, slips.pages.length]).toEqual([2, 2]);
    for (const [index, page] of slips.pages.entries()) {
      expect(page).toContain(order.orderNo);
      expect(page).toContain(`Parcel: ${index + 1}/2`);
      expect(page).toContain(first.sku);
    }
    expect(slips.pages[0]).toMatch(/Total\s+2\b/);
    for (const { sku } of others) expect(slips.pages[0]).not.toContain(sku);
    const labels = await print('address-labels', [order.orderId]);
    expect(labels.pages).toHaveLength(2);
    expect(labels.pages[0]).toContain('Units: 2 · Parcel: 1/2');
  });

  it('[S1030] are one for a parcel of several orders, with the lines of all, whichever of them are chosen', async () => {
    const [, one, two] = await demoOrders(server.db, 'to-ship');
    if (!one || !two) throw new Error('The demo has too few orders to ship');
    const { shopId, warehouse, buyerName, street, postcode, city, marketplace } = one;
    await changeDemoOrder(server.db, two.orderId, {
      ...{ shopId, warehouse, buyerName, street, postcode, city, marketplace },
      note: 'Second order',
    });
    await pack({ type: 'merge' }, [one.orderId, two.orderId]);
    const skus = await Promise.all(
      [one, two].map(async ({ orderId }) => (await server.call('queryOrder', { orderId })).lines),
    );
    for (const ids of [[one.orderId, two.orderId], [two.orderId]]) {
      const { pages, rowCount } = await print('packing-slips', ids);
      expect([pages.length, rowCount]).toEqual([1, 1]);
      for (const { sku } of skus.flat()) expect(pages[0]).toContain(sku);
      for (const { orderNo } of [one, two]) expect(pages[0]).toContain(orderNo);
      expect(pages[0]).toContain('Second order');
    }
    await server.db.update(orders).set({ heldAt: DEMO_NOW }).where(eq(orders.orderId, two.orderId));
    const { pages } = await print('address-labels', [one.orderId, two.orderId]);
    const named = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(named).toContain(`${one.orderNo} Another order in the same parcel cannot be shipped`);
    expect(named).toContain(`${two.orderNo} The order is on hold`);
  });
});
