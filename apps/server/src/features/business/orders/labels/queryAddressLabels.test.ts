import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../../db/schema/business.ts';
import { demoOrders } from '../../../../testing/demoOrders.ts';
import { DEMO_NOW, type DemoServer } from '../../../../testing/openDemoServer.ts';
import { readPdf } from '../../../../testing/readPdf.ts';
import { runExports } from '../../../../testing/runExports.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

/** The texts of the labels that are exported as PDF, label by label. */
async function exported(ids: string[]): Promise<string[]> {
  const { id } = await server.call('createDownloadTask', {
    resource: 'orders',
    format: 'pdf',
    paper: 'address-labels',
    ids,
    sortBy: 'shipBy',
    sortDirection: 'asc',
  });
  await runExports(server.db, server.services, { now: () => DEMO_NOW });
  const { pathname, search } = new URL((await server.call('getDownloadTask', { id })).fileOssUrl ?? '');
  const file = await (await server.app.request(pathname + search)).arrayBuffer();
  return (await readPdf(new Uint8Array(file))).map(({ text }) => text);
}

describe('address labels for a printer', () => {
  it('[D700] have each text of the PDF, in millimetres on the label, with the number as bars, the most urgent first', async () => {
    const chosen = await demoOrders(server.db, 'to-ship');
    const ids = chosen.map(({ orderId }) => orderId);
    const { width, height, labels, without } = await server.call('queryAddressLabels', { ids });
    expect([width, height, without]).toEqual([100, 150, []]);
    expect(labels.map(({ orderNo }) => orderNo)).toEqual(
      chosen.toSorted((a, b) => a.shipBy.getTime() - b.shipBy.getTime()).map(({ orderNo }) => orderNo),
    );
    const pdf = await exported(ids);
    for (const [index, { orderNo, drawn }] of labels.entries()) {
      const texts = drawn.flatMap((item) => (item.kind === 'text' ? [item.text] : []));
      for (const text of texts)
        expect(pdf[index]?.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
      expect(texts).toContain(orderNo);
      const [barcode, ...more] = drawn.filter(({ kind }) => kind === 'barcode');
      expect(more).toEqual([]);
      // A start, the number and a stop of Code 128 end with a bar.
      expect(barcode).toMatchObject({ text: orderNo, modules: expect.stringMatching(/^11[01]+11$/) });
      for (const item of drawn) {
        expect(item.x).toBeGreaterThanOrEqual(4.9);
        expect(item.x + item.width).toBeLessThanOrEqual(95.1);
        expect(item.y + (item.kind === 'barcode' ? item.height : 0)).toBeLessThan(146);
      }
    }
  });

  it('[D700] that are none are named with the reason, and refused where nothing else was chosen', async () => {
    const [[free], [done], [platform]] = await Promise.all([
      demoOrders(server.db, 'to-ship'),
      demoOrders(server.db, 'delivered'),
      demoOrders(server.db, 'to-ship', 'FBA'),
    ]);
    const without = [done?.orderId ?? '', platform?.orderId ?? ''];
    const answer = await server.call(
      'queryAddressLabels',
      { ids: [free?.orderId ?? '', ...without] },
      { language: 'en-US' },
    );
    expect(answer.labels.map(({ orderNo }) => orderNo)).toEqual([free?.orderNo]);
    expect(answer.without).toHaveLength(2);
    expect(answer.without).toContainEqual({
      orderNo: platform?.orderNo,
      reason: expect.stringContaining('platform ships'),
    });
    expect(await server.ask('queryAddressLabels', { ids: without })).toMatchObject({ code: '400' });
  });

  it('[D701] are of the own company only', async () => {
    const [foreign] = await server.db
      .select()
      .from(orders)
      .where(
        and(ne(orders.companyId, 'c-starlight'), eq(orders.status, 'to-ship'), ne(orders.fulfilment, 'FBA')),
      )
      .limit(1);
    if (!foreign) throw new Error('No other company has an order to ship');
    expect(await server.ask('queryAddressLabels', { ids: [foreign.orderId] })).toMatchObject({ code: '400' });
  });
});
