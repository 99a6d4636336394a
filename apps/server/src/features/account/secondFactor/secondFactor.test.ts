import { accountCodes, answerCodes, type SecondStep } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { companies, sessions, users } from '../../../db/schema/identity.ts';
import { passkeys, recoveryCodes, secondFactors } from '../../../db/schema/secondFactor.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';
import { createSignInTicket } from '../signInTickets.ts';

const PASSWORD = 'Portal2026';
let server: DemoServer;
withDemoServer(async (opened) => {
  server = opened;
  const passwordHash = await server.services.hasher.hash(PASSWORD);
  await server.db.update(users).set({ passwordHash });
});
beforeEach(async () => {
  await server.db.delete(secondFactors);
  await server.db.delete(recoveryCodes);
  await server.db.update(companies).set({ requiresSecondFactor: false });
  // The half minute of a code that a test used is over, and so is every wait.
  server.clock.advance({ minutes: 40 });
});

const secret = async (text = PASSWORD) => encryptPassword(await server.as('').call('getPublicKey', {}), text);
const login = async (userName: string, request = {}, password = PASSWORD) =>
  server.as('').ask('login', { userName, password: await secret(password), ...request });
const codeOf = (from: string) =>
  new TOTP({ secret: from }).generate({ timestamp: server.clock.now().getTime() });
const pass = (ticket: string, code: string) => server.as('').ask('passSecondStep', { ticket, code });
const stepOf = async (userName = 'owner', request = {}) => {
  const answer = await login(userName, request);
  expect(answer.code).toBe(answerCodes.secondStepNeeded);
  return answer.data as SecondStep;
};
const newest = async (as = 'owner') =>
  (await server.call('queryAuditLog', { pageSize: 1 }, { as })).dataList[0];

/** Switches it on for an account; its secret and its recovery codes. A code more than that is good from now on. */
async function switchOn(as = 'owner') {
  const { secret: from, uri } = await server.call('beginTotp', { password: await secret() }, { as });
  const { recoveryCodes: codes } = await server.call('confirmTotp', { code: codeOf(from) }, { as });
  server.clock.advance({ seconds: 30 });
  return { from, uri, codes };
}

it('[S1000] a secret counts once the app has shown its first code, and then stays as it is', async () => {
  const { secret: from, uri } = await server.call('beginTotp', { password: await secret() });
  expect(uri).toMatch(/^otpauth:\/\/totp\/.*owner\?.*secret=/);
  expect(uri).toContain(from);
  expect((await login('owner')).code).toBe('200');
  expect((await server.ask('confirmTotp', { code: '000000' })).code).toBe(accountCodes.secondStepWrong);
  const { recoveryCodes: codes } = await server.call('confirmTotp', { code: codeOf(from) });
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/);
  const rows = JSON.stringify(await server.db.select().from(recoveryCodes));
  for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''));
  expect(await newest()).toMatchObject({ kind: 'sign-in', action: 'second-factor-on' });
  expect(await server.call('querySecondFactor', {})).toMatchObject({
    isOn: true,
    recoveryCodesLeft: 10,
    isRequired: false,
    hasPassword: true,
  });
  expect((await server.ask('beginTotp', {})).code).toBe(accountCodes.offerGone);
  expect((await server.as('').ask('beginTotp', {})).status).toBe(401);
});

it('[S1000] a device that was left signed in does not switch it on: the password is asked for', async () => {
  const wrong = await secret('Wrong1Horse');
  for (const request of [{}, { password: wrong }])
    expect((await server.ask('beginTotp', request)).code).toBe(accountCodes.oldPasswordWrong);
  expect(await server.db.$count(secondFactors)).toBe(0);
});

it('[S1001] a right password leads to the second step, and a code of the app ends the sign-in', async () => {
  const { from } = await switchOn();
  expect((await login('owner', {}, 'Wrong1Horse')).code).toBe(answerCodes.signInRefused);
  const before = await server.db.$count(sessions);
  const { ticket, mustSetUp } = await stepOf('owner', { autoLogin: 1 });
  expect(mustSetUp).toBe(false);
  expect(await server.db.$count(sessions)).toBe(before);
  const { code, data } = await pass(ticket, codeOf(from));
  expect(code).toBe('200');
  const { token } = data as { token: string };
  expect(await server.as(token).call('getUserInfoByHideCode', {})).toMatchObject({ userName: 'owner' });
  const days = (await server.db.select().from(sessions)).filter(({ autoLogin }) => autoLogin);
  expect(days).toHaveLength(1);
  expect(await newest()).toMatchObject({ kind: 'sign-in', action: 'password' });
});

