import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { agreementAcceptances, agreementVersions } from '../../db/schema/agreements.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { applySetup } from '../setup/applySetup.ts';
import { exportSetup } from '../setup/exportSetup.ts';
import { readPortalFile, readPortalValue } from '../setup/file/readPortalFile.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const terms = (version: string, patch: object = {}) => ({
  id: 'terms',
  version,
  name: { zh: '用户协议', en: 'Terms of use', ko: '이용약관' },
  text: { zh: `<p>条款 ${version}</p>`, en: `<p>Terms ${version}</p>`, ko: '' },
  ...patch,
});
const privacy = {
  id: 'privacy',
  version: '1',
  name: { zh: '隐私政策', en: 'Privacy policy', ko: '개인정보 처리방침' },
  address: { zh: 'https://a.example/zh', en: 'https://a.example/en', ko: 'https://a.example/ko' },
};

async function stand(...agreements: object[]) {
  server.clock.advance({ seconds: 60 });
  const { changes } = await applySetup(server.db, readPortalValue({ agreements }), {
    now: server.clock.now(),
  });
  return changes.map(({ sign, group, what }) => `${sign} ${group}: ${what}`);
}
const openFor = async (as: string) =>
  (await server.call('queryOpenAgreements', {}, { as })).map(({ id, version }) => `${id} ${version}`);
const accept = async (as: string, ...agreements: { id: string; version: string }[]) =>
  (await server.call('acceptAgreements', { agreements }, { as })).map(
    ({ id, version }) => `${id} ${version}`,
  );

beforeEach(async () => {
  await server.db.delete(agreementAcceptances);
  await server.db.delete(agreementVersions);
  await stand();
});

it('[S2100] apply, diff and export know agreements; without them nobody is asked', async () => {
  expect(await openFor('owner')).toEqual([]);
  expect(await stand(terms('1'), privacy)).toEqual(['+ agreements: terms', '+ agreements: privacy']);
  expect(await stand(terms('1'), privacy)).toEqual([]);
  const { agreements } = readPortalFile(await exportSetup(server.db)).file;
  expect(agreements).toEqual([terms('1'), privacy]);
  expect(await stand(terms('2'), privacy)).toEqual(['~ agreements: terms']);
});

it.each([
  ['  - { id: terms, version: "1", name: { zh: a, en: b, ko: c } }', 'needs a text or an address'],
  ['  - { id: Terms, version: "1", name: { zh: a, en: b, ko: c } }', 'must be small letters'],
  ['  - { id: terms, version: "1 2", name: { zh: a, en: b, ko: c } }', 'must be a version'],
  [
    '  - { id: terms, version: "1", name: { zh: a, en: b, ko: c }, address: { zh: "http://a.example", en: "", ko: "" } }',
    'begins with https',
  ],
])('[S2100] %s is refused by line and reason', (line, reason) => {
  const read = () => readPortalFile(['version: 1', 'agreements:', line, '...'].join('\n'));
  expect(read).toThrow(reason);
  expect(read).toThrow('portal.yaml:3:');
});

it('[S2101] a version that somebody accepted keeps its words; before that it may be mended', async () => {
  await stand(terms('1'));
  const mended = { text: { zh: '<p>改过</p>', en: 'x', ko: '' } };
  expect(await stand(terms('1', mended))).toEqual(['~ agreements: terms']);
  await accept('owner', { id: 'terms', version: '1' });
  await expect(stand(terms('1'))).rejects.toThrow('version 1 was accepted by people as it was');
  const [kept] = await server.db.select().from(agreementVersions);
  expect(kept?.text).toEqual(mended.text);
  expect(await stand(terms('2'))).toEqual(['~ agreements: terms']);
  expect(await stand(terms('1', mended)), 'going back').toEqual(['~ agreements: terms']);
});

it('[S2102] who accepts is noted once, with version and moment, in the audit log of their companies too', async () => {
  await stand(terms('1'), privacy);
  expect(await openFor('owner')).toEqual(['terms 1', 'privacy 1']);
  const before = server.clock.now();
  expect(await accept('owner', { id: 'terms', version: '1' }, { id: 'privacy', version: '0' })).toEqual([
    'privacy 1',
  ]);
  server.clock.advance({ seconds: 60 });
  await accept('owner', { id: 'terms', version: '1' });
  const rows = await server.db.select().from(agreementAcceptances);
  expect(rows).toEqual([{ userId: 'u-owner', agreementId: 'terms', version: '1', acceptedAt: before }]);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.action, 'agreement-accepted'));
  expect(entries[0]).toMatchObject({ kind: 'sign-in', target: 'terms 1', userId: 'u-owner' });
  expect(entries.every(({ target }) => target === 'terms 1')).toBe(true);
  expect(await openFor('staff'), 'nobody else’s').toEqual(['terms 1', 'privacy 1']);
});

it('[S2103] another version is asked for again, one that says so only of who accepted none before', async () => {
  await stand(terms('1'));
  await accept('owner', { id: 'terms', version: '1' });
  expect(await openFor('owner')).toEqual([]);
  await stand(terms('2', { renew: false }));
  expect([await openFor('owner'), await openFor('staff')]).toEqual([[], ['terms 2']]);
  await stand(terms('3'));
  expect(await openFor('owner')).toEqual(['terms 3']);
  await stand(terms('4', { renew: false }));
  expect(await openFor('owner'), 'the third demanded it').toEqual(['terms 4']);
  await stand(terms('1'));
  expect(await openFor('owner'), 'back at the first').toEqual([]);
});

it('[S2104] demo accounts, which many share, are never asked', async () => {
  await stand(terms('1'));
  await server.db.update(users).set({ ssoEnv: 'DEMO' }).where(eq(users.id, 'u-staff'));
  expect(await openFor('staff')).toEqual([]);
  expect(await accept('staff', { id: 'terms', version: '1' })).toEqual([]);
  expect(await server.db.$count(agreementAcceptances)).toBe(0);
  await server.db.update(users).set({ ssoEnv: '' }).where(eq(users.id, 'u-staff'));
});

const page = (path: string, headers: Record<string, string> = {}) =>
  server.app.request(path, { headers: { host: 'portal.test:4400', ...headers } });

it('[S2105] a version is a page that anybody reads in their language, whatever is in it runs nothing', async () => {
  const text = { zh: '<script>alert(1)</script><p>条款</p>', en: '<p>Terms &amp; more</p>', ko: '' };
  await stand(terms('1', { text, name: { zh: '<协议>', en: '<Terms>', ko: '약관' } }));
  const answer = await page('/sso/agreements/terms/1?lang=en-US');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox allow-popups/);
  expect(policy).not.toMatch(/script|allow-scripts/);
  const html = await answer.text();
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<h1>&lt;Terms&gt;</h1>');
  expect(html).toContain('<p>Terms &amp; more</p>');
  expect(await (await page('/sso/agreements/terms/1?lang=ko-KR')).text(), 'else in Chinese').toContain(
    '<p>条款</p>',
  );
  const asked = await page('/sso/agreements/terms/1', { 'accept-language': 'ko' });
  expect(await asked.text()).toContain('<h1>약관</h1>');
});

it('[S2105] former versions stay to be read; a page elsewhere is led to, and what there is not is 404', async () => {
  await stand(terms('1'), privacy);
  await stand(terms('2'));
  expect(await (await page('/sso/agreements/terms/1?lang=zh-CN')).text()).toContain('条款 1');
  const elsewhere = await page('/sso/agreements/privacy/1?lang=ko-KR');
  expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([303, 'https://a.example/ko']);
  expect((await page('/sso/agreements/terms/9')).status).toBe(404);
});
