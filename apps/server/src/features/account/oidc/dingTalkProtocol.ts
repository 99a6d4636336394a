import * as v from 'valibot';
import { askDoor, type DoorFetch } from './askDoor.ts';
import type { DoorPerson, DoorProtocol } from './DoorProtocol.ts';

const PAGE = 'https://login.dingtalk.com/oauth2/auth';
const TOKEN = 'https://api.dingtalk.com/v1.0/oauth2/userAccessToken';
const USER = 'https://api.dingtalk.com/v1.0/contact/users/me';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(2000));
const TokenSchema = v.object({ accessToken: id });
const UserSchema = v.object({ unionId: v.optional(id), openId: id, nick: v.optional(v.string(), '') });

/** Speaks with DingTalk's server API v1.0; its mail address is the person's own word, and links nothing. */
export function dingTalkProtocol(clientId: string, clientSecret: string, fetch: DoorFetch): DoorProtocol {
  return {
    async pageOf({ redirectUri, state }) {
      const page = new URL(PAGE);
      const query = {
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: clientId,
        scope: 'openid',
        state,
        prompt: 'consent',
      };
      page.search = new URLSearchParams(query).toString();
      return page;
    },
    async personOf({ code }) {
      const body = { clientId, clientSecret, code, grantType: 'authorization_code' };
      const { accessToken } = await askDoor(fetch, {
        url: new URL(TOKEN),
        init: {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
        schema: TokenSchema,
        code: 'DINGTALK_TOKEN',
      });
      const user = await askDoor(fetch, {
        url: new URL(USER),
        init: { headers: { 'x-acs-dingtalk-access-token': accessToken } },
        schema: UserSchema,
        code: 'DINGTALK_USER',
      });
      const own = `openid:${user.openId}`;
      const subjects: DoorPerson['subjects'] = user.unionId ? [`unionid:${user.unionId}`, own] : [own];
      return { subjects, name: user.nick, email: undefined };
    },
  };
}
