import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox } from '../db/schema/accountFlows.ts';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { readOutbox } from '../testing/readOutbox.ts';
import { MessageRefused, type Send } from './channels.ts';
import { createSender } from './createSender.ts';

const PHONE = '13800000000';
const SECRET = 'shared';

let portal: TestPortal;
beforeAll(async () => {
  const env = { SMS_URL: 'http://gateway.example', SMS_SECRET: SECRET, ALIYUN_SMS_ACCESS_KEY_ID: 'k' };
  portal = await createTestPortal({ ports: {}, env });
});
beforeEach(async () => {
  await portal.database.db.delete(outbox);
});
afterAll(() => portal.close());

async function write(isVoid = false): Promise<string> {
  const { db, services } = portal.deps;
  const message = { channel: 'sms', recipient: PHONE, subject: 'Code', body: '123456' } as const;
  return services.outbox.add(db, { ...message, isVoid });
}

async function sendDue(send: Send): Promise<void> {
  const { db, clock, log } = portal.deps;
  await createSender({ db, clock, log, channel: 'sms', send }).sendDue();
}

const stateOf = async (delivery: string) => (await portal.call('queryCodeDelivery', { delivery })).data;
const message = async () => (await readOutbox(portal.database.db, PHONE))[0];

/** What a gateway tells, signed with a secret at a time. */
function tell(
  report: object,
  { secret = SECRET, at = portal.clock.now(), body = JSON.stringify(report) } = {},
) {
  const timestamp = String(at.getTime());
  const signature = createHmac('sha256', secret)
    .update(`${timestamp}.${JSON.stringify(report)}`)
    .digest('hex');
  return portal.app.request('/api/hooks/sms', {
    method: 'POST',
    headers: { 'x-portal-timestamp': timestamp, 'x-portal-signature': `sha256=${signature}` },
    body,
  });
}

it('[S1415] a page learns that a code is late, and that it could not be delivered', async () => {
  const delivery = await write();
  expect(await stateOf(delivery)).toEqual({ state: 'under-way' });
  await sendDue(() => Promise.reject(new Error('away')));
  expect(await stateOf(delivery)).toEqual({ state: 'late' });
  portal.clock.advance({ minutes: 1 });
  await sendDue(() => Promise.reject(new MessageRefused('no such number')));
  expect(await stateOf(delivery)).toEqual({ state: 'failed' });
  expect(await message()).toMatchObject({ state: 'failed', attempts: 2 });
  const unknown = await portal.call('queryCodeDelivery', {
    delivery: '0b8f3f3e-6f0a-4f3a-9a52-1f3f9d8f0b11',
  });
  expect(unknown.code).toBe('400');
});

it('[S1416] what is written for nobody fares like what the carrier was given last', async () => {
  const nobody = await write(true);
  expect(await stateOf(nobody)).toEqual({ state: 'under-way' });
  await write();
  await sendDue(() => Promise.reject(new Error('away')));
  expect(await stateOf(nobody)).toEqual({ state: 'late' });
  portal.clock.advance({ minutes: 1 });
  await sendDue(async () => undefined);
  expect(await stateOf(nobody)).toEqual({ state: 'under-way' });
});

it('[S1417] a signed receipt counts, once and in any order; delivered stays delivered', async () => {
  const delivery = await write();
  const { id = '' } = (await message()) ?? {};
  expect((await tell({ id, state: 'delivered' })).status).toBe(204);
  await sendDue(async () => undefined);
  expect(await message()).toMatchObject({ state: 'delivered' });
  expect((await tell({ id, state: 'failed', reason: 'off' })).status).toBe(204);
  expect(await message()).toMatchObject({ state: 'delivered', error: null });
  await portal.database.db.delete(outbox);
  const other = await write();
  await sendDue(async () => undefined);
  const second = await message();
  await tell({ id: second?.id, state: 'failed', reason: 'switched off' });
  await tell({ id: second?.id, state: 'delivered' });
  expect(await message()).toMatchObject({ state: 'failed', error: 'switched off' });
  expect(await stateOf(other)).toEqual({ state: 'failed' });
  expect(delivery).not.toBe(id);
});

it('[S1418] a receipt with another signature, of another time, changed or unreadable is refused', async () => {
  await write();
  const { id = '' } = (await message()) ?? {};
  const report = { id, state: 'failed' };
  const old = new Date(portal.clock.now().getTime() - 6 * 60_000);
  const asked = [
    tell(report, { secret: 'guessed' }),
    tell(report, { at: old }),
    tell(report, { body: JSON.stringify({ id, state: 'delivered' }) }),
    tell({ id, state: 'sold' }),
    tell({ id: 'x', state: 'failed' }),
    portal.app.request('/api/hooks/sms', { method: 'POST', body: JSON.stringify(report) }),
  ];
  for (const { status } of await Promise.all(asked)) expect(status).toBe(401);
  expect(await message()).toMatchObject({ state: 'waiting' });
});

it('[S1417] Alibaba Cloud’s reports count by the ids that it alone was told', async () => {
  await write();
  const row = await message();
  const push = (out_id: string | undefined, success: boolean) =>
    portal.app.request('/api/hooks/sms/aliyun', {
      method: 'POST',
      body: JSON.stringify([{ phone_number: PHONE, success, err_code: 'UNDELIVRD', out_id, biz_id: '1' }]),
    });
  // What the page was told is not what the carrier was.
  await push(row?.pageId ?? '', false);
  expect(await message()).toMatchObject({ state: 'waiting' });
  const answer = await push(row?.id, false);
  expect(await answer.json()).toMatchObject({ code: 0 });
  expect(await message()).toMatchObject({ state: 'failed', error: 'UNDELIVRD' });
  const other = await portal.app.request('/api/hooks/sms/aliyun', { method: 'POST', body: '{' });
  expect(other.status).toBe(400);
});
