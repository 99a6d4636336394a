import { and, ne, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '../../../../db/schema/business.ts';
import { changeDemoOrder, demoOrders } from '../../../../testing/demoOrders.ts';
import { DEMO_NOW, type DemoServer } from '../../../../testing/openDemoServer.ts';
import { runExports } from '../../../../testing/runExports.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const ofStatus = (status: string, fulfilment?: string) => demoOrders(server.db, status, fulfilment);
const update = (orderId: string, values: Parameters<typeof changeDemoOrder>[2]) =>
  changeDemoOrder(server.db, orderId, values);

type Request = Omit<Parameters<typeof server.call<'createDownloadTask'>>[1], 'resource' | 'format'>;
type As = { as?: string; language?: string };
const ask = (request: Request, as: As = {}) =>
  server.ask('createDownloadTask', { resource: 'orders', format: 'pdf', ...request }, as);

/** Makes slips and reads them: the text of each page. */
async function slipsOf(request: Request, as: As = {}) {
  const { id } = await server.call(
    'createDownloadTask',
    { resource: 'orders', format: 'pdf', ...request },
    as,
  );
  await runExports(server.db, server.services, { now: () => DEMO_NOW });
  const task = await server.call('getDownloadTask', { id }, as);
  const { pathname, search } = new URL(task.fileOssUrl ?? '');
  const answer = await server.app.request(pathname + search);
  const file = new Uint8Array(await answer.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(file.slice()), { mergePages: false });
  return { task, answer, file, pages: text };
}

describe('packing slips', () => {
  it('[D230] have a page for each order: number, address, lines with SKU and quantity, note', async () => {
    const [one, two] = await ofStatus('to-ship');
    if (!one || !two) throw new Error('The demo has too few orders to ship');
    await update(one.orderId, { note: 'Gift, no invoice\nCall first' });
    const { task, answer, pages } = await slipsOf(
      { ids: [one.orderId, two.orderId], sortBy: 'orderNo', sortDirection: 'asc' },
      { language: 'en-US' },
    );
    expect(task).toMatchObject({ kind: 'packing-slips', rowCount: 2, failReason: null });
    expect(task.name).toBe('Packing slips-2026-11-21.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(pages).toHaveLength(2);
    const page = pages.find((text) => text.includes(one.orderNo)) ?? '';
    const { lines } = await server.call('queryOrder', { orderId: one.orderId }, { language: 'en-US' });
    for (const { sku, quantity, productName } of lines) {
      expect(page).toContain(sku);
      expect(page.replaceAll(/\s+/g, ' ')).toContain(productName);
      expect(page).toMatch(new RegExp(`\\b${quantity}\\b`));
    }
    for (const text of [one.buyerName, one.street, one.postcode, one.city, one.shopName, 'Call first'])
      expect(page).toContain(text);
    const [first, second] = [one.orderNo, two.orderNo].toSorted();
    expect([pages[0]?.includes(first ?? ''), pages[1]?.includes(second ?? '')]).toEqual([true, true]);
  });

  it('[D230] go on on another page where an order has more lines than one holds', async () => {
    const order = (await ofStatus('to-ship'))[2];
    if (!order) throw new Error('The demo has too few orders to ship');
    const more = Array.from({ length: 60 }, (_, index) => ({
      companyId: COMPANY,
      orderId: order.orderId,
      lineNo: 100 + index,
      sku: `LONG-${index}`,
      quantity: 2,
      unitPrice: 100,
      amountUsd: 200,
    }));
    await server.db.insert(orderLines).values(more);
    const { pages, task } = await slipsOf({ ids: [order.orderId] }, { language: 'en-US' });
    expect([pages.length > 1, task.rowCount]).toEqual([true, 1]);
    expect(pages[1]).toContain(`${order.orderNo} · continued`);
    for (const { sku } of more) expect(pages.join(' ')).toContain(sku);
    expect(pages.at(-1)).toContain(String(120 + order.units));
  });

  it('[D231] are never of what the platform ships, is not paid, cancelled, refunded or held', async () => {
    const [free] = await ofStatus('shipped');
    const [held] = await ofStatus('to-ship');
    const others = await Promise.all([
      ofStatus('to-ship', 'FBA'),
      ofStatus('unpaid'),
      ofStatus('cancelled'),
      ofStatus('refunded'),
    ]);
    if (!free || !held) throw new Error('The demo has too few orders');
    await update(held.orderId, { heldAt: DEMO_NOW });
    const without = [held, ...others.flatMap((rows) => rows.slice(0, 1))];
    expect(without).toHaveLength(5);
    const { pages, task } = await slipsOf(
      { ids: [free, ...without].map(({ orderId }) => orderId) },
      { language: 'en-US' },
    );
    expect([pages.length, task.rowCount]).toEqual([2, 1]);
    expect(pages[0]).toContain(free.orderNo);
    for (const { orderNo } of without) {
      expect(pages[0]).not.toContain(orderNo);
      expect(pages[1]).toContain(orderNo);
    }
    expect(pages[1]).toContain('The platform ships this order');
    expect(pages[1]).toContain('The order is on hold');
    expect(pages[1]).toContain('The order is refunded');
    const ids = without.map(({ orderId }) => orderId);
    expect(await ask({ ids })).toMatchObject({ code: '400', message: expect.stringContaining('装箱单') });
    await update(held.orderId, { heldAt: null });
  });

  it('[D231] are of a filter as well, of 5,000 orders at most', async () => {
    const { totalCount = 0 } = await server.call('queryList', { resource: 'orders', view: 'to-ship' });
    expect(totalCount).toBeGreaterThan(0);
    const { pages } = await slipsOf({ view: 'to-ship' });
    expect(pages.length).toBeGreaterThanOrEqual(totalCount);
    const ids = Array.from({ length: 5_001 }, (_, index) => String(index));
    expect((await ask({ ids })).code).toBe('400');
  });

  it('[D232] can be read in Chinese, Japanese, Korean and letters with marks', async () => {
    const [order] = await ofStatus('delivered');
    if (!order) throw new Error('The demo has no delivered order');
    const texts = {
      buyerName: '田中 さくら',
      street: '渋谷区恵比寿 3-1',
      city: 'Łódź Żółć',
      shopName: '强南 スター',
      note: '서울특별시 강남구, 请勿折叠 — Straße',
    };
    await update(order.orderId, texts);
    for (const language of ['zh-CN', 'en-US', 'ko-KR']) {
      const { pages, file } = await slipsOf({ ids: [order.orderId] }, { language });
      for (const text of Object.values(texts)) expect(pages[0]?.replaceAll('\n', ' ')).toContain(text);
      expect(pages[0]).toContain(
        { 'zh-CN': '装箱单', 'en-US': 'Packing slip', 'ko-KR': '패킹 슬립' }[language],
      );
      // Only the letters in use are in the file, not fonts of 14 MB.
      expect(file.length).toBeLessThan(200_000);
    }
  });

  it('[D233] are of the caller’s company and rights only', async () => {
    const [own] = await ofStatus('to-ship');
    const [foreign] = await server.db
      .select()
      .from(orders)
      .where(and(ne(orders.companyId, COMPANY), ne(orders.fulfilment, 'FBA'), sql`status = 'shipped'`))
      .limit(1);
    if (!own || !foreign) throw new Error('The demo has no other company with orders');
    expect((await ask({ ids: [foreign.orderId] })).code).toBe('400');
    const { pages } = await slipsOf({ ids: [own.orderId, foreign.orderId] });
    expect(pages).toHaveLength(1);
    expect(await server.ask('createDownloadTask', { resource: 'stock', format: 'pdf' })).toMatchObject({
      code: '400',
    });
  });

  it('[D233] orders that were chosen one by one can be exported as a table, too', async () => {
    const chosen = await ofStatus('to-ship');
    const { id } = await server.call('createDownloadTask', {
      resource: 'orders',
      ids: chosen.map(({ orderId }) => orderId),
    });
    await runExports(server.db, server.services, { now: () => DEMO_NOW });
    expect((await server.call('getDownloadTask', { id })).rowCount).toBe(chosen.length);
  });
});
