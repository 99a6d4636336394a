import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isSignedBody, signBody } from '../../../auth/signBody.ts';
import type { Verb } from '../../../cli/Verb.ts';
import { createPaymentsCheck, refund } from '../../../cli/verbs/payments.ts';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { payments, purchases, refunds } from '../../../db/schema/purchases.ts';
import { readSettings } from '../../../settings/readSettings.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../../../testing/openDemoServer.ts';
import { createHttpPayments, readPayments } from './createHttpPayments.ts';
import { askRefunds } from './createRefunds.ts';

const SECRET = 'payment-secret';
const ADDITION = { kind: 'additional', systemCode: 'ERP', productId: 'ORDER_QUANTITY', quantity: 1 } as const;

let provider: Server;
let url: string;
let asked: { request: IncomingMessage; body: string }[];
let answer: { status: number; body: string };
let database: OpenDatabase;
let server: DemoServer;
let folder: string;
beforeAll(async () => {
  provider = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ request, body });
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/pay`;
  folder = mkdtempSync(join(tmpdir(), 'portal-payments-'));
  database = await openDemoDatabase();
  const env = { PAYMENT_URL: url, PAYMENT_SECRET: SECRET };
  server = await openDemoServer(database.db, undefined, { env });
}, 60_000);
afterAll(async () => {
  provider.close();
  rmSync(folder, { recursive: true });
  await database.close();
});
beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '{}' };
  await database.db.delete(refunds);
});

let count = 0;
async function order() {
  count += 1;
  const { amount = -1 } = await server.call('quotePurchase', ADDITION);
  const requestId = `request-of-payments-${count}`;
  const made = await server.call('submitPurchase', { ...ADDITION, requestId, amount });
  return { orderId: made.orderId ?? '', amount, currency: made.currency ?? '', payUrl: made.payUrl };
}

/** What the provider tells, signed at a time. */
function tell(
  event: object,
  { secret = SECRET, at = server.clock.now(), body = JSON.stringify(event) } = {},
) {
  const { timestamp, signature } = signBody(secret, JSON.stringify(event), at);
  return server.app.request('/api/hooks/payments', {
    method: 'POST',
    headers: {
      host: 'portal.test:4400',
      'x-portal-timestamp': timestamp,
      'x-portal-signature': signature,
    },
    body,
  });
}

const paid = (
  { orderId, amount, currency }: Awaited<ReturnType<typeof order>>,
  transactionId = `t-${orderId}`,
) => ({
  type: 'paid',
  transactionId,
  orderId,
  amount,
  currency,
});
const stateOf = async (orderId: string) => (await server.call('queryPurchase', { orderId })).state;
const refundOf = async (transactionId: string) =>
  (await database.db.select().from(refunds).where(eq(refunds.transactionId, transactionId)))[0];
const ask = () => {
  const { clock, db } = server;
  const log = { warn: () => undefined, error: () => undefined } as never;
  return askRefunds({ db, clock, log, provider: server.services.payments });
};
const run = async (verb: Verb, ...args: string[]) => {
  const { connectionString = '' } = database.pool.options;
  const lines: string[] = [];
  const settings = readSettings({ DATABASE_URL: connectionString, PORTAL_DATA_DIR: folder });
  await verb.run(args, { settings, print: (line) => void lines.push(line) });
  return lines.join('\n');
};

it('[S1420] an order is paid on the provider’s page, which learns order and amount under a signature', async () => {
  const { orderId, amount, currency, payUrl } = await order();
  const page = new URL(payUrl ?? '');
  expect(page.href.startsWith(`${url}/checkout?`)).toBe(true);
  const { timestamp = '', signature = '', ...rest } = Object.fromEntries(page.searchParams);
  expect(rest).toEqual({ order: orderId, amount: String(amount), currency });
  const [asSigned = ''] = page.search.slice(1).split('&timestamp=');
  expect(isSignedBody(SECRET, asSigned, { timestamp, signature }, server.clock.now())).toBe(true);
  expect(readPayments({ PAYMENT_URL: url }, server.clock.now)).toBeUndefined();
});

it('[S1421] a signed call-back pays the order, once, also twice at once and told again', async () => {
  const made = await order();
  const event = paid(made);
  const answers = await Promise.all([tell(event), tell(event)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect((await tell(event)).status).toBe(204);
  expect(await stateOf(made.orderId)).toBe('paid');
  const rows = await database.db.select().from(payments).where(eq(payments.orderId, made.orderId));
  expect(rows).toHaveLength(1);
  expect(await refundOf(event.transactionId)).toBeUndefined();
});

it('[S1422] a call-back with another signature, of another time, changed or unreadable changes nothing', async () => {
  const made = await order();
  const event = paid(made);
  const old = new Date(server.clock.now().getTime() - 6 * 60_000);
  const refused = [
    tell(event, { secret: 'guessed' }),
    tell(event, { at: old }),
    tell(event, { body: JSON.stringify({ ...event, amount: 1 }) }),
    tell({ ...event, amount: 1.5 }),
    tell({ type: 'gift', orderId: made.orderId }),
    server.app.request('/api/hooks/payments', {
      method: 'POST',
      headers: { host: 'portal.test:4400' },
      body: JSON.stringify(event),
    }),
  ];
  for (const { status } of await Promise.all(refused)) expect(status).toBe(401);
  expect(await stateOf(made.orderId)).toBe('pending');
  expect((await tell({ ...event, orderId: 'P0' })).status).toBe(404);
});

it('[S1423] what was paid twice, late, or with another amount or currency is given back, once', async () => {
  const made = await order();
  await tell(paid(made));
  await tell(paid(made, 'second'));
  await tell(paid(made, 'second'));
  const other = await order();
  await tell({ ...paid(other, 'dear'), amount: other.amount + 1 });
  await tell({ ...paid(other, 'dollars'), currency: 'XXX' });
  server.clock.advance({ minutes: 31 });
  await tell(paid(other, 'late'));
  expect(await stateOf(other.orderId)).toBe('expired');
  const rows = await database.db.select().from(refunds);
  expect(rows.map(({ transactionId }) => transactionId).sort()).toEqual([
    'dear',
    'dollars',
    'late',
    'second',
  ]);
  expect(await Promise.all([ask(), ask()]).then((asks) => asks.reduce((a, b) => a + b))).toBe(4);
  expect(asked).toHaveLength(4);
  const [first] = asked;
  const refundId = first?.request.headers['idempotency-key'];
  expect(first?.request.url).toBe('/pay/refunds');
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ refundId });
  const signed = {
    timestamp: String(first?.request.headers['x-portal-timestamp']),
    signature: String(first?.request.headers['x-portal-signature']),
  };
  expect(isSignedBody(SECRET, first?.body ?? '', signed, server.clock.now())).toBe(true);
});

it('[S1424] a refund that is not taken is asked for again, later and later, ten times; its end is told', async () => {
  const made = await order();
  await tell(paid(made));
  await tell(paid(made, 'again'));
  answer = { status: 503, body: '' };
  expect([await ask(), await ask()]).toEqual([0, 0]);
  expect(asked).toHaveLength(1);
  expect(await refundOf('again')).toMatchObject({ state: 'waiting', attempts: 1 });
  for (let round = 1; round < 10; round += 1) {
    server.clock.advance({ minutes: 2 ** round });
    await ask();
  }
  const failed = await refundOf('again');
  expect(failed).toMatchObject({ state: 'failed', attempts: 10 });
  // The provider gave it back after all; what it says of it afterwards counts no more.
  await tell({ type: 'refunded', refundId: failed?.refundId });
  await tell({ type: 'refund-failed', refundId: failed?.refundId, reason: 'late news' });
  expect(await refundOf('again')).toMatchObject({ state: 'done', error: null });
  expect((await tell({ type: 'refunded', refundId: 'unknown' })).status).toBe(404);
});

it('[S1424] an event that comes before the answer stays', async () => {
  const made = await order();
  await tell(paid(made));
  await tell(paid(made, 'quick'));
  const { refundId = '' } = (await refundOf('quick')) ?? {};
  const quick = createHttpPayments(url, SECRET, server.clock.now);
  const { clock, db } = server;
  const log = { warn: () => undefined } as never;
  const withEvent = { ...quick, refund: async () => void (await tell({ type: 'refunded', refundId })) };
  await askRefunds({ db, clock, log, provider: withEvent });
  expect(await refundOf('quick')).toMatchObject({ state: 'done' });
});

it('[S1425] a day is compared: what nobody told of is settled, what differs is named', async () => {
  const known = await order();
  await tell(paid(known, 'known'));
  const silent = await order();
  await tell(paid(await order(), 'ours-alone'));
  const day = server.clock.now().toISOString().slice(0, 10);
  const listed = [
    paid(known, 'known'),
    paid(silent, 'silent'),
    { ...paid(known, 'elsewhere'), orderId: 'P0' },
    { ...paid(known, 'known'), amount: 1 },
  ];
  answer = { status: 200, body: JSON.stringify({ payments: listed }) };
  const verb = createPaymentsCheck(() => createHttpPayments(url, SECRET, server.clock.now));
  const said = await run(verb, day);
  expect(said).toContain('1 payments agree.');
  expect(said).toContain(`settled now: silent for ${silent.orderId}`);
  expect(said).toContain('no such order here: elsewhere for P0');
  expect(said).toContain('another order or amount here: known');
  expect(said).toContain('not known to the provider: ours-alone');
  expect(asked[0]?.request.url).toBe(`/pay/payments?day=${day}`);
  await expect(run(verb, 'yesterday')).rejects.toThrow('A day such as');
  await expect(
    run(
      createPaymentsCheck(() => undefined),
      day,
    ),
  ).rejects.toThrow('PAYMENT_URL');
});

it('[S1426] an operator has the payment of an order given back, once', async () => {
  const made = await order();
  await expect(run(refund, made.orderId)).rejects.toThrow('No payment of');
  const event = paid(made);
  await tell(event);
  expect(await run(refund, made.orderId)).toContain('the refund is waiting');
  // The verb has the machine's clock, this server one of its own.
  await database.db.update(refunds).set({ nextTryAt: server.clock.now() });
  await ask();
  expect(await run(refund, made.orderId)).toContain('the refund is asked');
  expect(await database.db.$count(refunds)).toBe(1);
  const [row] = await database.db.select().from(purchases).where(eq(purchases.orderId, made.orderId));
  expect(row?.state).toBe('paid');
});
