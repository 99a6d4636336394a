import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readSettings } from '../settings/readSettings.ts';
import { openTestServers, type TestServer, type TestServers } from '../testing/openTestServers.ts';

let servers: TestServers;
let server: TestServer;
beforeAll(async () => {
  servers = await openTestServers();
  server = await servers.start({ PORTAL_ALLOWED_HOSTS: 'portal.example.com, *.brand.example' });
});
afterAll(() => servers.close());

/** Asks under a name; the names lead nowhere, so the address is the server's own. */
async function statusOf(host: string, path: string, method = 'POST'): Promise<number | undefined> {
  const asked = request(`${server.url}${path}`, {
    method,
    headers: { host, 'content-type': 'application/json' },
  });
  asked.end(method === 'POST' ? '{}' : undefined);
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}

it('[S876] calls and pages are answered under the allowed names only, probes always', async () => {
  const call = '/sso/user/getPublicKey';
  for (const host of ['portal.example.com', 'Portal.Example.com:4400', 'one.brand.example'])
    expect(await statusOf(host, call)).toBe(200);
  for (const host of [
    'evil.example',
    'portal.example.com.evil.example',
    'brand.example',
    'a.b.brand.example',
    '127.0.0.1',
  ])
    expect(await statusOf(host, call)).toBe(421);
  expect(await statusOf('evil.example', '/', 'GET')).toBe(421);
  expect(await statusOf('10.0.0.7', '/readyz', 'GET')).toBe(200);
});

it('[S876] a socket under another name is refused', async () => {
  const open = async (host: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/sso/ecSocket/none`, {
      headers: { host },
    });
    socket.on('error', () => {});
    return new Promise<number>((resolve) => {
      socket.on('unexpected-response', (_request, answer) => resolve(answer.statusCode ?? 0));
      socket.on('close', resolve);
    });
  };
  expect(await open('evil.example')).toBe(421);
  expect(await open('portal.example.com')).toBe(4401);
});

it('[S876] a name that is none is refused by the setting’s name', () => {
  expect(() => readSettings({ PORTAL_ALLOWED_HOSTS: 'https://portal.example.com' })).toThrow(
    'PORTAL_ALLOWED_HOSTS',
  );
});

it('[S875] a call that is asked by another method says which it takes', async () => {
  const ask = (method: string, path: string) =>
    new Promise<[number | undefined, string | undefined]>((resolve) =>
      request(`${server.url}${path}`, { method, headers: { host: 'portal.example.com' } }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.allow]);
      }).end(),
    );
  expect(await ask('GET', '/sso/user/login')).toEqual([405, 'POST']);
  expect(await ask('POST', '/api/v1/download-center/file/1')).toEqual([405, 'GET, HEAD']);
  expect(await ask('GET', '/sso/nothing/here')).toEqual([404, undefined]);
});
