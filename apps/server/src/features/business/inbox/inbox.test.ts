import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessRecords, orders } from '../../../db/schema/business.ts';
import { messageThreads, threadMessages } from '../../../db/schema/inbox.ts';
import type { OutgoingReply } from '../../../ports/MessageSender.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../../../testing/openDemoServer.ts';

const COMPANY = 'c-starlight';
const HOUR_MS = 3_600_000;
const inEnglish = { language: 'en-US' };
const inSecond = { as: 'both', companyId: 'c-tidewater' };

/** A marketplace that keeps what it took, and can be closed. */
const marketplace = { taken: [] as OutgoingReply[], isAway: false, whileTaking: async () => {} };

let close: () => Promise<void>;
let server: DemoServer;
let alone: DemoServer;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  server = await openDemoServer(database.db, {
    ports: {
      messages: {
        async send(reply) {
          await marketplace.whileTaking();
          if (marketplace.isAway) throw new Error('The marketplace is away');
          if (!marketplace.taken.some(({ messageId }) => messageId === reply.messageId))
            marketplace.taken.push(reply);
        },
      },
    },
    config: () => ({}),
    pages: () => undefined,
  });
  alone = await openDemoServer(database.db);
});
afterAll(() => close());
beforeEach(() => {
  Object.assign(marketplace, { taken: [], isAway: false, whileTaking: async () => {} });
});

const ofThread = (threadId: string) =>
  and(eq(messageThreads.companyId, COMPANY), eq(messageThreads.threadId, threadId));
const open = async (threadId: string, as?: object) => server.call('queryThread', { threadId }, as);
let count = 0;

/** A thread that waits since so many hours, of an order that was shipped. */
async function newThread(hours = 1, of: Partial<typeof messageThreads.$inferInsert> = {}) {
  const [order] = await server.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, COMPANY), eq(orders.status, 'shipped')))
    .limit(1);
  if (!order) throw new Error('The demo has no order on its way');
  const threadId = `t-${++count}`;
  const askedAt = new Date(server.clock.now().getTime() - hours * HOUR_MS);
  const { orderId, orderNo, shopId, shopName, buyerName } = order;
  await server.db.insert(messageThreads).values({
    ...{ companyId: COMPANY, threadId, orderId, orderNo, shopId, shopName, buyerName },
    ...{ marketplace: order.marketplace, language: 'de-DE', askedAt, ...of },
  });
  const asked = { companyId: COMPANY, messageId: `${threadId}-1`, threadId, isBuyer: true };
  await server.db.insert(threadMessages).values({ ...asked, text: 'Wo ist mein Paket?', at: askedAt });
  return { threadId, lastMessageId: asked.messageId, order };
}
const reply = (to: { threadId: string; lastMessageId: string }, text: string, workId = `w-${++count}`) => ({
  ...{ threadId: to.threadId, lastMessageId: to.lastMessageId, text, workId },
});
const stateOf = async ({ threadId }: { threadId: string }) => (await open(threadId)).thread.state;

describe('the clock', () => {
  it('[D262] a thread waits 24 hours from what the buyer wrote last, then it is overdue, until it is answered', async () => {
    const made = await newThread(23.9);
    const { thread, timeZone } = await open(made.threadId);
    expect(Date.parse(thread.answerBy) - Date.parse(thread.askedAt)).toBe(24 * HOUR_MS);
    expect([thread.state, timeZone]).toEqual(['waiting', 'Asia/Shanghai']);
    const late = await newThread(24.1);
    expect(await stateOf(late)).toBe('overdue');
    await server.call('replyToThread', reply(late, 'Wir sehen nach.'));
    expect(await stateOf(late)).toBe('answered');
    const again = new Date(server.clock.now().getTime() + 1_000);
    await server.db.update(messageThreads).set({ askedAt: again }).where(ofThread(late.threadId));
    expect(await stateOf(late)).toBe('waiting');
  });

  it('[D270] a thread that needs no answer waits for none until the buyer writes again, and that can be taken back', async () => {
    const made = await newThread(30);
    const change = { threadId: made.threadId, lastMessageId: made.lastMessageId };
    expect(await server.call('closeThread', { ...change, isClosed: true })).toMatchObject({
      state: 'no-answer',
    });
    expect(await server.call('closeThread', { ...change, isClosed: false })).toMatchObject({
      state: 'overdue',
    });
    await server.call('closeThread', { ...change, isClosed: true });
    const at = new Date(server.clock.now().getTime() + 1_000);
    await server.db.update(messageThreads).set({ askedAt: at }).where(ofThread(made.threadId));
    expect(await stateOf(made)).toBe('waiting');
    await server.db.insert(threadMessages).values({
      ...{ companyId: COMPANY, messageId: `${made.threadId}-2`, threadId: made.threadId },
      ...{ isBuyer: true, text: 'Hallo?', at },
    });
    expect(await server.ask('closeThread', { ...change, isClosed: true }, inEnglish)).toMatchObject({
      code: '400',
      message: 'The buyer has written again, please look at it first',
    });
  });
});