it('[S1001] a ticket is good once, for ten minutes, for who was not changed, and signed here', async () => {
  const { from, codes } = await switchOn();
  const { ticket } = await stepOf();
  expect((await pass(ticket, codes[0] ?? '')).code).toBe('200');
  expect((await pass(ticket, codes[1] ?? '')).code).toBe(accountCodes.secondStepOver);
  const late = await stepOf();
  server.clock.advance({ minutes: 10 });
  expect((await pass(late.ticket, codeOf(from))).code).toBe(accountCodes.secondStepOver);
  const stale = await stepOf();
  const [owner] = await server.db.select().from(users).where(eq(users.userName, 'owner'));
  const isOwner = eq(users.id, owner?.id ?? '');
  await server.db.update(users).set({ passwordHash: 'another' }).where(isOwner);
  expect((await pass(stale.ticket, codeOf(from))).code).toBe(accountCodes.secondStepOver);
  await server.db
    .update(users)
    .set({ passwordHash: owner?.passwordHash ?? '' })
    .where(isOwner);
  expect((await pass(`${stale.ticket}x`, codeOf(from))).code).toBe(accountCodes.secondStepOver);
  const foreign = server.services.facts.issue('other-purpose', { userId: owner?.id ?? '' }, 60);
  expect((await pass(foreign, codeOf(from))).code).toBe(accountCodes.secondStepOver);
});

it('[S1002] no code of the app is taken twice, nor one before it, also at the same moment', async () => {
  const { from } = await switchOn();
  const earlier = codeOf(from);
  server.clock.advance({ seconds: 30 });
  const tickets = await Promise.all([stepOf(), stepOf(), stepOf()]);
  const code = codeOf(from);
  const answers = await Promise.all(tickets.map(({ ticket }) => pass(ticket, code)));
  expect(answers.filter((answer) => answer.code === '200')).toHaveLength(1);
  const { ticket } = await stepOf();
  expect((await pass(ticket, earlier)).code).toBe(accountCodes.secondStepWrong);
  server.clock.advance({ seconds: 30 });
  expect((await pass(ticket, codeOf(from))).code).toBe('200');
});

it('[S1003] wrong codes are slowed down on a budget of their own and stand in the audit log', async () => {
  const { from } = await switchOn();
  const { ticket } = await stepOf();
  for (let guess = 0; guess < 5; guess += 1)
    expect((await pass(ticket, `00000${guess}`)).code).toBe(accountCodes.secondStepWrong);
  expect(await newest()).toMatchObject({ kind: 'refused', action: 'second-step' });
  const slowed = await pass(ticket, codeOf(from));
  expect(slowed).toMatchObject({
    status: 429,
    code: answerCodes.signInThrottled,
    data: { retryAfterSeconds: 30 },
  });
  expect((await login('owner')).code).toBe(answerCodes.secondStepNeeded);
  server.clock.advance({ seconds: 30 });
  expect((await pass(ticket, codeOf(from))).code).toBe('200');
});

it('[S1004] a recovery code is good once, however it is written, and the password makes new ones', async () => {
  const { codes } = await switchOn();
  const [first = '', second = ''] = codes;
  expect((await pass((await stepOf()).ticket, first.toUpperCase().replaceAll('-', ' '))).code).toBe('200');
  expect((await pass((await stepOf()).ticket, first)).code).toBe(accountCodes.secondStepWrong);
  const log = await server.call('queryAuditLog', { pageSize: 5 });
  expect(log.dataList.map(({ action }) => action)).toContain('recovery-code-used');
  expect((await server.call('querySecondFactor', {})).recoveryCodesLeft).toBe(9);
  expect((await server.ask('renewRecoveryCodes', {})).code).toBe(accountCodes.oldPasswordWrong);
  const { recoveryCodes: renewed } = await server.call('renewRecoveryCodes', { password: await secret() });
  expect((await pass((await stepOf()).ticket, second)).code).toBe(accountCodes.secondStepWrong);
  expect((await pass((await stepOf()).ticket, renewed[9] ?? '')).code).toBe('200');
});

