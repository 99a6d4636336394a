import { contract } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberships, users } from '../../db/schema/index.ts';
import { CALLS_BEFORE_COMPANY, type Handlers } from '../../http/handlers.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { subjectOf } from '../../testing/seedTestPeople.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const NOT_CHOSEN = 'saas.sso.user.error.code.0007';
const SIGNED_IN_CALLS = (Object.keys(contract) as (keyof Handlers)[]).filter(
  (name) => !('auth' in contract[name]),
);
const tokenOf = async (name: string) => (await portal.signIn(name)).data.token as string;

it('[S30] binds a user of one company to it at once', async () => {
  const { data } = await portal.signIn('anna');
  expect(data.subjects).toEqual([{ subjectCodeEncrypt: subjectOf('a'), name: 'Company a' }]);
  const online = await portal.call('getUserOnlineSubCodeEncry', {}, { token: data.token });
  expect(online.data).toEqual({ subjectCodeEncrypt: subjectOf('a'), onlineSubjectName: 'Company a' });
});

it('[S31] answers little before a company is chosen', async () => {
  const { data } = await portal.signIn('both');
  expect(data.userInfo?.subjectCodeEncrypt).toBeUndefined();
  expect(data.subjects).toHaveLength(2);
  const caller = { token: data.token };
  expect((await portal.call('getPersonalUserSub', {}, caller)).data).toEqual(data.subjects);
  for (const name of SIGNED_IN_CALLS) {
    if (CALLS_BEFORE_COMPANY.some((early) => early === name)) continue;
    expect([name, (await portal.call(name, {}, caller)).code]).toEqual([name, NOT_CHOSEN]);
  }
});

it('[S32] gives a new token with the choice and ends the former', async () => {
  const former = await tokenOf('both');
  const request = { subjectCodeEncrypt: subjectOf('b') };
  const { data } = await portal.call('chooseSubject', request, { token: former });
  expect(data.userInfo?.onlineSubjectName).toBe('Company b');
  expect((await portal.call('userActionConfig', {}, { token: former })).status).toBe(401);
  const caller = { token: data.token, company: subjectOf('b') };
  expect((await portal.call('userActionConfig', {}, caller)).code).toBe('200');
});

it("[S32] refuses a company that is not the user's", async () => {
  const token = await tokenOf('anna');
  for (const subjectCodeEncrypt of [subjectOf('b'), '', 'b']) {
    const answer = await portal.call('chooseSubject', { subjectCodeEncrypt }, { token });
    expect(answer.code).toBe('saas.sso.user.error.code.0006');
  }
  const info = await portal.call('getUserInfoByHideCode', { hideCode: subjectOf('b') }, { token });
  expect(info).toMatchObject({ code: 'saas.sso.user.error.code.0006', data: null });
});

it('[S33] refuses a forged Company header for every call', async () => {
  const token = await tokenOf('anna');
  for (const name of SIGNED_IN_CALLS) {
    const answer = await portal.call(name, {}, { token, company: subjectOf('b') });
    expect([name, answer.status, answer.data]).toEqual([name, 403, null]);
  }
  expect(portal.log()).toContain('a Company header of another company');
  expect((await portal.call('userActionConfig', {}, { token, company: subjectOf('a') })).code).toBe('200');
});

it('[S34] signs out who left the company, and who was disabled', async () => {
  const { db } = portal.database;
  const [anna, ben] = [await tokenOf('anna'), await tokenOf('ben')];
  await db.delete(memberships).where(eq(memberships.userId, 'user-anna'));
  await db.update(users).set({ status: 'disabled' }).where(eq(users.id, 'user-ben'));
  for (const token of [anna, ben])
    expect((await portal.call('userActionConfig', {}, { token })).status).toBe(401);
  await db.insert(memberships).values({ userId: 'user-anna', companyId: 'a' });
  await db.update(users).set({ status: 'active' }).where(eq(users.id, 'user-ben'));
});

it('[S35] takes no field that the schema does not name', async () => {
  const token = await tokenOf('anna');
  const request = { styleCode: 2, userId: 'user-ben', companyId: 'b', role: 'owner', status: 'disabled' };
  expect((await portal.call('changePackageStyle', request, { token })).code).toBe('200');
  expect((await portal.call('userActionConfig', {}, { token: await tokenOf('ben') })).data.packageStyle).toBe(
    1,
  );
  expect((await portal.call('userActionConfig', {}, { token })).data.packageStyle).toBe(2);
});

it('[S2719] notices and mails of a person speak the language that they signed in with, until they choose another', async () => {
  const languageOf = async (token: string) =>
    (await portal.call('getUserInfoByHideCode', {}, { token })).data.chooseLanguage;
  const signIn = async (language: string) =>
    (await portal.signIn('ben', undefined, {}, { headers: { 'accept-language': language } })).data;
  const korean = await signIn('ko-KR');
  expect(korean.userInfo?.chooseLanguage).toBe('ko_KR');
  expect(await languageOf(korean.token)).toBe('ko_KR');
  await portal.call('chooseLanguage', { chooseLanguage: 'en_US' }, { token: korean.token });
  expect(await languageOf(korean.token)).toBe('en_US');
  expect((await signIn('zh-CN')).userInfo?.chooseLanguage).toBe('zh_CN');
});

it('[S36] keeps style and language per user', async () => {
  const [anna, ben] = [await tokenOf('anna'), await tokenOf('ben')];
  await portal.call('chooseLanguage', { chooseLanguage: 'ko_KR' }, { token: anna });
  const languageOf = async (token: string) =>
    (await portal.call('getUserInfoByHideCode', {}, { token })).data.chooseLanguage;
  expect([await languageOf(anna), await languageOf(ben)]).toEqual(['ko_KR', 'en_US']);
  expect((await portal.call('chooseLanguage', { chooseLanguage: 'xx' }, { token: anna })).status).toBe(400);
  expect((await portal.call('changePackageStyle', { styleCode: 3 }, { token: anna })).status).toBe(400);
});
