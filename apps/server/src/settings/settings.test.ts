import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createRuntimeConfig } from './createRuntimeConfig.ts';
import { readSettings } from './readSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const config = (changes = {}) =>
  createRuntimeConfig({
    appsPort: () => 4401,
    overridesFile: join(folder, 'portal.config.json'),
    isDevelopment: false,
    env: {},
    ...changes,
  });

it('[S95] has defaults for everything', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 4400,
    appsPort: undefined,
    trustProxy: 'none',
  });
  expect(settings.dataDir).toMatch(/\.portal-data$/);
  expect(readSettings({ PORT: '5000', APPS_PORT: '6000' })).toMatchObject({
    port: 5000,
    appsPort: 6000,
  });
  expect(readSettings({ PORTAL_DEV: '1' }).trustProxy).toBe('loopback');
});

it.each([
  ['PORT', 'x'],
  ['PORT', '65536'],
  ['APPS_PORT', '1.5'],
  ['PORTAL_TRUST_PROXY', 'yes'],
  ['PORTAL_OPERATOR', 'nobody'],
])('[S95] refuses %s=%s by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('[S75] names the apps’ origin by the host of the page', () => {
  const read = config();
  const origin = (host: string, secure = false) =>
    read({ host, secure }).microApps.find(({ name }) => name === 'amazon')?.origin;
  expect(origin('localhost:4400')).toBe('http://localhost:4401');
  expect(origin('brand.localhost:4400')).toBe('http://brand.localhost:4401');
  expect(origin('[::1]:4400')).toBe('http://[::1]:4401');
  expect(origin('portal.example', true)).toBe('https://portal.example:4401');
  const fixed = config({ env: { PORTAL_APPS_ORIGIN: 'https://apps.example' } });
  expect(fixed.appsOrigin({ host: 'x', secure: true })).toBe('https://apps.example');
});

it('[S75] has no accounts, desks or helpers to name but those that another workspace brings', () => {
  const request = { host: 'localhost:4400', secure: false };
  expect(config()(request)).toMatchObject({ consultTable: [], productAiUrl: undefined });
  expect(config()(request).demoAccounts).toBeUndefined();
  const extra = (productAiUrl: string) => ({ productAiUrl });
  expect(config({ extra })(request).productAiUrl).toBe('http://localhost:4401');
});

it('[S75] takes an operator’s changes without a new start', () => {
  const read = config();
  const request = { host: 'localhost:4400', secure: false };
  expect(read(request).mobileSiteUrl).toBeUndefined();
  writeFileSync(join(folder, 'portal.config.json'), '{"mobileSiteUrl":"https://m.example"}');
  expect(read(request)).toMatchObject({ mobileSiteUrl: 'https://m.example', partnerSources: ['selmuch'] });
  writeFileSync(join(folder, 'portal.config.json'), '{');
  expect(() => read(request)).toThrow('portal.config.json is not valid JSON');
});

it('[S752] the configuration tells by which ways codes reach people', () => {
  const read = (changes = {}) =>
    config({ overridesFile: join(folder, 'none.json'), ...changes })({
      host: 'localhost:4400',
      secure: false,
    }).codesBy;
  expect(read()).toEqual([]);
  expect(read({ env: { SMTP_URL: 'smtp://mail.example' } })).toEqual(['email']);
  expect(read({ env: { SMS_URL: 'https://sms.example' } })).toEqual(['phone']);
  expect(read({ ports: { readsOutbox: true } })).toEqual(['email', 'phone']);
});

it('[S2722] the configuration offers shops and a demo environment where somebody brings them', () => {
  const request = { host: 'localhost:4400', secure: false };
  const offers = (changes: Parameters<typeof config>[0] = {}) =>
    config({ overridesFile: join(folder, 'none.json'), ...changes })(request).offers;
  const shopData = { pull: async () => ({ progress: { listing: 100, inventory: 100, orders: 100 } }) };
  const authorisation = { pageOf: () => new URL('https://auth.example') };
  const account = { account: 'owner', password: 'x', label: '' };
  expect(offers()).toEqual([]);
  expect([offers({ ports: { shopData } }), offers({ ports: { authorisation } })]).toEqual([[], []]);
  expect(offers({ ports: { shopData, authorisation } })).toEqual(['shops']);
  expect(offers({ extra: () => ({ demoAccounts: [account] }) })).toEqual(['demo']);
});

it('[S831] what an operator set up is read at once, beside the portal’s own apps and below the file', () => {
  const orders = { name: 'orders', engine: 'frame' as const, entry: '/', origin: 'https://orders.example' };
  let stored = {};
  const overridesFile = join(folder, 'above.config.json');
  const read = config({ stored: () => stored, overridesFile });
  const request = { host: 'localhost:4400', secure: false };
  expect(read(request).microApps.map(({ name }) => name)).not.toContain('orders');
  stored = { microApps: [orders, { ...orders, name: 'amazon' }], brandHosts: ['brand.example'] };
  const names = read(request).microApps.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['sso-web', 'orders', 'amazon']));
  expect(new Set(names).size).toBe(names.length);
  expect(read(request).microApps.find(({ name }) => name === 'amazon')?.origin).toBe(
    'https://orders.example',
  );
  expect(read(request).allowedMessageOrigins).toEqual(['http://localhost:4401', 'https://orders.example']);
  expect(read.isSpecialBrand({ host: 'brand.example', secure: true })).toBe(true);
  writeFileSync(overridesFile, '{"specialBrandHosts":["above.example"]}');
  expect(read.isSpecialBrand({ host: 'brand.example', secure: true })).toBe(false);
});

it('[S2110] pages are told what people agree to, in which version and where it is read; without any, that there is none', () => {
  const name = { zh: '协议', en: 'Terms', ko: '약관' };
  const address = { zh: 'https://a.example/zh', en: 'https://a.example/en', ko: 'https://a.example/ko' };
  const request = { host: 'localhost:4400', secure: false };
  const overridesFile = join(folder, 'none.config.json');
  expect(config({ overridesFile })(request).agreements).toEqual([]);
  const agreements = [
    { id: 'terms', version: '1', name, text: name },
    { id: 'privacy', version: '2', name, address },
  ];
  const own = (lang: string) => `/sso/agreements/terms/1?lang=${lang}`;
  expect(config({ stored: () => ({ agreements }), overridesFile })(request).agreements).toEqual([
    { id: 'terms', version: '1', name, address: { zh: own('zh-CN'), en: own('en-US'), ko: own('ko-KR') } },
    { id: 'privacy', version: '2', name, address },
  ]);
});

it('[S2504] a replica is a PostgreSQL beside the one of DATABASE_URL', () => {
  const DATABASE_URL = 'postgres://db.internal/portal';
  const read = (DATABASE_READ_URL: string) =>
    readSettings({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl;
  expect(read('postgres://replica.internal/portal')).toBe('postgres://replica.internal/portal');
  expect(read('')).toBeUndefined();
  expect(() => read('https://secret@replica.internal')).toThrow(/^DATABASE_READ_URL must be(?!.*secret)/);
  expect(() => readSettings({ DATABASE_READ_URL: 'postgres://replica.internal/portal' })).toThrow(
    'DATABASE_URL is not',
  );
});
