import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSocketServer } from '../../test/startSocketServer.ts';
import {
  type CreateReconnectingSocketOptions,
  createReconnectingSocket,
  type SocketState,
} from './createReconnectingSocket.ts';

/** Asks again and again, for long enough on a busy machine. */
function soon<Value>(ask: () => Value) {
  return expect.poll(ask, { timeout: 5000 });
}

/** Time that passes by itself, and at once when told to: more than any delay there is. */
function fakeTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return { pass: (ms = 600_000) => vi.advanceTimersByTimeAsync(ms) };
}

function create(
  options: Pick<CreateReconnectingSocketOptions, 'url'> & Partial<CreateReconnectingSocketOptions>,
) {
  const states: SocketState[] = [];
  const messages: unknown[] = [];
  const closes: { code: number; final: boolean }[] = [];
  const socket = createReconnectingSocket({
    firstDelayMs: [20, 30],
    onMessage: (data) => messages.push(data),
    onStateChange: (state) => states.push(state),
    onClose: ({ code, final }) => closes.push({ code, final }),
    ...options,
  });
  onTestFinished(() => socket.dispose());
  return { socket, states, messages, closes };
}

it('[C70] sends and receives, and says whether it could send', async () => {
  const { url, frames } = await startSocketServer((peer) => peer.send('hello'));
  const { socket, states, messages } = create({ url });
  expect(socket.state).toBe('connecting');
  expect(socket.send('too early')).toBe(false);
  await soon(() => messages).toEqual(['hello']);
  expect(socket.send('now')).toBe(true);
  await soon(() => frames).toEqual(['now']);
  expect(states).toEqual(['open']);
});

describe('a lost connection', () => {
  it('[C71] is opened again with an address asked for anew', async () => {
    const { url, sockets, paths } = await startSocketServer();
    let count = 0;
    const { states, closes } = create({ url: () => `${url}/since/${++count}` });
    await soon(() => sockets.length).toBe(1);
    sockets[0]?.terminate();
    await soon(() => paths).toEqual(['/since/1', '/since/2']);
    await soon(() => states).toEqual(['open', 'waiting', 'connecting', 'open']);
    expect(closes).toEqual([{ code: 1006, final: false }]);
  });

  it('[C71] is opened again no sooner than the first delay, and with one socket at a time', async () => {
    const { url, server, times } = await startSocketServer((peer) => peer.close(1012));
    create({ url, firstDelayMs: [60, 60], growFactor: 1 });
    await soon(() => times.length).toBe(5);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    for (const gap of gaps) expect(gap).toBeGreaterThan(55);
    expect(server.clients.size).toBeLessThanOrEqual(1);
  });

  it('[C71] survives an address that cannot be had', async () => {
    const { url, sockets } = await startSocketServer();
    const address = vi.fn().mockRejectedValueOnce(new Error('no token yet')).mockResolvedValue(url);
    const { closes } = create({ url: address });
    await soon(() => sockets.length).toBe(1);
    expect(closes).toEqual([{ code: 4000, final: false }]);
  });

  it('[C71] survives a server that is not there', async () => {
    const { closes, socket } = create({ url: 'ws://127.0.0.1:1' });
    await soon(() => closes.length).toBeGreaterThanOrEqual(3);
    expect(new Set(closes.map(({ code }) => code))).toEqual(new Set([1006]));
    expect(['waiting', 'connecting']).toContain(socket.state);
  });
});

