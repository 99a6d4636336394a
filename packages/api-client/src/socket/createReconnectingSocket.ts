import ReconnectingWebSocket from 'reconnecting-websocket';
import { createDelay } from './createDelay.ts';
import { createHeartbeat } from './createHeartbeat.ts';
import { onWake } from './onWake.ts';
import { DEFAULT_POLICY, type ReconnectPolicy, reconnectDelay } from './reconnectDelay.ts';

/** What a socket is doing: `failed` has given up until `reconnect()`, `disposed` is gone for good. */
export type SocketState = 'connecting' | 'open' | 'waiting' | 'failed' | 'disposed';

/** How to make a reconnecting socket. */
export type CreateReconnectingSocketOptions = Partial<ReconnectPolicy> & {
  /** Asked for before each attempt, so that it can carry the newest token or cursor. */
  url: string | (() => string | Promise<string>);
  onMessage: (data: unknown) => void;
  onStateChange?: (state: SocketState) => void;
  /** Reports each lost connection; `final` when it will not be opened again. */
  onClose?: (close: { code: number; reason: string; final: boolean }) => void;
  /** Milliseconds between heartbeats. @default 50000 */
  pingMs?: number;
  /** A function is asked for each ping. @default 'ping' */
  pingFrame?: string | (() => string);
  /** Milliseconds without any message after a heartbeat until it opens anew. @default silence is tolerated */
  pongTimeoutMs?: number;
  /** Attempts in a row, none of which held, before giving up; a stable connection that is lost is none. @default never gives up */
  maxAttempts?: number;
  /** Close codes after which it is not opened again. @default [4401, 4403, 4409] */
  terminalCodes?: readonly number[];
  /** Close codes by which a server sends its clients elsewhere: the next attempt is made within 1.5 s. @default [4410] */
  drainCodes?: readonly number[];
  /** Milliseconds that a connection must hold to count as success. @default 5000 */
  stableMs?: number;
  /** Milliseconds one attempt may take. @default 10000 */
  connectTimeoutMs?: number;
  /** Draws delays. @default Math.random */
  random?: () => number;
  /** Reports that network or page came back. @default online, pageshow, visible */
  wake?: (listener: () => void) => () => void;
  WebSocket?: typeof globalThis.WebSocket;
};

/** A socket that is opened again when it is lost. */
export type ReconnectingSocket = {
  readonly state: SocketState;
  /** Sends if the socket is open and returns whether it did: nothing is queued. */
  send(data: string): boolean;
  /** Opens at once, with all attempts left. */
  reconnect(): void;
  /** Closes for good and releases timers and listeners. */
  dispose(): void;
};

const MIN_BETWEEN_ATTEMPTS_MS = 1_000;
/** Who is sent elsewhere comes at a moment of its own. */
const DRAIN_DELAY_MS = [50, 1_500] as const;
const MOST_SENT_ON = 3;
const BROKEN_CODE = 1006;
const NO_ADDRESS_CODE = 4000;

/**
 * Opens a socket and keeps it open.
 * @example
 * const socket = createReconnectingSocket({ url: () => pushAddress(tokens.get()), onMessage: receive });
 */
