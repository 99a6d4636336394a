import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../../../db/schema/business.ts';
import { jobs } from '../../../../db/schema/index.ts';
import { orderEvents, orderWorkItems } from '../../../../db/schema/orderWork.ts';
import type { DemoServer } from '../../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../../testing/withDemoServer.ts';
import { createWorkFinisher } from './finishWork.ts';
import { ORDER_WORK_JOB } from './ORDER_WORK_JOB.ts';
import { runBatch } from './runBatch.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
let free: string[];
withDemoServer(async (opened) => {
  server = opened;
  const rows = await ordersOf('to-ship', 'FBM');
  free = rows.map(({ orderId }) => orderId);
});

let count = 0;
const newWork = () => `work-${++count}`;
/** An order to ship that no test has changed. */
const nextOrder = () => {
  const orderId = free.shift();
  if (!orderId) throw new Error('The demo has too few orders to ship');
  return orderId;
};
async function ordersOf(status: string, fulfilment: string) {
  return server.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, COMPANY), eq(orders.status, status), eq(orders.fulfilment, fulfilment)));
}
const eventsOf = (workId: string) =>
  server.db.select().from(orderEvents).where(eq(orderEvents.workId, workId));
const read = (orderId: string) => server.call('queryOrder', { orderId });

type Action = Parameters<typeof server.call<'workOrders'>>[1]['action'];
const work = (orderIds: (string | { orderId: string; version: number })[], action: Action, as = 'owner') => {
  const ids = orderIds.map((one) => (typeof one === 'string' ? { orderId: one } : one));
  return server.call('workOrders', { workId: newWork(), action, orders: { ids } }, { as });
};

describe('working an order', () => {
  it('[D217] tags, notes, assigns, holds and releases it, and its history says who changed what and when', async () => {
    const orderId = nextOrder();
    const { people } = await server.call('queryOrderChoices', {});
    const colleague = people.at(-1);
    await work([orderId], { type: 'tag', add: ['VIP', 'gift'], remove: [] });
    await work([orderId], { type: 'tag', add: ['late'], remove: ['gift'] });
    await work([orderId], { type: 'note', text: 'Call first' });
    await work([orderId], { type: 'assign', userId: colleague?.userId ?? '' });
    await work([orderId], { type: 'hold' }, 'staff');
    const order = await read(orderId);
    expect(order).toMatchObject({
      tags: ['VIP', 'late'],
      note: 'Call first',
      assignedTo: colleague,
      heldAt: server.clock.now().toISOString(),
      version: 6,
    });
    expect(order.history.map(({ version, action }) => `${version} ${action}`)).toEqual([
      '6 hold',
      '5 assign',
      '4 note',
      '3 tag',
      '2 tag',
    ]);
    expect(order.history[0]?.by).not.toBe(order.history[1]?.by);
    expect(order.history[1]?.changes).toEqual([
      { field: 'assignedTo', before: null, after: colleague?.name },
    ]);
    expect(order.history[3]?.changes).toEqual([{ field: 'tags', before: 'VIP, gift', after: 'VIP, late' }]);
    await work([orderId], { type: 'release' });
    expect((await read(orderId)).heldAt).toBeNull();
  });

  it('[D217] finds orders by a tag, and lists who has them', async () => {
    const orderId = nextOrder();
    const { people } = await server.call('queryOrderChoices', {});
    const colleague = people.find(({ userId }) => userId === 'u-staff');
    await work([orderId], { type: 'tag', add: ['needle'], remove: [] });
    await work([orderId], { type: 'assign', userId: 'u-staff' });
    const page = await server.call('queryList', { resource: 'orders', filters: { keyword: 'needle' } });
    expect(page.dataList.map(({ id, tags, assignedTo }) => [id, tags, assignedTo])).toEqual([
      [orderId, 'needle', colleague?.name],
    ]);
    expect((await server.call('queryOrderChoices', {})).tags).toContain('needle');
  });

  it('[D721] colleagues of one name are told apart by what they sign in with', async () => {
    const { people } = await server.call('queryOrderChoices', {});
    expect(people.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['体验用户 (demo)', '体验用户 (demosail)']),
    );
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
  });

  it('[D218] changes nothing that is so already, and writes no history of it', async () => {
    const orderId = nextOrder();
    await work([orderId], { type: 'hold' });
    const again = await work([orderId], { type: 'hold' });
    expect(again).toMatchObject({ total: 1, done: 0, unchanged: 1, failed: 0, isDone: true });
    expect((await read(orderId)).history).toHaveLength(1);
  });

  it.each([
    ['delivered', 'FBM', 'already-shipped', 'The order has been shipped already'],
    ['cancelled', 'FBM', 'cancelled', 'The order is cancelled'],
    ['to-ship', 'FBA', 'platform-ships', 'The platform ships this order'],
  ])('[D218] does not hold what is %s (%s), and says why', async (status, fulfilment, outcome, message) => {
    const [order] = await ordersOf(status, fulfilment);
    const request = {
      workId: newWork(),
      action: { type: 'hold' as const },
      orders: { ids: [{ orderId: order?.orderId ?? '' }] },
    };
    const answer = await server.call('workOrders', request, { language: 'en-US' });
    expect(answer.problems).toEqual([{ orderId: order?.orderId, orderNo: order?.orderNo, outcome, message }]);
    expect(answer).toMatchObject({ done: 0, failed: 1 });
  });

  it('[D219] tells the second person who changed the same, and loses nothing of either', async () => {
    const orderId = nextOrder();
    const { version } = await read(orderId);
    const seen = [{ orderId, version }];
    await work(seen, { type: 'note', text: 'From the first' });
    await work(seen, { type: 'tag', add: ['first'], remove: [] });
    const second = { workId: newWork(), orders: { ids: seen } };
    const note = await server.call(
      'workOrders',
      { ...second, action: { type: 'note', text: 'From the second' } },
      { as: 'staff', language: 'en-US' },
    );
    const [{ by } = { by: '' }] = (await read(orderId)).history;
    expect(note.problems[0]).toMatchObject({
      outcome: 'changed-since',
      message: `${by} has changed the note since, please look at it first`,
    });
    // What does not touch the same goes through.
    expect((await work(seen, { type: 'tag', add: ['second'], remove: [] }, 'staff')).done).toBe(1);
    expect((await work(seen, { type: 'hold' }, 'staff')).done).toBe(1);
    expect(await read(orderId)).toMatchObject({ note: 'From the first', tags: ['first', 'second'] });
  });

  it('[D219] lets one of two who write at once through', async () => {
    const orderId = nextOrder();
    const seen = [{ orderId, version: 1 }];
    const both = await Promise.all(
      ['A', 'B'].map((text) => work(seen, { type: 'note', text }, text === 'A' ? 'owner' : 'staff')),
    );
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    expect((await read(orderId)).history).toHaveLength(1);
  });
});

