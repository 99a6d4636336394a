import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, sockets } from '@portal/api-client/contract';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SessionStore } from '../auth/createSessionStore.ts';
import type { AppDeps } from '../http/AppDeps.ts';
import type { Clock } from '../http/Clock.ts';
import { type Caller, callerOfMessage } from '../http/callerOf.ts';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import type { Logger } from '../http/Logger.ts';
import type { PushHub } from './createPushHub.ts';

/** What the sockets need. */
export type SocketServerDeps = {
  hub: PushHub;
  sessions: SessionStore;
  log: Logger;
  clock: Clock;
  trustProxy: AppDeps['trustProxy'];
  /** Origins beside the server's own whose pages may connect. */
  allowedOrigins: readonly string[];
};

const PATH = /^\/sso\/ecSocket\/([^/?]{1,200})$/;
const MAX_SOCKETS_PER_USER = 20;
const MAX_MESSAGE_BYTES = 64 * 1024;
/** The server asks whether a socket is alive: pages in the background cannot be trusted to say so themselves. */
const HEARTBEAT_MS = 30_000;

/** Accepts push sockets on a listening server. */
export function createSocketServer(deps: SocketServerDeps): {
  attach(server: Server): void;
  close(): void;
} {
  const { hub } = deps;
  const accepting = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const alive = new WeakSet<WebSocket>();
  const heartbeat = setInterval(() => {
    for (const socket of accepting.clients) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, HEARTBEAT_MS);
  heartbeat.unref();

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const url = new URL(request.url ?? '/', 'http://localhost');
    const token = PATH.exec(url.pathname)?.[1];
    if (!token) return refuse(stream, '404 Not Found');
    const caller = callerOfMessage(request, deps.trustProxy);
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, caller.host, deps.allowedOrigins))
      return refuse(stream, '403 Forbidden');
    accepting.handleUpgrade(request, stream, head, (socket) => {
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      socket.on('error', () => socket.terminate());
      socket.on('message', (data) => {
        alive.add(socket);
        if (String(data) === sockets.ecSocket.clientFrames[0]) socket.send(sockets.ecSocket.pong);
      });
      welcome(socket, caller, token, sinceOf(url)).catch((error) => {
        deps.log.error({ err: error }, 'a socket was not opened');
        socket.close(closeCodes.restarting);
      });
    });
  };

  const welcome = async (socket: WebSocket, caller: Caller, token: string, since?: number) => {
    // A successor of the token could not be handed over here.
    const found = await deps.sessions.authenticate(token, caller, { rotate: false });
    if (!found) return socket.close(closeCodes.unauthorized);
    const { userId, id: sessionId, startedAt, expiresAt } = found.session;
    if (hub.count(userId) >= MAX_SOCKETS_PER_USER) return socket.close(closeCodes.slowDown);
    const end = () => socket.close(closeCodes.unauthorized);
    const send = (frame: Record<string, unknown>) => socket.send(JSON.stringify(frame));
    const leave = await hub.join({ userId, sessionId, startedAt, send, end }, since);
    const expiry = setTimeout(end, expiresAt.getTime() - deps.clock.now().getTime());
    const onClose = () => {
      clearTimeout(expiry);
      leave();
    };
    if (socket.readyState >= socket.CLOSING) onClose();
    else socket.on('close', onClose);
  };

  return {
    attach: (server) => void server.on('upgrade', onUpgrade),
    close() {
      clearInterval(heartbeat);
      for (const socket of accepting.clients) socket.close(closeCodes.restarting);
      setTimeout(() => {
        for (const socket of accepting.clients) socket.terminate();
      }, 500).unref();
      accepting.close();
    },
  };
}

function sinceOf(url: URL): number | undefined {
  const text = url.searchParams.get('since') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
