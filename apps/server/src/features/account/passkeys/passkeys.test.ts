import { accountCodes, answerCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { companies, users } from '../../../db/schema/identity.ts';
import { passkeys } from '../../../db/schema/secondFactor.ts';
import { createSoftPasskey } from '../../../testing/createSoftPasskey.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const HERE = { origin: 'http://portal.test:4400', rpID: 'portal.test' };
const PASSWORD = 'Portal2026';
let server: DemoServer;
withDemoServer(async (opened) => {
  server = opened;
  const passwordHash = await server.services.hasher.hash(PASSWORD);
  await server.db.update(users).set({ passwordHash });
});
beforeEach(() => server.db.delete(passkeys));

type Asked = { ticket: string; options: unknown };
const challengeOf = ({ options }: Asked) => (options as { challenge: string }).challenge;
const begin = async (as = 'owner', password = PASSWORD) => {
  const secret = encryptPassword(await server.as('').call('getPublicKey', {}), password);
  return server.ask('beginPasskey', { password: secret }, { as });
};
const add = async (as = 'owner', name = '办公电脑', told = {}) => {
  const key = createSoftPasskey();
  const asked = (await begin(as)).data as Asked;
  const response = key.register({ ...HERE, challenge: challengeOf(asked), ...told });
  return {
    key,
    asked,
    response,
    answer: await server.ask('addPasskey', { ticket: asked.ticket, name, response }, { as }),
  };
};
type Key = ReturnType<typeof createSoftPasskey>;
const enter = async (key: Key, told = {}) => {
  const asked = await server.as('').call('beginPasskeySignIn', {});
  const response = key.signIn({ ...HERE, challenge: challengeOf(asked), ...told });
  const request = { ticket: asked.ticket, response };
  return { request, answer: await server.as('').ask('signInByPasskey', request) };
};

it('[S1011] a passkey is added by who knows the password, named, used and removed', async () => {
  expect((await begin('owner', 'Wrong1Horse')).code).toBe(accountCodes.oldPasswordWrong);
  expect((await server.ask('beginPasskey', {})).code).toBe(accountCodes.oldPasswordWrong);
  const { key, answer } = await add();
  expect(answer.code).toBe('200');
  expect(await server.call('queryPasskeys', {})).toMatchObject([{ id: key.id, name: '办公电脑' }]);
  await server.call('renamePasskey', { id: key.id, name: '手机' });
  const entered = await enter(key);
  const { token } = entered.answer.data as { token: string };
  expect(await server.as(token).call('getUserInfoByHideCode', {})).toMatchObject({ userName: 'owner' });
  expect(await server.call('queryPasskeys', {})).toMatchObject([
    { name: '手机', lastUsedAt: server.clock.now().toISOString() },
  ]);
  await server.call('removePasskey', { id: key.id });
  expect((await enter(key)).answer.code).toBe(accountCodes.passkeyRefused);
  const log = await server.call('queryAuditLog', { pageSize: 3 });
  const actions = log.dataList.map(({ action }) => action);
  expect(actions).toEqual(['passkey-removed', 'passkey', 'passkey-added']);
});

it('[S1012] nobody names, removes or takes over the passkey of another', async () => {
  const { key } = await add();
  await server.call('renamePasskey', { id: key.id, name: 'mine' }, { as: 'staff' });
  await server.call('removePasskey', { id: key.id }, { as: 'staff' });
  expect(await server.call('queryPasskeys', {})).toMatchObject([{ name: '办公电脑' }]);
  expect(await server.call('queryPasskeys', {}, { as: 'staff' })).toEqual([]);
  const asked = (await begin()).data as Asked;
  const response = createSoftPasskey().register({ ...HERE, challenge: challengeOf(asked) });
  const stolen = { ticket: asked.ticket, name: 'x', response };
  expect((await server.ask('addPasskey', stolen, { as: 'staff' })).code).toBe(accountCodes.passkeyRefused);
  const again = (await begin('staff')).data as Asked;
  const copy = key.register({ ...HERE, challenge: challengeOf(again) });
  const taken = { ticket: again.ticket, name: 'x', response: copy };
  expect((await server.ask('addPasskey', taken, { as: 'staff' })).code).toBe(accountCodes.passkeyRefused);
});

it.each([
  ['another challenge', { challenge: 'AAAA' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another host', { rpID: 'evil.example' }],
  ['a person who was not verified', { isVerified: false }],
])('[S1013] %s is refused, for a new passkey and for a sign-in', async (_what, told) => {
  expect((await add('owner', 'x', told)).answer.code).toBe(accountCodes.passkeyRefused);
  const { key } = await add();
  expect((await enter(key, told)).answer.code).toBe(accountCodes.passkeyRefused);
  expect((await enter(key)).answer.code).toBe('200');
});

it('[S1013] an answer is good once, within five minutes, and a counter that went back is a copy', async () => {
  const { key, asked, response } = await add();
  const again = { ticket: asked.ticket, name: 'x', response };
  expect((await server.ask('addPasskey', again)).code).toBe(accountCodes.passkeyRefused);
  // Many devices do not count: the ticket alone tells a second use then.
  const uncounted = await enter(key);
  expect(uncounted.answer.code).toBe('200');
  expect((await server.as('').ask('signInByPasskey', uncounted.request)).code).toBe(
    accountCodes.passkeyRefused,
  );
  const { request, answer } = await enter(key, { counter: 7 });
  expect(answer.code).toBe('200');
  expect((await server.as('').ask('signInByPasskey', request)).code).toBe(accountCodes.passkeyRefused);
  expect((await enter(key, { counter: 7 })).answer.code).toBe(accountCodes.passkeyRefused);
  const late = await server.as('').call('beginPasskeySignIn', {});
  const signed = key.signIn({ ...HERE, challenge: challengeOf(late), counter: 8 });
  server.clock.advance({ minutes: 5 });
  expect((await server.as('').ask('signInByPasskey', { ticket: late.ticket, response: signed })).code).toBe(
    accountCodes.passkeyRefused,
  );
  expect((await enter(createSoftPasskey())).answer.code).toBe(accountCodes.passkeyRefused);
});

it('[S1014] a passkey is both factors where a company demands them, and lets no disabled user in', async () => {
  const { key } = await add('staff');
  const { db } = server;
  await db.update(companies).set({ requiresSecondFactor: true });
  expect((await enter(key)).answer.code).toBe('200');
  await db.update(companies).set({ requiresSecondFactor: false, singleSignOnOnly: true });
  expect((await enter(key)).answer.code).toBe(accountCodes.singleSignOnOnly);
  await db.update(companies).set({ singleSignOnOnly: false });
  await db.update(users).set({ status: 'disabled' }).where(eq(users.userName, 'staff'));
  expect((await enter(key)).answer.code).toBe(answerCodes.accountDisabled);
});
