import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../db/openDatabase.ts';
import { orderLines, orders, products } from '../../../db/schema/business.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../../../testing/openDemoServer.ts';
import { listCondition } from '../openList.ts';
import { orderViews } from '../views/orderViews.ts';
import { orderList } from './orderList.ts';

const COMPANY = 'c-starlight';
const SKU = 'FIGURES-1';

/** Two processes, each with memory of its own, and who writes beside both. */
let servers: readonly DemoServer[];
let writer: OpenDatabase;
beforeAll(async () => {
  writer = await openDemoDatabase();
  const pools = [openDatabase(writer.url), openDatabase(writer.url)] as const;
  servers = await Promise.all(pools.map(({ db }) => openDemoServer(db)));
  return async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await writer.close();
  };
});

const serverAt = (at: number): DemoServer => servers[at % servers.length] as DemoServer;
const ofCompany = (more?: SQL) => and(eq(orders.companyId, COMPANY), more);
let count = 0;
const newId = (what: string) => `${what}-${++count}`;
/** The order at a place of those of the seller that wait. */
async function waiting(at: number) {
  const rows = await writer.db
    .select()
    .from(orders)
    .where(ofCompany(sql`${orders.status} = 'to-ship' and ${orders.fulfilment} = 'FBM' and held_at is null`))
    .orderBy(orders.orderId);
  return rows[at % rows.length] as typeof orders.$inferSelect;
}

