import {
  type Clock,
  type Database,
  type ExternalPerson,
  makeExternalCode,
  redeemExternalCode,
  type SignInStandIn,
} from '@portal/server';
import { DOOR_SECRETS, doors } from '../signInProviders.ts';

type Asked = { query: URLSearchParams; body: Readonly<Record<string, unknown>>; headers: Headers };
type Deps = { db: Database; clock: Clock };
type Answer = (asked: Asked, deps: Deps) => Promise<object>;

const REFUSED = { errcode: 40029, errmsg: 'invalid code' };
const weChatToken = 'token:wechat';
const dingTalkToken = 'token:dingtalk';

/** What WeChat and DingTalk answer the server, as their documents describe it. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET https://api.weixin.qq.com/sns/oauth2/access_token': async ({ query }, { db, clock }) => {
    const isClient =
      query.get('appid') === clientOf('wechat') &&
      query.get('secret') === DOOR_SECRETS.WECHAT_SECRET &&
      query.get('grant_type') === 'authorization_code';
    const person = isClient && (await redeemExternalCode(db, clock, 'oauth:wechat', query.get('code') ?? ''));
    if (!person) return REFUSED;
    const access_token = await makeExternalCode(db, clock, weChatToken, person);
    return { access_token, expires_in: 7200, openid: person.externalId, scope: 'snsapi_login' };
  },
  'GET https://api.weixin.qq.com/sns/userinfo': async ({ query }, { db, clock }) => {
    const person = await redeemExternalCode(db, clock, weChatToken, query.get('access_token') ?? '');
    return person ? { openid: person.externalId, nickname: person.name } : REFUSED;
  },
  'POST https://api.dingtalk.com/v1.0/oauth2/userAccessToken': async ({ body }, { db, clock }) => {
    const isClient =
      body.clientId === clientOf('dingtalk') &&
      body.clientSecret === DOOR_SECRETS.DINGTALK_APP_SECRET &&
      body.grantType === 'authorization_code';
    const person = isClient && (await redeemExternalCode(db, clock, 'oauth:dingtalk', String(body.code)));
    if (!person) return { code: 'invalidCode' };
    return { accessToken: await makeExternalCode(db, clock, dingTalkToken, person), expireIn: 7200 };
  },
  'GET https://api.dingtalk.com/v1.0/contact/users/me': async ({ headers }, { db, clock }) => {
    const token = headers.get('x-acs-dingtalk-access-token') ?? '';
    const person = await redeemExternalCode(db, clock, dingTalkToken, token);
    return person ? { openId: person.externalId, nick: person.name } : { code: 'invalidToken' };
  },
};

/** The pages at which people say yes, and the doors that they belong to. */
const PLAYED_PAGES = {
  wechat: 'https://open.weixin.qq.com/connect/qrconnect',
  dingtalk: 'https://login.dingtalk.com/oauth2/auth',
} as const;

/** Plays WeChat and DingTalk. */
export const playDoors: SignInStandIn = {
  doors,
  env: DOOR_SECRETS,
  pageOf(page, appsOrigin) {
    const address = `${page.origin}${page.pathname}`;
    const [provider] = Object.entries(PLAYED_PAGES).find(([, played]) => played === address) ?? [];
    return provider ? new URL(`/stand-in/oauth/${provider}${page.search}`, appsOrigin) : page;
  },
  async answer(request, deps) {
    const url = new URL(request.url);
    const answer = ANSWERS[`${request.method} ${url.origin}${url.pathname}`];
    if (!answer) return fetch(request);
    const body = request.method === 'POST' ? ((await request.json()) as Asked['body']) : {};
    return Response.json(await answer({ query: url.searchParams, body, headers: request.headers }, deps));
  },
};

function clientOf(provider: keyof typeof PLAYED_PAGES): string | undefined {
  return doors.find((door) => door.provider === provider)?.clientId;
}

/** Grants a code, as after a person said yes; `provider` is one that is played. */
export function grantCode({ db, clock }: Deps, provider: string, person: ExternalPerson): Promise<string> {
  return makeExternalCode(db, clock, `oauth:${provider}`, person);
}
