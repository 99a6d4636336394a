import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderLines, orders } from '../../../../db/schema/business.ts';
import { parcelLines, parcels } from '../../../../db/schema/parcels.ts';
import type { DemoServer } from '../../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';

type Stored = typeof orders.$inferSelect;

let server: DemoServer;
let waiting: Stored[];
withDemoServer(async (opened) => {
  server = opened;
  waiting = await ordersOf('to-ship', 'FBM');
});

function ordersOf(status: string, fulfilment: string) {
  return server.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, COMPANY), eq(orders.status, status), eq(orders.fulfilment, fulfilment)));
}
/** An order to ship that no test has touched, with at least so many units. */
const nextOrder = (units = 1): Stored => {
  const at = waiting.findIndex((order) => order.units >= units);
  const [order] = at < 0 ? [] : waiting.splice(at, 1);
  if (!order) throw new Error('The demo has too few orders to ship');
  return order;
};
/** Orders of one buyer at one address. */
async function together(count: number): Promise<Stored[]> {
  const [first, ...others] = Array.from({ length: count }, () => nextOrder());
  if (!first) throw new Error('no order');
  const { shopId, shopName, marketplace, warehouse, buyerName, street, postcode, city } = first;
  const place = { shopId, shopName, marketplace, warehouse, buyerName, street, postcode, city };
  for (const { orderId } of others)
    await server.db.update(orders).set(place).where(eq(orders.orderId, orderId));
  await server.db.execute(sql`update stock set on_hand = on_hand + 100 where company_id = ${COMPANY}`);
  await server.db.execute(sql`
    insert into stock (company_id, stock_id, sku, warehouse, marketplace, on_hand, reserved, inbound, daily_sales, transit_days, status, days_of_cover, age_days, counted_at)
    select distinct company_id, ${`${warehouse}-`} || sku, sku, ${warehouse}, ${marketplace}, 100, 0, 0, 0, 0, 'healthy', 0, 0, now()
    from order_lines where company_id = ${COMPANY} and order_id in (${sql.join(
      others.map(({ orderId }) => sql`${orderId}`),
      sql`, `,
    )})
    on conflict do nothing`);
  return [first, ...others];
}
let count = 0;
const newId = () => `pack-${++count}`;
type Packing = Parameters<typeof server.call<'packOrders'>>[1]['packing'];
const pack = (
  packing: Packing,
  packed: { orderId: string; version?: number }[],
  as = 'owner',
  workId = newId(),
) =>
  server.call(
    'packOrders',
    { workId, packing, orders: packed.map(({ orderId, version }) => ({ orderId, version })) },
    { as, language: 'en-US' },
  );
const ship = (rows: { orderNo: string; orderId?: string; parcelNo?: number; trackingNo: string }[]) =>
  server.call(
    'shipOrders',
    { workId: newId(), rows: rows.map((row) => ({ carrier: 'UPS', ...row })) },
    { language: 'en-US' },
  );
