import * as v from 'valibot';
import { askDoor, type DoorFetch } from './askDoor.ts';
import type { DoorPerson, DoorProtocol } from './DoorProtocol.ts';

const PAGE = 'https://open.weixin.qq.com/connect/qrconnect';
const TOKEN = 'https://api.weixin.qq.com/sns/oauth2/access_token';
const USER = 'https://api.weixin.qq.com/sns/userinfo';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
// What is refused comes as 200 with `errcode`, and without these.
const TokenSchema = v.object({ access_token: id, openid: id, unionid: v.optional(id) });
const UserSchema = v.object({ openid: id, unionid: v.optional(id), nickname: v.optional(v.string(), '') });

/**
 * Speaks with WeChat as a website application of its open platform: the page with the QR code, `appid` and `secret` in
 * the addresses, no PKCE and no nonce.
 */
export function weChatProtocol(appId: string, secret: string, fetch: DoorFetch): DoorProtocol {
  return {
    async pageOf({ redirectUri, state }) {
      const page = withQuery(PAGE, {
        appid: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      });
      page.hash = 'wechat_redirect';
      return page;
    },
    async personOf({ code }) {
      const query = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const token = await askDoor(fetch, {
        url: withQuery(TOKEN, query),
        schema: TokenSchema,
        code: 'WECHAT_TOKEN',
      });
      const { access_token, openid } = token;
      const user = await askDoor(fetch, {
        url: withQuery(USER, { access_token, openid }),
        schema: UserSchema,
        code: 'WECHAT_USER',
      });
      if (user.openid !== openid) return undefined;
      const union = user.unionid ?? token.unionid;
      const own = `openid:${openid}`;
      // The one for all applications of the operator comes only once they are tied together over there.
      const subjects: DoorPerson['subjects'] = union ? [`unionid:${union}`, own] : [own];
      return { subjects, name: user.nickname, email: undefined };
    },
  };
}

function withQuery(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  url.search = new URLSearchParams(query).toString();
  return url;
}
