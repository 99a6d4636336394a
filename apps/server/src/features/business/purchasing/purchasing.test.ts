import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { businessRecords, stock } from '../../../db/schema/business.ts';
import { stockMovements } from '../../../db/schema/ledger.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';
const PURCHASE = { supplier: '宁波海川户外', quantity: 100, unitPrice: 2.5, toWarehouse: 'SHENZHEN' };

let server: DemoServer;
let sku: string;
withDemoServer(async (opened) => {
  server = opened;
  const { dataList } = await server.call('queryList', { resource: 'restock', pageSize: 1 });
  sku = dataList[0]?.id ?? '';
});

const rowOf = async (id: string) => {
  const isEntry = and(eq(businessRecords.companyId, COMPANY), eq(businessRecords.recordId, id));
  const [row] = await server.db.select().from(businessRecords).where(isEntry);
  return { status: row?.status, ...row?.fields };
};
const levelOf = async (place = `SHENZHEN-${sku}`) => {
  const [level] = await server.db
    .select()
    .from(stock)
    .where(and(eq(stock.companyId, COMPANY), eq(stock.stockId, place)));
  const moved = await server.db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.companyId, COMPANY), eq(stockMovements.sku, sku)));
  const ofPlace = moved.filter(({ warehouse }) => `${warehouse}-${sku}` === place);
  expect(level?.onHand ?? 0).toBe(ofPlace.reduce((sum, { quantity }) => sum + quantity, 0));
  return { onHand: level?.onHand ?? 0, inbound: level?.inbound ?? 0 };
};
const save = (values: object, id?: string) =>
  server.ask(
    'saveRecord',
    { kind: 'purchase-orders', id, values: { ...PURCHASE, sku, ...values } },
    { language: 'en-US' },
  );
const saved = async (values: object, id?: string) => {
  const answer = await save(values, id);
  expect(answer).toMatchObject({ code: '200' });
  return (answer.data as { id: string }).id;
};
const receive = (id: string, workId: string, quantity: number, defects = 0) =>
  server.ask('receivePurchase', { id, workId, quantity, defects }, { language: 'en-US' });

it('[D254] a suggestion becomes one draft purchase order, complete with supplier, price, total and place', async () => {
  const before = await levelOf();
  const made = await server.call('draftPurchase', { workId: 'w1', sku, quantity: 40 });
  expect(await server.call('draftPurchase', { workId: 'w1', sku, quantity: 40 })).toEqual(made);
  const draft = await rowOf(made.id);
  const [row] = (await server.call('queryList', { resource: 'restock', filters: { keyword: sku } })).dataList;
  expect(draft).toMatchObject({ status: 'draft', sku, quantity: 40, received: 0, supplier: row?.supplier });
  expect(draft).toMatchObject({
    unitPrice: row?.unitPrice,
    total: Math.round(Number(row?.unitPrice) * 4_000) / 100,
  });
  const other = await server.call('draftPurchase', { workId: 'w2', sku, quantity: 40 });
  expect(Number(other.code.slice(2))).toBe(Number(made.code.slice(2)) + 1);
  // Nothing is on its way before it is ordered, and the form takes what was made.
  expect(await levelOf()).toEqual(before);
  expect((await save({ ...draft, status: 'draft' }, made.id)).code).toBe('200');
  expect((await server.ask('draftPurchase', { workId: 'w3', sku: 'none', quantity: 1 })).code).toBe('400');
  const asStaff = { as: 'staff' };
  expect((await server.ask('draftPurchase', { workId: 'w3', sku, quantity: 1 }, asStaff)).code).toBe('403');
});

it('[D256] all that is wrong with an entry is named at once, and its total is not blamed for its parts', async () => {
  const answer = await save({
    code: 'T-0',
    sku: 'NO-SUCH',
    supplier: 'Nobody',
    unitPrice: '-2',
    quantity: '',
  });
  expect(answer).toMatchObject({ code: '400' });
  expect((answer.data as { fields: object }).fields).toEqual({
    sku: 'There is none of that name, choose from the list',
    supplier: 'There is none of that name, choose from the list',
    unitPrice: 'This cannot be negative',
    quantity: 'This is required',
  });
});

