import type { AddressInfo } from 'node:net';
import type { PushHello, PushMessage } from '@portal/api-client/contract';
import { WebSocket } from 'ws';
import { type ListenOptions, listen } from '../lifecycle/listen.ts';
import { openBackground } from '../lifecycle/openBackground.ts';
import { createSocketServer } from '../realtime/createSocketServer.ts';
import type { SocketLimits } from '../realtime/watchSocket.ts';
import type { TestPortal } from './createTestPortal.ts';
import { createWaiting } from './createWaiting.ts';

/** One browser's socket, with all that came. */
export type TestSocket = {
  /** Messages, in order. */
  frames: PushMessage[];
  /** Frames that are no messages. */
  signals: Record<string, unknown>[];
  texts: string[];
  /** Resolves when so many frames have come. */
  received(count: number): Promise<PushMessage[]>;
  /** Resolves with the frame that greets a client which can resume. */
  hello(): Promise<PushHello>;
  /** Resolves when the server has let the socket join. */
  joined(): Promise<TestSocket>;
  send(text: string | Buffer): void;
  /** Resolves with the code when the server closes it. */
  closed: Promise<number>;
  close(): void;
};

type SocketOptions = {
  /** Where to resume; the client can resume when this is given. */
  since?: number | string;
  epoch?: string;
  origin?: string;
  /** @default the push socket's */
  path?: string;
  /** Whether it answers the server's questions. @default true */
  isAlive?: boolean;
};

/** A process of the server that listens, for tests that need sockets or a real connection. */
export type TestProcess = {
  port: number;
  open(token: string, options?: SocketOptions): Promise<TestSocket>;
  close(): Promise<void>;
};

/** Starts one process over a test's database; several make a cluster. */
export async function openSockets(
  portal: TestPortal,
  {
    limits = {},
    socketLimits,
    heartbeatMs,
  }: { limits?: ListenOptions['limits']; socketLimits?: SocketLimits; heartbeatMs?: number } = {},
): Promise<TestProcess> {
  const { deps, database, app } = portal;
  const { services, log, clock, allowedOrigins, trustProxy } = deps;
  const background = await openBackground({
    database,
    services,
    log,
    clock,
    onConfigChanged: async () => {},
  });
  const sockets = createSocketServer({
    ...background,
    sessions: services.sessions,
    log,
    clock,
    allowedOrigins,
    trustProxy,
    ...(socketLimits && { limits: socketLimits }),
    ...(heartbeatMs !== undefined && { heartbeatMs }),
  });
  const listening = await listen(app, { port: 0, host: '127.0.0.1', onTaken: () => {}, limits });
  sockets.attach(listening.server);
  const { port } = listening.server.address() as AddressInfo;
  return {
    port,
    async open(token, { since, epoch, origin, path = '/sso/ecSocket/', isAlive = true } = {}) {
      const query =
        since === undefined ? '' : `?since=${since}${epoch === undefined ? '' : `&epoch=${epoch}`}`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}${token}${query}`, {
        origin,
        autoPong: isAlive,
      });
      const opened = record(socket);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      return opened;
    },
    async close() {
      sockets.close();
      await Promise.all([listening.close(), background.stop()]);
    },
  };
}

function record(socket: WebSocket): TestSocket {
  const frames: PushMessage[] = [];
  const signals: Record<string, unknown>[] = [];
  const texts: string[] = [];
  const { until, look } = createWaiting();
  socket.on('message', (data) => {
    const text = String(data);
    texts.push(text);
    if (text.startsWith('{')) {
      const frame = JSON.parse(text);
      (frame.type === 'hello' || frame.type === 'changed' ? signals : frames).push(frame);
    }
    look();
  });
  const recorded: TestSocket = {
    frames,
    signals,
    texts,
    received: (count) => until(() => (frames.length >= count ? frames : undefined)),
    hello: () => until(() => signals.find(({ type }) => type === 'hello') as PushHello | undefined),
    async joined() {
      socket.send('ping');
      return until(() => (texts.includes('pong') ? recorded : undefined));
    },
    send: (text) => socket.send(text),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    close: () => socket.close(),
  };
  return recorded;
}
