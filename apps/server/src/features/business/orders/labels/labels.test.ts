import { and, inArray, ne } from 'drizzle-orm';
import JsBarcode from 'jsbarcode';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../../db/schema/business.ts';
import { changeDemoOrder, demoOrders } from '../../../../testing/demoOrders.ts';
import { DEMO_NOW, type DemoServer } from '../../../../testing/openDemoServer.ts';
import { barsOf, misplacedIn, readPdf } from '../../../../testing/readPdf.ts';
import { runExports } from '../../../../testing/runExports.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';
const LANGUAGES = ['zh-CN', 'en-US', 'ko-KR'];

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const ofStatus = (status: string, fulfilment?: string) => demoOrders(server.db, status, fulfilment);
const update = (orderId: string, values: Parameters<typeof changeDemoOrder>[2]) =>
  changeDemoOrder(server.db, orderId, values);
const ask = (ids: string[]) =>
  server.ask(
    'createDownloadTask',
    { resource: 'orders', format: 'pdf', paper: 'address-labels', ids },
    { language: 'en-US' },
  );

/** Makes labels and reads them back: the size of each page, and where its texts stand. */
async function labelsOf(ids: string[], language = 'en-US') {
  const { id } = await server.call(
    'createDownloadTask',
    {
      resource: 'orders',
      format: 'pdf',
      paper: 'address-labels',
      ids,
      sortBy: 'orderNo',
      sortDirection: 'asc',
    },
    { language },
  );
  await runExports(server.db, server.services, { now: () => DEMO_NOW });
  const task = await server.call('getDownloadTask', { id });
  const { pathname, search } = new URL(task.fileOssUrl ?? '');
  const file = new Uint8Array(await (await server.app.request(pathname + search)).arrayBuffer());
  return { task, file, pages: await readPdf(file) };
}