it('[D255] what is ordered is on its way until it comes, is cancelled, changed or removed', async () => {
  const { inbound } = await levelOf();
  const id = await saved({ code: 'T-1', status: 'open' });
  expect((await levelOf()).inbound).toBe(inbound + 100);
  await saved({ code: 'T-1', status: 'transit', quantity: 70 }, id);
  expect((await levelOf()).inbound).toBe(inbound + 70);
  await saved({ code: 'T-1', status: 'transit', toWarehouse: 'OSAKA' }, id);
  expect((await levelOf()).inbound).toBe(inbound);
  await saved({ code: 'T-1', status: 'open' }, id);
  await saved({ code: 'T-1', status: 'cancelled' }, id);
  expect((await levelOf()).inbound).toBe(inbound);
  const removed = await saved({ code: 'T-2', status: 'open' });
  await server.call('deleteRecords', { kind: 'purchase-orders', ids: [removed] });
  expect((await levelOf()).inbound).toBe(inbound);
});

it('[D255] [D44] deliveries move stock: on hand stays the sum of its movements, and each is booked once', async () => {
  const before = await levelOf();
  const id = await saved({ code: 'T-3', status: 'open' });
  expect(await receive(id, 'd1', 60, 5)).toMatchObject({ data: { received: 60, status: 'arrived' } });
  expect(await receive(id, 'd1', 60, 5)).toMatchObject({ data: { received: 60, status: 'arrived' } });
  expect(await levelOf()).toEqual({ onHand: before.onHand + 55, inbound: before.inbound + 40 });
  expect(await receive(id, 'd2', 41)).toMatchObject({
    code: '400',
    data: { fields: { quantity: 'No more can be received than was ordered' } },
  });
  expect(await receive(id, 'd2', 40, 41)).toMatchObject({
    data: { fields: { defects: expect.any(String) } },
  });
  expect(await receive(id, 'd2', 40)).toMatchObject({ data: { received: 100, status: 'done' } });
  expect(await levelOf()).toEqual({ onHand: before.onHand + 95, inbound: before.inbound });
  expect(await receive(id, 'd3', 1)).toMatchObject({ code: '400' });
  const movements = await server.db.select().from(stockMovements).where(eq(stockMovements.reference, 'T-3'));
  expect(movements.map(({ kind, quantity }) => [kind, quantity]).sort()).toEqual([
    ['damage', -5],
    ['receipt', 40],
    ['receipt', 60],
  ]);
});