describe('a server that sends its clients on', () => {
  const ofDelays = () => vi.mocked(setTimeout).mock.calls.map(([, ms]) => ms);

  it('[C1600] is left for another within 1.5 s, at a moment that is drawn', async () => {
    const time = fakeTime();
    const { url, sockets, paths } = await startSocketServer();
    let count = 0;
    for (const drawn of [0, 0.5, 1]) {
      const spy = vi.spyOn(globalThis, 'setTimeout');
      const from = paths.length;
      const { closes, socket } = create({
        url: () => `${url}/${++count}`,
        firstDelayMs: [60_000, 60_000],
        random: () => drawn,
      });
      await soon(() => paths.length).toBe(from + 1);
      sockets.at(-1)?.close(4410, 'draining');
      await soon(() => closes).toEqual([{ code: 4410, final: false }]);
      expect(ofDelays()).toContain(50 + 1_450 * drawn);
      await time.pass(50 + 1_450 * drawn);
      await soon(() => paths.length).toBe(from + 2);
      socket.dispose();
      spy.mockRestore();
    }
  });

  it('[C1600] is come back to as to one that is away when it sends on again and again', async () => {
    const time = fakeTime();
    const { url, paths } = await startSocketServer((peer) => peer.close(4410));
    const { socket } = create({ url, firstDelayMs: [700_000, 700_000], growFactor: 1 });
    await soon(async () => {
      if (paths.length < 4) await time.pass(1_500);
      return paths.length;
    }).toBe(4);
    await soon(() => socket.state).toBe('waiting');
    await time.pass(600_000);
    expect(paths).toHaveLength(4);
  });
});

it('[C71] a reconnect that the person asks for opens one socket, and tells of no loss', async () => {
  const { url, server, sockets } = await startSocketServer();
  const { socket, states, closes } = create({ url, firstDelayMs: [60_000, 60_000] });
  await soon(() => socket.state).toBe('open');
  socket.reconnect();
  await soon(() => sockets.length).toBe(2);
  await soon(() => socket.state).toBe('open');
  await soon(() => server.clients.size).toBe(1);
  expect(states).toEqual(['open', 'connecting', 'open']);
  expect(closes).toEqual([]);
});

it('[C71] a connection that the server closes in order has its own code', async () => {
  const { url } = await startSocketServer((peer) => peer.close(1000));
  const { closes } = create({ url, firstDelayMs: [60_000, 60_000] });
  await soon(() => closes).toEqual([{ code: 1000, final: false }]);
});

describe('giving up', () => {
  it.each([4401, 4403, 4409])('[C72] happens at once after close code %d', async (code) => {
    const time = fakeTime();
    const { url, sockets } = await startSocketServer((peer) => peer.close(code));
    const address = vi.fn(() => url);
    const { socket, closes } = create({ url: address });
    await soon(() => socket.state).toBe('failed');
    expect(closes).toEqual([{ code, final: true }]);
    await time.pass();
    expect(address).toHaveBeenCalledTimes(1);
    expect(sockets).toHaveLength(1);
  });

  it('[C72] happens after so many failed attempts, and reconnect begins anew', async () => {
    let open = false;
    const { url, sockets } = await startSocketServer((peer) => {
      if (!open) peer.close(1011);
    });
    const { socket, closes } = create({ url, maxAttempts: 3 });
    await soon(() => socket.state).toBe('failed');
    expect(closes.map(({ final }) => final)).toEqual([false, false, true]);
    open = true;
    socket.reconnect();
    await soon(() => socket.state).toBe('open');
    expect(sockets).toHaveLength(4);
  });

  it('[C72] happens after as many attempts, whether a stable connection was lost or the person began anew', async () => {
    const time = fakeTime();
    let isOpen = true;
    const { url, sockets } = await startSocketServer((peer) => {
      if (!isOpen) peer.close(1011);
    });
    const { socket } = create({ url, maxAttempts: 3, stableMs: 20_000 });
    await soon(() => socket.state).toBe('open');
    await time.pass(20_000);
    isOpen = false;
    sockets[0]?.terminate();
    await soon(() => socket.state).toBe('failed');
    expect(sockets).toHaveLength(1 + 3);
    socket.reconnect();
    await soon(() => sockets.length).toBe(1 + 3 + 3);
    await soon(() => socket.state).toBe('failed');
    expect(sockets).toHaveLength(1 + 3 + 3);
  });

  it('[C72] counts only failures in a row: a stable connection forgets them', async () => {
    const time = fakeTime();
    const { url, sockets } = await startSocketServer();
    const { socket } = create({ url, maxAttempts: 2, stableMs: 20_000 });
    for (let round = 1; round <= 4; round += 1) {
      await soon(() => sockets.length).toBe(round);
      await soon(() => socket.state).toBe('open');
      await time.pass(20_000);
      sockets.at(-1)?.terminate();
    }
    await soon(() => sockets.length).toBe(5);
  });
});

