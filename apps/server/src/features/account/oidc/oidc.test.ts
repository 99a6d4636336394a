import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { Provider } from 'oidc-provider';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { externalIdentities, oidcAttempts } from '../../../db/schema/accountFlows.ts';
import { auditLog } from '../../../db/schema/audit.ts';
import { users } from '../../../db/schema/index.ts';
import { encryptPassword } from '../../../testing/encryptPassword.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../../../testing/openDemoServer.ts';
import { openIssuer, type TestIssuer } from '../../../testing/openIssuer.ts';
import { createSignInTicket } from '../signInTickets.ts';
import { identityProvider, type SignInDoor } from './SignInDoor.ts';

const HOST = 'http://portal.test:4400';
const SCOPE = 'openid email profile';
const ADDRESS = 'owner-at-work@example.com';
/** The honest provider, by the library; and one that says what a test wants. */
let honest: Server;
let liar: TestIssuer;
let corp: SignInDoor;
let other: SignInDoor;
let database: OpenDatabase;
let server: DemoServer;

const person = (sub: string, email: string, isVerified: boolean) => ({
  accountId: sub,
  claims: async () => ({ sub, email, email_verified: isVerified, name: '林若溪' }),
});

beforeAll(async () => {
  honest = createServer().listen(0);
  await once(honest, 'listening');
  const issuer = `http://localhost:${(honest.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal',
        client_secret: 'a-secret-that-is-long-enough-for-tests',
        redirect_uris: [`${HOST}/sso/oidc/corp`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_ctx, sub) => person(sub, ADDRESS, sub !== 'unverified'),
    pkce: { required: () => true },
  });
  honest.on('request', provider.callback());
  liar = await openIssuer();
  corp = {
    provider: 'corp',
    name: 'Corp',
    issuer,
    clientId: 'portal',
    secretEnv: 'CORP_SECRET',
    scope: SCOPE,
    open: false,
  };
  other = { ...corp, provider: 'other', name: 'Other', issuer: liar.url, secretEnv: undefined, open: true };
  database = await openDemoDatabase();
  const signIns = [corp, other, { ...corp, provider: 'away', issuer: 'http://localhost:1' }];
  const env = { CORP_SECRET: 'a-secret-that-is-long-enough-for-tests' };
  server = await openDemoServer(database.db, undefined, { signIns, env });
  await database.db.update(users).set({ email: ADDRESS }).where(eq(users.userName, 'owner'));
}, 60_000);
afterAll(async () => {
  await liar.close();
  await new Promise((closed) => honest.close(closed));
  await database.close();
});
beforeEach(async () => {
  liar.say({});
  await database.db.delete(externalIdentities);
});

/** Goes through the provider's pages as a browser does; gives the address that it sends the browser back to. */
async function visit(page: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = page;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location) {
      const next = new URL(location, url);
      if (next.origin === HOST) return next;
      [url, form] = [next.href, undefined];
    } else {
      const text = await answer.text();
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(text) ?? [];
      if (!prompt) throw new Error(`The provider says: ${answer.status} ${text.slice(0, 500)}`);
      form = new URLSearchParams({ prompt, login, password: 'x' });
    }
  }
  throw new Error('The provider never sent the browser back');
}

/** Signs in at the honest provider: what the portal's page is opened with. */
async function comeBack(login = 'subject-1') {
  const { url, state } = await server.call('beginTransformLogin', { provider: 'corp' });
  const back = await visit(url, login);
  expect(back.pathname).toBe('/sso/oidc/corp');
  const answer = await server.app.request(back.pathname + back.search, {
    headers: { host: 'portal.test:4400' },
  });
  const landed = new URL(answer.headers.get('location') ?? '', HOST);
  expect([answer.status, landed.origin, landed.pathname]).toEqual([303, HOST, '/oauth/center']);
  const query = Object.fromEntries(landed.searchParams);
  expect(query).toEqual({ provider: 'corp', code: expect.any(String), state, iss: corp.issuer });
  return query as { provider: string; code: string; state: string; iss: string };
}

/** The same at the provider that says what it is told to. */
async function comeBackFromOther() {
  const { url } = await server.call('beginTransformLogin', { provider: 'other' });
  return { provider: 'other', ...liar.grant(url) };
}

const signIn = async (request: object) => server.ask('transformLoginByOther', request);
const links = () => database.db.select().from(externalIdentities);

it('[S950] the login page offers the doors that are set up, by their names', async () => {
  const providers = await server.call('queryTransformProviders', {});
  expect(providers.map(({ provider, name }) => [provider, name])).toEqual([
    ['corp', 'Corp'],
    ['other', 'Other'],
    ['away', 'Corp'],
  ]);
  const { url } = await server.call('beginTransformLogin', { provider: 'corp' });
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({
    client_id: 'portal',
    redirect_uri: `${HOST}/sso/oidc/corp`,
    code_challenge_method: 'S256',
    nonce: expect.stringMatching(/^[\w-]{40,}$/),
    state: expect.stringMatching(/^[\w-]{40,}$/),
  });
  const away = await server.ask('beginTransformLogin', { provider: 'away' }, { language: 'en' });
  expect(away).toMatchObject({ status: 200, message: expect.stringContaining('cannot be reached now') });
  expect((await server.ask('beginTransformLogin', { provider: 'nowhere' })).status).toBe(400);
});

it('[S951] a person whose verified address has an account signs in to it, and is linked by it', async () => {
  const answer = await signIn(await comeBack());
  expect(answer.data).toMatchObject({ userInfo: { userName: 'owner' }, needBind: false });
  expect(await links()).toMatchObject([
    { provider: identityProvider(corp), externalId: 'subject-1', userId: 'u-owner' },
  ]);
  // From now on the link counts, not the address.
  await database.db.update(users).set({ email: 'moved@example.com' }).where(eq(users.id, 'u-owner'));
  expect((await signIn(await comeBack())).data).toMatchObject({ userInfo: { userName: 'owner' } });
  await database.db.update(users).set({ email: ADDRESS }).where(eq(users.id, 'u-owner'));
});

it('[S951] an address that is not verified links nothing', async () => {
  expect((await signIn(await comeBack('unverified'))).code).toBe(accountCodes.notInvited);
  for (const isVerified of [false, 'true', 1, undefined]) {
    liar.say({ email: ADDRESS, email_verified: isVerified });
    const { data } = await signIn(await comeBackFromOther());
    expect(data).toMatchObject({ needBind: true });
    await database.db.delete(externalIdentities);
  }
});

it('[S952] whom nobody knows is refused, or gets an account where the door is open to all', async () => {
  liar.say({ sub: 'stranger', name: 'Stranger', email: 'stranger@example.com', email_verified: true });
  const { data } = await signIn(await comeBackFromOther());
  expect(data).toMatchObject({ needBind: true });
  expect((await links()).map(({ provider, externalId }) => [provider, externalId])).toEqual([
    [identityProvider(other), 'stranger'],
  ]);
});

it('[S953] state and code are good once, for their own provider, within ten minutes', async () => {
  const back = await comeBack();
  expect((await signIn(back)).code).toBe('200');
  expect((await signIn(back)).code).toBe(accountCodes.otherSignInRefused);
  const twice = await comeBackFromOther();
  const answers = await Promise.all([signIn(twice), signIn(twice)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', accountCodes.otherSignInRefused]);
  // Mix-up: what one provider sent is shown as another's.
  const mixed = await comeBackFromOther();
  expect((await signIn({ ...mixed, provider: 'corp' })).code).toBe(accountCodes.otherSignInRefused);
  const late = await comeBackFromOther();
  server.clock.advance({ minutes: 10 });
  expect((await signIn(late)).code).toBe(accountCodes.otherSignInRefused);
  await server.call('beginTransformLogin', { provider: 'other' });
  expect(await database.db.$count(oidcAttempts)).toBe(1);
});

it('[S953] a code that somebody else was given is worth nothing with one’s own state', async () => {
  const victim = await comeBackFromOther();
  const attacker = await comeBackFromOther();
  expect((await signIn({ ...attacker, code: victim.code })).code).toBe(accountCodes.otherSignInRefused);
  expect((await signIn({ ...(await comeBackFromOther()), state: 'forged' })).code).toBe(
    accountCodes.otherSignInRefused,
  );
});

it.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another audience', { aud: 'another-client' }],
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['a token that ran out', { exp: 1, iat: 0 }],
  ['a signature of another key', { signedBy: 'another' as const }],
])('[S954] a token with %s is refused, and the log says so without it', async (_case, falsehood) => {
  liar.say(falsehood);
  const refused = await database.db.$count(auditLog, eq(auditLog.action, 'provider'));
  expect((await signIn(await comeBackFromOther())).code).toBe(accountCodes.otherSignInRefused);
  expect(await links()).toEqual([]);
  expect(await database.db.$count(auditLog, eq(auditLog.action, 'provider'))).toBe(refused + 1);
});

it('[S954] an address that names another issuer, or none, is refused', async () => {
  for (const iss of ['https://evil.example', undefined])
    expect((await signIn({ ...(await comeBackFromOther()), iss })).code).toBe(
      accountCodes.otherSignInRefused,
    );
});

it('[S955] a disabled user is not let in, and gets no second account', async () => {
  await database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, 'u-owner'));
  const count = await database.db.$count(users);
  const answer = await signIn(await comeBack());
  await database.db.update(users).set({ status: 'active' }).where(eq(users.id, 'u-owner'));
  expect(answer.code).toMatch(/0005$/);
  expect(await database.db.$count(users)).toBe(count);
});

it('[S956] a person sees what the account is linked to and unlinks it, unless nothing else would open it', async () => {
  await signIn(await comeBack());
  const isLinked = async () =>
    (await server.call('queryOwnSignIns', {})).find(({ provider }) => provider === 'corp')?.isLinked;
  expect(await isLinked()).toBe(true);
  expect((await server.ask('unlinkSignIn', { provider: 'nowhere' })).status).toBe(400);
  await server.call('unlinkSignIn', { provider: 'corp' }, { as: 'staff' });
  expect(await isLinked()).toBe(true);
  const [former] = await database.db.select().from(users).where(eq(users.id, 'u-owner'));
  await database.db.update(users).set({ passwordHash: 'none' }).where(eq(users.id, 'u-owner'));
  expect((await server.ask('unlinkSignIn', { provider: 'corp' })).code).toBe(accountCodes.passwordFirst);
  await database.db
    .update(users)
    .set({ passwordHash: former?.passwordHash ?? '' })
    .where(eq(users.id, 'u-owner'));
  await server.call('unlinkSignIn', { provider: 'corp' });
  expect(await isLinked()).toBe(false);
});

it('[S1015] single sign-on becomes the only door by who is linked, and an operator’s address still opens', async () => {
  const { db } = database;
  expect((await server.ask('saveCompanyDoors', { singleSignOnOnly: true })).code).toBe(
    accountCodes.ownDoorFirst,
  );
  expect((await signIn(await comeBack())).code).toBe('200');
  await server.call('saveCompanyDoors', { singleSignOnOnly: true });
  expect(await server.call('queryCompanyDoors', {})).toMatchObject({
    singleSignOnOnly: true,
    hasSingleSignOn: true,
  });
  const passwordHash = await server.services.hasher.hash('Portal2026');
  const [owner] = await db.update(users).set({ passwordHash }).where(eq(users.userName, 'owner')).returning();
  const password = encryptPassword(await server.as('').call('getPublicKey', {}), 'Portal2026');
  const refused = await server.as('').ask('login', { userName: 'owner', password });
  expect(refused.code).toBe(accountCodes.singleSignOnOnly);
  const { dataList } = await server.call('queryAuditLog', { pageSize: 1 });
  expect(dataList[0]).toMatchObject({ kind: 'refused', action: 'single-sign-on' });
  expect((await signIn(await comeBack())).code).toBe('200');
  const ticket = { userId: owner?.id ?? '', companyId: null };
  const token = await createSignInTicket(db, server.clock, ticket);
  expect((await server.as('').ask('tokenLogin', { token })).code).toBe('200');
  await server.call('saveCompanyDoors', { singleSignOnOnly: false });
});
