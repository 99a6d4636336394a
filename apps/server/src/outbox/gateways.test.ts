import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { createDingTalkSender } from './createDingTalkSender.ts';
import { createSender } from './createSender.ts';
import { createSmsSender } from './createSmsSender.ts';
import { reachedChannels } from './readSenders.ts';

const NOW = () => new Date('2026-11-21T08:00:00Z');
const TIME = String(NOW().getTime());

let gateway: Server;
let url: string;
let answers: { status: number; body: string }[];
let asked: { request: IncomingMessage; body: string }[];

beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push({ request, body });
    const answer = answers.shift() ?? { status: 200, body: '{"errcode":0}' };
    response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms?tenant=7`;
});
beforeEach(() => {
  answers = [];
  asked = [];
});
afterAll(() => gateway.close());

const MESSAGE = { id: 'm-1', recipient: '13800000000', subject: 'Code', body: '您的验证码：123456' };

it('[S750] a text message goes to the gateway once, signed over its time and body', async () => {
  await createSmsSender(url, 'shared', NOW)(MESSAGE);
  expect(asked).toHaveLength(1);
  const [{ request, body } = { request: { headers: {}, url: '' }, body: '' }] = asked;
  expect(JSON.parse(body)).toEqual({ id: 'm-1', to: '13800000000', text: '您的验证码：123456' });
  expect(request.url).toBe('/sms?tenant=7');
  const signature = createHmac('sha256', 'shared').update(`${TIME}.${body}`).digest('hex');
  expect(request.headers).toMatchObject({
    'idempotency-key': 'm-1',
    'x-portal-timestamp': TIME,
    'x-portal-signature': `sha256=${signature}`,
  });
});

it('[S750] what the gateway does not take, or sends elsewhere, counts as not sent', async () => {
  const send = createSmsSender(url, undefined, NOW);
  answers = [
    { status: 503, body: '' },
    { status: 302, body: '' },
  ];
  await expect(send(MESSAGE)).rejects.toThrow('answered 503');
  await expect(send(MESSAGE)).rejects.toThrow();
  await send(MESSAGE);
  expect(asked.map(({ request }) => request.url)).toEqual(Array(3).fill('/sms?tenant=7'));
  expect(asked[2]?.request.headers).not.toHaveProperty('x-portal-signature');
});

it('[S751] a DingTalk group is written to as its robot asks, and its refusals count', async () => {
  const send = createDingTalkSender(`${url}&access_token=abc`, 'SECsecret', NOW);
  answers = [
    { status: 200, body: '{"errcode":0,"errmsg":"ok"}' },
    { status: 200, body: '{"errcode":310000,"errmsg":"sign not match"}' },
  ];
  await send({ ...MESSAGE, recipient: 'group' });
  await expect(send(MESSAGE)).rejects.toThrow('310000');
  const [first] = asked;
  const query = new URL(first?.request.url ?? '', url).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    tenant: '7',
    access_token: 'abc',
    timestamp: TIME,
    sign: createHmac('sha256', 'SECsecret').update(`${TIME}\nSECsecret`).digest('base64'),
  });
  expect(JSON.parse(first?.body ?? '')).toEqual({
    msgtype: 'text',
    text: { content: 'Code\n您的验证码：123456' },
  });
});

it('[S752] a channel is there when somebody carries it, or reads the outbox', () => {
  expect(reachedChannels({})).toEqual([]);
  expect(reachedChannels({ SMTP_URL: 'smtp://mail.example', SMS_URL: '' })).toEqual(['email']);
  expect(reachedChannels({ SMS_URL: url })).toEqual(['sms']);
  expect(reachedChannels({}, { readsOutbox: true })).toEqual(['email', 'sms', 'dingtalk']);
});

it('[S752] no code is made for a way that reaches nobody, and the forms do not offer it', async () => {
  const portal: TestPortal = await createTestPortal({ ports: {}, env: { SMS_URL: url } });
  const { db, clock, log } = portal.deps;
  const refused = await portal.call('sendRetrievePassEmail', { email: 'owner@example.com' });
  expect(refused.code).toBe('saas.sso.user.error.code.0112');
  expect((await portal.call('sendRetrievePassCore', { phone: '13900000009' })).code).toBe('200');
  expect((await portal.call('sendRegisterCode', { phone: '13900000008' })).code).toBe('200');
  const sender = createSender({ db, clock, log, channel: 'sms', send: createSmsSender(url, undefined, NOW) });
  expect(await sender.sendDue()).toBe(1);
  expect(asked.map(({ body }) => JSON.parse(body).to)).toEqual(['13900000008']);
  expect(portal.log()).not.toContain('13900000008');
  await portal.close();
});