describe('the heartbeat', () => {
  it('[C73] is a ping every 50 s unless said otherwise', async () => {
    const { url, frames } = await startSocketServer();
    const interval = vi.spyOn(globalThis, 'setInterval');
    onTestFinished(() => interval.mockRestore());
    const standard = create({ url });
    await soon(() => standard.socket.state).toBe('open');
    expect(interval).toHaveBeenCalledWith(expect.any(Function), 50_000);
    standard.socket.dispose();
    create({ url, pingMs: 20, pingFrame: '{"method":"ping"}' });
    await soon(() => frames.length).toBeGreaterThanOrEqual(2);
    expect(new Set(frames)).toEqual(new Set(['{"method":"ping"}']));
  });

  it('[C73] notices a connection that went silent, if told to', async () => {
    const { url, sockets } = await startSocketServer();
    create({ url, pingMs: 20, pongTimeoutMs: 30 });
    await soon(() => sockets.length).toBeGreaterThanOrEqual(2);
  });

  it('[C73] leaves a connection alone that answers', async () => {
    const { url, sockets, frames } = await startSocketServer((peer) => {
      peer.on('message', () => peer.send('pong'));
    });
    create({ url, pingMs: 10, pongTimeoutMs: 200 });
    await soon(() => frames.length).toBeGreaterThanOrEqual(10);
    expect(sockets).toHaveLength(1);
  });
});

describe('waking up', () => {
  it('[C74] opens at once, but not more often than once a second', async () => {
    const { url, sockets } = await startSocketServer();
    let wakeUp = () => {};
    const wake = (listener: () => void) => {
      wakeUp = listener;
      return () => {};
    };
    const { socket } = create({ url, wake, firstDelayMs: [60_000, 60_000] });
    await soon(() => socket.state).toBe('open');
    const opened = performance.now();
    sockets[0]?.terminate();
    await soon(() => socket.state).toBe('waiting');
    wakeUp();
    wakeUp();
    await soon(() => sockets.length).toBe(2);
    expect(performance.now() - opened).toBeGreaterThan(900);
    expect(performance.now() - opened).toBeLessThan(2500);
  });
});

describe('dispose', () => {
  it('[C75] releases socket, timers and listeners, in every state', async () => {
    const time = fakeTime();
    const { url, server, sockets } = await startSocketServer();
    const address = vi.fn(() => url);
    const released = vi.fn();
    const states = ['connecting', 'open', 'waiting'] as const;
    for (const state of states) {
      const { socket } = create({
        url: address,
        wake: () => released,
        firstDelayMs: [60_000, 60_000],
      });
      if (state !== 'connecting') await soon(() => socket.state).toBe('open');
      if (state === 'waiting') sockets.at(-1)?.terminate();
      await soon(() => socket.state).toBe(state);
      socket.dispose();
      socket.dispose();
      expect(socket.state).toBe('disposed');
      expect(socket.send('x')).toBe(false);
      socket.reconnect();
    }
    await time.pass();
    // The first was let go before it had an address.
    expect(address).toHaveBeenCalledTimes(states.length - 1);
    await soon(() => server.clients.size).toBe(0);
    expect(sockets).toHaveLength(states.length - 1);
    expect(released.mock.calls.length).toBeGreaterThanOrEqual(states.length);
  });
});

it.each([
  [2, 'small again after a connection that delivered'],
  [1, 'long after one that only greeted'],
])('[C600] after %i messages the wait is %s', async (messages) => {
  let connections = 0;
  const { url, times } = await startSocketServer((peer) => {
    connections += 1;
    if (connections < 3) return peer.close(1012);
    for (let count = 0; count < messages; count += 1) peer.send('x');
    peer.close(1012);
  });
  const { closes, socket } = create({
    url,
    firstDelayMs: [10, 10],
    growAfter: 2,
    growFactor: 60_000,
    maxDelayMs: 600_000,
    random: () => 1,
    wake: () => () => undefined,
  });
  await soon(() => closes.length).toBeGreaterThan(2);
  if (messages > 1) await soon(() => times.length).toBeGreaterThan(3);
  else {
    await soon(() => socket.state).toBe('waiting');
    expect(times).toHaveLength(3);
  }
});
