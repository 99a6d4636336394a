import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeCodes, sockets } from '@portal/api-client/contract';
import { uniteSocket } from '@portal/api-client/contract/ai';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SessionStore } from '../auth/createSessionStore.ts';
import type { AppDeps } from '../http/AppDeps.ts';
import type { Clock } from '../http/Clock.ts';
import { type Caller, callerOfMessage } from '../http/callerOf.ts';
import { isAllowedHost } from '../http/isAllowedHost.ts';
import { isOwnOrigin } from '../http/isOwnOrigin.ts';
import type { Logger } from '../http/Logger.ts';
import type { ExportHub } from './createExportHub.ts';
import type { PushCursor, PushHub } from './createPushHub.ts';
import type { SocketClient } from './createSeats.ts';
import { type SocketLimits, watchSocket } from './watchSocket.ts';

/** Serves the sockets of an address that asks for no session before. */
export type SocketRoute = { serve(socket: WebSocket, caller: Caller, limits?: SocketLimits): void };

/** What the sockets need. */
export type SocketServerDeps = {
  pushes: Pick<PushHub, 'join'>;
  exports: Pick<ExportHub, 'join'>;
  /** Its sockets say who they are in their frames. */
  unite: SocketRoute;
  sessions: SessionStore;
  log: Logger;
  clock: Clock;
  trustProxy: AppDeps['trustProxy'];
  /** Origins beside the server's own whose pages may connect. */
  allowedOrigins: readonly string[];
  /** Names that this server is addressed by. @default all */
  allowedHosts?: readonly string[];
  limits?: SocketLimits;
  /** Milliseconds between the server's questions whether a socket is alive. @default 7000 */
  heartbeatMs?: number;
};

type Route = {
  path: RegExp;
  frames: { ping: string; pong: string };
  join(client: SocketClient, query: URLSearchParams): Promise<() => void>;
};
type Arrival = { route: Route | undefined; token: string; caller: Caller; query: URLSearchParams };

const MAX_MESSAGE_BYTES = 64 * 1024;
/** A question to the assistant brings its history along where the client keeps it. */
const MAX_QUESTION_BYTES = 2 * 1024 * 1024;
/** Pages in the background cannot be trusted to say themselves that they are alive; asked twice, one that is gone is noticed within 15 s. */
const HEARTBEAT_MS = 7_000;

/** Accepts sockets on a listening server. */
export function createSocketServer(deps: SocketServerDeps): {
  attach(server: Server): void;
  close(): void;
} {
  const routes: Route[] = [
    route(sockets.ecSocket, (client, query) => deps.pushes.join(client, cursorOf(query))),
    route(sockets.exportSocket, (client) => deps.exports.join(client)),
  ];
  const accepting = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const asking = new WebSocketServer({ noServer: true, maxPayload: MAX_QUESTION_BYTES });
  const clients = () => [...accepting.clients, ...asking.clients];
  const alive = new WeakSet<WebSocket>();
  const heartbeat = setInterval(() => {
    for (const socket of clients()) {
      if (alive.delete(socket)) socket.ping();
      else socket.terminate();
    }
  }, deps.heartbeatMs ?? HEARTBEAT_MS);
  heartbeat.unref();

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const arrival = arrivalOf(request, routes, deps.trustProxy);
    if (typeof arrival === 'string') return refuse(stream, arrival);
    if (!isAllowedHost(arrival.caller.host, deps.allowedHosts ?? []))
      return refuse(stream, '421 Misdirected Request');
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, arrival.caller, deps.allowedOrigins))
      return refuse(stream, '403 Forbidden');
    const server = arrival.route ? accepting : asking;
    server.handleUpgrade(request, stream, head, (socket) => {
      for (const sign of ['pong', 'message']) socket.on(sign, () => alive.add(socket));
      alive.add(socket);
      const { route, caller } = arrival;
      if (!route) return deps.unite.serve(socket, caller, deps.limits);
      welcome(socket, { ...arrival, route }).catch((error) => {
        deps.log.error({ err: error }, 'a socket was not opened');
        socket.close(closeCodes.restarting);
      });
    });
  };

  const welcome = async (socket: WebSocket, { route, token, caller, query }: Arrival & { route: Route }) => {
    const { send, ready } = watchSocket(socket, {
      ...route.frames,
      ...(deps.limits && { limits: deps.limits }),
    });
    // A successor of the token could not be handed over here.
    const found = await deps.sessions.authenticate(token, caller, { rotate: false });
    if (!found) return socket.close(closeCodes.unauthorized);
    const { userId, companyId, id: sessionId, startedAt, expiresAt } = found.session;
    const close = (code: number) => socket.close(code);
    const leave = await route.join({ userId, companyId, sessionId, startedAt, send, close }, query);
    const expiry = setTimeout(
      () => close(closeCodes.unauthorized),
      expiresAt.getTime() - deps.clock.now().getTime(),
    );
    const onClose = () => {
      clearTimeout(expiry);
      leave();
    };
    if (socket.readyState >= socket.CLOSING) onClose();
    else socket.on('close', onClose);
    ready();
  };

  return {
    attach: (server) => void server.on('upgrade', onUpgrade),
    close() {
      clearInterval(heartbeat);
      // Its people come back at once, to whichever process is there.
      for (const socket of clients()) socket.close(closeCodes.draining);
      setTimeout(() => {
        for (const socket of clients()) socket.terminate();
      }, 500).unref();
      accepting.close();
      asking.close();
    },
  };
}

function route(
  socket: { path: string; clientFrames: readonly [string]; pong: string },
  join: Route['join'],
): Route {
  const path = new RegExp(`^${socket.path.replace('{token}', '([\\w.~-]{1,200})')}$`);
  return { path, frames: { ping: socket.clientFrames[0], pong: socket.pong }, join };
}

/** Where a request wants to; the status to refuse it with when it wants nowhere. */
function arrivalOf(
  request: IncomingMessage,
  routes: readonly Route[],
  trustProxy: AppDeps['trustProxy'],
): Arrival | string {
  const address = request.url ?? '/';
  if (!address.startsWith('/') || !URL.canParse(address, 'http://localhost')) return '400 Bad Request';
  const { pathname, searchParams: query } = new URL(address, 'http://localhost');
  const caller = callerOfMessage(request, trustProxy);
  if (pathname === uniteSocket.path) return { route: undefined, token: '', caller, query };
  for (const candidate of routes) {
    const token = candidate.path.exec(pathname)?.[1];
    if (token) return { route: candidate, token, caller, query };
  }
  return pathname.includes('%') ? '400 Bad Request' : '404 Not Found';
}

/** A client that says `since` can resume; a value that is no place in a stream begins anew. */
function cursorOf(query: URLSearchParams): PushCursor | undefined {
  const text = query.get('since');
  if (text === null) return undefined;
  return {
    since: /^\d{1,15}$/.test(text) ? Number(text) : undefined,
    epoch: query.get('epoch') || undefined,
  };
}

function refuse(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
