import nodemailer from 'nodemailer';
import type { Clock } from '../http/Clock.ts';
import type { Ports } from '../ports/Ports.ts';
import { type Channel, MessageRefused, type Send } from './channels.ts';
import { createAliyunSmsSender } from './createAliyunSmsSender.ts';
import { createDingTalkNoticeSender } from './createDingTalkNoticeSender.ts';
import { createDingTalkSender } from './createDingTalkSender.ts';
import { createSmsSender } from './createSmsSender.ts';
import { mailHtml } from './mailHtml.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_SENDER = 'portal@localhost';
const CHANNELS: readonly Channel[] = ['email', 'sms', 'dingtalk'];
/** Any of these names somebody who carries a channel's messages. */
const VARIABLES: Readonly<Record<Channel, readonly string[]>> = {
  email: ['SMTP_URL'],
  sms: ['SMS_URL', 'ALIYUN_SMS_ACCESS_KEY_ID'],
  dingtalk: ['DINGTALK_URL', 'DINGTALK_APP_KEY'],
};

/** Returns the channels whose messages somebody carries to people. */
export function carriedChannels(env: Environment): Channel[] {
  return CHANNELS.filter((channel) => VARIABLES[channel].some((name) => env[name]));
}

/** Returns the channels whose messages are carried to people, or read in the outbox as the demo's people do. */
export function reachedChannels(
  env: Environment,
  ports: Pick<Ports, 'readsOutbox'> = {},
): readonly Channel[] {
  return ports.readsOutbox ? CHANNELS : carriedChannels(env);
}

/** Makes the sender of each of these channels. */
export function readSenders(env: Environment, clock: Clock): Partial<Record<Channel, Send>> {
  const { SMTP_URL, SMTP_FROM } = env;
  const sms = readSms(env, clock);
  const dingtalk = readDingTalk(env, clock);
  return {
    ...(SMTP_URL && { email: createSmtpSender(SMTP_URL, SMTP_FROM || DEFAULT_SENDER) }),
    ...(sms && { sms }),
    ...(dingtalk && { dingtalk }),
  };
}

/** A gateway that takes HTTP, or else Alibaba Cloud. */
function readSms(env: Environment, { now }: Clock): Send | undefined {
  if (env.SMS_URL) return createSmsSender(env.SMS_URL, env.SMS_SECRET, now);
  const accessKeyId = env.ALIYUN_SMS_ACCESS_KEY_ID;
  if (!accessKeyId) return undefined;
  const pairs = (env.ALIYUN_SMS_TEMPLATES ?? '').split(',').map((pair) => pair.trim().split('='));
  return createAliyunSmsSender(
    {
      accessKeyId,
      accessKeySecret: env.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
      signName: env.ALIYUN_SMS_SIGN_NAME ?? '',
      templates: Object.fromEntries(pairs.map(([name = '', code = '']) => [name, code])),
      endpoint: env.ALIYUN_SMS_ENDPOINT,
    },
    now,
  );
}

/** The robot of a group, or else work notices to the people who are named. */
function readDingTalk(env: Environment, { now }: Clock): Send | undefined {
  if (env.DINGTALK_URL) return createDingTalkSender(env.DINGTALK_URL, env.DINGTALK_SECRET, now);
  const { DINGTALK_APP_KEY: appKey, DINGTALK_APP_SECRET: appSecret = '' } = env;
  const { DINGTALK_AGENT_ID: agentId = '', DINGTALK_USERS: userIds = '' } = env;
  return appKey ? createDingTalkNoticeSender({ appKey, appSecret, agentId, userIds }, now) : undefined;
}

/** Sends by a mail server, as `SMTP_URL` names it: the words as text, and the same as HTML. */
export function createSmtpSender(url: string, from: string): Send {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, body, locale }) => {
    const html = mailHtml({ subject, body, locale });
    await transport.sendMail({ to: recipient, subject, text: body, html }).catch((error: MailError) => {
      throw isForGood(error) ? new MessageRefused(error.message, { cause: error }) : error;
    });
  };
}

type MailError = Error & { code?: string; responseCode?: number };

/** Whether the server refused the address or the message itself with a reply of 5xx, which asks for no other try. */
function isForGood({ code, responseCode = 0 }: MailError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
