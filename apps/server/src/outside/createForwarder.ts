import type { Logger } from '../http/Logger.ts';

/** A call to a party outside. */
export type ForwardedCall = {
  /** A name of the operator's list. */
  target: string;
  method: 'GET' | 'POST';
  /** Below the party's address; checked by the contract. */
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** The few headers that may be passed on. */
  headers?: Readonly<Record<string, string | undefined>>;
};

/** What came of it: the party's JSON, or why there is none. */
export type ForwardAnswer = { kind: 'json'; data: unknown } | { kind: 'unknown-target' } | { kind: 'failed' };

/** Passes calls on to parties that the operator named. */
export type Forwarder = {
  has(target: string): boolean;
  send(call: ForwardedCall): Promise<ForwardAnswer>;
};

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Nothing of the caller's session is among them. */
const PASSED_HEADERS: readonly string[] = ['accept-language', 'x-request-id'];

/**
 * Makes the forwarder. A target is a name with an address that the operator wrote: nothing a client sends becomes a
 * host, a scheme or a header; a redirect counts as a failure, since it could lead anywhere.
 */
export function createForwarder(deps: {
  targets: Readonly<Record<string, string>>;
  log: Logger;
  fetch?: typeof fetch;
}): Forwarder {
  const { log } = deps;
  const targets = new Map(Object.entries(deps.targets).map(([name, url]) => [name, checkTarget(name, url)]));
  return {
    has: (target) => targets.has(target),
    async send({ target, method, path, query = {}, body, headers = {} }) {
      const base = targets.get(target);
      if (!base) return { kind: 'unknown-target' };
      const url = new URL(base.pathname.replace(/\/$/, '') + path, base);
      for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value);
      try {
        const response = await (deps.fetch ?? fetch)(url, {
          method,
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          headers: passedHeaders(headers, method === 'POST'),
          ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        return { kind: 'json', data: JSON.parse(await readLimited(response)) };
      } catch (error) {
        log.warn(
          { target, reason: error instanceof Error ? error.message : 'unknown' },
          'a call outside failed',
        );
        return { kind: 'failed' };
      }
    },
  };
}

/** Throws on an address that the operator cannot have meant: https, or http on this machine. */
function checkTarget(name: string, address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLocal = url !== undefined && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal);
  if (!url || !isAllowed || url.username !== '' || url.search !== '' || url.hash !== '')
    throw new Error(`The address of ${name} must be https without user, query or fragment`);
  return url;
}

function passedHeaders(
  headers: Readonly<Record<string, string | undefined>>,
  hasBody: boolean,
): Record<string, string> {
  const passed: Record<string, string> = { accept: 'application/json' };
  if (hasBody) passed['content-type'] = 'application/json';
  for (const name of PASSED_HEADERS) if (headers[name]) passed[name] = headers[name];
  return passed;
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
