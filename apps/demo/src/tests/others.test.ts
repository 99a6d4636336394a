import { users } from '@portal/server/schema/index';
import { companySystems } from '@portal/server/schema/systems';
import {
  createSignedTokens,
  type DemoServer,
  encryptPassword,
  openDemoDatabase,
  openDemoServer,
  readCode,
} from '@portal/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemo } from '../createDemo.ts';

let close: () => Promise<void>;
let server: DemoServer;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  server = await openDemoServer(database.db, createDemo({ size: 1 }));
});
afterAll(() => close());

const REFUSED = /0107$/;
const PORTAL = 'http://portal.test:4400';
const HOST = { host: 'portal.test:4401' };

/** Follows a stand-in's link as a browser does: the query that comes back to the portal. */
async function pick(path: string, person: string): Promise<URLSearchParams> {
  const page = await (await server.apps.request(path, { headers: HOST })).text();
  const href = page.match(new RegExp(`href="([^"]*person=${person})"`))?.[1]?.replaceAll('&amp;', '&') ?? '';
  const answer = await server.apps.request(href, { headers: HOST });
  const location = new URL(answer.headers.get('location') ?? '');
  expect([answer.status, location.origin]).toEqual([303, PORTAL]);
  if (location.pathname === '/oauth/center') return location.searchParams;
  const back = await server.app.request(location.pathname + location.search, {
    headers: { host: 'portal.test:4400' },
  });
  const landed = new URL(back.headers.get('location') ?? '', PORTAL);
  expect([back.status, landed.origin, landed.pathname]).toEqual([303, PORTAL, '/oauth/center']);
  return landed.searchParams;
}

async function comeBack(person: string, provider = 'wechat') {
  const { url, state } = await server.call('beginTransformLogin', { provider });
  const query = await pick(url.replace('http://portal.test:4401', ''), person);
  expect([query.get('provider'), query.get('state')]).toEqual([provider, state]);
  return { provider, code: query.get('code') ?? '', state };
}

describe("a third party's sign-in", () => {
  it('[S420] leads a known person into the account', async () => {
    const answer = await server.call('transformLoginByOther', await comeBack('owner'));
    expect(answer.userInfo).toMatchObject({ userName: 'owner', onlineSubjectName: '星辰跨境 Starlight' });
  });

  it('[S421] takes code and state once each, and only together with its own party', async () => {
    const back = await comeBack('owner');
    const other = await comeBack('owner', 'dingtalk');
    const ask = async (request: object) =>
      (await server.ask('transformLoginByOther', { ...back, ...request })).code;
    expect(await ask({ state: 'forged.x.y' })).toMatch(REFUSED);
    expect(await ask({ code: other.code })).toMatch(REFUSED);
    const fresh = await comeBack('owner');
    expect((await server.ask('transformLoginByOther', fresh)).code).toBe('200');
    expect((await server.ask('transformLoginByOther', fresh)).code).toMatch(REFUSED);
    expect(await ask({ provider: 'unheard-of', state: other.state })).toMatch(REFUSED);
  });

  it('[S421] ends a code after five minutes', async () => {
    const back = await comeBack('owner');
    server.clock.advance({ minutes: 5 });
    const { state } = await server.call('beginTransformLogin', { provider: 'wechat' });
    expect((await server.ask('transformLoginByOther', { ...back, state })).code).toMatch(REFUSED);
  });

  it('[S422] makes an account for an unknown person, which binds an address and a password first', async () => {
    const { token, needBind, userInfo } = await server.call('transformLoginByOther', await comeBack('new'));
    expect([needBind, userInfo?.subjectCodeEncrypt]).toEqual([true, undefined]);
    const ask = (path: string, request: object) =>
      server.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token, host: 'portal.test:4400' },
        body: JSON.stringify(request),
      });
    const read = async (answer: Response) => (await answer.json()) as { code: string; data: never };
    const [subject] = (await read(await ask('/sso/user/getPersonalUserSub', {}))).data as {
      subjectCodeEncrypt: string;
    }[];
    const choice = await read(await ask('/sso/user/chooseSubject', { ...subject }));
    expect(choice.code).toMatch(/0108$/);
    expect((await read(await ask('/sso/user/userActionConfig', {}))).code).toMatch(/0007$/);
    await ask('/sso/user/sendBindingCode', { phone: '13700000001' });
    const code = await readCode(server.db, '13700000001');
    const password = encryptPassword(await server.call('getPublicKey', {}), 'Fresh8Orchard');
    const bound = await read(
      await ask('/sso/user/firstBindingPhoneEmailPsw', { phone: '13700000001', code, password }),
    );
    expect(bound).toMatchObject({ code: '200', data: { needBind: false } });
    expect((await ask('/sso/user/userActionConfig', {})).status).toBe(401);
    const [user] = await server.db.select().from(users).where(eq(users.phone, '13700000001'));
    expect(user?.needBind).toBe(false);
  });

  it('[S422] does not bind an address that another account has, nor one that was not proved', async () => {
    const { token } = await server.call('transformLoginByOther', await comeBack('new'));
    const bind = async (request: object) => {
      const password = encryptPassword(await server.call('getPublicKey', {}), 'Fresh8Orchard');
      const answer = await server.app.request('/sso/user/firstBindingPhoneEmailPsw', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token, host: 'portal.test:4400' },
        body: JSON.stringify({ code: '000000', password, ...request }),
      });
      return ((await answer.json()) as { code: string }).code;
    };
    expect(await bind({ email: 'owner@starlight.example' })).toMatch(/0101$/);
    expect(await bind({ phone: '13700000002' })).toMatch(/0101$/);
  });

  it('[S423] lets no disabled user in, and makes no second account instead', async () => {
    await server.db.update(users).set({ status: 'disabled' }).where(eq(users.userName, 'owner'));
    expect((await server.ask('transformLoginByOther', await comeBack('owner'))).code).toMatch(/0005$/);
    await server.db.update(users).set({ status: 'active' }).where(eq(users.userName, 'owner'));
  });
});

