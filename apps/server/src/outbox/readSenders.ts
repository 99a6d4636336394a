import nodemailer from 'nodemailer';
import type { Clock } from '../http/Clock.ts';
import type { Ports } from '../ports/Ports.ts';
import type { Channel, Send } from './channels.ts';
import { createDingTalkSender } from './createDingTalkSender.ts';
import { createSmsSender } from './createSmsSender.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_SENDER = 'portal@localhost';
const CHANNELS: readonly Channel[] = ['email', 'sms', 'dingtalk'];
const VARIABLES: Readonly<Record<Channel, string>> = {
  email: 'SMTP_URL',
  sms: 'SMS_URL',
  dingtalk: 'DINGTALK_URL',
};

/** Returns the channels whose messages somebody carries on, or reads in the outbox as the demo's people do. */
export function reachedChannels(env: Environment, ports: Pick<Ports, 'readsOutbox'> = {}): Channel[] {
  return CHANNELS.filter((channel) => ports.readsOutbox || env[VARIABLES[channel]]);
}

/** Makes the sender of each of these channels. */
export function readSenders(env: Environment, clock: Clock): Partial<Record<Channel, Send>> {
  const { SMTP_URL, SMTP_FROM, SMS_URL, SMS_SECRET, DINGTALK_URL, DINGTALK_SECRET } = env;
  return {
    ...(SMTP_URL && { email: createSmtpSender(SMTP_URL, SMTP_FROM || DEFAULT_SENDER) }),
    ...(SMS_URL && { sms: createSmsSender(SMS_URL, SMS_SECRET, clock.now) }),
    ...(DINGTALK_URL && { dingtalk: createDingTalkSender(DINGTALK_URL, DINGTALK_SECRET, clock.now) }),
  };
}

/** Sends by a mail server, as `SMTP_URL` names it. */
export function createSmtpSender(url: string, from: string): Send {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ recipient, subject, body }) => {
    await transport.sendMail({ to: recipient, subject, text: body });
  };
}
