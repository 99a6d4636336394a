/** Who says yes at a provider, and what it answers otherwise than it should. */
type Said = {
  openId?: string;
  unionId?: string;
  nick?: string;
  /** Answers instead of the user's data. */
  user?: object;
  /** Answers instead of everything. */
  answer?: () => Response | Promise<Response>;
};

/** WeChat and DingTalk as their documents describe them: whatever differs from those is refused. */
export type PlayedPresets = {
  fetch(url: URL, init: RequestInit): Promise<Response>;
  say(said: Said): void;
  /** A code, as after the person said yes. */
  grant(): string;
  /** The addresses that were asked for, without what stands in their queries. */
  readonly asked: string[];
};

const APP = 'wx-app';
const CLIENT = 'ding-app';
const SECRET = 'preset-secret';

/** Plays them for `clientId` wx-app and ding-app, with the secret preset-secret. */
export function playPresets(): PlayedPresets {
  let said: Said = {};
  const codes = new Set<string>();
  const asked: string[] = [];
  let count = 0;
  const spend = (code: unknown) => codes.delete(String(code));
  const weChatToken = (query: object) => {
    const { code, ...rest } = query as { code?: string };
    const isAsked =
      JSON.stringify(rest) ===
      JSON.stringify({ appid: APP, secret: SECRET, grant_type: 'authorization_code' });
    if (!isAsked || !spend(code)) return { errcode: 40029, errmsg: 'invalid code' };
    return { access_token: 'wx-token', expires_in: 7200, refresh_token: 'r', openid: said.openId ?? 'o-1' };
  };
  const weChatUser = ({ access_token, openid }: Record<string, string>) =>
    access_token === 'wx-token' && openid
      ? { openid, nickname: said.nick ?? '若溪', unionid: said.unionId, ...said.user }
      : { errcode: 40003, errmsg: 'invalid openid' };
  const dingTalkToken = ({ code, ...rest }: Record<string, string>) => {
    const isAsked =
      JSON.stringify(rest) ===
      JSON.stringify({ clientId: CLIENT, clientSecret: SECRET, grantType: 'authorization_code' });
    if (!isAsked || !spend(code)) return { code: 'invalidParameter.authCode.notFound' };
    return { accessToken: 'ding-token', refreshToken: 'r', expireIn: 7200, corpId: 'corp' };
  };
  return {
    asked,
    say(next) {
      said = next;
    },
    grant() {
      count += 1;
      codes.add(`code-${count}`);
      return `code-${count}`;
    },
    async fetch(url, init) {
      asked.push(`${init.method ?? 'GET'} ${url.origin}${url.pathname}`);
      if (said.answer) return said.answer();
      const query = Object.fromEntries(url.searchParams);
      const body = init.body ? JSON.parse(String(init.body)) : {};
      switch (asked.at(-1)) {
        case 'GET https://api.weixin.qq.com/sns/oauth2/access_token':
          return Response.json(weChatToken(query));
        case 'GET https://api.weixin.qq.com/sns/userinfo':
          return Response.json(weChatUser(query));
        case 'POST https://api.dingtalk.com/v1.0/oauth2/userAccessToken': {
          const answer = dingTalkToken(body);
          return Response.json(answer, { status: 'code' in answer ? 400 : 200 });
        }
        case 'GET https://api.dingtalk.com/v1.0/contact/users/me': {
          const isTheirs = new Headers(init.headers).get('x-acs-dingtalk-access-token') === 'ding-token';
          const { openId = 'd-1', unionId = 'du-1', nick = '双' } = said;
          const person = { openId, unionId, nick, email: 'owner@starlight.example', ...said.user };
          return isTheirs ? Response.json(person) : Response.json({ code: 'InvalidAuth' }, { status: 401 });
        }
        default:
          return new Response('', { status: 404 });
      }
    },
  };
}
