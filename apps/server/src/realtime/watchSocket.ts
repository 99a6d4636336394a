import { closeCodes } from '@portal/api-client/contract';
import type { WebSocket } from 'ws';

/** What one socket may do. */
export type SocketLimits = {
  /** Frames that a client may send in ten seconds. */
  framesPer10s: number;
  /** Bytes that may wait for a client that does not read. */
  waitingBytes: number;
};

const SOCKET_LIMITS: SocketLimits = { framesPer10s: 200, waitingBytes: 4 * 1024 * 1024 };

const WINDOW_MS = 10_000;

/** A socket that is watched. */
export type WatchedSocket = {
  /** Sends, and drops a client that does not read. */
  send(frame: Record<string, unknown>): void;
  /** The client has joined: pings are answered from now on, also one that came before. */
  ready(): void;
};

/** Answers `ping` and closes sockets that send too much. */
export function watchSocket(
  socket: WebSocket,
  {
    ping,
    pong,
    limits = SOCKET_LIMITS,
    onText = () => {},
  }: {
    ping: string;
    pong: string;
    limits?: SocketLimits;
    /** Given what is no ping, where a socket is spoken to. */
    onText?: (text: string) => void;
  },
): WatchedSocket {
  let windowEnds = 0;
  let frames = 0;
  let isReady = false;
  let wasAsked = false;
  const answer = () => {
    if (isReady && socket.readyState === socket.OPEN) socket.send(pong);
    wasAsked = !isReady;
  };
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    const now = performance.now();
    if (now >= windowEnds) {
      windowEnds = now + WINDOW_MS;
      frames = 0;
    }
    frames += 1;
    if (frames > limits.framesPer10s) socket.close(closeCodes.slowDown);
    else if (isBinary) return;
    else if (String(data) === ping) answer();
    else onText(String(data));
  });
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(JSON.stringify(frame));
      // It resumes from what it handled once it is back.
      if (socket.bufferedAmount > limits.waitingBytes) socket.terminate();
    },
    ready() {
      isReady = true;
      if (wasAsked) answer();
    },
  };
}
