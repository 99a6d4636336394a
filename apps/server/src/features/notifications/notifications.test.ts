import { securityTitles } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pushLog } from '../../db/schema/index.ts';
import { notices } from '../../db/schema/notices.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { firstOf } from '../../testing/firstOf.ts';
import { classification } from './classifications.ts';
import { createReminder } from './createReminder.ts';
import { type NoticeToSend, sendNotice } from './sendNotice.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await createTestPortal();
  token = (await portal.signIn('anna')).data.token;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.database.db.delete(notices);
});

const send = (notice: Partial<NoticeToSend> = {}) =>
  portal.database.db.transaction((tx) =>
    sendNotice(tx, portal.clock, { userIds: ['user-anna'], companyId: 'a', title: 'x', ...notice }),
  );
const page = async (request = {}) => (await portal.call('queryMsgNoticePage', request, { token })).data;
const titlesOf = (list: readonly { msgTitle: string }[]) => list.map(({ msgTitle }) => msgTitle);
const titles = async (request = {}) => titlesOf((await page(request)).dataList);

it('[S300] gives the latest four unread to the bell, with the exact counts over all of them', async () => {
  for (const title of ['1', '2', '3', '4', '5', '6'])
    await send({ title, messageType: Number(title) % 2 ? classification.orders : classification.ads });
  const bell = await page({ hasRead: 2, pageSize: 4 });
  expect(titlesOf(bell.dataList)).toEqual(['6', '5', '4', '3']);
  expect(bell).toMatchObject({ noReadCount: 6, totalCount: 6, newestId: firstOf(bell.dataList).id });
  expect(bell.noReadByType).toEqual([
    { messageType: classification.orders, count: 3 },
    { messageType: classification.ads, count: 3 },
  ]);
  expect(bell.dataList[0]).toMatchObject({ msgType: 3, hasRead: 2, sendTime: '2026-11-21T08:00:00.000Z' });
  expect(await titles({ messageType: classification.ads })).toEqual(['6', '4', '2']);
});

it('[S301] marks one read and unread again, and answers what is left', async () => {
  await send({ title: 'first' });
  await send({ title: 'second' });
  const { id } = firstOf((await page()).dataList);
  expect((await portal.call('saveRead', { id }, { token })).data.noReadCount).toBe(1);
  expect(await titles({ hasRead: 1 })).toEqual(['second']);
  expect((await portal.call('getMsgNotice', { id }, { token })).data.hasRead).toBe(1);
  expect((await portal.call('saveRead', { id, hasRead: 2 }, { token })).data.noReadCount).toBe(2);
});

it('[S302] marks all read as of a notice: one that came meanwhile stays unread', async () => {
  await send({ title: 'seen' });
  const asOf = (await page()).newestId;
  await send({ title: 'just now' });
  const answer = await portal.call('saveAllRead', { asOf }, { token });
  expect(answer).toMatchObject({ code: '200', data: { noReadCount: 1 } });
  expect(await titles({ hasRead: 2 })).toEqual(['just now']);
  expect((await portal.call('saveAllRead', undefined, { token })).data.noReadCount).toBe(0);
  expect((await portal.call('saveAllRead', { asOf: 'unknown' }, { token })).code).toBe('404');
});

it('[S302] IDR-08: without a notice, one that was made after the call came in stays unread', async () => {
  await send({ title: 'seen' });
  const later = { now: () => new Date(portal.clock.now().getTime() + 1) };
  await portal.database.db.transaction((tx) =>
    sendNotice(tx, later, { userIds: ['user-anna'], companyId: 'a', title: 'just now' }),
  );
  expect((await portal.call('saveAllRead', undefined, { token })).data.noReadCount).toBe(1);
  expect(await titles({ hasRead: 2 })).toEqual(['just now']);
});

it('[S302] marks only one classification read when one is named', async () => {
  await send({ messageType: classification.stock });
  await send({ messageType: classification.orders });
  await portal.call('saveAllRead', { messageType: classification.stock }, { token });
  expect((await page()).noReadByType).toEqual([{ messageType: classification.orders, count: 1 }]);
});

it('[S303] shows nobody the notices of another person or company', async () => {
  await send({ title: 'of a', userIds: ['user-anna', 'user-both'] });
  await send({ title: 'of b', userIds: ['user-both'], companyId: 'b' });
  const { id } = firstOf((await page()).dataList);
  const ben = (await portal.signIn('ben')).data.token;
  for (const name of ['getMsgNotice', 'saveRead'] as const)
    expect((await portal.call(name, { id }, { token: ben })).code).toBe('404');
  await portal.call('saveAllRead', {}, { token: ben });
  expect((await page()).noReadCount).toBe(1);
  const session = await portal.deps.services.sessions.create(portal.deps.db, {
    userId: 'user-both',
    companyId: 'b',
    autoLogin: false,
    address: '127.0.0.1',
    userAgent: '',
  });
  const other = await portal.call('queryMsgNoticePage', {}, { token: session.token });
  expect(titlesOf(other.data.dataList)).toEqual(['of b']);
});