describe('working many orders', () => {
  it('[D220] goes through all of a filter in parts, each order once, however often it is asked', async () => {
    const selection = { view: 'delivered' };
    const { totalCount = 0 } = await server.call('queryList', { resource: 'orders', ...selection });
    expect(totalCount).toBeGreaterThan(2_000);
    const action: Action = { type: 'tag', add: ['audit'], remove: [] };
    const request = { workId: 'audit-all', action, orders: { selection } };
    const first = await server.call('workOrders', request);
    expect(first).toMatchObject({ total: totalCount, done: 1_000, isDone: false });
    // A client whose answer was lost asks again, and so may another window at the same time.
    const repeated = await Promise.all([
      server.call('workOrders', request),
      server.call('continueOrderWork', { workId: 'audit-all' }),
    ]);
    expect(Math.max(...repeated.map(({ done }) => done))).toBe(Math.min(3_000, totalCount));
    let last = repeated[0];
    while (!last.isDone) last = await server.call('continueOrderWork', { workId: 'audit-all' });
    expect(last).toMatchObject({ total: totalCount, done: totalCount, failed: 0 });
    const events = await eventsOf('audit-all');
    expect(new Set(events.map(({ orderId }) => orderId)).size).toBe(totalCount);
    expect(events).toHaveLength(totalCount);
  });

  it('[D220] leaves no row half done when the server dies in the middle, and goes on with the rest', async () => {
    const ids = (await ordersOf('delivered', 'FBA')).slice(0, 1_500).map(({ orderId }) => ({ orderId }));
    const action: Action = { type: 'note', text: 'Interrupted' };
    const key = { companyId: COMPANY, workId: 'killed' };
    await server.call('workOrders', { workId: 'killed', action, orders: { ids } });
    // The connection of the second part breaks after it has written, before it has committed.
    const dying = server.db.transaction(async (tx) => {
      await runBatch(tx, key, server.clock.now());
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await eventsOf('killed')).toHaveLength(1_000);
    const noted = await server.db.$count(orders, eq(orders.note, 'Interrupted'));
    expect(noted).toBe(1_000);
    // Nobody comes back: the job that was left behind finishes it.
    const [job] = await server.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, ORDER_WORK_JOB), sql`${jobs.payload}->>'workId' = 'killed'`));
    if (!job) throw new Error('No job was left behind');
    await createWorkFinisher(server)({ ...job, payload: job.payload }, new AbortController().signal);
    expect(await server.call('continueOrderWork', { workId: 'killed' })).toMatchObject({
      done: 1_500,
      isDone: true,
    });
    expect(await server.db.$count(orders, and(eq(orders.note, 'Interrupted'), eq(orders.version, 1)))).toBe(
      0,
    );
    expect(await eventsOf('killed')).toHaveLength(1_500);
  });

  it('[D220] takes at most 5,000', async () => {
    const rows = sql`insert into orders select (o).* from (select jsonb_populate_record(o, jsonb_build_object('order_id', 'copy-' || o.order_id)) as o
      from orders o where company_id = ${COMPANY}) c`;
    await server.db.transaction(async (tx) => {
      await tx.execute(rows);
    });
    const answer = await server.ask(
      'workOrders',
      { workId: newWork(), action: { type: 'release' }, orders: { selection: {} } },
      { language: 'en-US' },
    );
    expect(answer).toMatchObject({
      code: '400',
      message: 'At most 5,000 orders can be changed at once, please narrow the filter',
    });
    await server.db.delete(orders).where(sql`${orders.orderId} like 'copy-%'`);
  });
});

