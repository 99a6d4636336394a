import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { businessRecords, listings, orders, products } from '../../db/schema/business.ts';
import { users } from '../../db/schema/identity.ts';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const search = async (keyword: string, as = 'owner', language = 'zh-CN') =>
  (await server.call('searchRecords', { keyword }, { as, language })).dataList;
const ofKind = async (kind: string, keyword: string, as?: string, language?: string) =>
  (await search(keyword, as, language)).filter((record) => record.kind === kind);
const anOrder = async () => {
  const [order] = await server.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, COMPANY), isNotNull(orders.trackingNo)))
    .orderBy(orders.orderedAt)
    .limit(1);
  if (!order) throw new Error('no order');
  return order;
};
const aProduct = async () => {
  const [product] = await server.db.select().from(products).where(eq(products.companyId, COMPANY)).limit(1);
  if (!product) throw new Error('no product');
  return product;
};

/** Two neighbours swapped, where they differ. */
function swapped(text: string, at: number): string {
  const from = [...text].findIndex((sign, place) => place >= at && sign !== text[place + 1]);
  return text.slice(0, from) + (text[from + 1] ?? '') + (text[from] ?? '') + text.slice(from + 2);
}

it('[S1500] an order is found by its number, a part of it, its tracking number, buyer and SKUs, the whole number first', async () => {
  const order = await anOrder();
  const first = async (keyword: string) => (await ofKind('orders', keyword))[0];
  expect(await first(order.orderNo)).toMatchObject({ id: order.orderId, title: order.orderNo });
  expect(await first(order.orderNo.toLowerCase())).toMatchObject({ id: order.orderId });
  expect(await first(order.orderNo.slice(3))).toMatchObject({ id: order.orderId });
  expect(await first(order.trackingNo ?? '')).toMatchObject({ id: order.orderId });
  const byBuyer = await ofKind('orders', order.buyerName.split(' ').toReversed().join(' '));
  expect(byBuyer.every(({ detail }) => detail.includes(order.buyerName))).toBe(true);
  expect(byBuyer.length).toBeGreaterThan(0);
  const { sku } = await aProduct();
  expect((await ofKind('orders', sku)).length).toBeGreaterThan(0);
});

it('[S1501] a number with two slips finds its order', async () => {
  const { orderNo, orderId } = await anOrder();
  const mistyped = swapped(swapped(orderNo, 2), orderNo.length - 4);
  expect(mistyped).not.toBe(orderNo);
  expect((await ofKind('orders', mistyped)).map(({ id }) => id)).toContain(orderId);
});

it('[S1502] a product is found by its SKU and by words of its names in each language, in any order, also mistyped', async () => {
  const product = await aProduct();
  const words = product.productEnName.split(' ');
  for (const keyword of [
    product.sku,
    product.productName,
    product.productKrName,
    words.toReversed().join(' '),
    swapped(product.productEnName, 3),
  ])
    expect(
      (await ofKind('products', keyword)).map(({ id }) => id),
      keyword,
    ).toContain(product.sku);
  const [korean] = await ofKind('products', product.sku, 'owner', 'ko-KR');
  expect(korean?.title).toBe(product.productKrName);
});

it('[S1503] a listing, a purchase order and a person are found, each with the page that shows it', async () => {
  const [listing] = await server.db.select().from(listings).where(eq(listings.companyId, COMPANY)).limit(1);
  const [byAsin] = await ofKind('listings', listing?.asin ?? '');
  expect(byAsin?.path).toMatch(new RegExp(`^/listings\\?view=all&q=${listing?.asin}&open=`));
  const [purchase] = await server.db
    .select()
    .from(businessRecords)
    .where(and(eq(businessRecords.companyId, COMPANY), eq(businessRecords.kind, 'purchase-orders')))
    .limit(1);
  expect((await ofKind('purchase-orders', String(purchase?.fields.code)))[0]).toMatchObject({
    id: purchase?.recordId,
    app: 'scm_new',
    path: expect.stringContaining(`/list/purchase-orders?q=`),
  });
  const [person] = await server.db.select().from(users).where(eq(users.userName, 'staff'));
  const name = person?.realName || person?.nickName || '';
  expect((await ofKind('people', name))[0]).toMatchObject({
    id: person?.id,
    path: `/embel/list?id=${person?.id}`,
  });
  const { orderNo, orderId } = await anOrder();
  expect((await ofKind('orders', orderNo))[0]?.path).toBe(`/list/orders?view=all&open=${orderId}`);
});

it('[S1504] what no open menu of the caller leads to is not found, nor what is another company’s', async () => {
  const { orderNo } = await anOrder();
  const { sku } = await aProduct();
  const [person] = await server.db.select().from(users).where(eq(users.userName, 'owner'));
  expect(await ofKind('people', person?.realName || person?.nickName || 'owner', 'staff')).toEqual([]);
  expect((await ofKind('orders', orderNo, 'staff')).length).toBeGreaterThan(0);
  const shown = and(
    eq(menus.companyId, COMPANY),
    sql`${menus.menuUrl} like '/list/orders%' or ${menus.menuUrl} like '/sail-order%'`,
  );
  const ids = (await server.db.select({ id: menus.menuId }).from(menus).where(shown)).map(({ id }) => id);
  const granted = await server.db.select().from(roleMenus).where(eq(roleMenus.companyId, COMPANY));
  const taken = granted.filter(({ menuId, role }) => ids.includes(menuId) && role !== 'owner');
  for (const { role, menuId } of taken)
    await server.db
      .delete(roleMenus)
      .where(and(eq(roleMenus.companyId, COMPANY), eq(roleMenus.role, role), eq(roleMenus.menuId, menuId)));
  expect(await ofKind('orders', orderNo, 'staff')).toEqual([]);
  expect((await ofKind('products', sku, 'staff')).length).toBeGreaterThan(0);
  await server.db.insert(roleMenus).values(taken);
  const [own] = await server.db.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (own) await server.db.insert(orders).values({ ...own, companyId: 'c-other', orderId: 'o-foreign' });
  const found = await ofKind('orders', orderNo);
  expect(found.map(({ id }) => id)).not.toContain('o-foreign');
  await server.db.delete(orders).where(ne(orders.companyId, COMPANY));
});

it('[S1505] signs of patterns mean themselves, one letter is refused, two are looked for at the beginning of words', async () => {
  expect(await search('%%%')).toEqual([]);
  expect(await search('__')).toEqual([]);
  expect((await server.ask('searchRecords', { keyword: 'a' })).status).toBe(400);
  const { buyerName } = await anOrder();
  const begin = buyerName.slice(0, 2);
  for (const { detail } of await ofKind('orders', begin))
    expect(detail).toMatch(new RegExp(`(^|[ ·-])${begin}`, 'i'));
});

it('[S1506] pieces of numbers and names are found by an index', async () => {
  await server.db.execute(sql`vacuum (analyze) orders`);
  const { rows } = await server.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select * from orders where company_id = ${COMPANY} and (order_no ilike '%123-45%' or buyer_name ilike '%123-45%' or tracking_no ilike '%123-45%') limit 400`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('orders_texts');
});
