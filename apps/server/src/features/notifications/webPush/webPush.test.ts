import { pushTypes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import webPush from 'web-push';
import { jobs } from '../../../db/schema/index.ts';
import { notices } from '../../../db/schema/notices.ts';
import { webPushDevices } from '../../../db/schema/webPush.ts';
import { createTestPortal, type TestPortal } from '../../../testing/createTestPortal.ts';
import { openPushService, type PushService } from '../../../testing/openPushService.ts';
import { classification } from '../classifications.ts';
import { type NoticeToSend, sendNotice } from '../sendNotice.ts';
import { readWebPush } from './createWebPush.ts';
import { createWebPushRunner } from './createWebPushRunner.ts';
import { WEB_PUSH_JOB } from './WEB_PUSH_JOB.ts';

const keys = webPush.generateVAPIDKeys();
let service: PushService;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  service = await openPushService(keys.publicKey);
  portal = await createTestPortal({
    env: {
      WEB_PUSH_PUBLIC_KEY: keys.publicKey,
      WEB_PUSH_PRIVATE_KEY: keys.privateKey,
      WEB_PUSH_CONTACT: 'mailto:operator@example.com',
      WEB_PUSH_HOSTS: service.host,
    },
  });
});
afterAll(async () => {
  service.close();
  await portal.close();
});
beforeEach(async () => {
  await portal.database.db.delete(jobs);
  await portal.database.db.delete(notices);
  await portal.database.db.delete(webPushDevices);
  service.received.length = 0;
  service.answers.clear();
  token = (await portal.signIn('anna')).data.token;
});

const send = (notice: Partial<NoticeToSend> = {}) =>
  portal.database.db.transaction((tx) =>
    sendNotice(tx, portal.clock, {
      userIds: ['user-anna'],
      companyId: 'a',
      title: 'Stock is low',
      info: 'SKU-1021',
      messageType: classification.stock,
      eject: true,
      ...notice,
    }),
  );
const subscribe = (name = 'browser', more: object = {}, by = token) =>
  portal.call(
    'saveWebPush',
    { ...service.subscribe(name), categories: [classification.stock], ...more },
    { token: by },
  );
const queued = () =>
  portal.database.db.select().from(jobs).where(eq(jobs.kind, WEB_PUSH_JOB)).orderBy(jobs.createdAt);
/** Does what is queued, in the order of its time. */
async function work(): Promise<void> {
  const { db } = portal.database;
  const run = createWebPushRunner({ db, clock: portal.clock, services: portal.deps.services });
  for (const { id, kind, payload, attempts } of await queued()) {
    await db.delete(jobs).where(eq(jobs.id, id));
    await run({ id, kind, payload, attempts, companyId: null }, new AbortController().signal);
  }
}
const titles = () => service.received.map(({ message }) => (message as { title: string }).title);
const isTold = async () => (await portal.call('getWebPush', {}, { token })).data.device !== undefined;

it('[S1850] a notice reaches the browser encrypted for it alone, signed by the operator, with the way back to it', async () => {
  expect((await portal.call('getWebPush', {}, { token })).data).toEqual({ publicKey: keys.publicKey });
  const { data } = await subscribe('browser', { isSilent: true });
  const { endpoint } = service.subscribe('browser');
  expect(data.device).toEqual({ endpoint, categories: [classification.stock], isSilent: true });
  await send();
  await work();
  const [row] = await portal.database.db.select().from(notices);
  expect(service.received).toEqual([
    {
      path: '/browser',
      ttl: '86400',
      topic: row?.id.replaceAll('-', ''),
      signedFor: `http://${service.host}`,
      message: { id: row?.id, title: 'Stock is low', text: 'SKU-1021', isSilent: true },
    },
  ]);
});

it('[S1851] only what was chosen is told: its classifications, what pops up, and ends of exports', async () => {
  await subscribe('browser', { categories: [classification.stock, classification.exports] });
  await send({ title: 'counted only', eject: false });
  await send({ title: 'of ads', messageType: classification.ads });
  const exported = { messageType: classification.exports, eject: false, info: { taskId: 't' } };
  await send({ title: 'orders.csv', msgType: pushTypes.exportReady, ...exported });
  await send({ title: 'failed · orders.csv', ...exported });
  await work();
  expect(titles()).toEqual(['orders.csv', 'failed · orders.csv']);
  expect(service.received[0]?.message).not.toHaveProperty('text');
});

it('[S1852] do-not-disturb holds, by the moment of sending', async () => {
  await subscribe();
  // 16:00 in Shanghai.
  const mute = (beginTime: string, endTime: string, more = {}) =>
    portal.call(
      'saveNoticeMuteTime',
      { messageType: classification.stock, beginTime, endTime, ...more },
      { token },
    );
  await mute('15:30', '16:00');
  await send({ title: 'just after' });
  await mute('16:00', '16:30');
  await work();
  expect(titles()).toEqual([]);
  for (const [begin, end] of [
    ['15:59', '16:01'],
    ['22:00', '16:01'],
    ['10:00', '10:00'],
  ] as const) {
    await mute(begin, end, begin === end ? { isNextDay: 1 } : {});
    await send({ title: `${begin} to ${end}` });
    await work();
  }
  await mute('', '', { muted: true });
  await send({ title: 'muted' });
  await work();
  await mute('', '');
  const pausedUntil = new Date(portal.clock.now().getTime() + 60_000).toISOString();
  await portal.call('saveNoticePause', { pausedUntil }, { token });
  await send({ title: 'paused' });
  await work();
  expect(titles()).toEqual([]);
  await portal.call('saveNoticePause', { pausedUntil: null }, { token });
  await mute('16:01', '16:30');
  await send({ title: 'before' });
  await mute('15:30', '16:00');
  await send({ title: 'after' });
  await work();
  expect(titles()).toEqual(['before', 'after']);
  await mute('', '');
});

