import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAppsOrigin } from '../static/createAppsOrigin.ts';
import { createPortalOrigins } from '../static/portalOrigins.ts';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const PROTECTED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': expect.stringContaining('camera=()'),
};

function expectProtected(headers: Headers) {
  expect(Object.fromEntries(headers)).toMatchObject(PROTECTED);
  const policy = headers.get('content-security-policy') ?? '';
  for (const part of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors '])
    expect(policy).toContain(part);
  expect(policy).not.toContain('unsafe-eval');
}

it.each([
  ['an answer', 'GET', '/healthz'],
  ['a refusal', 'POST', '/sso/user/userActionConfig'],
  ['nothing', 'GET', '/sso/user/nothing'],
  ['a body that is none', 'POST', '/sso/user/login'],
])('[S130] %s carries the protective headers', async (_what, method, path) => {
  const { headers } = await portal.app.request(path, { method, body: method === 'POST' ? '{' : null });
  expectProtected(headers);
  expect(headers.has('strict-transport-security')).toBe(false);
});

it('[S130] pages of the apps’ origin do so with a policy of their own', async () => {
  const portalOrigins = createPortalOrigins({ allowedOrigins: [], publicPort: undefined }, () => 4400);
  const appsFolder = mkdtempSync(join(tmpdir(), 'portal-apps-'));
  mkdirSync(join(appsFolder, 'micro/amazon/dist'), { recursive: true });
  writeFileSync(join(appsFolder, 'micro/amazon/dist/index.html'), '<html></html>');
  const apps = createAppsOrigin(portal.deps, { appsFolder, portalOrigins });
  const { headers } = await apps.request('/amazon/', { headers: { host: 'portal.test:4401' } });
  rmSync(appsFolder, { recursive: true });
  expect(headers.get('content-security-policy')).toContain('frame-ancestors http://portal.test:4400');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it('[S131] answers of calls are kept by nobody', async () => {
  for (const path of ['/sso/user/userActionConfig', '/api/v1/queryOrders', '/config.json']) {
    const method = path === '/config.json' ? 'GET' : 'POST';
    const { headers } = await portal.app.request(path, { method });
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