it('[S304] writes notice and push in one transaction, or neither', async () => {
  const before = await portal.database.db.select().from(pushLog);
  const failing = portal.database.db.transaction(async (tx) => {
    await sendNotice(tx, portal.clock, { userIds: ['user-anna'], companyId: 'a', title: 'never' });
    throw new Error('the cause failed');
  });
  await expect(failing).rejects.toThrow('the cause failed');
  expect(await portal.database.db.select().from(pushLog)).toEqual(before);
  expect(await titles()).toEqual([]);
});

it('[S305] PSH-02: keeps a forged security title a plain notice', async () => {
  await send({ title: securityTitles.accountDisabled, eject: true });
  const { id } = firstOf((await page()).dataList);
  const [row] = await portal.database.db.select().from(pushLog).where(eq(pushLog.id, id));
  expect(row?.frame).toMatchObject({ msgTitle: securityTitles.accountDisabled, eject: 1 });
  expect(row?.frame).not.toHaveProperty('system');
});

it('[S306] cuts what is endless without breaking a character', async () => {
  const family = '👨‍👩‍👧‍👦';
  await send({ title: '字'.repeat(1_000_000), info: 'line\n'.repeat(10_000) });
  await send({ title: family.repeat(100) });
  const [cut, long] = (await page()).dataList;
  expect(long?.msgTitle).toHaveLength(200);
  expect(String(long?.msgInfo).length).toBeLessThanOrEqual(5_000);
  expect(cut?.msgTitle.replaceAll(family, '')).toBe('…');
});

it('[S307] stores HTML in titles as the text that it is', async () => {
  const title = '<img src=x onerror=alert(1)>';
  await send({ title, info: title });
  expect((await page()).dataList[0]).toMatchObject({ msgTitle: title, msgInfo: title });
});

it('[S308] names every classification in three languages', async () => {
  const { data } = await portal.call('queryClassification', { paging: false, messageStatus: 1 }, { token });
  expect(data.dataList.map(({ messageType }) => messageType).sort()).toEqual(
    Object.values(classification).sort(),
  );
  for (const entry of data.dataList)
    for (const key of ['classificationName', 'classificationEnName', 'classificationKrName', 'messageIcon'])
      expect(entry[key]).toMatch(/\S/);
  expect((await portal.call('queryClassification', { messageStatus: 2 }, { token })).data.dataList).toEqual(
    [],
  );
});

it('[S309] keeps do-not-disturb windows by type, in a zone, and a pause', async () => {
  const save = (request: object) => portal.call('saveNoticeMuteTime', request, { token });
  await save({ messageType: 1, beginTime: '22:00', endTime: '08:00', timeZone: 'America/New_York' });
  await save({ messageType: 2, muted: true });
  const { data } = await portal.call('getNoticeMuteTime', {}, { token });
  expect(data).toMatchObject({
    timeZone: 'America/New_York',
    dataList: [
      { messageType: 1, beginTime: '22:00', endTime: '08:00', isNextDay: 1, muted: false },
      { messageType: 2, beginTime: '', endTime: '', muted: true },
    ],
  });
  expect((await save({ messageType: 1 })).data.dataList).toHaveLength(1);
  const pausedUntil = '2026-11-21T09:00:00.000Z';
  expect((await portal.call('saveNoticePause', { pausedUntil }, { token })).data.pausedUntil).toBe(
    pausedUntil,
  );
  expect(
    (await portal.call('saveNoticePause', { pausedUntil: null }, { token })).data.pausedUntil,
  ).toBeUndefined();
  const ben = (await portal.signIn('ben')).data.token;
  expect((await portal.call('getNoticeMuteTime', {}, { token: ben })).data).toMatchObject({
    dataList: [],
    timeZone: 'Asia/Shanghai',
  });
});

it.each([
  { beginTime: '24:01', endTime: '08:00' },
  { beginTime: '7:5', endTime: '08:00' },
  { beginTime: null, endTime: '08:00' },
  { beginTime: '08:00', endTime: '' },
  { beginTime: '24:00', endTime: '08:00' },
  { beginTime: '08:00', endTime: '10:00', isNextDay: 1 },
  { beginTime: '08:00', endTime: '10:00', timeZone: 'Mars/Olympus' },
])('[S310] refuses the window %j', async (window) => {
  expect((await portal.call('saveNoticeMuteTime', { messageType: 5, ...window }, { token })).code).toBe(
    '400',
  );
  const { data } = await portal.call('getNoticeMuteTime', {}, { token });
  expect(data.dataList.map(({ messageType }) => messageType)).not.toContain(5);
});