describe('undo', () => {
  it('[D221] takes tags, notes, assignments and holds back, except what somebody changed since', async () => {
    const [one, two] = [nextOrder(), nextOrder()];
    const ids = [{ orderId: one }, { orderId: two }];
    const hold = { workId: 'hold-both', action: { type: 'hold' as const }, orders: { ids } };
    await server.call('workOrders', hold);
    await work([two], { type: 'release' }, 'staff');
    await work([two], { type: 'hold' }, 'staff');
    const undo = await server.call('undoOrderWork', { workId: newWork(), undone: 'hold-both' });
    expect(undo).toMatchObject({ total: 2, done: 1, failed: 1 });
    expect(undo.problems[0]).toMatchObject({ orderId: two, outcome: 'changed-since' });
    expect((await read(one)).heldAt).toBeNull();
    expect((await read(two)).heldAt).not.toBeNull();
  });

  it('[D221] keeps tags that others set in between', async () => {
    const orderId = nextOrder();
    const request = {
      workId: 'tag-one',
      action: { type: 'tag' as const, add: ['mine'], remove: [] },
      orders: { ids: [{ orderId }] },
    };
    await server.call('workOrders', request);
    await work([orderId], { type: 'tag', add: ['theirs'], remove: [] }, 'staff');
    await server.call('undoOrderWork', { workId: newWork(), undone: 'tag-one' });
    expect((await read(orderId)).tags).toEqual(['theirs']);
  });
});

describe('who may work orders', () => {
  it('[D222] lets nobody change, continue or undo what is another company’s or another person’s', async () => {
    const orderId = nextOrder();
    const request = {
      workId: 'owners',
      action: { type: 'note' as const, text: 'Mine' },
      orders: { ids: [{ orderId }] },
    };
    await server.call('workOrders', request);
    for (const as of ['staff', 'brand']) {
      const go = await server.ask('continueOrderWork', { workId: 'owners' }, { as });
      const undo = await server.ask('undoOrderWork', { workId: newWork(), undone: 'owners' }, { as });
      expect([go.code, undo.code], as).toEqual(['404', '404']);
    }
    expect((await server.ask('workOrders', request, { as: 'staff' })).code).toBe('400');
    const foreign = await work([orderId], { type: 'note', text: 'Theirs' }, 'brand');
    expect(foreign.problems[0]).toMatchObject({ outcome: 'not-found', orderNo: orderId });
    expect((await read(orderId)).note).toBe('Mine');
  });

  it('[D222] assigns to colleagues only', async () => {
    const request = {
      workId: newWork(),
      action: { type: 'assign', userId: 'u-brand' },
      orders: { ids: [{ orderId: nextOrder() }] },
    };
    expect(await server.ask('workOrders', request, { language: 'en-US' })).toMatchObject({
      code: '400',
      message: 'There is no such colleague',
    });
    expect(
      await server.db.$count(orderWorkItems, eq(orderWorkItems.workId, request.workId)),
      'nothing is left of it',
    ).toBe(0);
  });
});
