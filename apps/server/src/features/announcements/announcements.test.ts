import { KeyFeatureSchema } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { announcements, publicFiles } from '../../db/schema/announcements.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { createTestPortal } from '../../testing/createTestPortal.ts';
import { firstOf } from '../../testing/firstOf.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { ORDER_QUANTITY } from '../renewal/isQuotaEmpty.ts';
import { isKeyFeature } from './isKeyFeature.ts';
import { storePublicFile } from './storePublicFile.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const add = (row: Partial<typeof announcements.$inferInsert> & { id: string }) => {
  const text = { zh: 'x', en: 'x', kr: 'x' };
  const rest = { type: 2, title: text, content: text, systemCodes: [], isPopup: false, isRelease: false };
  return server.db.insert(announcements).values({ ...rest, publishedAt: DEMO_NOW, ...row });
};
const titles = (list: readonly { announcementTitle?: string | undefined }[]) =>
  list.map(({ announcementTitle }) => announcementTitle);

it('[S350] pops up what a system announced, oldest first, until it was closed', async () => {
  const read = (as = 'owner') => server.call('getAnnouncementYhEjectDetail', { systemCode: 'WMS' }, { as });
  const popups = await read();
  expect(titles(popups)).toEqual(['盘点差异自动算出', '仓储实操训练营报名', '欧盟包装法新规提醒']);
  await server.call('saveAnnouncementRead', { ids: [popups[0]?.id ?? '', 'unknown'] });
  await server.call('saveAnnouncementRead', { ids: [popups[0]?.id ?? ''] });
  expect(titles(await read())).toEqual(titles(popups).slice(1));
  expect(await read('staff')).toHaveLength(3);
  expect(await server.call('getAnnouncementYhEjectDetail', { systemCode: 'ERP' })).toEqual([]);
});

it('[S351] gives the latest release of a system with its attachments, in the caller’s language', async () => {
  const last = (ejectSystemCode: string, language = 'zh-CN') =>
    server.call('getLastAnnouncement', { ejectFlag: 2, ejectPlatformType: 2, ejectSystemCode }, { language });
  expect(await last('ERP', 'ko-KR')).toMatchObject({
    announcementType: 1,
    announcementTitle: '4.2 버전 업데이트',
  });
  expect((await last('ERP'))?.enclosureList).toHaveLength(1);
  expect((await last('ERP', 'en-US'))?.announcementContent).toContain('<h3>Faster exports');
  await add({ id: 'future', isRelease: true, publishedAt: new Date(DEMO_NOW.getTime() + 1) });
  expect((await last('ERP'))?.id).not.toBe('future');
  const portal = await createTestPortal();
  const { token } = (await portal.signIn('anna')).data;
  expect((await portal.call('getLastAnnouncement', {}, { token: token ?? '' })).data).toBeNull();
  await portal.close();
});

it('[S352] runs texts of a system and of all through the ticker, in three languages, until they end', async () => {
  const ticker = () => server.call('getAnnouncementNotice', { systemCode: 'ERP' });
  const [first] = await ticker();
  expect(first).toMatchObject({
    titleEn: 'What is new in 4.2',
    msg: '4.2 版本已发布：导出更快，通知更准',
    msgKr: '4.2 버전이 출시되었어요: 더 빠른 내보내기, 정확한 알림',
  });
  const tickerText = { zh: 'gone', en: '', kr: '' };
  await add({ id: 'ended', tickerText, endsAt: DEMO_NOW });
  await add({ id: 'other-system', tickerText, systemCodes: ['OMS'] });
  expect((await ticker()).map(({ msg }) => msg)).not.toContain('gone');
});

it('[S353] keeps every text as it was written, and injects nothing into the query', async () => {
  const attack = '<img src=x onerror=alert(1)><script>alert(1)</script><form action="https://evil.example">';
  const content = { zh: attack, en: attack, kr: attack };
  await add({
    id: 'hostile',
    title: content,
    content,
    tickerText: content,
    isPopup: true,
    systemCodes: ["a'b"],
  });
  const [popup] = await server.call('getAnnouncementYhEjectDetail', { systemCode: "a'b" });
  expect(popup).toMatchObject({ announcementTitle: attack, announcementContent: attack });
  expect(await server.call('getAnnouncementYhEjectDetail', { systemCode: "' or 1=1 --" })).toEqual([]);
});

