import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { notices } from '../../../db/schema/notices.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { announcement } from '../testing.ts';

const OPERATOR = { as: 'operator' };
const REFUSED = 'saas.sso.operator.error.code.0001';
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

type Written = Parameters<DemoServer['call']>[1];
const save = (written: ReturnType<typeof announcement>) =>
  server.call('saveOperatorAnnouncement', written as never, OPERATOR);
const popups = async (as: string, { systemCode = 'ERP', language = 'zh-CN' } = {}) => {
  const list = await server.call('getAnnouncementYhEjectDetail', { systemCode }, { as, language });
  return list.map(({ id }) => id);
};
const fieldsOf = async (written: unknown) => {
  const { code, data } = await server.ask('saveOperatorAnnouncement', written as Written, OPERATOR);
  expect(code).toBe(REFUSED);
  return (data as { fields: Record<string, string> }).fields;
};

it('[S1330] an announcement reaches its companies, systems and languages, and nobody else', async () => {
  const toBrand = announcement({ audience: { companyIds: ['c-bluepeak'] } });
  const toBi = announcement({ audience: { systemCodes: ['BI'] } });
  const toKorean = announcement({ audience: { locales: ['ko-KR'] } });
  for (const written of [toBrand, toBi, toKorean]) await save(written);
  const seenBy = async (...[as, where]: Parameters<typeof popups>) => {
    const seen = await popups(as, where);
    return [toBrand, toBi, toKorean].map(({ id }) => seen.includes(id));
  };
  expect(await seenBy('brand')).toEqual([true, false, false]);
  expect(await seenBy('owner')).toEqual([false, false, false]);
  expect(await seenBy('owner', { systemCode: 'BI' })).toEqual([false, true, false]);
  expect(await seenBy('owner', { language: 'ko-KR' })).toEqual([false, false, true]);
  // Not by its id either.
  const { code } = await server.ask('getAnnouncement', { id: toBrand.id }, { as: 'owner' });
  expect(code).toBe('404');
});

it('[S1331] it is shown from its time until its end, and taken back everywhere at once', async () => {
  const written = announcement({
    publishedAt: new Date(server.clock.now().getTime() + 60_000).toISOString(),
    endsAt: new Date(server.clock.now().getTime() + 120_000).toISOString(),
    ticker: { zh: '今晚升级', en: '', kr: '' },
  });
  const state = async () =>
    (await server.call('getOperatorAnnouncement', { id: written.id }, OPERATOR)).state;
  const inTicker = async () =>
    (await server.call('getAnnouncementNotice', { systemCode: 'ERP' })).some(({ id }) => id === written.id);
  await save(written);
  expect([await state(), await inTicker()]).toEqual(['scheduled', false]);
  server.clock.advance({ seconds: 60 });
  expect([await state(), await inTicker()]).toEqual(['shown', true]);
  await server.call('recallOperatorAnnouncement', { id: written.id, isRecalled: true }, OPERATOR);
  expect([await state(), await inTicker()]).toEqual(['recalled', false]);
  expect((await server.ask('getAnnouncement', { id: written.id })).code).toBe('404');
  await server.call('recallOperatorAnnouncement', { id: written.id, isRecalled: false }, OPERATOR);
  expect([await state(), await inTicker()]).toEqual(['shown', true]);
  server.clock.advance({ seconds: 60 });
  expect([await state(), await inTicker()]).toEqual(['ended', false]);
});

it('[S1332] how many people it is for and how many read it is counted', async () => {
  const written = announcement({ audience: { companyIds: ['c-tidewater', 'c-bluepeak'] } });
  await save(written);
  const counts = async () => {
    const { readCount, audienceCount } = await server.call(
      'getOperatorAnnouncement',
      { id: written.id },
      OPERATOR,
    );
    return [readCount, audienceCount];
  };
  expect(await counts()).toEqual([0, 2]);
  await server.call('saveAnnouncementRead', { ids: [written.id] }, { as: 'brand' });
  await server.call('saveAnnouncementRead', { ids: [written.id] }, { as: 'brand' });
  expect(await counts()).toEqual([1, 2]);
});

it.each([
  '<img src="http://pictures.example/a.png">',
  "<p><img alt=x src='ftp://x/a.png'></p>",
  '<img src=//pictures.example/a.png>',
  '<img srcset="/a.png 1x, http://pictures.example/b.png 2x">',
  '<video src="https://clips.example/a.mp4"></video>',
  '<video poster="http://x/a.png" src="/upload/media/a"></video>',
  '<video><source src="https://clips.example/a.webm"></video>',
  '<AUDIO SRC="https://clips.example/a.mp3">',
  '<video src="/&#47;clips.example/a.mp4"></video>',
  '<img src="clip.png">',
])('[S1333] media that the pages’ policy would not load are refused when written: %s', async (content) => {
  const fields = await fieldsOf(announcement({ content: { zh: content } }));
  expect(Object.keys(fields)).toEqual(['content']);
  const inKorean = { zh: '<p>x</p>', kr: content };
  expect(Object.keys(await fieldsOf(announcement({ content: inKorean })))).toEqual(['content']);
});

