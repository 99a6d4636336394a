import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registrations } from '../../../db/schema/accountFlows.ts';
import { agreementAcceptances } from '../../../db/schema/agreements.ts';
import { users } from '../../../db/schema/index.ts';
import { createTestPortal, type TestPortal } from '../../../testing/createTestPortal.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import { readCode, readOutbox } from '../../../testing/readOutbox.ts';
import { withoutChance } from '../../../testing/withoutChance.ts';
import { applySetup } from '../../setup/applySetup.ts';
import { readPortalValue } from '../../setup/file/readPortalFile.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await createTestPortal();
});
afterEach(() => portal.close());

const NAMES = { zh: '协议', en: 'Terms', ko: '약관' };
const PHONE = '13912345678';
const MAIL = 'New.Person@Shop.example';
const PASSWORD = 'Fresh8Orchard';

const sendCode = (contact: object = { phone: PHONE }) => portal.call('sendRegisterCode', contact);
const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');
async function register(change: object = {}, password = PASSWORD) {
  const secret = encryptPassword(await portal.offer(), password);
  const form = { phone: PHONE, code: '000000', password: secret, companyName: ' 新公司 ', agreement: true };
  return portal.call('register', { ...form, ...change });
}

describe('registration', () => {
  it('[S400] by phone makes a person, a company and trial services, and signs in', async () => {
    expect(withoutChance(await sendCode())).toMatchObject({
      data: { resendAfterSeconds: 60, expiresInSeconds: 600, delivery: true },
    });
    const code = await readCode(portal.database.db, PHONE);
    const origin = { inviteCode: 'i1', linkId: 'l1', source: 's1', serviceCode: 'ERP+' };
    const { data } = await register({ code, ...origin });
    expect(data).toMatchObject({ needBind: false, subjects: [{ name: '新公司' }] });
    expect(data.userInfo).toMatchObject({ nickName: '139****5678', onlineSubjectName: '新公司' });
    const caller = { token: data.token };
    const systems = (await portal.call('querySystemExtListForSub', { paging: false }, caller)).data.dataList;
    expect(
      systems.map(({ systemCode, status, serviceDeploy }) => [systemCode, status, serviceDeploy]),
    ).toEqual([
      ['ERP', 2, 4],
      ['OMS', 2, 4],
      ['SSO_SYS_USER', 2, 4],
    ]);
    const { serviceId = '' } = systems[0] ?? {};
    const tree = await portal.call('getMenuTreeByServiceAndRole', { serviceId, systemCode: 'ERP' }, caller);
    expect(tree.data.childMenus.length).toBeGreaterThan(5);
    const guide = (await portal.call('guidePageProcess', {}, caller)).data;
    expect(guide.process).toEqual({ platform_user: false, platforms: [] });
    const [row] = await portal.database.db.select().from(registrations);
    expect(row).toMatchObject(origin);
    expect((await portal.signIn(PHONE, PASSWORD)).code).toBe('200');
  });

  it('[S400] by e-mail, whatever the case of its letters', async () => {
    await sendCode({ email: MAIL });
    const code = await readCode(portal.database.db, MAIL.toLowerCase());
    expect((await register({ phone: undefined, email: MAIL, code })).code).toBe('200');
    for (const name of [MAIL, MAIL.toLowerCase()])
      expect((await portal.signIn(name, PASSWORD)).code).toBe('200');
  });

  it('[S2109] who registers accepts the versions that the form has shown, and is asked for others afterwards', async () => {
    const { db } = portal.database;
    const agreement = (id: string) => ({ id, version: '2', name: NAMES, text: NAMES });
    const file = { agreements: [agreement('terms'), agreement('privacy')] };
    await applySetup(db, readPortalValue(file), { now: portal.clock.now() });
    await sendCode();
    const code = await readCode(db, PHONE);
    const shown = [
      { id: 'terms', version: '2' },
      { id: 'privacy', version: '1' },
      { id: 'gone', version: '1' },
    ];
    const { data } = await register({ code, agreements: shown });
    const rows = await db.select().from(agreementAcceptances);
    expect(rows).toMatchObject([{ agreementId: 'terms', version: '2', userId: data.userInfo?.userId }]);
    const open = (await portal.call('queryOpenAgreements', {}, { token: data.token })).data;
    expect(open.map(({ id, version }: { id: string; version: string }) => [id, version])).toEqual([
      ['privacy', '2'],
    ]);
  });

  it('[S401] takes the right code once, within ten minutes', async () => {
    await sendCode();
    const code = await readCode(portal.database.db, PHONE);
    const other = await register({ phone: '13900000000', code });
    expect(other.code).toMatch(/0101$/);
    portal.clock.advance({ seconds: 600 });
    expect((await register({ code })).code).toMatch(/0101$/);
    await sendCode();
    const fresh = await readCode(portal.database.db, PHONE);
    expect((await register({ code: fresh })).code).toBe('200');
    expect((await register({ code: fresh })).code).toMatch(/0101$/);
  });

  it('[S402] ends a code with the fifth wrong try, also when they come at once', async () => {
    await sendCode();
    const code = await readCode(portal.database.db, PHONE);
    const tries = await Promise.all(Array.from({ length: 5 }, () => register({ code: wrongCode(code) })));
    expect(new Set(tries.map((one) => one.code))).toEqual(new Set([tries[0]?.code]));
    portal.clock.advance({ minutes: 1 });
    expect((await register({ code })).code).toMatch(/0101$/);
  });

  it('[S403] sends another code after a minute and not before', async () => {
    await sendCode();
    portal.clock.advance({ seconds: 20 });
    const early = await sendCode();
    expect(early).toMatchObject({ status: 429, data: { retryAfterSeconds: 40 } });
    expect(early.headers.get('retry-after')).toBe('40');
    expect(await readOutbox(portal.database.db, PHONE)).toHaveLength(1);
    portal.clock.advance({ seconds: 40 });
    const first = await readCode(portal.database.db, PHONE);
    expect((await sendCode()).status).toBe(200);
    expect(await readOutbox(portal.database.db, PHONE)).toHaveLength(2);
    expect((await register({ code: first })).code).toMatch(/0101$/);
  });

  it('[S404] answers the same for an address that has an account, and tells its owner', async () => {
    const taken = await sendCode({ email: 'anna@company.example' });
    const free = await sendCode({ email: 'free@company.example' });
    expect(withoutChance(taken)).toEqual(withoutChance(free));
    const [message] = await readOutbox(portal.database.db, 'anna@company.example');
    expect(message?.body).not.toMatch(/\d{6}/);
    expect(message?.body).toContain('has an account');
    const refused = await register({ phone: undefined, email: 'anna@company.example' });
    const unknown = await register({ phone: undefined, email: 'free@company.example' });
    expect({ ...refused, headers: 0 }).toEqual({ ...unknown, headers: 0 });
    expect(refused.code).toMatch(/0101$/);
  });

  it.each([
    ['Abcdef1', /0103$/],
    ['Abcdefg1Abcdefg12', /0103$/],
    ['abcdefg1', /0103$/],
    ['ABCDEFG1', /0103$/],
    ['Abcdefgh', /0103$/],
    ['Password1', /0104$/],
    ['Qwerty123', /0104$/],
    ['Aa123456', /0104$/],
  ])('[S405] refuses the password %s', async (password, code) => {
    await sendCode();
    const right = await readCode(portal.database.db, PHONE);
    expect((await register({ code: right }, password)).code).toMatch(code);
    expect((await register({ code: right })).code).toBe('200');
  });

  it.each(['Abcdefg9', 'Abcdefg9Abcdefg9', 'Abc def 9', 'Ab9🔑🔑🔑🔑🔑', 'Ab9 ₩密码 end'])(
    '[S405] takes the password %s as it is',
    async (password) => {
      await sendCode();
      expect((await register({ code: await readCode(portal.database.db, PHONE) }, password)).code).toBe(
        '200',
      );
      expect((await portal.signIn(PHONE, password)).code).toBe('200');
      expect((await portal.signIn(PHONE, `${password} `)).code).not.toBe('200');
    },
  );

  it('[S406] refuses a form without agreement, without address, or with a password in plain text', async () => {
    expect((await register({ agreement: false })).status).toBe(400);
    expect((await register({ phone: undefined })).code).toBe('400');
    const plain = await register({ password: 'Canary1Password' });
    expect([plain.status, plain.code]).toEqual([400, 'saas.sso.user.error.code.0004']);
    expect(portal.log()).not.toContain('Canary1Password');
    expect(await portal.database.db.select().from(users).where(eq(users.phone, PHONE))).toEqual([]);
  });
});
