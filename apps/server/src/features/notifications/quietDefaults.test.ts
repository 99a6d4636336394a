import { afterEach, beforeEach, expect, it } from 'vitest';
import { noticeMutes, noticePreferences } from '../../db/schema/notices.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { encryptPassword } from '../../testing/encryptPassword.ts';
import { readCode } from '../../testing/readOutbox.ts';
import { applySetup } from '../setup/applySetup.ts';
import { exportSetup } from '../setup/exportSetup.ts';
import { readPortalFile } from '../setup/file/readPortalFile.ts';

const PHONE = '13912345678';
let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal();
});
afterEach(() => portal.close());

const read = (...lines: string[]) => readPortalFile(['version: 1', ...lines, '...', ''].join('\n'));
const apply = async (...lines: string[]) => {
  const plan = await applySetup(portal.database.db, read(...lines), { now: portal.clock.now() });
  return plan.changes.map(({ sign, group, what }) => `${sign} ${group}: ${what}`);
};
const NIGHTS = ['quiet:', '  timeZone: Asia/Seoul', '  times:'];
const STOCK = '    - { type: 2, from: "22:00", to: "08:00" }';
const ORDERS = '    - { type: 1, from: "12:00", to: "13:30" }';
const ADS = '    - { type: 4, muted: true }';

async function register() {
  await portal.call('sendRegisterCode', { phone: PHONE });
  const code = await readCode(portal.database.db, PHONE);
  const password = encryptPassword(await portal.offer(), 'Fresh8Orchard');
  const form = { phone: PHONE, code, password, companyName: 'New', agreement: true };
  return { token: (await portal.call('register', form)).data.token };
}

it('[S1090] who registers begins with the quiet times of the setup file, and changes them as their own', async () => {
  await apply(...NIGHTS, STOCK, ORDERS, ADS);
  const caller = await register();
  const { data } = await portal.call('getNoticeMuteTime', {}, caller);
  expect(data.timeZone).toBe('Asia/Seoul');
  const times = (list: typeof data.dataList) =>
    list.map((one) => [one.messageType, one.beginTime, one.endTime, one.isNextDay, one.muted]);
  expect(times(data.dataList)).toEqual([
    [1, '12:00', '13:30', 0, false],
    [2, '22:00', '08:00', 1, false],
    [4, '', '', 0, true],
  ]);
  await portal.call('saveNoticeMuteTime', { messageType: 2, beginTime: '', endTime: '' }, caller);
  await apply(...NIGHTS, STOCK);
  const own = (await portal.call('getNoticeMuteTime', {}, caller)).data;
  expect(own.dataList.map(({ messageType }) => messageType)).toEqual([1, 4]);
});

it('[S1090] people whom the same file adds begin with them, those who were there keep theirs', async () => {
  const { db } = portal.database;
  await apply(
    ...[...NIGHTS, STOCK],
    ...['companies:', '  - code: NEW', '    name: New', '    owner: { email: new@shop.example }'],
  );
  const rows = await db.select().from(noticeMutes);
  expect(rows.map(({ messageType }) => messageType)).toEqual([2]);
  expect(rows[0]?.userId).toMatch(/^u-/);
  expect(await db.$count(noticePreferences)).toBe(1);
});

it('[S1090] without such a part a person begins with none', async () => {
  const caller = await register();
  const { data } = await portal.call('getNoticeMuteTime', {}, caller);
  expect([data.dataList, data.timeZone]).toEqual([[], 'Asia/Shanghai']);
});

it('[S1091] apply, diff and export know the quiet times, in whatever order they stand', async () => {
  const added = ['+ quiet: time zone', '+ quiet: type 1', '+ quiet: type 2'];
  expect(await apply(...NIGHTS, STOCK, ORDERS)).toEqual(added);
  expect(await apply(...NIGHTS, ORDERS, STOCK)).toEqual([]);
  expect(await apply('brandHosts: []')).toEqual([]);
  const { quiet } = readPortalFile(await exportSetup(portal.database.db)).file;
  expect(quiet).toEqual({
    timeZone: 'Asia/Seoul',
    times: [
      { type: 2, from: '22:00', to: '08:00' },
      { type: 1, from: '12:00', to: '13:30' },
    ],
  });
  expect(await apply(...NIGHTS, '    - { type: 2, from: "23:00", to: "08:00" }')).toEqual([
    '- quiet: type 1',
    '~ quiet: type 2',
  ]);
});

it.each([
  ['from: "22:00"', 'needs both from and to'],
  ['from: "22:00", to: "22:00"', 'from and to are the same'],
  ['from: "24:00", to: "08:00"', 'must be a time of the day'],
  ['muted: false', 'needs from and to, or muted'],
  ['muted: true, zone: x', 'zone'],
])('[S1091] quiet times with %s are refused by line and reason', (fields, reason) => {
  const text = () => read(...NIGHTS, `    - { type: 2, ${fields} }`);
  expect(text).toThrow(reason);
  expect(text).toThrow('portal.yaml:5:');
});

it('[S1091] a type that stands twice, and a time zone that there is not, are refused', async () => {
  await expect(apply(...NIGHTS, STOCK, STOCK)).rejects.toThrow('"2" stands here twice');
  expect(() => read('quiet:', '  timeZone: Mars/Base', '  times: []')).toThrow('must be a time zone');
});
