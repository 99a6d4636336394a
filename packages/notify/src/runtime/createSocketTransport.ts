import { type CreateReconnectingSocketOptions, createReconnectingSocket } from '@portal/api-client/socket';
import type { ConnectionStatus, Transport } from './ports.ts';

/** How to reach a socket of the server. */
export type CreateSocketTransportOptions = {
  /** The whole address, asked for before each attempt; the query is what to resume after. */
  address: (query: string) => string | Promise<string>;
  /** What else the socket should do differently. */
  socket?: Partial<CreateReconnectingSocketOptions>;
};

/** Together no more than 13 s: so long a connection that swallows everything goes unnoticed. */
const PING_MS = 8000;
const PONG_WITHIN_MS = 5000;

/** Makes a transport over a WebSocket that notices within 15 s when nothing comes through, and reconnects after 5 s, then later, and at once when the page or network is back. */
export function createSocketTransport({ address, socket = {} }: CreateSocketTransportOptions): Transport {
  return ({ query, onFrame, onStatus }) => {
    const opened = createReconnectingSocket({
      pingMs: PING_MS,
      pongTimeoutMs: PONG_WITHIN_MS,
      ...socket,
      url: async () => address(query()),
      onMessage: onFrame,
      onStateChange: (state) => onStatus(STATUS[state]),
    });
    return { reconnect: () => opened.reconnect(), dispose: () => opened.dispose() };
  };
}

const STATUS = {
  connecting: 'connecting',
  open: 'open',
  waiting: 'waiting',
  failed: 'refused',
  disposed: 'closed',
} as const satisfies Record<string, ConnectionStatus>;
