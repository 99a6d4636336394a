import { describe, expect, it, vi } from 'vitest';
import { connectPlain } from './connectPlain.ts';

const APP = 'https://apps.example';

function setUp(origin = APP) {
  const local = new EventTarget();
  const posted: { message: Record<string, unknown>; targetOrigin: string }[] = [];
  const remote = {
    postMessage: (message: unknown, { targetOrigin }: { targetOrigin: string }) => {
      posted.push({ message: message as Record<string, unknown>, targetOrigin });
    },
  };
  const request = vi.fn(async () => ({ ok: true as const, data: 'yes' }));
  const onDropped = vi.fn();
  const onConnected = vi.fn();
  const link = connectPlain({
    local: local as unknown as Parameters<typeof connectPlain>[0]['local'],
    remote,
    origin: APP,
    request,
    onConnected,
    onDropped,
  });
  const say = async (data: unknown, from: { origin?: string; source?: unknown } = {}) => {
    local.dispatchEvent(
      Object.assign(new Event('message'), {
        data,
        origin: from.origin ?? origin,
        source: from.source ?? remote,
      }),
    );
    await Promise.resolve();
    await Promise.resolve();
  };
  const ask = (id: unknown, type: string, payload?: unknown) =>
    say({ channel: 'portal', v: 1, id, type, payload });
  return { link, posted, request, onDropped, onConnected, say, ask };
}

describe('connectPlain', () => {
  it('[E125] a request is answered to its exact origin under its id', async () => {
    const { ask, posted, request, onConnected } = setUp();
    await ask(1, 'hello');
    expect(request).toHaveBeenCalledExactlyOnceWith({ v: 1, type: 'hello', payload: undefined });
    expect(posted).toEqual([
      { message: { channel: 'portal', v: 1, id: 1, ok: true, data: 'yes' }, targetOrigin: APP },
    ]);
    expect(onConnected).toHaveBeenCalledOnce();
  });

  it.each([
    'https://apps.example.evil.example',
    'https://evilapps.example',
    'http://apps.example',
    'https://apps.example:8443',
    'null',
    '',
  ])('[E126] %j is not the listed origin', async (origin) => {
    const { ask, request, posted, onDropped } = setUp(origin);
    for (const type of ['logout', 'getUserInfo', 'getCookie', 'navigate', 'openDialog'])
      await ask(type, type);
    expect(request).not.toHaveBeenCalled();
    expect(posted).toEqual([]);
    expect(onDropped).toHaveBeenCalledTimes(5);
  });

  it('[E126] another window of the listed origin is not heard', async () => {
    const { say, request } = setUp();
    await say({ channel: 'portal', v: 1, id: 1, type: 'logout' }, { source: {} });
    expect(request).not.toHaveBeenCalled();
  });

  it('[E127] an id counts once', async () => {
    const { ask, request, onDropped } = setUp();
    await ask(1, 'hello');
    await ask(2, 'logout');
    await ask(2, 'logout');
    expect(request).toHaveBeenCalledTimes(2);
    expect(onDropped).toHaveBeenCalledExactlyOnceWith('replayed-id');
  });

  it('[E127] a page that starts over may count from the beginning', async () => {
    const { ask, request } = setUp();
    await ask(1, 'hello');
    await ask(1, 'hello');
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('[E127] an answer counts only for a question that is open, and once', async () => {
    const { link, ask, say, posted } = setUp();
    await ask(1, 'hello');
    const asked = link.ask({ type: 'beforeClose' });
    const question = posted.at(-1)?.message;
    expect(question).toMatchObject({ type: 'beforeClose', id: 'portal-1' });
    await say({ channel: 'portal', v: 1, id: 'portal-2', ok: true, data: { dirty: true } });
    await say({ channel: 'portal', v: 1, id: 'portal-1', ok: true, data: { dirty: false } });
    await say({ channel: 'portal', v: 1, id: 'portal-1', ok: true, data: { dirty: true } });
    expect(await asked).toEqual({ ok: true, data: { dirty: false } });
  });

  it('[E125] nothing is said before the app spoke, and questions end with the link', async () => {
    const { link, posted, ask } = setUp();
    link.deliver({ type: 'locale', payload: 'ko-KR' });
    expect(await link.ask({ type: 'beforeClose' })).toMatchObject({ ok: false });
    expect(posted).toEqual([]);
    await ask(1, 'hello');
    const asked = link.ping();
    link.destroy();
    expect(await asked).toMatchObject({ ok: false });
    await ask(2, 'logout');
    expect(posted).toHaveLength(2);
  });

  it.each([
    ['a text', 'closeAuthAlert'],
    ['nothing', null],
    ['the message of another product', { type: 'messageAuthHeight', height: 400 }],
    ['another channel', { channel: 'other', v: 1, id: 1, type: 'logout' }],
    ['no id', { channel: 'portal', v: 1, type: 'logout' }],
    ['an id that is none', { channel: 'portal', v: 1, id: { toString: 1 }, type: 'logout' }],
    ['a very long id', { channel: 'portal', v: 1, id: 'x'.repeat(65), type: 'logout' }],
    ["the SDK's", { namespace: 'penpal', channel: 'portal', v: 1, id: 1, type: 'SYN' }],
  ])('[E126] %s is no message', async (_what, data) => {
    const { say, request, posted } = setUp();
    await say(data);
    expect(request).not.toHaveBeenCalled();
    expect(posted).toEqual([]);
  });
});
