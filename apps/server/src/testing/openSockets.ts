import type { AddressInfo } from 'node:net';
import type { PushMessage } from '@portal/api-client/contract';
import { WebSocket } from 'ws';
import { type ListenOptions, listen } from '../lifecycle/listen.ts';
import { createPushHub } from '../realtime/createPushHub.ts';
import { createSocketServer } from '../realtime/createSocketServer.ts';
import { listenToProcesses } from '../realtime/listenToProcesses.ts';
import type { TestPortal } from './createTestPortal.ts';

/** One browser's socket, with all that came. */
type TestSocket = {
  frames: PushMessage[];
  texts: string[];
  /** Resolves when so many frames have come. */
  received(count: number): Promise<PushMessage[]>;
  send(text: string): void;
  /** Resolves with the code when the server closes it. */
  closed: Promise<number>;
  close(): void;
};

/** A process of the server that listens, for tests that need sockets or a real connection. */
export type TestProcess = {
  port: number;
  open(token: string, options?: { since?: number; origin?: string }): Promise<TestSocket>;
  close(): Promise<void>;
};

/** Starts one process over a test's database; several make a cluster. */
export async function openSockets(
  portal: TestPortal,
  limits: ListenOptions['limits'] = {},
): Promise<TestProcess> {
  const { deps, database, app } = portal;
  const { db, log, clock, allowedOrigins, trustProxy } = deps;
  const hub = createPushHub({ db, log });
  const listener = await listenToProcesses(database.url, log, {
    onEvent: (event) => void hub.handle(event),
    onReconnect: () => void hub.catchUp(),
  });
  const { sessions } = deps.services;
  const sockets = createSocketServer({ hub, sessions, log, clock, allowedOrigins, trustProxy });
  const listening = await listen(app, { port: 0, host: '127.0.0.1', onTaken: () => {}, limits });
  sockets.attach(listening.server);
  const { port } = listening.server.address() as AddressInfo;
  return {
    port,
    async open(token, { since, origin } = {}) {
      const query = since === undefined ? '' : `?since=${since}`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/sso/ecSocket/${token}${query}`, { origin });
      const opened = record(socket);
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      return opened;
    },
    async close() {
      sockets.close();
      await Promise.all([listening.close(), listener.stop()]);
    },
  };
}

function record(socket: WebSocket): TestSocket {
  const frames: PushMessage[] = [];
  const texts: string[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    const text = String(data);
    texts.push(text);
    if (text.startsWith('{')) frames.push(JSON.parse(text));
    for (const check of waiting) check();
  });
  return {
    frames,
    texts,
    received: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (frames.length < count) return;
          waiting.delete(check);
          resolve(frames);
        };
        waiting.add(check);
        check();
      }),
    send: (text) => socket.send(text),
    closed: new Promise((resolve) => socket.once('close', resolve)),
    close: () => socket.close(),
  };
}