it('[S1853] a browser that gave its address up is forgotten; a service that is away is asked three times in all', async () => {
  for (const status of [404, 410]) {
    await subscribe();
    service.answers.set('/browser', { status });
    await send();
    await work();
    expect(await isTold()).toBe(false);
    expect(await queued()).toEqual([]);
  }
  await subscribe();
  service.answers.set('/browser', { status: 503, headers: { 'retry-after': '120' } });
  await send({ title: 'again' });
  await work();
  const [again] = await queued();
  expect(again?.runAt).toEqual(new Date(portal.clock.now().getTime() + 120_000));
  expect(again?.payload).toMatchObject({ tries: 2 });
  await work();
  service.answers.set('/browser', { status: 500 });
  await work();
  expect(await queued()).toEqual([]);
  expect(await isTold()).toBe(true);
  service.answers.set('/browser', { status: 400 });
  await send();
  await work();
  expect(await queued()).toEqual([]);
});

it('[S1853] another try goes to the browsers that are left, and comes too late for what was read', async () => {
  const second = (await portal.signIn('anna')).data.token;
  await subscribe('one');
  await subscribe('two', {}, second);
  service.answers.set('/two', { status: 503 });
  await send();
  await work();
  service.answers.clear();
  await work();
  expect(service.received.map(({ path }) => path)).toEqual(['/one', '/two']);
  service.answers.set('/two', { status: 503 });
  await send({ title: 'read meanwhile' });
  await work();
  service.answers.clear();
  await portal.call('saveAllRead', {}, { token });
  await work();
  expect(service.received).toHaveLength(3);
});

it('[S1854] what a session’s browser is told ends with it: signed out, thrown out, over, or in another company', async () => {
  await subscribe();
  await portal.call('logout', {}, { token });
  expect(await portal.database.db.select().from(webPushDevices)).toEqual([]);
  token = (await portal.signIn('anna')).data.token;
  await subscribe();
  await portal.deps.services.sessions.revokeUser(portal.database.db, 'user-anna');
  expect(await portal.database.db.select().from(webPushDevices)).toEqual([]);
  token = (await portal.signIn('anna')).data.token;
  await subscribe();
  await send({ companyId: 'b', title: 'of another company' });
  await send({ userIds: ['user-ben'], title: 'of another person' });
  expect(await queued()).toEqual([]);
  await send({ title: 'while it lasted' });
  portal.clock.advance({ hours: 13 });
  await work();
  expect(titles()).toEqual([]);
  await send();
  expect(await queued()).toEqual([]);
  portal.clock.advance({ hours: -13 });
});

it('[S1855] one browser has one address: who signed in there last is told, and it can be given up', async () => {
  const ben = (await portal.signIn('ben')).data.token;
  await subscribe();
  await subscribe('browser', {}, ben);
  expect(await isTold()).toBe(false);
  await subscribe('other');
  await subscribe('moved');
  await send();
  await work();
  expect(service.received.map(({ path }) => path)).toEqual(['/moved']);
  expect((await portal.call('deleteWebPush', {}, { token })).data).toEqual({ publicKey: keys.publicKey });
  await send();
  expect(await queued()).toEqual([]);
});

it('[S1856] no host is called but those of push services and of the operator’s list', async () => {
  const refused = [
    'https://example.com/x',
    'http://127.0.0.1:1/x',
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://user:secret@fcm.googleapis.com/x',
    `http://user@${service.host}/x`,
    'ftp://fcm.googleapis.com/x',
  ];
  for (const endpoint of refused)
    expect(await subscribe('browser', { endpoint }), endpoint).toMatchObject({ code: '400' });
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
    'https://web.push.apple.com/x',
  ])
    expect((await subscribe('browser', { endpoint })).data.device?.endpoint).toBe(endpoint);
});

it('[S1857] without keys nothing is offered or kept; keys that do not fit are told at the start', async () => {
  const without = await createTestPortal();
  const caller = { token: (await without.signIn('anna')).data.token };
  expect((await without.call('getWebPush', {}, caller)).data).toEqual({});
  const asked = { ...service.subscribe('x'), categories: [] };
  expect((await without.call('saveWebPush', asked, caller)).code).toBe('404');
  await without.close();
  const env = { WEB_PUSH_PUBLIC_KEY: keys.publicKey, WEB_PUSH_PRIVATE_KEY: 'short' };
  expect(() => readWebPush(env, portal.deps.log)).toThrow(/private key/i);
});
