import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { addPortalFiles } from './addPortalFiles.ts';
import { createAppsOrigin } from './createAppsOrigin.ts';
import { createFileCache } from './createFileCache.ts';
import { createPortalOrigins } from './portalOrigins.ts';

const IMPORT_MAP = '{"imports":{"react":"/assets/react-abcdefgh.js"}}';
const SCRIPT = 'export const x = 1;\n'.repeat(100);
const BROTLI = brotliCompressSync(SCRIPT);
const FILES: Record<string, string | Buffer> = {
  'portal/dist/index.html': `<html><script type="importmap">${IMPORT_MAP}</script><script src="/assets/x.js"></script></html>`,
  'portal/dist/favicon.svg': '<svg/>',
  'portal/dist/assets/index-abcdefgh.js': SCRIPT,
  'portal/dist/assets/index-abcdefgh.js.map': '{}',
  'portal/dist/assets/small-abcdefgh.js': SCRIPT,
  'portal/dist/assets/small-abcdefgh.js.br': BROTLI,
  'portal/dist/assets/stale-abcdefgh.js': `${SCRIPT}// new`,
  'portal/dist/assets/stale-abcdefgh.js.br': BROTLI,
  'portal/dist/.env': 'SECRET=1',
  'portal/secret.json': '{}',
  'micro/sso-web/dist/entry.js': SCRIPT,
  'micro/amazon/dist/index.html': '<html>amazon</html>',
  'micro/amazon/dist/assets/app-abcdefgh.js': SCRIPT,
};

let portal: TestPortal;
let folder: string;
let apps: ReturnType<typeof createAppsOrigin>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  portal = await createTestPortal();
  addPortalFiles(portal.app, portal.deps, folder);
  const portalOrigins = createPortalOrigins({ allowedOrigins: [], publicPort: undefined }, () => 4400);
  apps = createAppsOrigin(portal.deps, {
    appsFolder: folder,
    portalOrigins,
    pages: (app, { answer }) => app.get('/other/rates', (c) => answer(c, '<h1>Rates</h1>')),
  });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});

const PAGE = { host: 'portal.test:4400', accept: 'text/html', 'sec-fetch-mode': 'navigate' };
const visit = (path: string, headers: Record<string, string> = PAGE) => portal.app.request(path, { headers });

it.each(['/', '/login', '/entry/svc-erp/ERP/amazon', '/404', '/metrics'])(
  '[S70] answers the page address %s with the shell',
  async (path) => {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  },
);

it.each([
  '/sso/user/nothing',
  '/api/v1/nothing',
  '/micro/amazon/index.html',
  '/micro/sso-web/missing.js',
  '/assets/gone-abcdefgh.js',
  '/missing.png',
])('[S70] answers %s with a real 404', async (path) => {
  const answer = await visit(path);
  expect(answer.status).toBe(404);
  expect((await answer.json()).code).toBe('404');
});

it('[S70] answers no program with the shell', async () => {
  for (const path of ['/metrics', '/debug', '/login']) expect((await visit(path, {})).status).toBe(404);
});

it('[S71] protects the shell', async () => {
  const { headers } = await visit('/login');
  const policy = headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(IMPORT_MAP).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy.match(/sha256/g)).toHaveLength(1);
  expect(policy).not.toContain('unsafe-eval');
  for (const part of [
    "default-src 'none'",
    'frame-src http://portal.test:4401 https:',
    "connect-src 'self' ws://portal.test:4400 wss://portal.test:4400 http://portal.test:4401 ",
    'http://localhost:8000 ws://localhost:8000 http://localhost:18000 ws://localhost:18000 ',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify web-push 'allow-duplicates'",
    'report-uri /csp-report',
  ])
    expect(policy).toContain(part);
  expect(headers.get('origin-agent-cluster')).toBe('?1');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin');
  expect(headers.get('x-frame-options')).toBe('DENY');
});