it('[S354] gives a key feature as JSON that every page can read', async () => {
  const last = await server.call('getLastAnnouncement', { ejectSystemCode: 'AMAZON_OPERATE' });
  const all = await server.call('queryAnnouncementPage', { announcementType: 7, pageSize: 10 });
  const feature = parse(KeyFeatureSchema, JSON.parse(firstOf(all.dataList).announcementContent ?? ''));
  expect(last).not.toBeNull();
  expect(feature.visitLink).toMatch(/^https:/);
  const media = await Promise.all(feature.fileList.map(({ url = '' }) => server.app.request(url)));
  expect(media.map(({ headers }) => headers.get('content-type'))).toEqual(['video/webm', 'image/webp']);
});

it('[S355] downloads an attachment under its own name, for signed-in people, and never as a page', async () => {
  const last = await server.call('getLastAnnouncement', { ejectSystemCode: 'ERP' });
  const { enclosureFileUrl = '', enclosureFileName = '' } = firstOf(last?.enclosureList ?? []);
  const address = new URL(enclosureFileUrl);
  const fields = Object.fromEntries(address.searchParams);
  const { token: session } = await server.signIn();
  const download = (body: Record<string, string>, authorization = session) =>
    server.app.request('/upload/download', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization, host: 'portal.test' },
      body: String(new URLSearchParams(body)),
    });
  const answer = await download({ ...fields, fileName: '../../a\r\nSet-Cookie: x=1;发票".exe' });
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="4.2 ____ Release notes.xlsx"; filename*=UTF-8''${encodeURIComponent(enclosureFileName)}`,
  );
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
  expect((await download(fields, '')).status).toBe(401);
  const gone = (await (await download({ token: 'unknown', fileName: 'x' })).json()) as { message: string };
  expect(gone.message).toBe('附件不存在或已下架');
});

it('[S356] shows pictures and clips only, and parts of them', async () => {
  const [clip] = await server.db.select().from(publicFiles).where(eq(publicFiles.contentType, 'video/webm'));
  const url = `/upload/media/${clip?.token}`;
  const part = async (range: string) => server.app.request(url, { headers: { range } });
  const whole = Buffer.from(await (await server.app.request(url)).arrayBuffer());
  expect(whole.length).toBe(clip?.size);
  for (const [range, from, to] of [
    ['bytes=10-19', 10, 20],
    [`bytes=${whole.length - 5}-`, whole.length - 5, whole.length],
    ['bytes=-7', whole.length - 7, whole.length],
  ] as const) {
    const answer = await part(range);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${from}-${to - 1}/${whole.length}`,
    ]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole.subarray(from, to));
  }
  expect((await part('bytes=99999999-')).status).toBe(416);
  expect((await part('bytes=0-1,4-5')).status).toBe(200);
  const page = { token: 'page', kind: 'media', name: 'x.html', contentType: 'text/html', position: 0 };
  await storePublicFile(server.db, server.services.blobs, { ...page, pieces: [Buffer.from('<script>')] });
  expect((await server.app.request('/upload/media/page')).status).toBe(404);
  const [attachment] = await server.db.select().from(publicFiles).where(eq(publicFiles.kind, 'attachment'));
  expect((await server.app.request(`/upload/media/${attachment?.token}`)).status).toBe(404);
});

it.each([
  '{',
  '[]',
  '{"visitLink":"javascript:alert(1)","fileList":[]}',
  '{"fileList":[{"url":"data:text/html,<script>alert(1)</script>"}]}',
  '{"visitLink":"//evil.example"}',
  '{"visitLink":" java\\tscript:alert(1)"}',
])('[S359] publishes no key feature like %.60s', (content) => {
  expect(isKeyFeature(content)).toBe(false);
});