describe('address labels', () => {
  it('[D310] are one a parcel, 100 × 150 mm, with address, shop, number and what they are, in three languages', async () => {
    const [one, two] = await ofStatus('to-ship');
    const [leaving] = await ofStatus('shipped');
    if (!one || !two || !leaving) throw new Error('The demo has too few orders');
    const chosen = [one, two, leaving].toSorted((a, b) => (a.orderNo < b.orderNo ? -1 : 1));
    const words = {
      'zh-CN': ['地址标签', '收货人', '自制地址标签，不是承运商面单'],
      'en-US': ['Address labels', 'Ship to', 'Own address label, not a shipping label of a carrier'],
      'ko-KR': ['주소 라벨', '받는 사람', '자체 주소 라벨이며 택배사 운송장이 아니에요'],
    };
    for (const [language, [name, shipTo = '', own = '']] of Object.entries(words)) {
      const { task, pages } = await labelsOf(
        chosen.map(({ orderId }) => orderId),
        language,
      );
      expect(task).toMatchObject({ kind: 'address-labels', rowCount: 3, failReason: null });
      expect(task.name).toBe(`${name}-2026-11-21.pdf`);
      expect(pages).toHaveLength(3);
      for (const [index, order] of chosen.entries()) {
        const page = pages[index];
        expect([page?.width, page?.height].map((points) => Math.round(((points ?? 0) / 72) * 25.4))).toEqual([
          100, 150,
        ]);
        const { orderNo, buyerName, street, postcode, city, shopName } = order;
        for (const text of [orderNo, buyerName, street, postcode, city, shopName, shipTo, own])
          expect(page?.text).toContain(text);
        for (const tongue of [language, 'en-US'])
          expect(page?.text).toContain(
            new Intl.DisplayNames(tongue, { type: 'region' }).of(
              order.marketplace === 'UK' ? 'GB' : order.marketplace,
            ),
          );
        expect(page && misplacedIn(page)).toEqual([]);
      }
    }
  });

  it('[D310] have the order’s number as bars that stand within the label', async () => {
    const [order] = await ofStatus('to-ship');
    if (!order) throw new Error('The demo has no order to ship');
    const { file } = await labelsOf([order.orderId]);
    const bars = barsOf(file).toSorted((one, other) => one.left - other.left);
    const [first, last] = [bars[0], bars.at(-1)];
    if (!first || !last) throw new Error('There are no bars');
    expect(first.left).toBeGreaterThanOrEqual(14);
    // In the middle, with the same white on both sides.
    expect(first.left + last.left + last.width).toBeCloseTo(283.46, 1);
    const target: { encodings?: { data: string }[] } = {};
    JsBarcode(target, order.orderNo, { format: 'CODE128' });
    const modules = (target.encodings ?? []).map(({ data }) => data).join('');
    const unit = (last.left + last.width - first.left) / modules.length;
    const drawn = bars.map(({ left, width }) =>
      [left - first.left, width].map((size) => Math.round(size / unit)),
    );
    expect(drawn).toEqual([...modules.matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length]));
    // A quarter of a millimetre is what hand scanners read; the numbers of the marketplaces have more.
    expect((unit / 72) * 25.4).toBeGreaterThanOrEqual(0.25);
  });

  it('[D311] are never of what the platform ships, is not paid, delivered, cancelled, refunded or held', async () => {
    const [, , free, held] = await ofStatus('to-ship');
    const others = await Promise.all([
      ofStatus('to-ship', 'FBA'),
      ofStatus('unpaid'),
      ofStatus('delivered'),
      ofStatus('cancelled'),
      ofStatus('refunded'),
    ]);
    if (!free || !held) throw new Error('The demo has too few orders to ship');
    await update(held.orderId, { heldAt: DEMO_NOW });
    const without = [held, ...others.flatMap((rows) => rows.slice(0, 1))];
    expect(without).toHaveLength(6);
    const { pages, task } = await labelsOf([free, ...without].map(({ orderId }) => orderId));
    expect([pages[0]?.text.includes(free.orderNo), task.rowCount]).toEqual([true, 1]);
    const named = pages
      .slice(1)
      .map(({ text }) => text)
      .join(' ');
    expect(named).toContain('Orders without a label (6)');
    for (const { orderNo } of without) {
      expect(pages[0]?.text).not.toContain(orderNo);
      expect(named).toContain(orderNo);
    }
    for (const reason of [
      'The platform ships',
      'is on hold',
      'is refunded',
      'been delivered',
      'is cancelled',
    ])
      expect(named).toContain(reason);
    for (const page of pages) expect(misplacedIn(page)).toEqual([]);
    expect(await ask(without.map(({ orderId }) => orderId))).toMatchObject({
      code: '400',
      message: expect.stringContaining('no address label'),
    });
    await update(held.orderId, { heldAt: null });
  });

  const LONG = {
    latin: {
      buyerName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessen',
      street:
        'Care of the Society of Friends of Old Bridges\nBuilding C, Staircase 4\r\nDonaudampfschifffahrtsstraße 128 b',
      postcode: 'SW1A 2AA-0001',
      city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      shopName: 'Starlight Household and Garden Supplies of the Northern Provinces, Outlet and Returns',
    },
    chinese: {
      buyerName: '欧阳娜娜与她的家人以及所有同住在这里的朋友们',
      street:
        '广东省深圳市南山区粤海街道科技园社区科苑路十五号科兴科学园\n乙栋三单元十八楼一八零一室前台代收',
      postcode: '518057',
      city: '深圳市南山区粤海街道',
      shopName: '星光家居生活用品旗舰店北方仓储物流配送中心海外直营分店第二营业部',
    },
    korean: {
      buyerName: '황보아름다운별빛나래누리한결가람',
      street:
        '서울특별시 강남구 테헤란로 123길 45, 대한민국역삼종합상가아파트 101동\n1502호 (역삼동, 별빛마을 3단지)',
      postcode: '06133',
      city: '서울특별시 강남구 역삼동',
      shopName: '스타라이트 생활용품 북부지방 아웃렛 반품 전문 매장 서울특별시 강남구 제2영업소',
    },
    one: {
      buyerName: '山'.repeat(90),
      street: 'W'.repeat(120),
      postcode: '1'.repeat(60),
      city: '강'.repeat(60),
      shopName: 'M'.repeat(70),
    },
  };
  it.each(Object.entries(LONG))(
    '[D312] long names and addresses of five lines stay on the label and over nothing: %s',
    async (_, texts) => {
      const [order] = await ofStatus('to-ship');
      if (!order) throw new Error('The demo has no order to ship');
      await update(order.orderId, texts);
      const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
      for (const language of LANGUAGES) {
        const { pages } = await labelsOf([order.orderId], language);
        expect(pages).toHaveLength(1);
        for (const text of Object.values(texts))
          expect(squeezed(pages[0]?.text ?? '')).toContain(squeezed(text));
        expect(pages.flatMap(misplacedIn)).toEqual([]);
      }
    },
  );

  it('[D312] what has no room on a label in letters that can be read has none, and is named with the reason', async () => {
    const [order, other] = await ofStatus('to-ship');
    if (!order || !other) throw new Error('The demo has too few orders to ship');
    await update(order.orderId, { street: 'Long Lane '.repeat(200) });
    const { pages } = await labelsOf([order.orderId, other.orderId]);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain(other.orderNo);
    expect(pages[0]?.text).not.toContain(order.orderNo);
    expect(pages[1]?.text).toContain(order.orderNo);
    expect(pages[1]?.text).toContain('too long for a label');
  });

  it('[D313] are of the caller’s company only, and of orders only', async () => {
    const [foreign] = await server.db
      .select()
      .from(orders)
      .where(
        and(
          ne(orders.companyId, COMPANY),
          ne(orders.fulfilment, 'FBA'),
          inArray(orders.status, ['to-ship', 'shipped']),
        ),
      )
      .limit(1);
    if (!foreign) throw new Error('The demo has no other company with orders');
    expect((await ask([foreign.orderId])).code).toBe('400');
    const stock = { resource: 'stock', format: 'pdf', paper: 'address-labels' } as const;
    expect((await server.ask('createDownloadTask', stock)).code).toBe('400');
  });

  it('[D313] and packing slips of the same orders are two exports, under way at once', async () => {
    const [, order] = await ofStatus('to-ship');
    const ids = [order?.orderId ?? ''];
    const chosen = { resource: 'orders' as const, format: 'pdf' as const, ids };
    const slips = await server.call('createDownloadTask', chosen);
    const labels = await server.call('createDownloadTask', { ...chosen, paper: 'address-labels' });
    expect([slips.kind, labels.kind]).toEqual(['packing-slips', 'address-labels']);
    expect((await server.ask('createDownloadTask', { ...chosen, paper: 'address-labels' })).code).not.toBe(
      '0',
    );
  });
});
