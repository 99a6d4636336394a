import { answerCodes } from '@portal/api-client/contract/codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, memberships, users } from '../../db/schema/index.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { encryptPassword } from '../../testing/encryptPassword.ts';
import { subjectOf } from '../../testing/seedTestPeople.ts';
import { createSignInTicket } from './signInTickets.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const REFUSED = 'saas.sso.user.error.code.0001';
const THROTTLED = 'saas.sso.user.error.code.0002';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

it('[S10] signs in by account, e-mail, phone or user code', async () => {
  for (const name of ['anna', 'anna@company.example', '13800138000', 'U0', ' anna ']) {
    const { code, data } = await portal.signIn(name);
    expect(code).toBe('200');
    expect(data.userInfo).toMatchObject({ userName: 'anna', subjectCodeEncrypt: subjectOf('a') });
  }
});

it('[S603] tells a person their own addresses, and leaves out what they do not have', async () => {
  const { data } = await portal.signIn('anna');
  expect(data.userInfo).toMatchObject({ email: 'anna@company.example', phone: '13800138000' });
  const without = (await portal.signIn('ben')).data.userInfo;
  expect(Object.values(without ?? {})).not.toContain(null);
});

it('[S11] refuses a wrong password and an unknown account with the same answer', async () => {
  const wrong = await portal.signIn('anna', 'Wrong1Horse');
  const unknown = await portal.signIn('nobody', 'Wrong1Horse');
  expect(wrong.code).toBe(REFUSED);
  expect({ ...wrong, headers: 0 }).toEqual({ ...unknown, headers: 0 });
});

it('[S12] refuses a password in plain text, and does not log it', async () => {
  const answer = await portal.call('login', { userName: 'anna', password: 'Canary1Password' });
  expect(answer).toMatchObject({ status: 400, code: 'saas.sso.user.error.code.0004' });
  expect(answer.message).toBe('The password was not encrypted correctly, please reload the page');
  expect(portal.log()).not.toContain('Canary1Password');
});

it('[S13] refuses a captured sign-in that is sent again', async () => {
  const request = { userName: 'anna', password: encryptPassword(await portal.offer(), 'Correct1Horse') };
  expect((await portal.call('login', request)).code).toBe('200');
  expect((await portal.call('login', request)).code).toBe('saas.sso.user.error.code.0003');
});

it('[S14] refuses ciphertext of 10 kB before it is looked at', async () => {
  const { keyId } = await portal.offer();
  const password = { keyId, cipherText: 'A'.repeat(10_240) };
  expect((await portal.call('login', { userName: 'anna', password })).status).toBe(400);
});

it('[S15] slows down guessing and takes the right password after the wait', async () => {
  const home = from('10.1.1.1');
  for (let round = 0; round < 5; round += 1)
    expect((await portal.signIn('ben', 'Wrong1Horse', {}, home)).code).toBe(REFUSED);
  const throttled = await portal.signIn('ben', undefined, {}, home);
  expect(throttled).toMatchObject({ code: THROTTLED, data: { retryAfterSeconds: 30 } });
  expect(throttled.message).toBe('Too many attempts, please try again in 30 seconds');
  expect((await portal.signIn('ben', undefined, {}, from('10.1.1.2'))).code).toBe('200');
  portal.clock.advance({ seconds: 30 });
  expect((await portal.signIn('ben', undefined, {}, home)).code).toBe('200');
});

it('[S15] slows down an account that does not exist alike', async () => {
  const codes: string[] = [];
  for (let round = 0; round < 6; round += 1)
    codes.push((await portal.signIn('ghost', 'x', {}, from('10.1.1.3'))).code);
  expect(codes).toEqual([...Array(5).fill(REFUSED), THROTTLED]);
});

it('[S18] tells only who knows the password that the account is disabled', async () => {
  const { db } = portal.database;
  await db.update(users).set({ status: 'disabled' }).where(eq(users.userName, 'ben'));
  expect((await portal.signIn('ben', 'Wrong1Horse')).code).toBe(REFUSED);
  expect((await portal.signIn('ben')).code).toBe('saas.sso.user.error.code.0005');
  await db.update(users).set({ status: 'active' }).where(eq(users.userName, 'ben'));
});

it('[S1313] says which company is locked to whose only one it is, and of one that let them go that they are out', async () => {
  const { db } = portal.database;
  const ofBen = eq(memberships.userId, 'user-ben');
  const [home] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(memberships, eq(memberships.companyId, companies.id))
    .where(ofBen);
  if (!home) throw new Error('a company expected');
  await db.update(companies).set({ lockedAt: new Date() }).where(eq(companies.id, home.id));
  const locked = await portal.signIn('ben');
  expect(locked).toMatchObject({ code: answerCodes.forbidden, message: expect.stringContaining(home.name) });
  expect((await portal.signIn('ben', 'Wrong1Horse')).code).toBe(REFUSED);
  await db.update(memberships).set({ disabledAt: new Date() }).where(ofBen);
  expect((await portal.signIn('ben')).code).toBe(answerCodes.accountDisabled);
  await db.update(companies).set({ lockedAt: null }).where(eq(companies.id, home.id));
  await db.update(memberships).set({ disabledAt: null }).where(ofBen);
  expect((await portal.signIn('ben')).code).toBe('200');
});

it('[S27] signs in by a link once, within ten minutes', async () => {
  const { db } = portal.database;
  const ticket = { userId: 'user-both', companyId: 'b' };
  const token = await createSignInTicket(db, portal.clock, ticket);
  const first = await portal.call('tokenLogin', { token });
  expect(first.data.userInfo?.subjectCodeEncrypt).toBe(subjectOf('b'));
  expect((await portal.call('tokenLogin', { token })).status).toBe(401);
  const late = await createSignInTicket(db, portal.clock, ticket);
  portal.clock.advance({ minutes: 10 });
  expect((await portal.call('tokenLogin', { token: late })).status).toBe(401);
});

it('[S27] signs in no disabled user by a link', async () => {
  const { db } = portal.database;
  const token = await createSignInTicket(db, portal.clock, { userId: 'user-ben', companyId: 'b' });
  await db.update(users).set({ status: 'disabled' }).where(eq(users.userName, 'ben'));
  expect((await portal.call('tokenLogin', { token })).status).toBe(401);
});