it.each([
  'https://portal.test@evil.example/x',
  'https://user:pass@portal.test/x',
  'https://portal.test%2eevil.example/x',
  'https://portal.test。evil.example/x',
  'https://..evil.example/x',
  'https://evil.example\\@portal.test/x',
])('[S1603] publishes no key feature that leads to or shows %s', (address) => {
  expect(isKeyFeature(JSON.stringify({ visitLink: address, fileList: [] }))).toBe(false);
  expect(isKeyFeature(JSON.stringify({ fileList: [{ url: address }] }))).toBe(false);
});

it('[S359] publishes what pages can show, whatever else it holds', () => {
  const feature = {
    __proto__: null,
    visitLink: 'https://www.example.com',
    fileList: [{ url: '/upload/media/x' }],
  };
  expect(isKeyFeature(JSON.stringify(feature))).toBe(true);
  expect(isKeyFeature('{"__proto__":{"polluted":1},"fileList":"nope"}')).toBe(true);
  expect({}).not.toHaveProperty('polluted');
});

it('[S357] has nothing of an announcement before it is published', async () => {
  const publishedAt = new Date(DEMO_NOW.getTime() + 60_000);
  await add({ id: 'tomorrow', isPopup: true, publishedAt });
  const file = {
    token: 'tomorrow-file',
    announcementId: 'tomorrow',
    kind: 'media',
    contentType: 'image/png',
  };
  await storePublicFile(server.db, server.services.blobs, { ...file, name: 'x', position: 0, pieces: [] });
  expect((await server.ask('getAnnouncement', { id: 'tomorrow' })).code).toBe('404');
  expect((await server.app.request('/upload/media/tomorrow-file')).status).toBe(404);
  const { dataList } = await server.call('queryAnnouncementPage', { pageSize: 100 });
  expect(dataList.map(({ id }) => id)).not.toContain('tomorrow');
});

it('[S358] reminds of a used-up order quota, of a service that ran out, or of nothing', async () => {
  const remind = async (systemCode: string, as = 'owner') =>
    (await server.call('renewalReminder', { systemCode }, { as })).type;
  expect(await remind('ERP')).toBe('');
  expect(await remind('ERP', 'brand')).toBe('2');
  expect(await remind('UNKNOWN')).toBe('');
  const isOms = eq(companySystems.serviceId, 'svc-oms');
  const [before] = await server.db.select().from(companySystems).where(isOms);
  await server.db.update(companySystems).set({ expiresAt: DEMO_NOW }).where(isOms);
  expect(await remind('OMS')).toBe('1');
  const texts = await server.call('queryRenewNotice', { systemCode: 'OMS' });
  expect(texts).toMatchObject([{ systemCode: 'OMS', msg: expect.stringContaining('已到期，请尽快续费') }]);
  const inThreeDays = new Date(DEMO_NOW.getTime() + 3 * 86_400_000);
  await server.db.update(companySystems).set({ expiresAt: inThreeDays }).where(isOms);
  expect(await remind('OMS')).toBe('');
  expect((await server.call('queryRenewNotice', { systemCode: 'OMS' }))[0]?.msgEn).toContain(
    'expires in 3 days',
  );
  await server.db
    .update(companySystems)
    .set({ expiresAt: before?.expiresAt ?? null })
    .where(isOms);
});

it('[S615] the ticker says in how many days the orders are used up, where that is soon', async () => {
  const isErp = eq(companySystems.serviceId, 'svc-erp');
  const [erp] = await server.db.select().from(companySystems).where(isErp);
  const texts = async (left: number, unlimitedUse = false) => {
    const billing = (erp?.billing ?? []).map((item) =>
      item.keyValue === ORDER_QUANTITY ? { ...item, billingItemValue: left, unlimitedUse } : item,
    );
    await server.db.update(companySystems).set({ billing, expiresAt: null }).where(isErp);
    return (await server.call('queryRenewNotice', { systemCode: 'ERP' })).map(({ msgEn }) => msgEn);
  };
  expect(await texts(1)).toEqual([expect.stringContaining('are used up in 1 day,')]);
  expect(await texts(10_000_000)).toEqual([]);
  expect(await texts(0)).toEqual([]);
  expect(await texts(1, true)).toEqual([]);
  await server.db
    .update(companySystems)
    .set({ billing: erp?.billing, expiresAt: erp?.expiresAt })
    .where(isErp);
});