it('[S72] sends files compressed, tagged and cached as they change', async () => {
  const path = '/assets/index-abcdefgh.js';
  const answer = await visit(path, { 'accept-encoding': 'gzip, br' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const plain = await visit(path, {});
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  const etag = plain.headers.get('etag') ?? '';
  expect((await visit(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await visit(path, { 'if-none-match': `W/${etag}` })).status).toBe(304);
  expect((await visit('/micro/sso-web/entry.js', {})).headers.get('cache-control')).toBe('no-cache');
  expect((await visit('/favicon.svg', {})).headers.get('content-type')).toBe('image/svg+xml');
});

it('[S810] sends what the build compressed with Brotli to whom takes it, each way with a tag of its own', async () => {
  const path = '/assets/small-abcdefgh.js';
  const sent = async (accepted: string, file = path) => {
    const answer = await visit(file, { 'accept-encoding': accepted });
    return [answer.headers.get('content-encoding'), answer] as const;
  };
  const [encoding, answer] = await sent('gzip, deflate, br, zstd');
  expect(encoding).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SCRIPT);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(answer.headers.get('content-length')).toBe(String(BROTLI.length));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  for (const [accepted, expected] of [
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.1', 'br'],
    ['identity', null],
    ['brotli', null],
  ] as const)
    expect([accepted, (await sent(accepted))[0]]).toEqual([accepted, expected]);

  const tagOf = async (accepted: string) => (await sent(accepted))[1].headers.get('etag') ?? '';
  const tags = await Promise.all(['br', 'gzip', ''].map(tagOf));
  expect(new Set(tags).size).toBe(3);
  const again = (tag: string) => visit(path, { 'accept-encoding': 'br', 'if-none-match': tag });
  expect([(await again(tags[0] ?? '')).status, (await again(tags[1] ?? '')).status]).toEqual([304, 200]);
});

it('[S810] a Brotli file of another version is not sent, and none is to be had by its own address', async () => {
  const stale = await visit('/assets/stale-abcdefgh.js', { 'accept-encoding': 'br, gzip' });
  expect(stale.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(Buffer.from(await stale.arrayBuffer())).toString()).toBe(`${SCRIPT}// new`);
  expect((await visit('/assets/small-abcdefgh.js.br', {})).status).toBe(404);
});

it('[S72] reads the files ahead of the first visitor, and lives without any', async () => {
  const cache = createFileCache(join(folder, 'portal/dist'));
  await cache.warm();
  expect((await cache.get('/assets/index-abcdefgh.js'))?.compressed.gzip).toBeDefined();
  await expect(createFileCache(join(folder, 'nothing')).warm()).resolves.toBeUndefined();
});

it('[S72] keeps a file whose name tells its content for pages that were opened before a new version', async () => {
  const dist = join(folder, 'portal/dist');
  const cache = createFileCache(dist);
  const [old, plain] = ['/assets/late-Ab12_x-9.js', '/assets/late.js'];
  for (const path of [old, plain]) {
    writeFileSync(join(dist, path), 'export {};');
    await cache.get(path);
    rmSync(join(dist, path));
  }
  expect((await cache.get(old))?.content.toString()).toBe('export {};');
  expect(await cache.get(plain)).toBeUndefined();
});

it('[S72] sees a file that was built anew', async () => {
  const file = join(folder, 'micro/sso-web/dist/entry.js');
  const before = (await visit('/micro/sso-web/entry.js', {})).headers.get('etag');
  writeFileSync(file, `${SCRIPT}// new`);
  expect((await visit('/micro/sso-web/entry.js', {})).headers.get('etag')).not.toBe(before);
});

it.each([
  '/assets/index-abcdefgh.js.map',
  '/.env',
  '/.git/config',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/assets/..%5c..%5csecret.json',
  '/micro/sso-web/..%2f..%2f..%2fportal/secret.json',
  '/favicon.svg%00.js',
  '/%.js',
])('[S73] does not serve %s', async (path) => {
  for (const headers of [PAGE, {}]) expect((await visit(path, headers)).status).toBe(404);
});

it('[S74] serves frame apps that only the portal may frame', async () => {
  const answer = await apps.request('/amazon/', { headers: { host: 'brand.localhost:4401' } });
  expect(await answer.text()).toBe('<html>amazon</html>');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors http://brand.localhost:4400');
  expect(policy).not.toMatch(/frame-ancestors[^;]*\*/);
  expect((await apps.request('/amazon')).headers.get('location')).toBe('/amazon/');
  expect((await apps.request('/amazon/assets/app-abcdefgh.js')).status).toBe(200);
  for (const path of ['/amazon/missing.js', '/scm_new/', '/', '/amazon/..%2f..%2f..%2fportal/secret.json'])
    expect((await apps.request(path)).status).toBe(404);
});

it('[S74] lets the portal tell a missing page from a slow one, and nobody else', async () => {
  const host = 'portal.test:4401';
  const allowed = async (path: string, origin: string, method = 'HEAD') => {
    const answer = await apps.request(path, { method, headers: { host, origin } });
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };
  const portal = 'http://portal.test:4400';
  expect(await allowed('/amazon/', portal)).toEqual([200, portal]);
  expect(await allowed('/gone/', portal)).toEqual([404, portal]);
  expect(await allowed('/amazon/', 'http://portal.test.evil.test:4400')).toEqual([200, null]);
  expect((await allowed('/api/v1/queryOrders', portal, 'POST'))[0]).toBe(403);
});

it('[S74] tells frame apps which portals may speak to them', async () => {
  const answer = await apps.request('/config.json', { headers: { host: 'portal.test:4401' } });
  expect(await answer.json()).toEqual({ portalOrigins: ['http://portal.test:4400'] });
});

it('[S74] serves pages that another workspace adds, and the business calls but no others', async () => {
  const page = await apps.request('/other/rates', { headers: { host: 'portal.test:4401' } });
  expect(await page.text()).toBe('<h1>Rates</h1>');
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://portal.test:4400');
  expect((await apps.request('/other/nothing')).status).toBe(404);
  expect((await apps.request('/api/v1/queryOrders', { method: 'POST' })).status).toBe(401);
  expect((await apps.request('/sso/user/getPublicKey', { method: 'POST' })).status).toBe(404);
});

it('[S70] says what to do while nothing is built', async () => {
  rmSync(join(folder, 'portal/dist/index.html'));
  const answer = await visit('/login');
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm start')]);
});
