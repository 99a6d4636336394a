import { contract } from '@portal/api-client/contract';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandlers } from '../features/createHandlers.ts';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { validRequests } from '../testing/validRequests.ts';
import type { AppEnv } from './AppDeps.ts';
import type { Handlers } from './handlers.ts';
import { registerHandlers } from './registerHandlers.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await createTestPortal();
  token = (await portal.signIn('anna')).data.token;
});
afterAll(() => portal.close());

const NAMES = Object.keys(contract) as (keyof Handlers)[];
const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  portal.app.request(path, { method: 'POST', body, headers: { authorization: token, ...headers } });
const JSON_TYPE = { 'content-type': 'application/json' };

it('[S50] has a handler for every call and a call for every handler', () => {
  expect(Object.keys(createHandlers()).sort()).toEqual([...NAMES].sort());
  const { login: _left, ...fewer } = portal.deps.handlers;
  const more = { ...portal.deps.handlers, unheardOf: async () => null };
  for (const handlers of [fewer, more])
    expect(() => registerHandlers(new Hono<AppEnv>(), contract, handlers as Handlers, portal.deps)).toThrow(
      /login|unheardOf/,
    );
});

it('[S50] routes every call', async () => {
  const routed = portal.app.routes.map(({ method, path }) => `${method} ${path}`);
  for (const name of NAMES) {
    const { method, path } = contract[name];
    expect(routed).toContain(`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
  }
});

it('[S51] answers in the envelope', async () => {
  const answer = await send('/sso/user/chooseLanguage', '{"chooseLanguage":"en_US"}', JSON_TYPE);
  expect([answer.status, await answer.json()]).toEqual([200, { code: '200', message: '', data: null }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

it('[S51] takes a call without fields with and without a body', async () => {
  for (const body of ['', '{}', 'null'])
    expect((await send('/sso/user/userActionConfig', body, JSON_TYPE)).status).toBe(200);
});

it('[S52] names the field that is wrong, never its value', async () => {
  const answer = await send('/sso/user/changePackageStyle', '{"styleCode":"c4n4ry"}', JSON_TYPE);
  expect(answer.status).toBe(400);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code: '400', data: { field: 'styleCode' } });
  expect(text).not.toContain('c4n4ry');
});

it.each(['{', '[]', '"x"', '1', '{"styleCode":{"$gt":0}}', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`])(
  '[S52] refuses the body %s',
  async (body) => {
    expect((await send('/sso/user/changePackageStyle', body, JSON_TYPE)).status).toBe(400);
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  '[S53] refuses the content type "%s"',
  async (type) => {
    const body = new TextEncoder().encode('{"styleCode":1}');
    const headers: Record<string, string> = { authorization: token, ...(type && { 'content-type': type }) };
    const answer = await portal.app.request('/sso/user/changePackageStyle', {
      method: 'POST',
      body,
      headers,
    });
    expect(answer.status).toBe(415);
  },
);

it('[S54] refuses a body above 1 MB, with a length and without', async () => {
  const body = JSON.stringify({ userName: 'x'.repeat(1_100_000) });
  const length = { ...JSON_TYPE, 'content-length': String(body.length) };
  expect((await send('/sso/user/login', body, length)).status).toBe(413);
  expect((await send('/sso/user/login', body, JSON_TYPE)).status).toBe(413);
});

it.each([1_000_000_000, -1, 0, 1.5, '4;drop'])('[S58] refuses the page size %s', async (pageSize) => {
  const request = { paging: true, pageNo: 1, pageSize };
  const answer = await portal.call('querySystemExtListForSub', request, { token });
  expect([answer.status, answer.data]).toEqual([400, { field: 'pageSize' }]);
});

it('[S56] answers every unexpected error in general words', async () => {
  const fails = async () => {
    throw new Error('select secret_column from /var/lib/c4n4ry', { cause: new Error('cause of c4n4ry') });
  };
  const handlers = Object.fromEntries(NAMES.map((name) => [name, fails]));
  const registered = await createTestPortal({ handlers });
  const session = await registered.deps.services.sessions.create(registered.deps.db, {
    userId: 'user-anna',
    companyId: 'a',
    autoLogin: false,
    address: '127.0.0.1',
    userAgent: '',
  });
  for (const name of NAMES) {
    const answer = await registered.call(name, validRequests[name] ?? {}, { token: session.token });
    expect([name, answer.status, answer.code]).toEqual([name, 500, '500']);
    expect(answer.message).toBe('Something went wrong, please try again later');
    expect(answer.data).toEqual({ requestId: answer.headers.get('x-request-id') });
    expect(JSON.stringify(answer)).not.toContain('c4n4ry');
  }
  expect(registered.log()).toContain('cause of c4n4ry');
  await registered.close();
});

it('[S60] says its own messages in the language of the caller', async () => {
  const say = async (language: string) =>
    (await portal.call('userActionConfig', {}, { headers: { 'accept-language': language } })).message;
  expect(await say('ko-KR,ko;q=0.9')).toBe('로그인이 만료되었어요. 다시 로그인해 주세요');
  expect(await say('fr, en;q=0.5')).toBe('Your session has ended, please sign in again');
  expect(await say('')).toBe('登录已失效，请重新登录');
});

it('[S538] NUL is refused wherever it stands, and text that only looks like it is taken', async () => {
  const wordsOf = (title: string) => JSON.stringify({ method: 'addSession', data: { title } });
  const ask = (body: string) => send('/api/v1/unite/addSession', body, JSON_TYPE);
  expect((await ask(wordsOf('a\u0000b'))).status).toBe(400);
  expect((await ask(wordsOf('a\\u0000b'))).status).toBe(200);
  const deep = `{"data":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect((await ask(deep)).status).toBeLessThan(500);
});

it('[S538] ids in addresses that are none are refused, encoded slashes too', async () => {
  const paths = NAMES.map((name) => contract[name]).filter(({ path }) => path.includes('{'));
  expect(paths.length).toBeGreaterThan(3);
  for (const { method, path } of paths)
    for (const hostile of ['..%2f..%2fadmin', '%2e%2e%2fadmin', "'%20OR%201=1--", '%00', 'x'.repeat(5000)]) {
      const address = path.replace(/\{\w+\}/g, hostile);
      const headers = { authorization: token, ...JSON_TYPE };
      const body = method === 'GET' ? {} : { body: '{}' };
      const answer = await portal.app.request(address, { method, headers, ...body });
      const text = await answer.text();
      expect([address.slice(0, 80), answer.status], text.slice(0, 200)).not.toEqual([
        address.slice(0, 80),
        500,
      ]);
      expect(text).not.toMatch(/^\{"code":"200"/);
    }
});