const read = (orderId: string) => server.call('queryOrder', { orderId }, { language: 'en-US' });
/** Each unit of an order in a parcel of its own: the first, and all others. */
async function halves(order: Stored): Promise<Packing> {
  const { lines } = await read(order.orderId);
  const [first, ...others] = lines;
  if (!first) throw new Error('no lines');
  const rest = first.quantity > 1 ? [{ lineNo: first.lineNo, quantity: first.quantity - 1 }] : [];
  return {
    type: 'split',
    parcels: [
      [{ lineNo: first.lineNo, quantity: 1 }],
      [...rest, ...others.map(({ lineNo, quantity }) => ({ lineNo, quantity }))],
    ],
  };
}
const moneyOf = async (ids: string[]) => {
  const { rows } = await server.db.execute(sql`
    select sum(amount) a, sum(amount_usd) u, sum(tax) t, sum(shipping) s, sum(units) n,
      (select sum(goods_usd + fees_usd + freight_usd + tax_usd) from finance_entries f where f.order_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})) p
    from orders where order_id in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return rows[0];
};
/** Units that left for orders. */
const leftOf = async (ids: string[]) => {
  const { rows } = await server.db.execute<{ q: string | null }>(sql`
    select -sum(quantity) q from stock_movements where kind = 'sale' and reference in (${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`);
  return Number(rows[0]?.q ?? 0);
};

describe('splitting an order', () => {
  it('[S1020] divides its lines and quantities into parcels, leaves what was ordered and money alone, and stands in its history', async () => {
    const order = nextOrder(2);
    const before = await moneyOf([order.orderId]);
    const packing = await halves(order);
    expect(await pack(packing, [order])).toMatchObject({ total: 1, done: 1, failed: 0, isDone: true });
    const after = await read(order.orderId);
    expect(after.parcels.map(({ parcelNo, lines }) => [parcelNo, lines.length > 0])).toEqual([
      [1, true],
      [2, true],
    ]);
    const packed = after.parcels.flatMap(({ lines }) => lines);
    for (const { lineNo, quantity } of after.lines)
      expect(
        packed.filter((line) => line.lineNo === lineNo).reduce((sum, line) => sum + line.quantity, 0),
      ).toBe(quantity);
    expect(await moneyOf([order.orderId])).toEqual(before);
    expect(after.history[0]).toMatchObject({ action: 'split' });
    expect(after.history[0]?.changes[0]?.after).toMatch(/^\S+ × 1 \| /);
  });

  it('[S1021] refuses parcels that do not hold exactly what was ordered', async () => {
    const order = nextOrder();
    const { lines } = await read(order.orderId);
    const [line] = lines;
    if (!line) throw new Error('no line');
    const { lineNo, quantity } = line;
    const wrong = [
      [[{ lineNo, quantity: quantity + 1 }]],
      [[{ lineNo, quantity }], [{ lineNo, quantity: 1 }]],
      [
        [
          { lineNo, quantity },
          { lineNo: 99, quantity: 1 },
        ],
      ],
      [
        [
          { lineNo, quantity },
          { lineNo, quantity: 1 },
        ],
      ],
    ];
    for (const parcelsAsked of wrong) {
      const work = await pack({ type: 'split', parcels: parcelsAsked }, [order]);
      expect(work.problems[0]).toMatchObject({ outcome: 'parcel-lines', orderNo: order.orderNo });
    }
    expect(await server.db.$count(parcelLines, eq(parcelLines.orderId, order.orderId))).toBe(0);
    expect(
      await server.ask('packOrders', {
        workId: newId(),
        packing: { type: 'split', parcels: [[]] },
        orders: [order],
      }),
    ).toMatchObject({ code: '400' });
  });

  it('[S1022] ships parcel by parcel: the order waits, late as it was, until the last has left, and stock goes with each', async () => {
    const order = nextOrder(2);
    await pack(await halves(order), [order]);
    const reserved = async () => {
      const { rows } = await server.db.execute<{ n: number }>(sql`select count(*)::int n from stock s
        left join (select company_id, warehouse, sku, sum(quantity) q from stock_movements group by 1, 2, 3) m using (company_id, warehouse, sku)
        where on_hand <> coalesce(q, 0) and sku in (select sku from order_lines where order_id = ${order.orderId}) and warehouse = ${order.warehouse}`);
      return rows[0]?.n;
    };
    const broken = await reserved();
    expect((await ship([{ orderNo: order.orderNo, trackingNo: 'AAA-11111' }])).problems[0]).toMatchObject({
      outcome: 'parcel-which',
    });
    expect(await ship([{ orderNo: `${order.orderNo}/1`, trackingNo: 'AAA-11111' }])).toEqual({
      shipped: 1,
      problems: [],
    });
    expect(await read(order.orderId)).toMatchObject({
      status: 'to-ship',
      trackingNo: 'AAA-11111',
      shippedAt: null,
    });
    expect(await leftOf([order.orderId])).toBe(1);
    const waiting = await server.call('queryList', {
      resource: 'orders',
      view: 'to-ship',
      filters: { keyword: order.orderNo },
    });
    expect(waiting.totalCount).toBe(1);
    expect(waiting.dataList).toMatchObject([{ id: order.orderId, parcels: 2, parcelsSent: 1 }]);
    expect(
      (await ship([{ orderNo: order.orderNo, parcelNo: 1, trackingNo: 'AAA-33333' }])).problems[0],
    ).toMatchObject({
      outcome: 'already-shipped',
    });
    // One is left: it needs no number.
    expect(await ship([{ orderNo: order.orderNo, trackingNo: 'AAA-22222' }])).toEqual({
      shipped: 1,
      problems: [],
    });
    const shipped = await read(order.orderId);
    expect(shipped).toMatchObject({ status: 'shipped', trackingNo: 'AAA-11111, AAA-22222', carrier: 'UPS' });
    expect(shipped.parcels.map(({ trackingNo }) => trackingNo)).toEqual(['AAA-11111', 'AAA-22222']);
    expect(await leftOf([order.orderId])).toBe(order.units);
    expect(await reserved()).toBe(broken);
    const found = await server.call('queryList', { resource: 'orders', filters: { keyword: 'AAA-22222' } });
    expect(found.dataList).toMatchObject([{ id: order.orderId, parcels: 2, parcelsSent: 2 }]);
  });

  it('[S1033] the list says nothing of parcels where an order was not divided, and is not sorted by them', async () => {
    const { orderNo } = nextOrder(1);
    const { dataList, columns } = await server.call('queryList', {
      resource: 'orders',
      filters: { keyword: orderNo },
    });
    expect(dataList).toMatchObject([{ orderNo, parcels: null, parcelsSent: null }]);
    const parcels = columns.filter(({ key }) => key.startsWith('parcels'));
    expect(parcels.map(({ isUnsorted }) => isUnsorted)).toEqual([true, true]);
    expect(await server.ask('queryList', { resource: 'orders', sortBy: 'parcels' })).toMatchObject({
      code: '400',
    });
  });

  it('[S1022] ships all parcels of an order at once, and names one that it has not', async () => {
    const order = nextOrder(2);
    await pack(await halves(order), [order]);
    const rows = [1, 2].map((parcelNo) => ({
      orderNo: order.orderNo,
      orderId: order.orderId,
      parcelNo,
      trackingNo: `BBB-1000${parcelNo}`,
    }));
    expect(
      (await ship([{ ...rows[0], orderNo: order.orderNo, parcelNo: 3, trackingNo: 'BBB-10003' }])).problems[0]
        ?.outcome,
    ).toBe('parcel-unknown');
    expect(await ship(rows)).toEqual({ shipped: 1, problems: [] });
    expect(await read(order.orderId)).toMatchObject({
      status: 'shipped',
      trackingNo: 'BBB-10001, BBB-10002',
    });
  });

  it('[S1023] is undone, and done otherwise, until a parcel has left', async () => {
    const order = nextOrder(2);
    const { workId } = await pack(await halves(order), [order]);
    const undo = (undone: string) =>
      server.call('undoOrderWork', { workId: newId(), undone }, { language: 'en-US' });
    expect(await undo(workId)).toMatchObject({ done: 1, failed: 0 });
    const back = await read(order.orderId);
    expect([back.parcels, back.history.map(({ action }) => action)]).toEqual([[], ['undo', 'split']]);
    expect(await server.db.$count(parcels, sql`${parcels.parcelId} like ${`${workId}/%`}`)).toBe(0);
    const now = [{ orderId: order.orderId }];
    const again = await pack(await halves(order), now);
    await ship([{ orderNo: order.orderNo, parcelNo: 2, trackingNo: 'CCC-11111' }]);
    expect((await undo(again.workId)).problems[0]?.outcome).toBe('parcel-left');
    expect((await pack({ type: 'apart' }, now)).problems[0]?.message).toBe('A parcel of it has left already');
    expect((await read(order.orderId)).parcels).toHaveLength(2);
  });
});

describe('merging orders', () => {
  it('[S1024] puts orders of one buyer into one parcel, which makes all of them shipped by one number', async () => {
    const merged = await together(3);
    const ids = merged.map(({ orderId }) => orderId);
    const [first, second, third] = merged;
    if (!first || !second || !third) throw new Error('no orders');
    const before = await moneyOf(ids);
    const offered = await read(first.orderId);
    expect(offered.mergeable.map(({ orderId }) => orderId)).toEqual(
      expect.arrayContaining([second.orderId, third.orderId]),
    );
    expect(await pack({ type: 'merge' }, merged)).toMatchObject({ total: 3, done: 3 });
    const detail = await read(second.orderId);
    expect(detail.parcels).toHaveLength(1);
    expect(new Set(detail.parcels[0]?.lines.map(({ orderNo }) => orderNo))).toEqual(
      new Set(merged.map(({ orderNo }) => orderNo)),
    );
    expect(detail.history[0]).toMatchObject({ action: 'merge' });
    expect(
      (await pack({ type: 'split', parcels: [[{ lineNo: 1, quantity: 1 }]] }, [first])).problems[0]?.outcome,
    ).toBe('parcel-shared');
    expect(
      await ship([{ orderNo: second.orderNo, orderId: second.orderId, trackingNo: 'MMM-11111' }]),
    ).toEqual({ shipped: 3, problems: [] });
    for (const id of ids)
      expect(await read(id)).toMatchObject({ status: 'shipped', trackingNo: 'MMM-11111' });
    expect(await leftOf(ids)).toBe(merged.reduce((sum, { units }) => sum + units, 0));
    expect(await moneyOf(ids)).toEqual(before);
  });

  it('[S1025] refuses another buyer, address, shop or warehouse, what is held, shipped or FBA, and an address that is not known', async () => {
    const [one, two] = await together(2);
    if (!one || !two) throw new Error('no orders');
    const change = (values: Partial<Stored>, orderId = two.orderId) =>
      server.db.update(orders).set(values).where(eq(orders.orderId, orderId));
    for (const values of [
      { buyerName: 'X' },
      { street: 'X 1' },
      { postcode: 'X' },
      { city: 'X' },
      { shopId: 'x' },
      { warehouse: 'X' },
    ]) {
      await change(values);
      const work = await pack({ type: 'merge' }, [one, two]);
      expect([work.done, work.problems.map(({ orderId, outcome }) => [orderId, outcome])]).toEqual([
        0,
        [[two.orderId, 'parcel-elsewhere']],
      ]);
      await change(two);
      await change({
        shopId: one.shopId,
        warehouse: one.warehouse,
        buyerName: one.buyerName,
        street: one.street,
        postcode: one.postcode,
        city: one.city,
        marketplace: one.marketplace,
      });
    }
    await change({ street: '' });
    await change({ street: '' }, one.orderId);
    expect((await pack({ type: 'merge' }, [one, two])).problems).toHaveLength(2);
    const [fba] = await ordersOf('to-ship', 'FBA');
    const [done] = await ordersOf('shipped', 'FBM');
    if (!fba || !done) throw new Error('no orders');
    expect((await pack({ type: 'merge' }, [one, fba])).problems.map(({ outcome }) => outcome)).toContain(
      'platform-ships',
    );
    expect((await pack({ type: 'merge' }, [one, done])).problems.map(({ outcome }) => outcome)).toContain(
      'already-shipped',
    );
    expect(
      await server.db.$count(parcelLines, inArray(parcelLines.orderId, [one.orderId, two.orderId])),
    ).toBe(0);
  });

  it('[S1026] keeps a parcel back while one of its orders is held, and ships it where two rows name it by one number', async () => {
    const merged = await together(2);
    const [one, two] = merged;
    if (!one || !two) throw new Error('no orders');
    await pack({ type: 'merge' }, merged);
    const rows = merged.map(({ orderNo, orderId }) => ({ orderNo, orderId, trackingNo: 'NNN-11111' }));
    await server.call('workOrders', {
      workId: newId(),
      action: { type: 'hold' },
      orders: { ids: [{ orderId: two.orderId }] },
    });
    expect((await ship(rows.slice(0, 1))).problems[0]).toMatchObject({ outcome: 'parcel-partner' });
    await server.call('workOrders', {
      workId: newId(),
      action: { type: 'release' },
      orders: { ids: [{ orderId: two.orderId }] },
    });
    const differing = rows.map((row, index) => ({ ...row, trackingNo: `NNN-2222${index}` }));
    expect((await ship(differing)).problems.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'twice'],
    ]);
    expect(await ship(rows)).toEqual({ shipped: 2, problems: [] });
  });

  it('[S1027] is taken apart again as a whole, and undone to what was before', async () => {
    const merged = await together(2);
    const [one, two] = merged;
    if (!one || !two) throw new Error('no orders');
    const { workId } = await pack({ type: 'merge' }, merged);
    expect(await pack({ type: 'apart' }, [{ orderId: two.orderId }])).toMatchObject({ total: 2, done: 2 });
    expect([(await read(one.orderId)).parcels, (await read(two.orderId)).parcels]).toEqual([[], []]);
    const stale = await server.call(
      'undoOrderWork',
      { workId: newId(), undone: workId },
      { language: 'en-US' },
    );
    expect([stale.done, stale.problems[0]?.outcome]).toEqual([0, 'changed-since']);
    const again = await pack(
      { type: 'merge' },
      merged.map(({ orderId }) => ({ orderId })),
    );
    expect(await server.call('undoOrderWork', { workId: newId(), undone: again.workId })).toMatchObject({
      done: 2,
    });
    expect((await read(one.orderId)).parcels).toEqual([]);
  });
});

describe('packing beside others', () => {
  it('[S1028] tells the second of two who pack one order who was first, and loses nothing of theirs', async () => {
    const order = nextOrder(2);
    const packing = await halves(order);
    await pack(packing, [order], 'staff');
    const work = await pack({ type: 'apart' }, [order]);
    expect(work.problems[0]?.outcome).toBe('changed-since');
    expect(work.problems[0]?.message).toContain('the parcels');
    expect((await read(order.orderId)).parcels).toHaveLength(2);
  });

  it('[S1028] packs once however often and however at once the same request comes, and ships or packs, never both', async () => {
    const order = nextOrder(2);
    const packing = await halves(order);
    const works = await Promise.all([1, 2, 3].map(() => pack(packing, [order], 'owner', 'same-pack')));
    expect(works.map(({ done }) => done)).toEqual([1, 1, 1]);
    expect((await read(order.orderId)).history).toHaveLength(1);
    const other = nextOrder(2);
    const otherPacking = await halves(other);
    const [packed, sent] = await Promise.all([
      pack(otherPacking, [other]),
      ship([{ orderNo: other.orderNo, orderId: other.orderId, trackingNo: 'RRR-11111' }]),
    ]);
    expect([packed.done, sent.shipped].toSorted()).toEqual([0, 1]);
    expect(await leftOf([other.orderId])).toBe(sent.shipped === 1 ? other.units : 0);
  });

  it('[S1029] packs nothing of another company', async () => {
    const order = nextOrder();
    const work = await pack({ type: 'apart' }, [order], 'brand');
    expect(work.problems[0]?.outcome).toBe('not-found');
    const { lines } = await server.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.orderId))
      .then((rows) => ({ lines: rows }));
    expect(lines.length).toBeGreaterThan(0);
  });
});
