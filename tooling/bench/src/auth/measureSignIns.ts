import { percentile } from '../lib/report.ts';
import type { Client } from './loadClient.ts';

/** What was offered and what came of it. */
export type SignInFigures = {
  offered: number;
  perSecond: number;
  answered: number;
  /** Milliseconds from the attempt to its answer, queue and hash included. */
  answeredP50Ms: number;
  answeredP99Ms: number;
  answeredMaxMs: number;
  busy: number;
  busyWithoutRetryAfter: number;
  busyP95Ms: number;
  otherFailures: number;
  probes: number;
  probeP50Ms: number;
  probeP95Ms: number;
  probeMaxMs: number;
};

const PROBE_EVERY_MS = 100;
const DEMO_PASSWORD = 'Portal2026';
const REFUSED = 'saas.sso.user.error.code.0001';

type Answer = { status: number; code: string; data: unknown; retryAfter: string | null; ms: number };

/** Offers sign-ins at a steady pace, whatever becomes of them, while another session works on. */
export async function measureSignIns(
  client: Client,
  url: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<SignInFigures> {
  const session = await signIn(client, url, { account: 'owner', password: DEMO_PASSWORD, from: '10.0.0.1' });
  const token = tokenOf(session.data);
  const attempts: Promise<Answer>[] = [];
  const probes: Promise<Answer>[] = [];
  const began = performance.now();
  const probe = () => probes.push(post(url, '/sso/user/userActionConfig', {}, { authorization: token }));
  const probing = setInterval(probe, PROBE_EVERY_MS);
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = began + (index * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    // Every attempt from an address of its own for an account of its own: only the queue may refuse.
    const from = `10.${1 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
    attempts.push(signIn(client, url, { account: `nobody-${index}`, password: 'Wrong1Horse', from }));
  }
  clearInterval(probing);
  const answers = await Promise.all(attempts);
  const probed = (await Promise.all(probes)).map(({ ms }) => ms);
  const answered = answers.filter(({ code }) => code === REFUSED);
  const busy = answers.filter(({ status }) => status === 429);
  const times = answered.map(({ ms }) => ms);
  return {
    offered: answers.length,
    perSecond,
    answered: answered.length,
    answeredP50Ms: percentile(times, 50),
    answeredP99Ms: percentile(times, 99),
    answeredMaxMs: Math.max(0, ...times),
    busy: busy.length,
    busyWithoutRetryAfter: busy.filter(({ retryAfter }) => !(Number(retryAfter) > 0)).length,
    busyP95Ms:
      busy.length > 0
        ? percentile(
            busy.map(({ ms }) => ms),
            95,
          )
        : 0,
    otherFailures: answers.length - answered.length - busy.length,
    probes: probed.length,
    probeP50Ms: percentile(probed, 50),
    probeP95Ms: percentile(probed, 95),
    probeMaxMs: Math.max(0, ...probed),
  };
}

async function signIn(
  { encryptSecret }: Client,
  url: string,
  { account, password, from }: { account: string; password: string; from: string },
): Promise<Answer> {
  const headers = { 'x-forwarded-for': from };
  const offer = await post(url, '/sso/user/getPublicKey', {}, headers);
  const { keyId, publicKey, nonce } = offer.data as { keyId: string; publicKey: string; nonce: string };
  const secret = await encryptSecret({ keyId, publicKey }, { password, nonce, timestamp: Date.now() });
  return post(url, '/sso/user/login', { userName: account, password: secret }, headers);
}

async function post(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { code, data } = (await response.json()) as { code: string; data: unknown };
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, code, data, retryAfter, ms: performance.now() - began };
}

function tokenOf(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token);
  throw new Error('The bench could not sign in');
}