/** What people and other programs do to orders; each changes at least one row of them. */
const writes = {
  async tag(server: DemoServer, at: number) {
    const { orderId } = await waiting(at);
    const action = { type: 'tag' as const, add: [`needle ${at % 3}`, newId('tag')], remove: [] };
    await server.call('workOrders', { workId: newId('work'), action, orders: { ids: [{ orderId }] } });
  },
  async hold(server: DemoServer, at: number) {
    const { orderId } = await waiting(at);
    const action = { type: 'hold' as const };
    await server.call('workOrders', { workId: newId('work'), action, orders: { ids: [{ orderId }] } });
  },
  async ship(server: DemoServer, at: number) {
    const { orderNo } = await waiting(at);
    const rows = [{ orderNo, carrier: 'UPS', trackingNo: newId('needle') }];
    await server.call('shipOrders', { workId: newId('ship'), rows });
  },
  async merge(server: DemoServer, at: number) {
    const [first, second] = [await waiting(at), await waiting(at + 1)];
    const { shopId, shopName, marketplace, warehouse, buyerName, street, postcode, city } = first;
    const place = { shopId, shopName, marketplace, warehouse, buyerName, street, postcode, city };
    await writer.db
      .update(orders)
      .set(place)
      .where(ofCompany(eq(orders.orderId, second.orderId)));
    const packed = [first, second].map(({ orderId }) => ({ orderId }));
    await server.call('packOrders', { workId: newId('pack'), packing: { type: 'merge' }, orders: packed });
  },
  async cancel(_server: DemoServer, at: number) {
    const { orderId } = await waiting(at);
    await writer.db
      .update(orders)
      .set({ status: 'cancelled', cancelledAt: new Date() })
      .where(ofCompany(eq(orders.orderId, orderId)));
  },
  /** An import that is undone first and then made: what was rolled back counts nowhere. */
  async import(server: DemoServer, at: number) {
    const order = await waiting(at);
    const rows = Array.from({ length: 1 + (at % 3) }, () => ({ ...order, orderId: newId('imported') }));
    const undone = writer.db.transaction(async (tx) => {
      await tx.insert(orders).values(rows);
      await checkFigures(server, { status: 'to-ship' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await writer.db.insert(orders).values(rows);
  },
  /** A line of an order with a product whose name is looked for. */
  async line(_server: DemoServer, at: number) {
    const { orderId } = await waiting(at);
    const line = { companyId: COMPANY, orderId, sku: SKU, quantity: 1, unitPrice: 100, amountUsd: 100 };
    await writer.db.insert(orderLines).values({ ...line, lineNo: 1_000 + ++count });
  },
  async product(_server: DemoServer, at: number) {
    const [product] = await writer.db.select().from(products).where(eq(products.companyId, COMPANY)).limit(1);
    if (!product) throw new Error('The demo has no products');
    await writer.db.delete(products).where(and(eq(products.companyId, COMPANY), eq(products.sku, SKU)));
    if (at % 2 === 0) await writer.db.insert(products).values({ ...product, sku: SKU });
  },
  async remove(_server: DemoServer, at: number) {
    const { orderId } = await waiting(at);
    await writer.db.delete(orders).where(ofCompany(eq(orders.orderId, orderId)));
  },
};

const WRITES = Object.keys(writes) as (keyof typeof writes)[];
const VIEWS = Object.keys(orderViews);

type Filters = {
  status?: 'to-ship' | 'shipped' | 'cancelled';
  marketplace?: string;
  keyword?: string;
  from?: string;
  to?: string;
};
const scopeOf = (server: DemoServer) => ({
  db: writer.db,
  companyId: COMPANY,
  timeZone: 'Asia/Shanghai',
  clock: server.clock,
  locale: 'en-US' as const,
});

/** Whether lists, counts by state and sums say what a fresh reading of the rows says. */
async function checkFigures(server: DemoServer, filters: Filters, view = 'all'): Promise<void> {
  const asked = { resource: 'orders' as const, view, filters };
  const rows = await writer.db
    .select({ status: orders.status, units: orders.units })
    .from(orders)
    .where(listCondition(orderList, asked, scopeOf(server)));
  const [list, old, { totals }, counts] = await Promise.all([
    server.call('queryList', asked),
    server.call('queryOrders', { view, filters }),
    server.call('queryListTotals', asked),
    server.call('queryStatusCounts', { resource: 'orders', view, filters }),
  ]);
  const said = { list: list.totalCount, old: old.totalCount, units: totals.units };
  const units = rows.reduce((sum, row) => sum + row.units, 0);
  expect(said).toEqual({ list: rows.length, old: rows.length, units });
  const { status, ...others } = filters;
  const every = await writer.db.$count(
    orders,
    listCondition(orderList, { ...asked, filters: others }, scopeOf(server)),
  );
  expect(counts.total).toBe(every);
  if (status && rows.length > 0)
    expect(counts.counts.find((row) => row.status === status)?.count).toBe(rows.length);
}

const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    status: fc.constantFrom('to-ship' as const, 'shipped' as const, 'cancelled' as const),
    marketplace: fc.constantFrom('US', 'DE'),
    keyword: fc.constantFrom('needle', SKU, 'a', '1'),
    from: fc.constantFrom('2026-10-01', '2026-11-15'),
    to: fc.constantFrom('2026-11-20', '2026-12-31'),
  },
  { requiredKeys: [] },
);
const anyView = fc.constantFrom('all', 'to-ship', 'overdue', 'due-today', 'today', 'fbm', 'multi-item');
const anyWrite = fc.constantFrom(...WRITES);
const anyStep = fc.record({
  write: anyWrite,
  at: fc.nat(40),
  by: fc.nat(1),
  filters: anyFilters,
  view: anyView,
});

describe('figures of the order list', () => {
  it('[S2952] are those of a fresh count after each of any sequence of writes, in every process', async () => {
    const property = fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { write, at, by, filters, view } of steps) {
        // Both have kept the figures of before.
        for (const server of servers) await checkFigures(server, filters, view);
        await writes[write](serverAt(by), at);
        for (const server of servers) await checkFigures(server, filters, view);
      }
    });
    await fc.assert(property, { numRuns: 12 });
  }, 60_000);

  it.each(WRITES)('[S2952] are those of a fresh count after a write: %s', async (write) => {
    for (const filters of [{}, { keyword: SKU }, { keyword: 'needle' }]) {
      for (const server of servers) await checkFigures(server, filters);
      await writes[write](serverAt(0), 2);
      for (const server of servers) await checkFigures(server, filters);
    }
  });

  it('[S2953] are read once as long as no order changes, which another page does not ask again', async () => {
    const server = serverAt(0);
    const pool = openDatabase(writer.url);
    const statements: string[] = [];
    const { query } = pool.pool;
    pool.pool.query = function (this: unknown, ...args: unknown[]) {
      const [asked] = args as [string | { text: string }];
      statements.push(typeof asked === 'string' ? asked : asked.text);
      return Reflect.apply(query, pool.pool, args);
    } as typeof query;
    const own = await openDemoServer(pool.db);
    const counts = async (pageNo: number, view = 'all') => {
      statements.length = 0;
      await own.call('queryList', { resource: 'orders', view, pageNo, pageSize: 20 });
      return statements.filter((text) => text.startsWith('select count(*)')).length;
    };
    expect([await counts(1), await counts(1), await counts(2)]).toEqual([1, 0, 0]);
    await writes.tag(server, 1);
    expect([await counts(1), await counts(3)]).toEqual([1, 0]);
    // What is late is another question in each moment, which nothing is kept for.
    expect([await counts(1, 'overdue'), await counts(1, 'overdue')]).toEqual([1, 1]);
    await pool.close();
  });

  it.each(VIEWS)('[S2954] no condition looks at a table whose changes are not counted: %s', async (view) => {
    const { rows } = await writer.db.execute<{ name: string }>(
      sql`select distinct tgrelid::regclass::text as name from pg_trigger
          where tgfoid = 'note_company_changes'::regproc and tgargs = 'orders\\000'::bytea`,
    );
    const counted = rows.map(({ name }) => name).sort();
    expect(counted).toEqual(['order_lines', 'orders', 'products']);
    const filters = {
      status: 'x',
      marketplace: 'US',
      shop: 'x',
      keyword: 'abc',
      from: '2026-11-01',
      to: '2026-11-02',
    };
    for (const keyword of ['abc', 'a']) {
      const asked = { resource: 'orders' as const, view, filters: { ...filters, keyword } };
      const query = writer.db
        .select({ id: getTableColumns(orders).orderId })
        .from(orders)
        .where(listCondition(orderList, asked, scopeOf(serverAt(0))))
        .toSQL().sql;
      const named = [...query.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table);
      expect(new Set(named)).toEqual(new Set(['order_lines', 'orders', 'products']));
      expect(query).not.toMatch(/now\(\)|current_|random/i);
    }
  });
});
