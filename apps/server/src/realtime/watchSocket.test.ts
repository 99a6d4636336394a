import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { watchSocket } from './watchSocket.ts';

function fakeSocket() {
  const calls: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => void calls.push(`send ${text}`),
    close: (code: number) => void calls.push(`close ${code}`),
    terminate: () => void calls.push('terminate'),
  });
  return { socket, calls };
}
const watch = (socket: EventEmitter) =>
  watchSocket(socket as unknown as WebSocket, {
    ping: 'ping',
    pong: 'pong',
    limits: { framesPer10s: 3, waitingBytes: 1_000 },
  });

it('[S311] WSK-05: drops a client that does not read, before it fills the memory', () => {
  const { socket, calls } = fakeSocket();
  const { send } = watch(socket);
  send({ a: 1 });
  socket.bufferedAmount = 1_001;
  send({ b: 2 });
  socket.readyState = 3;
  send({ c: 3 });
  expect(calls).toEqual(['send {"a":1}', 'send {"b":2}', 'terminate']);
});

it('[S311] answers pings once the client has joined, text ones only', () => {
  const { socket, calls } = fakeSocket();
  const { ready } = watch(socket);
  socket.emit('message', Buffer.from('ping'), false);
  expect(calls).toEqual([]);
  ready();
  socket.emit('message', Buffer.from('ping'), true);
  socket.emit('message', Buffer.from('ping'), false);
  expect(calls).toEqual(['send pong', 'send pong']);
  socket.emit('message', Buffer.from('ping'), false);
  expect(calls.at(-1)).toBe('close 4429');
});