it('[S1333] pictures by https, pictures within the text and what lies on the portal are taken', async () => {
  const zh =
    '<img src="https://pictures.example/a.png"><img src="data:image/png;base64,AA=="><video src="/upload/media/a">';
  expect(await save(announcement({ content: { zh } }))).toMatchObject({ id: expect.any(String) });
});

it('[S1333] a key feature’s clips lie on the portal, its pictures may come by https', async () => {
  const feature = (file: object) =>
    announcement({
      type: 7,
      content: { zh: JSON.stringify({ visitLink: 'https://x.example', fileList: [file] }) },
    });
  expect(await fieldsOf(feature({ url: 'https://x.example/a.mp4', type: 'video' }))).toHaveProperty(
    'content',
  );
  expect(await fieldsOf(feature({ url: 'https://x.example/a.mp4' }))).toHaveProperty('content');
  await save(feature({ url: 'https://x.example/a.png', type: 'image' }));
});

it('[S1334] what is missing, unknown or ends before it begins is said at its field', async () => {
  const fields = await fieldsOf({
    ...announcement({ type: 3, title: { zh: ' ' }, content: { zh: '' } }),
    audience: { companyIds: ['c-gone'] },
    publishedAt: '2026-12-01T00:00:00.000Z',
    endsAt: '2026-12-01T00:00:00.000Z',
  });
  expect(Object.keys(fields).toSorted()).toEqual(['audience', 'content', 'endsAt', 'title', 'type']);
  expect(Object.keys(await fieldsOf(announcement({ type: 7 })))).toEqual(['content']);
});

it('[S1335] a notice reaches each person of the group once, in their language, and says how many read it', async () => {
  const id = randomUUID();
  const notice = {
    id,
    title: { zh: '停机通知', en: 'Maintenance', kr: '점검 안내' },
    text: { zh: '今晚十点停机', en: 'Tonight at ten', kr: '' },
    audience: { companyIds: ['c-starlight', 'c-tidewater'] },
    isEject: false,
  };
  const { count } = await server.call('countOperatorAudience', { audience: notice.audience }, OPERATOR);
  const { recipientCount } = await server.call('sendOperatorNotice', notice, OPERATOR);
  expect(recipientCount).toBe(count);
  const rows = await server.db.select().from(notices).where(eq(notices.sentNoticeId, id));
  expect(rows).toHaveLength(recipientCount ?? 0);
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
  expect(rows.every(({ title }) => title === '停机通知')).toBe(true);
  const page = await server.call('queryMsgNoticePage', {}, { as: 'both' });
  const own = page.dataList.find(({ id: one }) => rows.some((row) => row.id === one));
  await server.call('saveRead', { id: own?.id ?? '' }, { as: 'both' });
  const { dataList } = await server.call('queryOperatorNoticePage', {}, OPERATOR);
  expect(dataList[0]).toMatchObject({ recipientCount, readCount: 1, sender: '苏运营' });
});

it('[S1336] a notice to nobody, or to a company that is gone, is refused', async () => {
  const notice = { id: randomUUID(), title: { zh: 'x' }, text: { zh: 'x' }, isEject: false };
  for (const audience of [{ companyIds: ['c-gone'] }, { companyIds: ['c-bluepeak'], locales: ['ko-KR'] }]) {
    const { code, data } = await server.ask('sendOperatorNotice', { ...notice, audience }, OPERATOR);
    expect([code, Object.keys((data as { fields: object }).fields)]).toEqual([REFUSED, ['audience']]);
  }
});

it('[S1337] a live class is planned, shown, ended, or called off before it begins', async () => {
  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000).toISOString();
  const title = { zh: '旺季备货', en: 'Peak season', kr: '' };
  const live = {
    id: randomUUID(),
    title,
    description: { zh: '' },
    speaker: '王老师',
    beginsAt: at(-1),
    endsAt: at(30),
  };
  await server.call('saveOperatorLive', live, OPERATOR);
  expect(await server.call('getLivingBroadcast', {})).toMatchObject({ liveSpeaker: '王老师' });
  await server.call('endOperatorLive', { id: live.id }, OPERATOR);
  const list = async () => (await server.call('queryOperatorLivePage', { pageSize: 100 }, OPERATOR)).dataList;
  expect((await list()).find(({ id }) => id === live.id)).toMatchObject({ state: 'over' });
  const later = { ...live, id: randomUUID(), beginsAt: at(60), endsAt: at(90) };
  await server.call('saveOperatorLive', later, OPERATOR);
  await server.call('endOperatorLive', { id: later.id }, OPERATOR);
  expect((await list()).some(({ id }) => id === later.id)).toBe(false);
  const wrong = { ...later, endsAt: later.beginsAt };
  expect((await server.ask('saveOperatorLive', wrong, OPERATOR)).code).toBe(REFUSED);
});
