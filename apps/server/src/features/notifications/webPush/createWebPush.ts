import webPush from 'web-push';
import type { Logger } from '../../../http/Logger.ts';
import { splitList } from '../../../settings/splitList.ts';

/** A browser that is told of notices: its address at a push service, and the keys that only it can read with. */
type PushDevice = { endpoint: string; p256dh: string; auth: string };

/** What came of a message: taken, the browser gave its address up, or to be tried again, after so many milliseconds where the service says. */
type PushOutcome = { is: 'sent' | 'gone' | 'refused' } | { is: 'failed'; retryMs?: number };

/** Sends encrypted messages to the push services of browsers (RFC 8030, 8188, 8291 and 8292). */
export type WebPush = {
  /** What browsers subscribe with. */
  readonly publicKey: string;
  /** Whether an address belongs to a push service that messages are sent to. */
  isServed(endpoint: string): boolean;
  /** `topic` names what a newer message replaces while the browser is away: 32 letters at most. */
  send(device: PushDevice, message: unknown, options: { topic: string }): Promise<PushOutcome>;
};

/** The push services of the browsers. The address comes from a browser: no other host is ever called. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^[\w-]+\.push\.apple\.com$/,
];
const TIMEOUT_MS = 10_000;
/** Seconds that a service keeps a message for a browser that is off. */
const KEEP_S = 24 * 3_600;

/** Makes the sender by the operator's keys; undefined where there are none. Throws on keys that do not fit. */
export function readWebPush(
  env: Readonly<Record<string, string | undefined>>,
  log: Logger,
): WebPush | undefined {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey } = env;
  if (!publicKey || !privateKey) return undefined;
  const subject = env.WEB_PUSH_CONTACT || 'mailto:portal@localhost';
  const ownHosts = splitList(env.WEB_PUSH_HOSTS);
  const vapidDetails = { subject, publicKey, privateKey };
  // Wrong keys are told at the start, not with the first notice.
  webPush.setVapidDetails(subject, publicKey, privateKey);
  return {
    publicKey,
    isServed(endpoint) {
      const url = URL.parse(endpoint);
      if (url?.username !== '' || url.password !== '') return false;
      if (ownHosts.includes(url.host)) return url.protocol === 'https:' || url.protocol === 'http:';
      return (
        url.protocol === 'https:' && url.port === '' && SERVICES.some((service) => service.test(url.hostname))
      );
    },
    async send({ endpoint, p256dh, auth }, message, { topic }) {
      try {
        const details = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails, TTL: KEEP_S, urgency: 'normal', topic },
        );
        const response = await fetch(details.endpoint, {
          method: 'POST',
          headers: details.headers as Record<string, string>,
          body: new Uint8Array(details.body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        await response.body?.cancel();
        if (response.ok) return { is: 'sent' };
        if (response.status === 404 || response.status === 410) return { is: 'gone' };
        if (response.status === 429 || response.status >= 500)
          return { is: 'failed', ...retryOf(response.headers.get('retry-after')) };
        log.warn(
          { host: new URL(endpoint).host, status: response.status },
          'a push service refused a message',
        );
        return { is: 'refused' };
      } catch (error) {
        log.warn({ host: URL.parse(endpoint)?.host, err: error }, 'a push service was not reached');
        return { is: 'failed' };
      }
    },
  };
}

function retryOf(header: string | null): { retryMs?: number } {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) && seconds > 0 ? { retryMs: seconds * 1_000 } : {};
}