export function createReconnectingSocket(options: CreateReconnectingSocketOptions): ReconnectingSocket {
  const {
    url,
    onMessage,
    pingMs = 50_000,
    pingFrame = 'ping',
    maxAttempts = Number.POSITIVE_INFINITY,
  } = options;
  const { terminalCodes = [4401, 4403, 4409], drainCodes = [4410] } = options;
  const { random = Math.random, wake = onWake } = options;
  const policy: ReconnectPolicy = { ...DEFAULT_POLICY, ...definedOf(options) };
  const delay = createDelay();
  let state: SocketState = 'connecting';
  let failures = 0;
  let attempts = 0;
  let isSentOn = false;
  let lastAttempt: number | undefined;
  let socket: ReconnectingWebSocket | undefined;
  let stable: ReturnType<typeof setTimeout> | undefined;
  const heartbeat = createHeartbeat({
    pingMs,
    pongTimeoutMs: options.pongTimeoutMs,
    ping: () => socket?.send(typeof pingFrame === 'function' ? pingFrame() : pingFrame),
    onSilence: () => socket?.reconnect(4000, 'silent'),
  });

  function enter(next: SocketState): void {
    if (state === next || state === 'disposed') return;
    state = next;
    options.onStateChange?.(next);
  }

  function lost(code: number, reason: string): void {
    clearTimeout(stable);
    heartbeat.stop();
    // One that sends everybody on for ever is left alone like one that is away.
    isSentOn = drainCodes.includes(code) && failures < MOST_SENT_ON;
    failures += 1;
    const final = terminalCodes.includes(code) || attempts >= maxAttempts;
    if (final) stop();
    options.onClose?.({ code, reason, final });
    if (final) enter('failed');
  }

  function nextDelay(): number {
    const [from, to] = DRAIN_DELAY_MS;
    return isSentOn ? from + (to - from) * random() : reconnectDelay(policy, failures, random());
  }

  // The library connects as soon as it has an address: when it gets one is decided here.
  async function nextAddress(isCurrent: () => boolean): Promise<string> {
    while (isCurrent()) {
      if (lastAttempt !== undefined) {
        enter('waiting');
        await delay.wait(nextDelay());
        if (!isCurrent()) break;
      }
      lastAttempt = performance.now();
      attempts += 1;
      enter('connecting');
      try {
        return typeof url === 'function' ? await url() : url;
      } catch (error) {
        if (isCurrent()) lost(NO_ADDRESS_CODE, String(error));
      }
    }
    return '';
  }

  function stop(): void {
    const stopped = socket;
    socket = undefined;
    clearTimeout(stable);
    heartbeat.stop();
    stopped?.close();
    delay.cut();
  }

  function start(): void {
    failures = 0;
    attempts = 0;
    lastAttempt = undefined;
    const isCurrent = () => socket === current;
    let isOpen = false;
    let received = 0;
    const current: ReconnectingWebSocket = new ReconnectingWebSocket(
      () => Promise.resolve().then(() => nextAddress(isCurrent)),
      [],
      {
        WebSocket: options.WebSocket ?? globalThis.WebSocket,
        minReconnectionDelay: 0,
        maxReconnectionDelay: 0,
        maxEnqueuedMessages: 0,
        connectionTimeout: options.connectTimeoutMs ?? 10_000,
      },
    );
    socket = current;
    current.addEventListener('open', () => {
      isOpen = true;
      received = 0;
      stable = setTimeout(() => {
        failures = 0;
        attempts = 0;
      }, options.stableMs ?? 5000);
      heartbeat.start();
      enter('open');
    });
    current.addEventListener('message', ({ data }) => {
      heartbeat.heard();
      received += 1;
      // A greeting alone may come from a server that turns everybody away.
      if (received > 1) failures = 0;
      onMessage(data);
    });
    current.addEventListener('close', (event) => {
      if (!isCurrent()) return;
      // For a connection that broke, or never opened, the library makes up an event with code 1000.
      const broke = !isOpen || (event.code === 1000 && !(event instanceof globalThis.CloseEvent));
      isOpen = false;
      lost(broke ? BROKEN_CODE : event.code, event.reason);
    });
  }

  const stopWaking = wake(() => {
    if (state !== 'waiting') return;
    delay.cut(MIN_BETWEEN_ATTEMPTS_MS - (performance.now() - (lastAttempt ?? 0)));
  });
  start();

  return {
    get state() {
      return state;
    },
    send(data) {
      if (state !== 'open' || socket?.readyState !== 1) return false;
      socket.send(data);
      return true;
    },
    reconnect() {
      if (state === 'disposed') return;
      stop();
      enter('connecting');
      start();
    },
    dispose() {
      stop();
      stopWaking();
      enter('disposed');
    },
  };
}

function definedOf(options: Partial<ReconnectPolicy>): Partial<ReconnectPolicy> {
  const { firstDelayMs, growAfter, growFactor, maxDelayMs } = options;
  const entries = Object.entries({ firstDelayMs, growAfter, growFactor, maxDelayMs });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
