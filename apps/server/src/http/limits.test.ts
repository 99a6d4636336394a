import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { openSockets, type TestProcess } from '../testing/openSockets.ts';
import { createApp } from './createApp.ts';

let portal: TestPortal;
let server: TestProcess;
beforeAll(async () => {
  portal = await createTestPortal();
  server = await openSockets(portal, {
    limits: { requestTimeout: 400, headersTimeout: 400, connectionsCheckingInterval: 50 },
  });
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

/** Sends bytes as they are and gives back the first line of the answer. */
function speak(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

const request = (headers: string, body = '') =>
  `POST /sso/user/getPublicKey HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n${body}`;

it('[S51] answers over a real connection', async () => {
  expect(await speak(request('Content-Length: 0\r\n'))).toBe('HTTP/1.1 200 OK');
});

it('[S55] refuses headers of 1 MB and 2,000 headers', async () => {
  expect(await speak(request(`X-Large: ${'x'.repeat(1_000_000)}\r\n`))).toMatch(/^HTTP\/1.1 431/);
  const many = Array.from({ length: 2000 }, (_, index) => `X${index}: 1\r\n`).join('');
  expect(await speak(request(many))).toMatch(/^HTTP\/1.1 431/);
});

it('[S55] refuses more than a hundred small headers', async () => {
  const many = Array.from({ length: 150 }, (_, index) => `X${index}: 1\r\n`).join('');
  expect(await speak(request(`${many}Content-Length: 0\r\n`))).toMatch(/^HTTP\/1.1 431/);
});

it('[S54] refuses a body of 50 MB without reading it', async () => {
  const headers = 'Content-Type: application/json\r\nContent-Length: 52428800\r\n';
  expect(await speak(request(headers, '{"a":"'))).toMatch(/^HTTP\/1.1 413/);
});

it('[S54] stops reading a body that never says its length', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const headers = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
  expect(await speak(request(headers, chunk.repeat(32)))).toMatch(/^HTTP\/1.1 413/);
});

it('[S55] gives up a body that does not arrive', async () => {
  const headers = 'Content-Type: application/json\r\nContent-Length: 10\r\n';
  expect(await speak(request(headers, '{"a"'))).toMatch(/^(HTTP\/1.1 408|$)/);
});

it('[S94] is not ready while its database is away, and alive all the same', async () => {
  const away = createApp({ ...portal.deps, isReady: () => Promise.reject(new Error('away')) });
  expect((await away.request('/readyz')).status).toBe(503);
  expect((await away.request('/healthz')).status).toBe(200);
});