it('[S1005] it is switched off by the password alone, and not while a company demands it', async () => {
  await switchOn();
  const wrong = await secret('Wrong1Horse');
  expect((await server.ask('disableSecondFactor', { password: wrong })).code).toBe(
    accountCodes.oldPasswordWrong,
  );
  expect((await server.ask('disableSecondFactor', {})).code).toBe(accountCodes.oldPasswordWrong);
  await server.call('saveCompanyDoors', { requiresSecondFactor: true });
  expect((await server.ask('disableSecondFactor', { password: await secret() })).code).toBe(
    accountCodes.secondFactorRequired,
  );
  await server.call('saveCompanyDoors', { requiresSecondFactor: false });
  await server.call('disableSecondFactor', { password: await secret() });
  expect(await newest()).toMatchObject({ kind: 'sign-in', action: 'second-factor-off' });
  expect((await login('owner')).code).toBe('200');
  expect(await server.db.$count(recoveryCodes)).toBe(0);
});

it('[S1006] who demands it has it; the sessions of who has none end, and a sign-in sets it up', async () => {
  expect((await server.ask('saveCompanyDoors', { requiresSecondFactor: true })).code).toBe(
    accountCodes.ownDoorFirst,
  );
  await switchOn();
  const staff = await server.signIn({ as: 'staff' });
  await staff.call('getUserInfoByHideCode', {});
  const other = await server.signIn({ as: 'brand' });
  expect((await server.call('queryCompanyDoors', {})).peopleWithout).toBeGreaterThan(0);
  await server.call('saveCompanyDoors', { requiresSecondFactor: true });
  expect(await newest()).toMatchObject({ kind: 'rights', action: 'second-factor-required' });
  expect((await staff.ask('getUserInfoByHideCode', {})).status).toBe(401);
  expect((await other.ask('getUserInfoByHideCode', {})).code).toBe('200');

  const { ticket, mustSetUp } = await stepOf('staff');
  expect(mustSetUp).toBe(true);
  expect((await pass(ticket, '000000')).code).toBe(accountCodes.secondStepWrong);
  const { secret: from } = await server.as('').call('beginTotp', { ticket });
  expect((await server.as('').ask('confirmTotp', { ticket, code: '12345x' })).code).toBe(
    accountCodes.secondStepWrong,
  );
  const done = await server.as('').call('confirmTotp', { ticket, code: codeOf(from) });
  expect(done.recoveryCodes).toHaveLength(10);
  const token = done.signIn?.token ?? '';
  expect(await server.as(token).call('getUserInfoByHideCode', {})).toMatchObject({ userName: 'staff' });
  expect((await server.as('').ask('confirmTotp', { ticket, code: codeOf(from) })).code).toBe(
    accountCodes.secondStepOver,
  );
});

it('[S1007] only main accounts see and change what the company demands', async () => {
  for (const name of ['queryCompanyDoors', 'saveCompanyDoors'] as const)
    expect((await server.ask(name, {}, { as: 'staff' })).code).toBe(answerCodes.forbidden);
  await switchOn();
  await server.call('saveCompanyDoors', { requiresSecondFactor: true });
  const all = await server.db.select().from(companies);
  expect(all.filter(({ requiresSecondFactor }) => requiresSecondFactor)).toHaveLength(1);
});

it('[S1008] an operator’s one-time address enters without the second step', async () => {
  await switchOn();
  const [owner] = await server.db.select().from(users).where(eq(users.userName, 'owner'));
  const ticket = { userId: owner?.id ?? '', companyId: null };
  const token = await createSignInTicket(server.db, server.clock, ticket);
  expect((await server.as('').ask('tokenLogin', { token })).code).toBe('200');
});

it('[S1006] a passkey counts where the company counts who has none', async () => {
  const before = (await server.call('queryCompanyDoors', {})).peopleWithout ?? 0;
  const [staff] = await server.db.select().from(users).where(eq(users.userName, 'staff'));
  const createdAt = server.clock.now();
  const userId = staff?.id ?? '';
  await server.db
    .insert(passkeys)
    .values({ id: 'x', userId, publicKey: '', counter: 0, name: 'x', createdAt });
  expect((await server.call('queryCompanyDoors', {})).peopleWithout).toBe(before - 1);
});
