import { accountCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { externalIdentities } from '../../../db/schema/accountFlows.ts';
import { auditLog } from '../../../db/schema/audit.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../../../testing/openDemoServer.ts';
import { type PlayedPresets, playPresets } from '../../../testing/playPresets.ts';
import { readPortalFile } from '../../setup/file/readPortalFile.ts';
import { doorNameIn, identityProvider, issuerOf, type SignInDoor } from './SignInDoor.ts';

const HOST = 'http://portal.test:4400';
const env = { DOOR_SECRET: 'preset-secret' };
const preset = { secretEnv: 'DOOR_SECRET', scope: 'openid', open: false } as const;
const wechat: SignInDoor = {
  provider: 'wechat',
  name: '微信',
  preset: 'wechat',
  clientId: 'wx-app',
  ...preset,
};
const dingtalk: SignInDoor = {
  provider: 'ding',
  name: { zh: '钉钉', en: 'DingTalk', ko: '딩톡' },
  preset: 'dingtalk',
  clientId: 'ding-app',
  ...preset,
};
const open: SignInDoor = { ...wechat, provider: 'wechat-open', open: true };
const noSecret: SignInDoor = { ...wechat, provider: 'no-secret', secretEnv: 'NOTHING' };

let database: OpenDatabase;
let server: DemoServer;
let played: PlayedPresets;
beforeAll(async () => {
  database = await openDemoDatabase();
  played = playPresets();
  const stand = { doors: [], env: {}, pageOf: (page: URL) => page };
  const signIn = {
    ...stand,
    answer: async (request: Request) => {
      const { method, headers } = request;
      const body = method === 'POST' ? await request.text() : undefined;
      return played.fetch(new URL(request.url), { method, headers, ...(body && { body }) });
    },
  };
  const extension = { ports: { signIn }, pages: () => undefined, config: () => ({}) };
  server = await openDemoServer(database.db, extension, {
    signIns: [wechat, dingtalk, open, noSecret],
    env,
  });
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  played.say({});
  played.asked.length = 0;
  await database.db.delete(externalIdentities);
});

async function comeBack(provider = 'wechat') {
  const { state } = await server.call('beginTransformLogin', { provider });
  return { provider, code: played.grant(), state };
}
const signIn = (request: object) => server.ask('transformLoginByOther', request);
const links = () => database.db.select().from(externalIdentities);

async function beginLink(as: string, provider = 'wechat') {
  const { state } = await server.call('beginLinkSignIn', { provider }, { as });
  return { provider, code: played.grant(), state };
}

it('[S1400] the page of WeChat is that of its open platform, with its own names and the exact way back', async () => {
  const { url, state } = await server.call('beginTransformLogin', { provider: 'wechat' });
  const page = new URL(url);
  expect(`${page.origin}${page.pathname}${page.hash}`).toBe(
    'https://open.weixin.qq.com/connect/qrconnect#wechat_redirect',
  );
  expect([...page.searchParams]).toEqual([
    ['appid', 'wx-app'],
    ['redirect_uri', `${HOST}/sso/oidc/wechat`],
    ['response_type', 'code'],
    ['scope', 'snsapi_login'],
    ['state', state],
  ]);
  // WeChat takes at most 128 letters and digits.
  expect(state).toMatch(/^[a-z0-9]{64}$/);
});

it('[S1400] the page of DingTalk is that of its API v1.0, and its authCode is led on as a code', async () => {
  const { url, state } = await server.call('beginTransformLogin', { provider: 'ding' });
  const page = new URL(url);
  expect(`${page.origin}${page.pathname}`).toBe('https://login.dingtalk.com/oauth2/auth');
  expect(Object.fromEntries(page.searchParams)).toEqual({
    redirect_uri: `${HOST}/sso/oidc/ding`,
    response_type: 'code',
    client_id: 'ding-app',
    scope: 'openid',
    state,
    prompt: 'consent',
  });
  const back = await server.app.request(`/sso/oidc/ding?authCode=abc&state=${state}`);
  expect(back.headers.get('location')).toBe(`/oauth/center?provider=ding&code=abc&state=${state}`);
});

it('[S1401] whom nobody here knows is refused, and gets an account where the door stands open', async () => {
  for (const provider of ['wechat', 'ding'])
    expect((await signIn(await comeBack(provider))).code, provider).toBe(accountCodes.notInvited);
  expect(played.asked).toEqual([
    'GET https://api.weixin.qq.com/sns/oauth2/access_token',
    'GET https://api.weixin.qq.com/sns/userinfo',
    'POST https://api.dingtalk.com/v1.0/oauth2/userAccessToken',
    'GET https://api.dingtalk.com/v1.0/contact/users/me',
  ]);
  // The address that DingTalk tells is the person's own word: it is the owner's here, and links nothing.
  expect(await links()).toEqual([]);
  expect((await signIn(await comeBack('wechat-open'))).data).toMatchObject({ needBind: true });
});

it('[S1402] a person is known by the id of all applications, and by that of this one from before', async () => {
  const identity = { provider: identityProvider(wechat), externalId: 'openid:o-1', userId: 'u-owner' };
  await database.db.insert(externalIdentities).values(identity);
  const owner = { userInfo: { userName: 'owner' } };
  expect((await signIn(await comeBack())).data).toMatchObject(owner);
  played.say({ unionId: 'union-1' });
  expect((await signIn(await comeBack())).data).toMatchObject(owner);
  await database.db.update(externalIdentities).set({ externalId: 'unionid:union-1' });
  expect((await signIn(await comeBack())).data).toMatchObject(owner);
  played.say({ unionId: 'union-2' });
  expect((await signIn(await comeBack())).code).toBe(accountCodes.notInvited);
  // What one kind of id says is never taken for the other.
  played.say({ unionId: 'union-2', openId: 'union-1' });
  expect((await signIn(await comeBack())).code).toBe(accountCodes.notInvited);
});

it('[S1403] state and code are good once, for their own provider', async () => {
  const back = await comeBack('wechat-open');
  expect((await signIn({ ...back, provider: 'wechat' })).code).toBe(accountCodes.otherSignInRefused);
  const fresh = await comeBack('wechat-open');
  const answers = await Promise.all([signIn(fresh), signIn(fresh)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', accountCodes.otherSignInRefused]);
  const forged = { ...(await comeBack('wechat-open')), code: 'forged' };
  expect((await signIn(forged)).code).toBe(accountCodes.otherSignInRefused);
});

it.each<[string, Parameters<PlayedPresets['say']>[0]]>([
  ['another person’s data', { user: { openid: 'another', openId: '' } }],
  ['an error with status 200', { answer: () => Response.json({ errcode: -1, errmsg: 'busy' }) }],
  ['a page instead of JSON', { answer: () => new Response('<h1>gateway</h1>') }],
  ['an error', { answer: () => Response.json({ code: 'x' }, { status: 503 }) }],
  ['no answer', { answer: () => Promise.reject(new Error('away')) }],
])('[S1404] a provider with %s vouches for nobody', async (_case, said) => {
  played.say(said);
  for (const provider of ['wechat-open', 'ding'])
    expect((await signIn(await comeBack(provider))).code).toBe(accountCodes.otherSignInRefused);
  expect(await links()).toEqual([]);
});

it('[S1404] a door whose secret is missing says that it cannot be reached', async () => {
  const answer = await server.ask('beginTransformLogin', { provider: 'no-secret' });
  expect(answer.code).toBe(accountCodes.notConnected);
});

it('[S1405] a person links the account while signed in, once, and signs in by it from then on', async () => {
  await server.call('linkSignIn', await beginLink('staff'), { as: 'staff' });
  expect(await links()).toMatchObject([{ externalId: 'openid:o-1', userId: 'u-staff' }]);
  await server.call('linkSignIn', await beginLink('staff'), { as: 'staff' });
  expect(await links()).toHaveLength(1);
  const linked = await database.db.$count(auditLog, eq(auditLog.action, 'linked'));
  expect(linked).toBe(1);
  expect((await signIn(await comeBack())).data).toMatchObject({ userInfo: { userName: 'staff' } });
  await server.call('unlinkSignIn', { provider: 'wechat' }, { as: 'staff' });
  expect((await signIn(await comeBack())).code).toBe(accountCodes.notInvited);
});

it('[S1406] what began as a link signs nobody in, links nobody else, and a sign-in links nobody', async () => {
  const link = await beginLink('staff');
  expect((await signIn(link)).code).toBe(accountCodes.otherSignInRefused);
  const victim = await server.ask('linkSignIn', link, { as: 'owner' });
  expect(victim.code).toBe(accountCodes.otherSignInRefused);
  const begun = await comeBack();
  expect((await server.ask('linkSignIn', begun, { as: 'staff' })).code).toBe(accountCodes.otherSignInRefused);
  expect(await links()).toEqual([]);
  expect((await server.ask('beginLinkSignIn', { provider: 'nowhere' })).status).toBe(400);
});

it('[S1407] an identity has one account and an account one identity at a provider, also at once', async () => {
  await server.call('linkSignIn', await beginLink('staff'), { as: 'staff' });
  const taken = await server.ask('linkSignIn', await beginLink('owner'), { as: 'owner' });
  expect(taken.code).toBe(accountCodes.linkedElsewhere);
  played.say({ openId: 'o-2' });
  const second = await server.ask('linkSignIn', await beginLink('staff'), { as: 'staff' });
  expect(second.code).toBe(accountCodes.linkedElsewhere);
  await database.db.delete(externalIdentities);
  const both = [await beginLink('staff'), await beginLink('owner')];
  const answers = await Promise.all(
    ['staff', 'owner'].map((as, index) => server.ask('linkSignIn', both[index], { as })),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(['200', accountCodes.linkedElsewhere]);
  expect(await links()).toHaveLength(1);
});

it('[S1408] a file names an issuer or a preset, and a preset its secret; Google is OpenID Connect', async () => {
  const fileOf = (lines: string) =>
    readPortalFile(`version: 1\nsignIn:\n  - provider: g\n    name: G\n    clientId: c\n${lines}...\n`).file;
  const { signIn: [google] = [] } = fileOf('    preset: google\n    secretEnv: G_SECRET\n');
  expect(google && issuerOf(google)).toBe('https://accounts.google.com');
  expect(google && identityProvider(google)).toBe('oidc:https://accounts.google.com');
  expect(() => fileOf('    secretEnv: G_SECRET\n')).toThrow('needs an issuer or a preset');
  expect(() => fileOf('    preset: wechat\n    issuer: https://x.example\n    secretEnv: A\n')).toThrow(
    'needs an issuer or a preset',
  );
  expect(() => fileOf('    preset: wechat\n')).toThrow('a preset needs a secretEnv');
});

it('[S1409] a provider is named in the language of the page', async () => {
  const named = async (language: string) =>
    (await server.call('queryTransformProviders', {}, { language })).map(({ name }) => name);
  const linked = await server.call('queryOwnSignIns', {}, { as: 'staff', language: 'en-US' });
  expect(await named('zh-CN')).toContain('钉钉');
  expect(await named('en-US')).toContain('DingTalk');
  expect(await named('ko-KR')).toContain('딩톡');
  expect(linked.map(({ name }) => name)).toEqual(expect.arrayContaining(['微信', 'DingTalk']));
  const { signIn: [door] = [] } = readPortalFile(
    'version: 1\nsignIn:\n  - { provider: a, preset: dingtalk, name: { zh: 甲, en: A, ko: 가 }, clientId: c, secretEnv: S }\n...\n',
  ).file;
  expect(door && doorNameIn(door, 'en-US')).toBe('A');
});