describe('the app store', () => {
  it('[S424] lets a person of several companies choose with a ticket that is good once', async () => {
    const query = await pick('/stand-in/app-store', 'both');
    const code = query.get('code') ?? '';
    const answer = await server.call('appStoreLogin', { code, shop: query.get('shop') ?? '' });
    expect(answer).toMatchObject({ subjects: [{}, {}] });
    expect(answer.token).toBeUndefined();
    const ticket = answer.ticket ?? '';
    const subjectCodeEncrypt = answer.subjects[1]?.subjectCodeEncrypt ?? '';
    expect((await server.ask('appStoreLogin', { code })).code).toMatch(REFUSED);
    const entered = await server.call('appStoreChooseSubject', { ticket, subjectCodeEncrypt });
    expect(entered.userInfo?.subjectCodeEncrypt).toBe(subjectCodeEncrypt);
    expect((await server.ask('appStoreChooseSubject', { ticket, subjectCodeEncrypt })).code).toMatch(REFUSED);
  });

  it("[S424] gives a ticket's holder no company that is not theirs, and takes no code of another kind", async () => {
    const query = await pick('/stand-in/app-store', 'both');
    const { ticket = '' } = await server.call('appStoreLogin', { code: query.get('code') ?? '' });
    const foreign = { ticket, subjectCodeEncrypt: 'sbj_c64a19f8027be35d' };
    expect((await server.ask('appStoreChooseSubject', foreign)).code).toMatch(/0006$/);
    const { code } = await comeBack('owner');
    expect((await server.ask('appStoreLogin', { code })).code).toMatch(REFUSED);
    expect((await server.ask('appStoreLoginByToken', { token: code })).code).toMatch(REFUSED);
  });
});

