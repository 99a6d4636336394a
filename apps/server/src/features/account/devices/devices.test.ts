import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox } from '../../../db/schema/accountFlows.ts';
import { createTestPortal, type TestPortal } from '../../../testing/createTestPortal.ts';
import { readOutbox } from '../../../testing/readOutbox.ts';
import { describeDevice, networkOf } from './describeDevice.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const MAIL = 'anna@company.example';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const from = (userAgent: string, address: string) => ({
  headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
});
const enter = async (name: string, userAgent: string, address: string) =>
  (await portal.signIn(name, undefined, {}, from(userAgent, address))).data.token;

it('[S1009] a person sees where they are signed in, and nobody else’s, and ends it there', async () => {
  const phone = await enter('anna', SAFARI, '10.2.0.1');
  const desk = await enter('anna', CHROME, '10.1.0.1');
  await enter('ben', CHROME, '10.3.0.1');
  const { data: devices } = await portal.call('queryOwnDevices', {}, { token: desk });
  expect(devices).toMatchObject([
    { browser: 'Chrome', system: 'Windows', address: '10.1.0.1', isCurrent: true },
    { browser: 'Safari', system: 'iOS', address: '10.2.0.1', isCurrent: false },
  ]);
  const [own, other] = devices;
  const ben = await enter('ben', CHROME, '10.3.0.1');
  await portal.call('endOwnDevice', { sessionId: other?.sessionId ?? '' }, { token: ben });
  expect((await portal.call('queryOwnDevices', {}, { token: phone })).status).toBe(200);
  await portal.call('endOwnDevice', { sessionId: own?.sessionId ?? '' }, { token: desk });
  await portal.call('endOwnDevice', { sessionId: other?.sessionId ?? '' }, { token: desk });
  expect((await portal.call('queryOwnDevices', {}, { token: phone })).status).toBe(401);
  const left = (await portal.call('queryOwnDevices', {}, { token: desk })).data;
  expect(left.map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

it('[S1010] a person is told by mail of a device that is new, once, and not of the first', async () => {
  const { db } = portal.database;
  await db.delete(outbox);
  await enter('anna', CHROME, '10.1.77.1');
  expect(await readOutbox(db, MAIL)).toEqual([]);
  await enter('anna', CHROME, '172.20.0.1');
  await enter('anna', CHROME, '172.20.9.9');
  const [message, ...more] = await readOutbox(db, MAIL);
  expect(more).toEqual([]);
  expect(message?.body).toContain('Chrome · Windows');
  expect(message?.body).toContain('172.20.0.1');
  await db.delete(outbox);
  await enter('both', CHROME, '10.1.0.1');
  expect(await db.$count(outbox)).toBe(0);
});

it('[S1009] a device is named by what its browser says, and by nothing where it says nothing', () => {
  expect(describeDevice('')).toEqual({ browser: '', system: '' });
  expect(describeDevice('x'.repeat(300))).toEqual({ browser: '', system: '' });
  expect(networkOf('2001:db8:1::1')).toBe('2001:db8');
  expect(networkOf('10.1.2.3')).toBe('10.1');
});
