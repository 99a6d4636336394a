import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { callerOf } from './callerOf.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal({
    allowedOrigins: ['https://shell.example'],
    handlers: { getAgentImage: async () => new Response('made by the handler') },
  });
});
afterAll(() => portal.close());

const HOST = 'portal.test:4400';
const ask = (origin: string | undefined, method = 'POST', more: Record<string, string> = {}) =>
  portal.app.request('/sso/user/getPublicKey', {
    method,
    headers: { host: HOST, ...(origin && { origin }), ...more },
  });

it.each([
  'https://evil.example',
  'null',
  'http://portal.test:4400.evil.example',
  'http://evil.example/portal.test:4400',
  'http://portal.test',
  'https://shell.example.evil.example',
  'http://shell.example',
])('[S57] refuses calls from pages of %s and names it nowhere', async (origin) => {
  const answer = await ask(origin);
  expect(answer.status).toBe(403);
  for (const name of ['access-control-allow-origin', 'access-control-expose-headers'])
    expect(answer.headers.get(name)).toBeNull();
  const preflight = await ask(origin, 'OPTIONS', { 'access-control-request-method': 'POST' });
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

it.each([`http://${HOST}`, 'https://shell.example'])('[S57] answers pages of %s', async (origin) => {
  const answer = await ask(origin);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(answer.headers.get('access-control-expose-headers')).toContain('authorization');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  const preflight = await ask(origin, 'OPTIONS', { 'access-control-request-method': 'POST' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'authorization, company, content-type, accept-language, if-none-match, last-event-id, x-request-id',
  ]);
});

it('[S1604] a page without encryption does not call a server that is called with it', async () => {
  const encrypted = { 'x-forwarded-proto': 'https' };
  expect((await ask(`http://${HOST}`, 'POST', encrypted)).status).toBe(403);
  expect((await ask(`https://${HOST}`, 'POST', encrypted)).status).toBe(200);
  expect((await ask(`ftp://${HOST}`)).status).toBe(403);
  // A proxy that says nothing of it takes the encryption away unseen.
  expect((await ask(`https://${HOST}`)).status).toBe(200);
});

it('[S57] names the page’s origin on answers that handlers make themselves, such as streams and files', async () => {
  const path = '/api/v1/agent/image/x?expires=1&sign=1';
  const headers = { host: HOST, origin: 'https://shell.example' };
  const answer = await portal.app.request(path, { headers });
  expect(await answer.text()).toBe('made by the handler');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://shell.example');
  expect(answer.headers.get('access-control-expose-headers')).toContain('authorization');
  expect(answer.headers.get('vary')).toContain('Origin');
});

it('[S57] answers callers that are no page', async () => {
  expect((await ask(undefined)).status).toBe(200);
});

it.each([
  ['none', '127.0.0.1', 'portal.test'],
  ['loopback', '203.0.113.7', 'public.example'],
  ['all', '203.0.113.7', 'public.example'],
] as const)('[S76] with trust in %s sees the address %s', async (trustProxy, address, host) => {
  const seen = await lookAt(trustProxy, '127.0.0.1');
  expect([seen.address, seen.host, seen.secure]).toEqual([address, host, trustProxy !== 'none']);
});

it('[S76] with trust in loopback believes no other peer', async () => {
  const seen = await lookAt('loopback', '198.51.100.1');
  expect([seen.address, seen.host]).toEqual(['198.51.100.1', 'portal.test']);
});

it.each(['a; script-src *', 'evil.example/path', 'user@evil.example', 'a b', '', 'x'.repeat(300)])(
  '[S76] takes no host name "%s"',
  async (host) => {
    expect((await lookAt('none', '127.0.0.1', host)).host).toBe('localhost');
  },
);

it('[S76] takes names and addresses with and without a port', async () => {
  for (const host of ['brand.localhost:4400', '127.0.0.1', '[::1]:4400'])
    expect((await lookAt('none', '127.0.0.1', host)).host).toBe(host);
});

async function lookAt(trustProxy: 'none' | 'loopback' | 'all', remoteAddress: string, host = 'portal.test') {
  const headers: Record<string, string> = {
    host,
    'x-forwarded-for': '10.0.0.9, 203.0.113.7',
    'x-forwarded-host': 'public.example',
    'x-forwarded-proto': 'https',
  };
  const c = {
    req: { header: (name: string) => headers[name] },
    env: { incoming: { socket: { remoteAddress } } },
  };
  return callerOf(c as never, { trustProxy });
}