it('[S310] takes the whole day and its end, and no pause beyond a week', async () => {
  const whole = { messageType: 6, beginTime: '09:00', endTime: '09:00', isNextDay: 1 };
  expect((await portal.call('saveNoticeMuteTime', whole, { token })).code).toBe('200');
  const toTheEnd = { messageType: 6, beginTime: '00:00', endTime: '24:00' };
  expect((await portal.call('saveNoticeMuteTime', toTheEnd, { token })).data.dataList.at(-1)).toMatchObject({
    endTime: '24:00',
    isNextDay: 0,
  });
  const late = { pausedUntil: '2026-11-29T08:00:00.000Z' };
  expect((await portal.call('saveNoticePause', late, { token })).code).toBe('400');
});

const bell = () => page({ hasRead: 2, grouped: true });
const shown = async () => (await bell()).dataList.map(({ msgTitle, equalCount }) => [msgTitle, equalCount]);
/** The id of the notices of a title in the bell. */
const idOf = async (title: string) =>
  firstOf((await bell()).dataList.filter(({ msgTitle }) => msgTitle === title)).id;

it('[S611] equal unread notices stand as the newest of them with their number, counted one by one', async () => {
  for (const title of ['low', 'low', 'paid', 'low']) await send({ title, info: { sku: title } });
  await send({ title: 'low', info: { sku: 'another' } });
  expect(await shown()).toEqual([
    ['low', 1],
    ['low', 3],
    ['paid', 1],
  ]);
  expect(await bell()).toMatchObject({ totalCount: 3, noReadCount: 5 });
});

it('[S611] equal ones are read together, and taken back are exactly those', async () => {
  await send({ title: 'low' });
  const before = firstOf((await bell()).dataList).id;
  await portal.call('saveRead', { id: before }, { token });
  portal.clock.advance({ seconds: 1 });
  for (const title of ['low', 'low', 'paid']) await send({ title });
  const id = await idOf('low');
  expect((await portal.call('saveRead', { id, equal: true }, { token })).data.noReadCount).toBe(1);
  expect(await shown()).toEqual([['paid', 1]]);
  const back = await portal.call('saveRead', { id, hasRead: 2, equal: true }, { token });
  expect(back.data.noReadCount).toBe(3);
  expect(await shown()).toEqual([
    ['paid', 1],
    ['low', 2],
  ]);
});

it('[S612] a notice that is put away is not unread until its moment; then it is told again, first, once', async () => {
  for (const title of ['low', 'low', 'paid']) await send({ title });
  const id = await idOf('low');
  const remindAt = new Date(portal.clock.now().getTime() + 3_600_000).toISOString();
  const away = await portal.call('saveNoticeReminder', { id, remindAt, equal: true }, { token });
  expect(away.data.noReadCount).toBe(1);
  expect(await shown()).toEqual([['paid', 1]]);
  const { db } = portal.database;
  const remind = createReminder({ db, clock: portal.clock });
  const job = { id: 'j', kind: '', companyId: 'a', attempts: 1, payload: { noticeId: id, remindAt } };
  const told = () => db.select().from(pushLog).where(eq(pushLog.userId, 'user-anna'));
  const before = (await told()).length;
  await remind(job, new AbortController().signal);
  await remind(job, new AbortController().signal);
  expect(await shown()).toEqual([
    ['low', 2],
    ['paid', 1],
  ]);
  const pushed = await told();
  expect(pushed).toHaveLength(before + 1);
  expect(pushed.map(({ frame }) => frame)).toContainEqual(
    expect.objectContaining({ noticeId: id, eject: 1, msgTitle: 'low' }),
  );
});

it('[S612] one that was read meanwhile stays silent, and no moment is taken that is past or too far', async () => {
  await send({ title: 'low' });
  const { id } = firstOf((await bell()).dataList);
  const at = (inMs: number) => new Date(portal.clock.now().getTime() + inMs).toISOString();
  for (const inMs of [-1, 31 * 86_400_000])
    expect((await portal.call('saveNoticeReminder', { id, remindAt: at(inMs) }, { token })).code).toBe('400');
  const remindAt = at(1000);
  await portal.call('saveNoticeReminder', { id, remindAt }, { token });
  await portal.call('saveRead', { id }, { token });
  const { db } = portal.database;
  const before = await db.$count(pushLog);
  const job = { id: 'j', kind: '', companyId: 'a', attempts: 1, payload: { noticeId: id, remindAt } };
  await createReminder({ db, clock: portal.clock })(job, new AbortController().signal);
  expect(await db.$count(pushLog)).toBe(before);
});
