import * as v from 'valibot';
import type { Send } from './channels.ts';
import { postMessage } from './postMessage.ts';

/** The application whose work notices reach people. */
export type DingTalkApp = { appKey: string; appSecret: string; agentId: string; userIds: string };

const TOKEN = 'https://api.dingtalk.com/v1.0/oauth2/accessToken';
const NOTICE = 'https://oapi.dingtalk.com/topapi/message/corpconversation/asyncsend_v2';
/** Asked for anew before it ends. */
const EARLY_S = 300;
const TokenSchema = v.object({ accessToken: v.string(), expireIn: v.number() });
const AnswerSchema = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') });

/**
 * Sends work notices of a DingTalk application to the people whom `userIds` lists.
 * @param post sends the calls. @default postMessage
 */
export function createDingTalkNoticeSender(app: DingTalkApp, now: () => Date, post = postMessage): Send {
  let token = { value: '', endsAt: 0 };
  const tokenNow = async () => {
    if (now().getTime() < token.endsAt) return token.value;
    const { appKey, appSecret } = app;
    const answer = await post('DingTalk', TOKEN, JSON.stringify({ appKey, appSecret }));
    const { accessToken, expireIn } = v.parse(TokenSchema, await answer.json());
    token = { value: accessToken, endsAt: now().getTime() + (expireIn - EARLY_S) * 1000 };
    return accessToken;
  };
  return async ({ subject, body }) => {
    const address = new URL(NOTICE);
    address.searchParams.set('access_token', await tokenNow());
    const msg = { msgtype: 'text', text: { content: `${subject}\n${body}` } };
    const notice = { agent_id: app.agentId, userid_list: app.userIds, msg };
    const answer = await post('DingTalk', address, JSON.stringify(notice));
    const { errcode, errmsg } = v.parse(AnswerSchema, await answer.json());
    if (errcode === 0) return;
    token = { value: '', endsAt: 0 };
    throw new Error(`DingTalk refused the notice: ${errcode} ${errmsg}`);
  };
}