describe('the list', () => {
  it('[D263] is narrowed by state, shop, marketplace and text, counts each state, and begins with what waits longest', async () => {
    const all = await server.call('queryThreads', { paging: false });
    const counted = new Map(all.counts.map((row) => [row.state, row.count]));
    const sum = [...counted.values()].reduce((total, one) => total + one, 0);
    expect(sum).toBe(all.totalCount);
    for (const state of ['waiting', 'overdue', 'answered', 'no-answer'] as const) {
      const { dataList } = await server.call('queryThreads', { state, paging: false });
      expect(dataList.length, state).toBe(counted.get(state) ?? 0);
      expect(
        dataList.every((row) => row.state === state),
        state,
      ).toBe(true);
    }
    const waiting = await server.call('queryThreads', { state: 'open', paging: false });
    expect(waiting.totalCount).toBe((counted.get('waiting') ?? 0) + (counted.get('overdue') ?? 0));
    const times = waiting.dataList.map(({ askedAt }) => askedAt);
    expect(times).toEqual(times.toSorted());
    const [first] = all.dataList;
    const { shopId = '', marketplace: site = '', orderNo = '', excerpt = '' } = first ?? {};
    const narrow = async (filter: object) =>
      (await server.call('queryThreads', { ...filter, paging: false })).dataList;
    const ofShop = await narrow({ shopId });
    expect(ofShop.length).toBeLessThan(all.dataList.length);
    expect(new Set(ofShop.map((row) => row.shopId))).toEqual(new Set([shopId]));
    expect(new Set((await narrow({ marketplace: site })).map((row) => row.marketplace))).toEqual(
      new Set([site]),
    );
    expect((await narrow({ keyword: orderNo })).map((row) => row.threadId)).toContain(first?.threadId);
    expect((await narrow({ keyword: excerpt })).map((row) => row.threadId)).toContain(first?.threadId);
    expect(await narrow({ keyword: '%' })).toEqual([]);
    expect(all.shops.map((shop) => shop.shopId)).toContain(shopId);
  });

  it('[D263] comes in pages that hold every thread once', async () => {
    const { totalCount = 0 } = await server.call('queryThreads', {});
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(totalCount / 20) }, (_, index) =>
        server.call('queryThreads', { pageNo: index + 1, pageSize: 20 }),
      ),
    );
    const ids = pages.flatMap(({ dataList }) => dataList.map(({ threadId }) => threadId));
    expect([ids.length, new Set(ids).size]).toEqual([totalCount, totalCount]);
  });
});