describe("the app store's entry", () => {
  const tokenFor = (externalId: string, purpose = 'app-store') =>
    server.services.partnerTokens.issue(purpose, { externalId, name: 'A store' }, 300);
  const enter = (token: string) => server.ask('appStoreLoginByToken', { token });

  it('[S729] signs in whom the store knows, once', async () => {
    const token = tokenFor('owner');
    const answer = await server.call('appStoreLoginByToken', { token });
    expect(answer.token).toBeTruthy();
    expect(answer.userInfo?.userName).toBe('owner');
    expect((await enter(token)).code).toMatch(REFUSED);
    const both = await server.call('appStoreLoginByToken', { token: tokenFor('both') });
    expect([both.token, both.subjects.length]).toEqual([undefined, 2]);
  });

  it('[S729] refuses a token of another key, purpose or nobody', async () => {
    const stranger = createSignedTokens({ clock: server.clock, key: 'guessed' });
    const forged = stranger.issue('app-store', { externalId: 'owner', name: 'x' }, 300);
    for (const token of [forged, tokenFor('owner', 'partner:selmuch'), tokenFor(''), 'x'])
      expect((await enter(token)).code).toMatch(REFUSED);
  });
});

describe('a partner', () => {
  const tokenFor = (userCode: string, { purpose = 'partner:selmuch', lifeS = 300 } = {}) =>
    server.services.partnerTokens.issue(purpose, { userCode }, lifeS);
  const ask = async (token: string, source = 'selmuch') =>
    (await server.ask('selMuchTransformLogin', { token, source })).code;

  it('[S425] hands a user over once, after it was asked whether it may', async () => {
    const token = tokenFor('U000001');
    const check = await server.call('checkSelMuchJump', { token, source: 'selmuch' });
    expect(check).toMatchObject({
      status: 1,
      url: expect.stringMatching(/^\/transfer\?source=selmuch&token=/),
    });
    expect(await ask(token)).toBe('200');
    expect(await ask(token)).toMatch(REFUSED);
    expect((await server.call('checkSelMuchJump', { token, source: 'selmuch' })).status).toBe(0);
  });

  it('[S425] is refused with a token of another source, purpose, key or time', async () => {
    const stranger = createSignedTokens({ clock: server.clock, key: 'guessed' });
    const forged = stranger.issue('partner:selmuch', { userCode: 'U000001' }, 300);
    const late = tokenFor('U000001', { lifeS: 60 });
    server.clock.advance({ minutes: 1 });
    const bad = [forged, late, 'x', '', tokenFor('U000001', { purpose: 'grant:shop' }), tokenFor('nobody')];
    for (const token of bad) expect(await ask(token)).toMatch(/0107$|^400$/);
    expect(await ask(tokenFor('U000001'), 'elsewhere')).toMatch(REFUSED);
    expect((await server.call('checkSelMuchJump', { token: forged, source: 'selmuch' })).status).toBe(0);
  });
});

describe('handing over', () => {
  beforeEach(async () => {
    await server.db
      .update(companySystems)
      .set({ systemDomain: 'https://oms.example/start' })
      .where(eq(companySystems.serviceId, 'svc-oms'));
  });

  it('[S426] leads to a page of this portal without any token', async () => {
    expect(await server.call('transformLogin', { systemCode: 'WMS' })).toEqual({ url: '/entry/svc-wms/WMS' });
  });

  it('[S426] gives a system elsewhere a token that opens no call here', async () => {
    const { url, token = '' } = await server.call('transformLogin', { systemCode: 'OMS' });
    expect(url).toBe(`https://oms.example/start?token=${token}`);
    expect(server.services.appTokens.verifyPage('system:OMS', token)).toBeDefined();
    expect(server.services.appTokens.verifyPage('system:WMS', token)).toBeUndefined();
    for (const path of ['/api/v1/queryOrders', '/sso/user/userActionConfig']) {
      const headers = { 'content-type': 'application/json', authorization: token, host: 'portal.test:4400' };
      expect((await server.app.request(path, { method: 'POST', headers, body: '{}' })).status).toBe(401);
    }
  });

  it('[S426] refuses a system that the company does not have', async () => {
    expect((await server.ask('transformLogin', { systemCode: 'BI' }, { as: 'brand' })).code).toMatch(/0015$/);
  });
});
