import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../log/createLogger.ts';
import { createForwarder, type Forwarder } from './createForwarder.ts';
import { readTargets } from './readTargets.ts';

const log = createLogger({ level: 'silent' });
const seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
const party = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  seen.push({ url: request.url ?? '', headers: request.headers, body });
  if (request.url?.startsWith('/api/moved'))
    return response.writeHead(302, { location: `http://127.0.0.1:${portOf()}/api/secret` }).end();
  if (request.url === '/api/big') return response.end(JSON.stringify('x'.repeat(2_000_000)));
  if (request.url === '/api/broken') return response.end('<html>');
  if (request.url === '/api/failing') return response.writeHead(500).end('{}');
  return response.writeHead(200, { 'content-type': 'application/json' }).end('{"rate":7.1}');
});
const portOf = () => (party.address() as AddressInfo).port;

let forwarder: Forwarder;
beforeAll(async () => {
  await new Promise<void>((resolve) => party.listen(0, '127.0.0.1', resolve));
  forwarder = createForwarder({ log, targets: { rates: `http://127.0.0.1:${portOf()}/api` } });
});
afterAll(() => new Promise((resolve) => party.close(resolve)));

const send = (path = '', more: object = {}) =>
  forwarder.send({ target: 'rates', method: 'POST', path, ...more });

describe('the forwarder', () => {
  it('[S441] passes a call on below the address that the operator wrote', async () => {
    expect(await send('/today', { body: { from: 'USD' } })).toEqual({ kind: 'json', data: { rate: 7.1 } });
    expect(seen.at(-1)).toMatchObject({ url: '/api/today', body: '{"from":"USD"}' });
    await forwarder.send({ target: 'rates', method: 'GET', path: '/today', query: { day: '1&x=2' } });
    expect(seen.at(-1)).toMatchObject({ url: '/api/today?day=1%26x%3D2', body: '' });
  });

  it("[S442] passes on nothing of the caller's session and no header that could change the target", async () => {
    const headers = {
      authorization: 'canary',
      cookie: 'canary',
      company: 'canary',
      host: 'evil.example',
      'x-forwarded-for': 'canary',
      'transfer-encoding': 'chunked',
      'accept-language': 'en-US',
      'x-request-id': 'r1',
    };
    await send('/today', { headers });
    const passed = seen.at(-1)?.headers ?? {};
    expect(JSON.stringify(passed)).not.toMatch(/canary|evil/);
    expect(passed).toMatchObject({ 'accept-language': 'en-US', 'x-request-id': 'r1' });
  });

  it('[S443] follows no redirect', async () => {
    const before = seen.length;
    expect(await send('/moved')).toEqual({ kind: 'failed' });
    expect(seen.slice(before).map(({ url }) => url)).toEqual(['/api/moved']);
  });

  it.each(['/big', '/broken', '/failing'])('[S443] counts the answer of %s as a failure', async (path) => {
    expect(await send(path)).toEqual({ kind: 'failed' });
  });

  it('[S441] knows no target but those', async () => {
    for (const target of ['constructor', '__proto__', 'http://127.0.0.1', ''])
      expect(await forwarder.send({ target, method: 'GET', path: '' })).toEqual({ kind: 'unknown-target' });
  });

  it.each([
    'http://rates.example',
    'file:///etc/passwd',
    'ftp://rates.example',
    'gopher://rates.example',
    'https://user:pw@rates.example',
    'https://rates.example/?x=1',
    'nonsense',
  ])('[S444] refuses the configured address %s', (address) => {
    expect(() => createForwarder({ log, targets: { rates: address } })).toThrow('rates');
  });

  it('[S444] reads targets from the environment', () => {
    const env = {
      PORTAL_FORWARD_TARGETS: '{"rates":"https://r.example"}',
      COMPANY_DATA_URL: 'https://c.example',
    };
    expect(readTargets(env)).toEqual({ rates: 'https://r.example', 'company-data': 'https://c.example' });
    expect(readTargets({})).toEqual({});
    for (const bad of ['{', '[]', '{"Bad Name":"https://r.example"}', '{"rates":1}'])
      expect(() => readTargets({ PORTAL_FORWARD_TARGETS: bad })).toThrow('PORTAL_FORWARD_TARGETS');
  });
});