describe('a reply', () => {
  it('[D264] goes to the marketplace and stands in the thread with its time and person', async () => {
    const made = await newThread();
    const sent = await server.call('replyToThread', reply(made, 'Ihr Paket kommt morgen.'));
    const { order } = made;
    expect(marketplace.taken).toEqual([
      expect.objectContaining({
        ...{ companyId: COMPANY, shopId: order.shopId, orderNo: order.orderNo, messageId: sent.messageId },
        text: 'Ihr Paket kommt morgen.',
      }),
    ]);
    const { messages, thread } = await open(made.threadId);
    expect(messages.at(-1)).toMatchObject({
      ...{ isBuyer: false, text: 'Ihr Paket kommt morgen.', isSending: false },
      at: server.clock.now().toISOString(),
    });
    expect(messages.at(-1)?.by).not.toBe('');
    expect(thread).toMatchObject({ state: 'answered', isBuyer: false, excerpt: 'Ihr Paket kommt morgen.' });
  });

  it('[D264] is sent once for its key, also when asked for twice at once', async () => {
    const made = await newThread();
    let arrived = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    marketplace.whileTaking = async () => {
      arrived();
      await isReleased;
    };
    const request = reply(made, 'Einmal.');
    const first = server.call('replyToThread', request);
    await isThere;
    expect(await server.call('replyToThread', request)).toMatchObject({ isSending: true });
    release();
    expect(await first).toMatchObject({ isSending: false });
    expect(await server.call('replyToThread', request)).toMatchObject({ isSending: false });
    expect(marketplace.taken.length).toBe(1);
    expect((await open(made.threadId)).messages.length).toBe(2);
    const other = await newThread();
    expect((await server.ask('replyToThread', { ...reply(other, 'x'), workId: request.workId })).code).toBe(
      '400',
    );
  });

  it('[D265] of a second person is refused with who answered; their draft is kept, and goes out once they saw that', async () => {
    const made = await newThread();
    const asStaff = { as: 'staff', ...inEnglish };
    const grants = await server.ask('queryThread', { threadId: made.threadId }, asStaff);
    expect(grants.code).toBe('200');
    await server.call('saveReplyDraft', { threadId: made.threadId, text: 'Mine' }, asStaff);
    const first = await server.call('replyToThread', reply(made, 'Theirs'));
    const refused = await server.ask('replyToThread', reply(made, 'Mine'), asStaff);
    expect(refused).toMatchObject({
      code: '400',
      message: `${first.by} has answered this buyer since, please look at it first`,
      data: { reason: 'written-since', isBuyer: false, by: first.by, at: first.at },
    });
    expect(marketplace.taken.length).toBe(1);
    expect((await open(made.threadId, asStaff)).draft).toBe('Mine');
    expect((await open(made.threadId)).draft).toBe('');
    const seen = { ...made, lastMessageId: first.messageId };
    await server.call('replyToThread', reply(seen, 'Mine'), asStaff);
    expect((await open(made.threadId, asStaff)).draft).toBe('');
    expect((await open(made.threadId)).messages.map(({ text }) => text)).toEqual([
      'Wo ist mein Paket?',
      'Theirs',
      'Mine',
    ]);
  });

  it('[D266] that the marketplace does not take is a draft again, and the thread waits', async () => {
    const made = await newThread();
    marketplace.isAway = true;
    const request = reply(made, 'Später.');
    expect((await server.ask('replyToThread', request)).code).toBe('400');
    const { draft, messages, thread } = await open(made.threadId);
    expect([draft, messages.length, thread.state]).toEqual(['Später.', 1, 'waiting']);
    marketplace.isAway = false;
    await server.call('replyToThread', request);
    expect(marketplace.taken.map(({ messageId }) => messageId)).toEqual([request.workId]);
    expect(await open(made.threadId)).toMatchObject({ draft: '', thread: { state: 'answered' } });
  });

  it('[D266] that a server left half sent is taken up by the same request', async () => {
    const made = await newThread();
    const request = reply(made, 'Noch einmal.');
    const [owner] = (await server.call('queryOrderChoices', {})).people;
    await server.call('replyToThread', request);
    expect(owner).toBeDefined();
    const isReply = eq(threadMessages.messageId, request.workId);
    const left = { isSending: true, at: new Date(server.clock.now().getTime() - 2 * 60_000) };
    await server.db.update(threadMessages).set(left).where(isReply);
    await server.db.update(messageThreads).set({ answeredAt: null }).where(ofThread(made.threadId));
    marketplace.taken = [];
    expect(await server.call('replyToThread', request)).toMatchObject({ isSending: false });
    expect(marketplace.taken.length).toBe(1);
    expect(await stateOf(made)).toBe('answered');
  });

  it('[D267] cannot be sent without a marketplace that takes it; the page is told before, and the draft is kept', async () => {
    const made = await newThread();
    const { canSend } = await alone.call('queryThreads', {});
    expect([canSend, (await server.call('queryThreads', {})).canSend]).toEqual([false, true]);
    expect(await alone.ask('replyToThread', reply(made, 'x'), inEnglish)).toMatchObject({
      code: '400',
      message: 'No marketplace is connected that takes replies, so they cannot be sent from here',
    });
    await alone.call('saveReplyDraft', { threadId: made.threadId, text: 'Begun' });
    expect(await alone.call('queryThread', { threadId: made.threadId })).toMatchObject({
      ...{ canSend: false, draft: 'Begun' },
    });
    await alone.call('saveReplyDraft', { threadId: made.threadId, text: ' ' });
    expect((await alone.call('queryThread', { threadId: made.threadId })).draft).toBe('');
  });
});

