import { createReconnectingSocket, type ReconnectingSocket } from '@portal/api-client/socket';
import { ASSISTANT } from '../core/constants.ts';
import { AssistantError } from '../core/errors.ts';
import type { LinkState, ServerFrame } from '../core/port.ts';
import { toFields, toText } from '../core/read.ts';
import { answersOf } from './answersOf.ts';

/** Who speaks; asked for each frame, so that the newest token is used. */
export type Identity = { token: string | undefined; company: string | undefined; language: string };

/** The assistant's socket: calls with answers, and news. */
export type UniteSocket = {
  call(method: string, data: unknown, signal?: AbortSignal): Promise<ServerFrame>;
  reconnect(): void;
  dispose(): void;
};

/** How to make the socket. */
export type CreateUniteSocketOptions = {
  url: string;
  userId: string;
  identity: () => Identity;
  onLink: (link: LinkState) => void;
  /** News, and answers that no call waits for. */
  onFrame: (frame: ServerFrame) => void;
  /** A frame said that the session is over. */
  onUnauthorized: () => void;
  newId: () => string;
  WebSocket?: typeof globalThis.WebSocket;
};

type Waiting = { answers: string; method: string; settle: (frame: ServerFrame | AssistantError) => void };

const CALL_TIMEOUT_MS = 60_000;
/** Code of a frame, as of an answer by HTTP, that says that nobody is signed in any more. */
const UNAUTHORIZED = '401';
const PONG_TIMEOUT_MS = 15_000;

/** Opens the socket: five attempts 3 s apart after a loss, a ping every 30 s. */
export function createUniteSocket(options: CreateUniteSocketOptions): UniteSocket {
  const { identity, userId, newId } = options;
  const waiting = new Map<string, Waiting>();
  const { attempts, spacingMs } = ASSISTANT.reconnect;
  const envelope = (method: string, data: unknown, id?: string) => {
    const { token = '', company = '', language } = identity();
    const who = { authorization: token, company_code: company, source: ASSISTANT.source, userid: userId };
    return JSON.stringify({ ...who, method, data, ...(id && { id, language }) });
  };

  const socket: ReconnectingSocket = createReconnectingSocket({
    url: options.url,
    firstDelayMs: [spacingMs, spacingMs],
    growFactor: 1,
    maxAttempts: attempts,
    pingMs: ASSISTANT.pingMs,
    pingFrame: () => envelope('ping', {}),
    pongTimeoutMs: PONG_TIMEOUT_MS,
    onMessage: receive,
    onStateChange(state) {
      if (state !== 'open') giveUpAll();
      options.onLink(state === 'disposed' ? 'off' : state);
    },
    ...(options.WebSocket && { WebSocket: options.WebSocket }),
  });

  function receive(text: unknown): void {
    const fields = toFields(parse(text));
    const method = toText(fields.method);
    const isGood = fields.code === 0 || fields.code === '0';
    const asked = waiting.get(toText(fields.id)) ?? oldestFor(method, toFields(fields.data), isGood);
    if (isGood) {
      const frame = { method, data: fields.data };
      asked?.settle(frame);
      // Pieces of answers go one way, whoever asked for them.
      if (!asked || method === 'answer') options.onFrame(frame);
      return;
    }
    if (toText(fields.code) === UNAUTHORIZED) options.onUnauthorized();
    const message = toText(fields.message);
    if (asked) asked.settle(new AssistantError('server', message ? { text: message } : {}));
    else if (method === 'error') options.onFrame({ method, data: { message } });
  }

  /** Returns the oldest call of a method: backends that send no ids back answer in order. */
  function oldestFor(method: string, data: Record<string, unknown>, isGood: boolean): Waiting | undefined {
    if (!isGood && method !== 'error') return undefined;
    const failed = toText(data.method);
    for (const one of waiting.values()) {
      if (isGood ? one.answers === method && !isNews(method) : one.method === failed) return one;
    }
    return undefined;
  }

  function giveUpAll(): void {
    for (const { settle } of [...waiting.values()])
      settle(new AssistantError('disconnected', { isTransient: true }));
  }

  return {
    call(method, data, signal) {
      if (!identity().token) return Promise.reject(new AssistantError('not-logged-in'));
      const id = newId();
      return new Promise<ServerFrame>((resolve, reject) => {
        const end = () => finish(new AssistantError('cancelled'));
        const timer = setTimeout(
          () => finish(new AssistantError('request-failed', { isTransient: true })),
          CALL_TIMEOUT_MS,
        );
        const finish = (result: ServerFrame | AssistantError) => {
          clearTimeout(timer);
          waiting.delete(id);
          signal?.removeEventListener('abort', end);
          if (result instanceof AssistantError) reject(result);
          else resolve(result);
        };
        waiting.set(id, { answers: answersOf(method), method, settle: finish });
        signal?.addEventListener('abort', end, { once: true });
        if (!socket.send(envelope(method, data, id)))
          finish(new AssistantError('disconnected', { isTransient: true }));
      });
    },
    reconnect: () => socket.reconnect(),
    dispose() {
      socket.dispose();
      giveUpAll();
    },
  };
}

/** Returns whether a frame may be somebody else's: a piece of an answer never stands for a call by its name alone. */
function isNews(method: string): boolean {
  return method === 'answer';
}

function parse(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
