import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { Send } from './channels.ts';
import { postMessage } from './postMessage.ts';

const AnswerSchema = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') });

/** Writes to a DingTalk group through its robot; `secret` is the one of the robot's signature setting. */
export function createDingTalkSender(url: string, secret: string | undefined, now: () => Date): Send {
  return async ({ subject, body }) => {
    const address = new URL(url);
    if (secret) {
      const timestamp = String(now().getTime());
      address.searchParams.set('timestamp', timestamp);
      address.searchParams.set(
        'sign',
        createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64'),
      );
    }
    const message = JSON.stringify({ msgtype: 'text', text: { content: `${subject}\n${body}` } });
    const answer = await postMessage('DingTalk', address, message);
    // What the robot refuses comes as 200 with a code of its own.
    const { errcode, errmsg } = v.parse(AnswerSchema, await answer.json());
    if (errcode !== 0) throw new Error(`DingTalk refused the message: ${errcode} ${errmsg}`);
  };
}