it('[D255] deliveries at the same time together take no more than was ordered', async () => {
  const before = await levelOf();
  const id = await saved({ code: 'T-4', status: 'open' });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((work) => receive(id, work, 30)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', '200', '200', '400']);
  expect(await levelOf()).toEqual({ onHand: before.onHand + 90, inbound: before.inbound + 10 });
});

it('[D255] a place that had none of the product gets it', async () => {
  const place = `FBA-AU-${sku}`;
  await server.db.delete(stock).where(and(eq(stock.companyId, COMPANY), eq(stock.stockId, place)));
  await server.db
    .delete(stockMovements)
    .where(
      and(
        eq(stockMovements.companyId, COMPANY),
        eq(stockMovements.sku, sku),
        eq(stockMovements.warehouse, 'FBA-AU'),
      ),
    );
  const id = await saved({ code: 'T-5', status: 'open', toWarehouse: 'FBA-AU' });
  await receive(id, 'au', 100);
  expect(await levelOf(place)).toEqual({ onHand: 100, inbound: 0 });
});

it('[D256] refuses what cannot be, field by field', async () => {
  const problemsOf = async (values: object, id?: string) => {
    const { code, data } = await save(values, id);
    return code === '200' ? {} : (data as { fields: Record<string, string> }).fields;
  };
  expect(await problemsOf({ code: 'T-6', sku: 'unknown', supplier: 'nobody' })).toEqual({
    sku: 'There is none of that name, choose from the list',
    supplier: 'There is none of that name, choose from the list',
  });
  expect(await problemsOf({ code: 'T-6', quantity: 1.5, unitPrice: -1 })).toEqual({
    quantity: 'Enter a whole number',
    unitPrice: 'This cannot be negative',
  });
  expect(await problemsOf({ code: 'T-6', status: 'done' })).toHaveProperty('status');
  expect(await problemsOf({ code: 'T-6', status: 'arrived' })).toHaveProperty('status');
  const id = await saved({ code: 'T-6', status: 'open' });
  expect(await problemsOf({ code: 'T-6', status: 'open' })).toEqual({ code: 'This number is taken' });
  await receive(id, 'six', 60);
  expect(await problemsOf({ code: 'T-6', status: 'arrived', quantity: 59 }, id)).toHaveProperty('quantity');
  expect(await problemsOf({ code: 'T-6', status: 'open' }, id)).toHaveProperty('status');
  expect(await problemsOf({ code: 'T-7', status: 'arrived', toWarehouse: 'YIWU' }, id)).toEqual({
    code: expect.any(String),
    toWarehouse: expect.any(String),
  });
  expect((await server.ask('deleteRecords', { kind: 'purchase-orders', ids: [id] })).code).toBe('400');
  expect(await rowOf(id)).toMatchObject({ received: 60, total: 250 });
});

it('[D257] works out totals, whatever is sent, and lets nobody write what came', async () => {
  const id = await saved({
    code: 'T-8',
    status: 'open',
    total: 1,
    received: 99,
    quantity: 3,
    unitPrice: 0.1,
  });
  expect(await rowOf(id)).toMatchObject({ total: 0.3, received: 0 });
  const count = {
    code: 'C-1',
    sku,
    warehouse: 'YIWU',
    booked: 10,
    counted: 7,
    difference: 50,
    status: 'open',
  };
  const { id: countId } = await server.call('saveRecord', { kind: 'counts', values: count });
  expect(await rowOf(countId)).toMatchObject({ difference: -3 });
  const { dataList, fields } = await server.call('queryList', { resource: 'inspections', pageSize: 1 });
  expect(dataList.length).toBe(1);
  expect(fields.find(({ key }) => key === 'passRate')?.computed).toEqual({
    op: 'passed',
    of: ['defects', 'quantity'],
  });
});

it('[D258] offers what exists in the caller’s company alone, to whoever may see the list', async () => {
  const choices = (field: string, keyword = '', as = {}) =>
    server.ask('queryRecordChoices', { kind: 'purchase-orders', field, keyword }, as);
  const found = (await choices('sku', sku.toLowerCase())).data as { dataList: { value: string }[] };
  expect(found.dataList.map(({ value }) => value)).toContain(sku);
  expect(((await choices('supplier')).data as { dataList: unknown[] }).dataList.length).toBeGreaterThan(3);
  expect((await choices('sku', '%')).data).toMatchObject({ dataList: [] });
  expect((await choices('shopName')).code).toBe('400');
  expect((await choices('sku', '', { as: 'staff' })).code).toBe('403');
  const foreign = await choices('sku', 'ST-', { as: 'both', companyId: 'c-tidewater' });
  expect((foreign.data as { dataList?: unknown[] } | null)?.dataList ?? []).toEqual([]);
});

it('[D203] receives no purchase order of another company', async () => {
  const id = await saved({ code: 'T-9', status: 'open' });
  const inSecond = { as: 'both', companyId: 'c-tidewater' };
  const answer = await server.ask('receivePurchase', { id, workId: 'x', quantity: 1 }, inSecond);
  expect(['403', '404']).toContain(answer.code);
  expect(await rowOf(id)).toMatchObject({ received: 0 });
});

it('[D640] a purchase order of which a part has come says so; all of it makes it done and nothing else', async () => {
  const asked = { resource: 'purchase-orders' } as const;
  const { statuses } = await server.call('queryList', asked, { language: 'zh-CN' });
  expect(statuses.find(({ value }) => value === 'arrived')?.label).toBe('部分到货');
  const id = await saved({ code: 'T-40', status: 'open' });
  await receive(id, 'part', 60);
  expect(await rowOf(id)).toMatchObject({ received: 60, status: 'arrived' });
  await receive(id, 'rest', 40);
  expect(await rowOf(id)).toMatchObject({ received: 100, status: 'done' });
  expect(await save({ code: 'T-40', status: 'arrived' }, id)).toMatchObject({
    data: { fields: { status: 'All of it has been received: set it to done' } },
  });
});
