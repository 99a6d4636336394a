import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MessageRefused } from './channels.ts';
import { type AliyunSms, createAliyunSmsSender, signRpc } from './createAliyunSmsSender.ts';
import { createDingTalkNoticeSender } from './createDingTalkNoticeSender.ts';
import { createSmsSender } from './createSmsSender.ts';
import { mailHtml } from './mailHtml.ts';
import { reachedChannels, readSenders } from './readSenders.ts';

const NOW = () => new Date('2026-11-21T08:00:00.123Z');

let carrier: Server;
let sms: AliyunSms;
let answer: { status: number; body: string };
let asked: URLSearchParams[];
beforeAll(async () => {
  carrier = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(new URLSearchParams(body));
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, '127.0.0.1');
  await once(carrier, 'listening');
  sms = {
    accessKeyId: 'testId',
    accessKeySecret: 'testSecret',
    signName: '星辰',
    templates: { recover: 'SMS_1', 'recover.en-US': 'SMS_2' },
    endpoint: `http://127.0.0.1:${(carrier.address() as AddressInfo).port}`,
  };
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: '{"Code":"OK","Message":"OK","BizId":"1","RequestId":"2"}' };
});
afterAll(() => carrier.close());

const MESSAGE = {
  id: '0b8f3f3e-6f0a-4f3a-9a52-1f3f9d8f0b11',
  recipient: '13800000000',
  subject: '找回密码验证码',
  body: '您的验证码是 123456',
  locale: 'zh-CN',
  template: { name: 'recover', params: { code: '123456' } },
} as const;
const send = () => createAliyunSmsSender(sms, NOW)(MESSAGE);

it('[S1410] an RPC call is signed as Alibaba Cloud’s own example is', () => {
  const example = {
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    AccessKeyId: 'testId',
    SignatureVersion: '1.0',
    Timestamp: '2017-07-12T02:42:19Z',
    Format: 'XML',
    Action: 'SendSms',
    Version: '2017-05-25',
    RegionId: 'cn-hangzhou',
    PhoneNumbers: '15300000001',
    SignName: '阿里云短信测试专用',
    TemplateParam: '{"customer":"test"}',
    TemplateCode: 'SMS_71390007',
    OutId: '123',
  };
  expect(signRpc('GET', example, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
  // Marks that `encodeURIComponent` leaves alone.
  expect(signRpc('GET', { A: "!'()*~" }, 's')).not.toBe(signRpc('GET', { A: '%21%27%28%29%2A~' }, 's'));
});

it('[S1410] a code goes out by its template and language, under the message’s own id, each call with a nonce', async () => {
  await send();
  await createAliyunSmsSender(sms, NOW)({ ...MESSAGE, locale: 'en-US' });
  const [first, second] = asked;
  const { Signature, SignatureNonce, ...fields } = Object.fromEntries(first ?? []);
  expect(fields).toEqual({
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'JSON',
    OutId: MESSAGE.id,
    PhoneNumbers: '13800000000',
    RegionId: 'cn-hangzhou',
    SignName: '星辰',
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"123456"}',
    Timestamp: '2026-11-21T08:00:00Z',
    Version: '2017-05-25',
  });
  const signed = { ...fields, SignatureNonce: SignatureNonce ?? '' };
  expect(Signature).toBe(signRpc('POST', signed, 'testSecret'));
  expect(second?.get('TemplateCode')).toBe('SMS_2');
  expect(second?.get('SignatureNonce')).not.toBe(SignatureNonce);
});

it.each([
  ['isv.BUSINESS_LIMIT_CONTROL', 200, false],
  ['isp.SYSTEM_ERROR', 200, false],
  ['Throttling.User', 400, false],
  ['isv.MOBILE_NUMBER_ILLEGAL', 200, true],
  ['SignatureDoesNotMatch', 400, true],
])('[S1411] %s is tried again, or is not', async (Code, status, isFinal) => {
  answer = { status, body: JSON.stringify({ Code, Message: 'no' }) };
  const error = await send().catch((reason: unknown) => reason);
  expect(String(error)).toContain(Code);
  expect(error instanceof MessageRefused).toBe(isFinal);
});

it('[S1411] an answer without a code is tried again; a message without a template is not, and is not sent', async () => {
  answer = { status: 502, body: '<h1>bad gateway</h1>' };
  await expect(send()).rejects.toThrow('answered 502');
  const lost = createAliyunSmsSender(sms, NOW)({ ...MESSAGE, template: { name: 'bind', params: {} } });
  await expect(lost).rejects.toBeInstanceOf(MessageRefused);
  expect(asked).toHaveLength(1);
  answer = { status: 422, body: '' };
  const refused = createSmsSender(sms.endpoint ?? '', undefined, NOW)(MESSAGE);
  await expect(refused).rejects.toBeInstanceOf(MessageRefused);
});

it('[S1412] a work notice of DingTalk goes to the people who are named, with a token that is asked for once', async () => {
  const calls: [string, unknown][] = [];
  let errcode = 0;
  const post = async (_name: string, url: URL | string, body: string) => {
    calls.push([String(url), JSON.parse(body)]);
    return String(url).includes('accessToken')
      ? Response.json({ accessToken: 'token', expireIn: 7200 })
      : Response.json({ errcode, errmsg: 'x', task_id: 1 });
  };
  const app = { appKey: 'key', appSecret: 'secret', agentId: '7', userIds: 'u1,u2' };
  const notify = createDingTalkNoticeSender(app, NOW, post);
  await notify({ id: '1', recipient: 'group', subject: 'New', body: 'user' });
  await notify({ id: '2', recipient: 'group', subject: 'New', body: 'user' });
  const address = 'https://oapi.dingtalk.com/topapi/message/corpconversation/asyncsend_v2?access_token=token';
  const notice = {
    agent_id: '7',
    userid_list: 'u1,u2',
    msg: { msgtype: 'text', text: { content: 'New\nuser' } },
  };
  expect(calls).toEqual([
    ['https://api.dingtalk.com/v1.0/oauth2/accessToken', { appKey: 'key', appSecret: 'secret' }],
    [address, notice],
    [address, notice],
  ]);
  errcode = 40014;
  await expect(notify({ id: '3', recipient: 'group', subject: '', body: '' })).rejects.toThrow('40014');
  errcode = 0;
  await notify({ id: '3', recipient: 'group', subject: '', body: '' });
  expect(calls.filter(([url]) => url.endsWith('accessToken'))).toHaveLength(2);
});

it('[S1413] a mail is text and the same as HTML, whose values cannot be markup', () => {
  const html = mailHtml({ subject: 'A <b>', body: 'Your code is 123456.\nBye & "thanks"', locale: 'en-US' });
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('A &lt;b&gt;');
  expect(html).toMatch(/<strong [^>]+>123456<\/strong>/);
  expect(html).toContain('Bye &amp; &quot;thanks&quot;');
  expect(html).not.toMatch(/https?:|<img|<a /);
});

it('[S1414] either carrier of a channel makes it one that is offered', () => {
  expect(reachedChannels({ ALIYUN_SMS_ACCESS_KEY_ID: 'k' })).toEqual(['sms']);
  expect(reachedChannels({ DINGTALK_APP_KEY: 'k' })).toEqual(['dingtalk']);
  const clock = { now: NOW };
  const senders = readSenders({ ALIYUN_SMS_ACCESS_KEY_ID: 'k', DINGTALK_APP_KEY: 'k' }, clock);
  expect(Object.keys(senders)).toEqual(['sms', 'dingtalk']);
  expect(Object.keys(readSenders({}, clock))).toEqual([]);
});
