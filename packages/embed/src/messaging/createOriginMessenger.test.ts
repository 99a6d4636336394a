import { connect } from 'penpal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOriginMessenger, type MessageTarget } from './createOriginMessenger.ts';

const HOST = 'https://portal.example';
const GUEST = 'https://apps.example';

/** A window that other windows post to, as far as messages go. */
function createWindow(origin: string) {
  const local = new EventTarget();
  const posted: { targetOrigin: string; type: string }[] = [];
  /** The face that the window called `by` shows to whoever holds a reference to it. */
  const seenBy = (sender: { origin: string; face: () => unknown }): MessageTarget => ({
    postMessage(data, { targetOrigin, transfer = [] }) {
      posted.push({ targetOrigin, type: (data as { type: string }).type });
      if (targetOrigin !== origin) return;
      const event = Object.assign(new Event('message'), {
        data,
        origin: sender.origin,
        source: sender.face(),
        ports: transfer.filter((part) => part instanceof MessagePort),
      });
      queueMicrotask(() => local.dispatchEvent(event));
    },
  });
  return { local: local as unknown as Parameters<typeof createOriginMessenger>[0]['local'], posted, seenBy };
}

function createPair({ guestOrigin = GUEST } = {}) {
  const host = createWindow(HOST);
  const guest = createWindow(guestOrigin);
  const frame: MessageTarget = guest.seenBy({ origin: HOST, face: () => parent });
  const parent: MessageTarget = host.seenBy({ origin: guestOrigin, face: () => frame });
  const foreign: string[] = [];
  const connectHost = () =>
    connect<{ ping(): string }>({
      channel: 'portal',
      methods: { echo: (text: string) => `${text} back` },
      messenger: createOriginMessenger({
        local: host.local,
        remote: frame,
        allowedOrigins: [GUEST],
        onForeignMessage: (origin) => foreign.push(origin),
      }),
    });
  const connectGuest = (origins = [HOST]) =>
    connect<{ echo(text: string): string }>({
      channel: 'portal',
      methods: { ping: () => 'pong' },
      messenger: createOriginMessenger({
        local: guest.local,
        remote: parent,
        allowedOrigins: origins,
        firstOrigins: origins,
      }),
      timeout: 100,
    });
  return { host, guest, foreign, frame, connectHost, connectGuest };
}

afterEach(() => void vi.useRealTimers());

describe('createOriginMessenger', () => {
  it('[E20] two windows that know each other can call each other', async () => {
    const { connectHost, connectGuest } = createPair();
    const host = connectHost();
    const portal = await connectGuest().promise;
    expect(await portal.echo('hello')).toBe('hello back');
    expect(await (await host.promise).ping()).toBe('pong');
  });

  it('[E20] a window of an origin that is not listed is not heard', async () => {
    const { connectHost, connectGuest, foreign } = createPair({
      guestOrigin: 'https://apps.example.evil.example',
    });
    connectHost();
    await expect(connectGuest().promise).rejects.toMatchObject({ code: 'CONNECTION_TIMEOUT' });
    expect(foreign).toEqual(['https://apps.example.evil.example']);
  });

  it('[E20] another window of the listed origin is not heard', async () => {
    vi.useFakeTimers();
    const { host, guest, connectHost } = createPair();
    connectHost();
    const stranger = host.seenBy({ origin: GUEST, face: () => ({}) });
    stranger.postMessage(
      { namespace: 'penpal', channel: 'portal', type: 'SYN', participantId: 'z' },
      { targetOrigin: HOST },
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(guest.posted).toEqual([]);
  });

  it('[E21] every message goes to one exact origin, and the host waits to be addressed', async () => {
    vi.useFakeTimers();
    const { host, guest, connectHost, connectGuest } = createPair();
    connectHost();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(guest.posted).toEqual([]);
    vi.useRealTimers();
    await (await connectGuest([HOST, 'https://other-portal.example']).promise).echo('x');
    expect(new Set(guest.posted.map(({ targetOrigin }) => targetOrigin))).toEqual(new Set([GUEST]));
    const [first, second, ...later] = host.posted;
    expect([first?.targetOrigin, second?.targetOrigin]).toEqual([HOST, 'https://other-portal.example']);
    expect(later.every(({ targetOrigin }) => targetOrigin === HOST)).toBe(true);
  });

  it('[E22] a guest that starts over is connected again', async () => {
    const { connectHost, connectGuest } = createPair();
    const host = connectHost();
    await connectGuest().promise;
    const again = await connectGuest().promise;
    expect(await again.echo('second')).toBe('second back');
    expect(await (await host.promise).ping()).toBe('pong');
  });
});