describe('templates', () => {
  const keep = (values: object) =>
    server.ask(
      'saveRecord',
      { kind: 'mail-templates', values: { language: 'de-DE', status: 'active', ...values } },
      inEnglish,
    );

  it('[D268] are filled in with the order, those in the buyer’s language first, those of another shop left out', async () => {
    const made = await newThread();
    const { order, threadId } = made;
    const { shops } = await server.call('queryThreads', {});
    const other = shops.find(({ shopId }) => shopId !== order.shopId);
    const message = '{buyerName}: {orderNo}, {shopName}, {carrier} {trackingNo}';
    await keep({ name: 'AA', message });
    await keep({ name: 'AB', message, shopName: order.shopName });
    await keep({ name: 'AC', message, shopName: other?.shopName });
    await keep({ name: 'AD', message, status: 'inactive' });
    const { dataList } = await server.call('queryReplyTemplates', { threadId });
    const own = dataList.filter(({ name }) => /^A[A-D]$/.test(name));
    expect(own.map(({ name }) => name)).toEqual(['AA', 'AB']);
    expect(own[0]?.text).toBe(
      `${order.buyerName}: ${order.orderNo}, ${order.shopName}, ${order.carrier} ${order.trackingNo}`,
    );
    const isSpoken = dataList.map(({ language }) => language === 'de-DE');
    expect(isSpoken).toEqual([...isSpoken].sort((one, two) => Number(two) - Number(one)));
    expect(isSpoken).toContain(false);
  });

  it('[D268] name what can be filled in only, and no reply goes out with a gap', async () => {
    expect(await keep({ name: 'B', message: 'Hi {name}' })).toMatchObject({
      code: '400',
      data: { fields: { message: expect.stringContaining('{trackingNo}') } },
    });
    const made = await newThread();
    await server.db.update(orders).set({ trackingNo: null }).where(eq(orders.orderId, made.order.orderId));
    const { dataList } = await server.call('queryReplyTemplates', { threadId: made.threadId });
    const text = dataList.find(({ name }) => name === 'AA')?.text ?? '';
    expect(text).toContain('{trackingNo}');
    expect(await server.ask('replyToThread', reply(made, text), inEnglish)).toMatchObject({
      message: 'The text still holds {trackingNo}, please fill it in',
    });
    expect(marketplace.taken).toEqual([]);
    await server.db
      .update(orders)
      .set({ trackingNo: made.order.trackingNo })
      .where(eq(orders.orderId, made.order.orderId));
  });
});

describe('whose threads', () => {
  it('[D269] nobody reads, answers, drafts or closes a thread of another company, or without a menu of it', async () => {
    const made = await newThread();
    const { threadId, lastMessageId } = made;
    const calls = [
      ['queryThread', { threadId }],
      ['queryReplyTemplates', { threadId }],
      ['saveReplyDraft', { threadId, text: 'x' }],
      ['closeThread', { threadId, isClosed: true, lastMessageId }],
      ['replyToThread', reply(made, 'x')],
    ] as const;
    for (const [name, request] of calls)
      expect((await server.ask(name, request, inSecond)).code, name).toBe('404');
    const { dataList } = await server.call('queryThreads', { paging: false }, inSecond);
    expect(dataList.length).toBeGreaterThan(0);
    const own = await server.db.select().from(messageThreads).where(eq(messageThreads.companyId, COMPANY));
    const orderNos = new Set(own.map(({ orderNo }) => orderNo));
    expect(dataList.filter(({ orderNo }) => orderNos.has(orderNo))).toEqual([]);
    expect(marketplace.taken).toEqual([]);
  });

  it('[D269] what a buyer wrote is as it came, whatever is done with its thread, and no list of entries holds it', async () => {
    const made = await newThread();
    const before = await server.db.select().from(threadMessages).where(eq(threadMessages.isBuyer, true));
    await server.call('replyToThread', reply(made, 'Ja.'));
    const taken = { ...reply(made, 'Wo ist es?'), workId: made.lastMessageId };
    expect((await server.ask('replyToThread', taken)).code).toBe('400');
    expect((await server.ask('saveRecord', { kind: 'buyer-messages', values: {} })).code).toBe('400');
    expect((await server.ask('queryList', { resource: 'buyer-messages' })).code).toBe('400');
    const after = await server.db.select().from(threadMessages).where(eq(threadMessages.isBuyer, true));
    expect(after).toEqual(before);
    const stored = eq(businessRecords.kind, 'buyer-messages');
    expect(await server.db.$count(businessRecords, stored)).toBe(0);
  });
});
