import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { MessageRefused, type OutgoingMessage, type Send } from './channels.ts';

/** What Alibaba Cloud knows an installation's text messages by. */
export type AliyunSms = {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** The code of each template by its name, or by name and language: `recover`, `recover.en-US`. */
  templates: Readonly<Record<string, string>>;
  /** @default https://dysmsapi.aliyuncs.com */
  endpoint?: string | undefined;
};

const ENDPOINT = 'https://dysmsapi.aliyuncs.com';
const TIMEOUT_MS = 10_000;
const AnswerSchema = v.object({ Code: v.string(), Message: v.optional(v.string(), '') });
/** Everything else is about this message or this account, and stays so. */
const PASSING =
  /^(isv\.BUSINESS_LIMIT_CONTROL|isp\.|Throttling|ServiceUnavailable|InternalError|SystemError)/;

/** Sends text messages by `SendSms` of Alibaba Cloud's RPC API, version 2017-05-25, signed with HMAC-SHA1. */
export function createAliyunSmsSender(sms: AliyunSms, now: () => Date, nonce = randomUUID): Send {
  return async (message) => {
    const parameters = {
      AccessKeyId: sms.accessKeyId,
      Action: 'SendSms',
      Format: 'JSON',
      OutId: message.id,
      PhoneNumbers: message.recipient,
      RegionId: 'cn-hangzhou',
      SignName: sms.signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: nonce(),
      SignatureVersion: '1.0',
      TemplateCode: templateOf(sms, message),
      TemplateParam: JSON.stringify(message.template?.params ?? {}),
      Timestamp: now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      Version: '2017-05-25',
    };
    const Signature = signRpc('POST', parameters, sms.accessKeySecret);
    const answer = await fetch(sms.endpoint ?? ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...parameters, Signature }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const read = v.safeParse(AnswerSchema, await answer.json().catch(() => undefined));
    if (!read.success) throw new Error(`Aliyun SMS answered ${answer.status} without a code`);
    const { Code, Message } = read.output;
    if (Code === 'OK') return;
    const reason = `Aliyun SMS refused the message: ${Code} ${Message}`;
    throw PASSING.test(Code) ? new Error(reason) : new MessageRefused(reason);
  };
}

/** The signature of an RPC call: parameters by name, encoded twice, under the secret and an ampersand. */
export function signRpc(
  method: string,
  parameters: Readonly<Record<string, string>>,
  secret: string,
): string {
  const query = Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
  return createHmac('sha1', `${secret}&`)
    .update(`${method}&${encode('/')}&${encode(query)}`)
    .digest('base64');
}

/** As RFC 3986 has it: what `encodeURIComponent` leaves alone, and Aliyun does not. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function templateOf({ templates }: AliyunSms, { template, locale }: OutgoingMessage): string {
  const name = template?.name ?? '';
  const code = templates[`${name}.${locale}`] ?? templates[name];
  if (!code) throw new MessageRefused(`ALIYUN_SMS_TEMPLATES names no template for ${name || 'this message'}`);
  return code;
}
