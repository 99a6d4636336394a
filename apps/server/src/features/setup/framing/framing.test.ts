import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { lookAtFrames } from './lookAtFrames.ts';
import { refusesFraming } from './refusesFraming.ts';

const PORTAL = 'https://portal.example.com';
const PAGE = 'https://orders.example.com/';

describe('whether a page may be framed', () => {
  it.each([
    [{}, undefined],
    [{ 'x-frame-options': 'DENY' }, 'X-Frame-Options: DENY'],
    [{ 'x-frame-options': 'SameOrigin' }, 'X-Frame-Options: SameOrigin'],
    [{ 'x-frame-options': 'nonsense' }, undefined],
    [{ 'content-security-policy': "default-src 'self'" }, undefined],
    [
      { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" },
      "Content-Security-Policy: frame-ancestors 'none'",
    ],
    [
      { 'content-security-policy': "frame-ancestors 'self'" },
      "Content-Security-Policy: frame-ancestors 'self'",
    ],
    [{ 'content-security-policy': 'frame-ancestors' }, 'Content-Security-Policy: frame-ancestors'],
    [{ 'content-security-policy': `frame-ancestors 'self' ${PORTAL}`, 'x-frame-options': 'DENY' }, undefined],
    [{ 'content-security-policy': 'frame-ancestors https://*.example.com' }, undefined],
    [{ 'content-security-policy': 'frame-ancestors portal.example.com:443' }, undefined],
    [{ 'content-security-policy': 'frame-ancestors https:' }, undefined],
    [{ 'content-security-policy': 'frame-ancestors *' }, undefined],
    [
      { 'content-security-policy': 'frame-ancestors https://portal.example.com:8443' },
      'Content-Security-Policy: frame-ancestors https://portal.example.com:8443',
    ],
    [
      { 'content-security-policy': 'frame-ancestors *, frame-ancestors https://other.example' },
      'Content-Security-Policy: frame-ancestors https://other.example',
    ],
    [
      { 'content-security-policy': 'frame-ancestors https://portal.example.com.evil.example' },
      'Content-Security-Policy: frame-ancestors https://portal.example.com.evil.example',
    ],
  ])('[S830] is what its headers say: %j', (headers, refusal) => {
    expect(refusesFraming(new Headers(headers as Record<string, string>), PAGE, [PORTAL])).toBe(refusal);
  });
});

describe('looking at pages', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
    server = createServer(answer).listen(0);
    await once(server, 'listening');
    return `http://localhost:${(server.address() as AddressInfo).port}/`;
  }

  it('[S830] follows redirects to what is framed in the end', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/app' }).end();
      else response.writeHead(200, { 'x-frame-options': 'DENY' }).end('an app');
    });
    const { findings } = await lookAtFrames([{ url, path: ['microApps', 0] }], [PORTAL]);
    expect(findings).toEqual([{ url, path: ['microApps', 0], refusal: 'X-Frame-Options: DENY' }]);
  });

  it('[S830] gives a page that never answers three seconds, and tells it', async () => {
    const url = await serve(() => {});
    const began = performance.now();
    const { findings } = await lookAtFrames([{ url, path: [] }], [PORTAL]);
    expect(findings).toEqual([{ url, path: [], refusal: undefined }]);
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('[S830] looks at fifty pages at most', async () => {
    const url = await serve((_request, response) => void response.end());
    const pages = Array.from({ length: 60 }, (_, index) => ({ url: `${url}${index}`, path: [] }));
    expect(await lookAtFrames(pages, [PORTAL])).toEqual({ findings: [], leftOut: 10 });
  });
});
