import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSocketTransport } from './createSocketTransport.ts';
import type { ConnectionStatus } from './ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket into a network that takes everything and brings nothing back, or answers each ping. */
function createSocketClass(answers: () => boolean) {
  return class extends EventTarget {
    static readonly CLOSING = 2;
    readyState = 0;
    binaryType = 'blob';
    constructor() {
      super();
      setTimeout(() => {
        this.readyState = 1;
        this.dispatchEvent(new Event('open'));
      });
    }
    send(data: string) {
      if (data !== 'ping' || !answers()) return;
      // A round trip takes a moment.
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: 'pong' })), 20);
    }
    close() {
      this.readyState = 3;
    }
  } as unknown as typeof WebSocket;
}

it('[N610] a connection that nothing comes through any more is noticed within 15 s', async () => {
  let isAnswered = true;
  const statuses: ConnectionStatus[] = [];
  const transport = createSocketTransport({
    address: () => 'ws://portal.test',
    socket: { WebSocket: createSocketClass(() => isAnswered), wake: () => () => undefined },
  });
  const connection = transport({
    query: () => '',
    onFrame: () => undefined,
    onStatus: (status) => void statuses.push(status),
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(statuses).toEqual(['open']);
  isAnswered = false;
  await vi.advanceTimersByTimeAsync(15_000);
  // It may have been opened anew since.
  expect(statuses.slice(0, 2)).toEqual(['open', 'waiting']);
  connection.dispose();
});
