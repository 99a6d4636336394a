import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestBackend, createTestTabs } from '../../test/createTestTabs.ts';
import { createStorage } from '../storage/createStorage.ts';
import { createTokenStore } from './createTokenStore.ts';

function createStore(entries: Record<string, string> = {}) {
  const backend = createTestBackend(entries);
  let count = 0;
  const createEpoch = () => `e${++count}`;
  const tokens = createTokenStore({ storage: createStorage({ backend }), createEpoch });
  return { backend, tokens };
}

describe('compare and set', () => {
  it('[C30] replaces the token that was sent, in the session that it was sent in', () => {
    const { tokens } = createStore();
    tokens.set('a');
    expect(tokens.rotate({ epoch: 'e1', used: 'a', next: 'b' })).toBe(true);
    expect(tokens.snapshot()).toEqual({ token: 'b', epoch: 'e1' });
  });

  it('[C30] refuses an answer to an older token', () => {
    const { tokens } = createStore();
    tokens.set('a');
    tokens.rotate({ epoch: 'e1', used: 'a', next: 'b' });
    expect(tokens.rotate({ epoch: 'e1', used: 'a', next: 'c' })).toBe(false);
    expect(tokens.get()).toBe('b');
  });

  it('[C30] has nothing to replace when the answer brings the token that is there', () => {
    const { tokens } = createStore();
    const changes = vi.fn();
    tokens.set('1.a');
    tokens.subscribe(changes);
    expect(tokens.rotate({ epoch: 'e1', used: '1.a', next: '1.a' })).toBe(false);
    expect(tokens.rotate({ epoch: 'e1', used: '1.a', next: '1.b' })).toBe(false);
    expect(tokens.rotate({ epoch: 'e1', used: '0.z', next: 'unnumbered' })).toBe(false);
    expect(changes).not.toHaveBeenCalled();
    expect(tokens.get()).toBe('1.a');
    tokens.set('plain');
    expect(tokens.rotate({ epoch: 'e2', used: 'plain', next: 'plain' })).toBe(false);
  });

  it('[C31] takes a token without a number after one with a number, when that was sent', () => {
    const { tokens } = createStore();
    tokens.set('1.a');
    expect(tokens.rotate({ epoch: 'e1', used: '1.a', next: 'plain' })).toBe(true);
    expect(tokens.rotate({ epoch: 'e1', used: '1.a', next: '2.b' })).toBe(false);
    expect(tokens.rotate({ epoch: 'e1', used: 'plain', next: '2.b' })).toBe(true);
    expect(tokens.get()).toBe('2.b');
  });

  it('[C33] takes a token of 4096 characters, and none that is longer', () => {
    const { tokens } = createStore();
    tokens.set('a');
    expect(tokens.rotate({ epoch: 'e1', used: 'a', next: 'x'.repeat(4097) })).toBe(false);
    expect(tokens.rotate({ epoch: 'e1', used: 'a', next: 'x'.repeat(4096) })).toBe(true);
  });

  it('[C32] refuses an answer of an older session, also when it used the same token', () => {
    const { tokens } = createStore();
    tokens.set('a');
    tokens.clear();
    expect(tokens.rotate({ epoch: 'e1', used: 'a', next: 'b' })).toBe(false);
    tokens.set('a');
    expect(tokens.rotate({ epoch: 'e1', used: 'a', next: 'b' })).toBe(false);
    expect(tokens.get()).toBe('a');
  });

  it('[C31] keeps the newest of 50 numbered tokens in whatever order they come', () => {
    const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
    const order = fc.shuffledSubarray(numbers, { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(order, (arriving) => {
        const { tokens } = createStore();
        tokens.set('0.start');
        for (const n of arriving) tokens.rotate({ epoch: 'e1', used: '0.start', next: `${n}.secret` });
        expect(tokens.get()).toBe('50.secret');
      }),
      { numRuns: 1000 },
    );
  });

  it('[C31] keeps the first of 50 tokens without a number', () => {
    const { tokens } = createStore();
    tokens.set('a');
    for (let n = 0; n < 50; n += 1) tokens.rotate({ epoch: 'e1', used: 'a', next: `b${n}` });
    expect(tokens.get()).toBe('b0');
  });

  it.each([undefined, null, '', 'null', 'undefined', 'a\r\nX: y', 'x'.repeat(5000), 7])(
    '[C33] refuses a new token that is none (case %#)',
    (next) => {
      const { tokens } = createStore();
      tokens.set('a');
      expect(tokens.rotate({ epoch: 'e1', used: 'a', next })).toBe(false);
      expect(tokens.get()).toBe('a');
    },
  );
});

describe('a sign-in', () => {
  it('[C40] replaces whatever was stored before it', () => {
    const planted = JSON.stringify({ v: 1, value: { token: 'planted', epoch: 'planted' } });
    const { tokens } = createStore({ 'portal:token': planted });
    expect(tokens.get()).toBe('planted');
    tokens.set('a');
    expect(tokens.snapshot()).toEqual({ token: 'a', epoch: 'e1' });
    expect(tokens.rotate({ epoch: 'planted', used: 'planted', next: 'b' })).toBe(false);
  });

  it('[C33] with something that is no token throws', () => {
    const { tokens } = createStore();
    expect(() => tokens.set('null')).toThrow(TypeError);
    expect(tokens.get()).toBeUndefined();
  });
});

it.each([
  ['text', 'hello'],
  ['broken JSON', '{"v":1,'],
  ['a bare token', '"abc"'],
  ['a later version', '{"v":2,"value":{"token":"a","epoch":"e"}}'],
  ['no epoch', '{"v":1,"value":{"token":"a"}}'],
  ['a token of another type', '{"v":1,"value":{"token":{"__proto__":1},"epoch":"e"}}'],
])('[C39] a stored value that is corrupt (%s) counts as signed out', (_, value) => {
  const { tokens } = createStore({ 'portal:token': value });
  expect(tokens.get()).toBeUndefined();
  expect(tokens.epoch).toBeUndefined();
  tokens.set('a');
  expect(tokens.get()).toBe('a');
});

describe('browser tabs', () => {
  it('[C38] are in step over sign-in, rotation and sign-out', async () => {
    const [here, there] = createTestTabs(2);
    const changes = vi.fn();
    there?.tokens.subscribe(({ type, elsewhere, session }) => changes(type, elsewhere, session?.token));
    here?.tokens.set('a');
    await vi.waitFor(() => expect(changes).toHaveBeenLastCalledWith('signed-in', true, 'a'));
    here?.tokens.rotate({ epoch: here.tokens.epoch ?? '', used: 'a', next: 'b' });
    await vi.waitFor(() => expect(changes).toHaveBeenLastCalledWith('rotated', true, 'b'));
    here?.tokens.clear();
    await vi.waitFor(() => expect(changes).toHaveBeenLastCalledWith('signed-out', true, undefined));
    expect(changes).toHaveBeenCalledTimes(3);
  });

  it('[C38] read what another tab stored before its message is there', () => {
    const [here, there] = createTestTabs(2);
    here?.tokens.set('a');
    expect(there?.tokens.get()).toBe('a');
    const epoch = there?.tokens.epoch ?? '';
    there?.tokens.rotate({ epoch, used: 'a', next: 'b' });
    expect(here?.tokens.rotate({ epoch, used: 'a', next: 'c' })).toBe(false);
    expect(here?.tokens.get()).toBe('b');
  });

  it('[C38] hear of a change by the storage event where there is no channel', () => {
    const backend = createTestBackend();
    const storageEvents = new EventTarget();
    const tokens = createTokenStore({ storage: createStorage({ backend }), storageEvents });
    const changes = vi.fn();
    tokens.subscribe(({ type, elsewhere }) => changes(type, elsewhere));
    backend.setItem('portal:token', '{"v":1,"value":{"token":"a","epoch":"e"}}');
    storageEvents.dispatchEvent(new Event('storage'));
    storageEvents.dispatchEvent(new Event('storage'));
    expect(changes.mock.calls).toEqual([['signed-in', true]]);
    tokens.dispose();
    backend.removeItem('portal:token');
    storageEvents.dispatchEvent(new Event('storage'));
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it('[C38] hear of it in the window they are in, unless told otherwise', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const backend = createTestBackend();
    const tokens = createTokenStore({ storage: createStorage({ backend }) });
    vi.unstubAllGlobals();
    const changes = vi.fn();
    tokens.subscribe(({ type }) => changes(type));
    backend.setItem('portal:token', '{"v":1,"value":{"token":"a","epoch":"e"}}');
    window.dispatchEvent(new Event('storage'));
    expect(changes.mock.calls).toEqual([['signed-in']]);
    tokens.dispose();
  });

  it('[C38] take nothing but a sign-out of their own session for one', () => {
    const channel = new EventTarget();
    const storage = createStorage({ backend: createTestBackend() });
    const postMessage = vi.fn();
    const tokens = createTokenStore({ storage, channel: Object.assign(channel, { postMessage }) });
    tokens.set('a');
    const { epoch } = tokens;
    const tell = (data?: unknown) =>
      channel.dispatchEvent(
        data === undefined ? new Event('message') : new MessageEvent('message', { data }),
      );
    for (const data of [undefined, null, 7, 'signed-out', {}, { type: 'rotated', epoch }]) tell(data);
    tell({ type: 'signed-out', epoch: 'former' });
    expect(tokens.get()).toBe('a');
    tell({ type: 'signed-out', epoch });
    expect(tokens.get()).toBeUndefined();
    // What was heard is not told again.
    expect(postMessage.mock.calls).toEqual([[{ type: 'signed-in', epoch }]]);
  });

  it('[C38] send no token over the channel', async () => {
    const [here, there] = createTestTabs(2);
    const seen: unknown[] = [];
    there?.channel.addEventListener('message', ({ data }) => seen.push(data));
    here?.tokens.set('secret-token');
    here?.tokens.clear();
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    expect(JSON.stringify(seen)).not.toContain('secret-token');
  });

  it('[C42] sign-out leaves nothing of the session in storage, memory or channel', async () => {
    const [here, there] = createTestTabs(2);
    here?.tokens.set('secret-token');
    here?.tokens.clear();
    await vi.waitFor(() => expect(there?.tokens.get()).toBeUndefined());
    expect(here?.tokens.snapshot()).toBeUndefined();
    expect(here?.backend.length).toBe(0);
    expect(JSON.stringify([here, there])).not.toContain('secret-token');
  });

  it('[C43] work each for itself while storage is blocked', () => {
    const [here, there] = createTestTabs(2, { blocked: true });
    expect(here?.tokens.set('a')).toBe(false);
    expect(here?.tokens.get()).toBe('a');
    expect(there?.tokens.get()).toBeUndefined();
    here?.tokens.clear();
    expect(here?.tokens.get()).toBeUndefined();
  });

  it('[C43] end a session also in a tab that could only keep it in memory', async () => {
    const [here, there] = createTestTabs(2);
    here?.tokens.set('a');
    const epoch = here?.tokens.epoch ?? '';
    if (there) {
      there.backend.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }
    there?.tokens.rotate({ epoch, used: 'a', next: 'b' });
    expect(there?.tokens.get()).toBe('b');
    here?.tokens.clear();
    await vi.waitFor(() => expect(there?.tokens.get()).toBeUndefined());
  });
});

it('[C44] a listener that throws does not keep the others from hearing', () => {
  const { tokens } = createStore();
  const heard = vi.fn();
  vi.stubGlobal('reportError', vi.fn());
  tokens.subscribe(() => {
    throw new Error('broken');
  });
  tokens.subscribe(heard);
  tokens.set('a');
  expect(heard).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

describe('[C45] a session that does not last', () => {
  /** A browser whose windows share storage and session; it can be closed. */
  function createBrowser() {
    const backend = createTestBackend();
    const notes = new Set<string>();
    const browserSession = {
      note: () => void notes.add('session'),
      isNoted: () => notes.size > 0,
      removeNote: () => notes.clear(),
    };
    return {
      backend,
      isNoted: browserSession.isNoted,
      close: browserSession.removeNote,
      openWindow: () => createTokenStore({ storage: createStorage({ backend }), browserSession }),
    };
  }

  it('[C45] is there in every window and after a reload, and gone once the browser was closed', () => {
    const browser = createBrowser();
    browser.openWindow().set('a', { lasting: false });
    expect(browser.openWindow().get()).toBe('a');
    browser.close();
    expect(browser.openWindow().get()).toBeUndefined();
    expect(browser.backend.length).toBe(0);
  });

  it.each([
    ['a rotation', { token: 'b' }],
    ['a choice of company', { token: 'c' }],
  ])('[C45] stays so over %s', (what, { token }) => {
    const browser = createBrowser();
    const tokens = browser.openWindow();
    tokens.set('a', { lasting: false });
    if (what === 'a rotation') tokens.rotate({ epoch: tokens.epoch ?? '', used: 'a', next: token });
    else tokens.set(token);
    expect(tokens.get()).toBe(token);
    browser.close();
    expect(browser.openWindow().get()).toBeUndefined();
  });

  it('[C45] leaves one that lasts alone: it is there when the browser is started again', () => {
    const browser = createBrowser();
    const tokens = browser.openWindow();
    tokens.set('a', { lasting: false });
    tokens.clear();
    expect(browser.isNoted()).toBe(false);
    tokens.set('b', { lasting: true });
    browser.close();
    expect(browser.openWindow().get()).toBe('b');
  });

  it('[C45] survives a reload where the browser keeps no cookies', () => {
    const storage = createStorage({ backend: createTestBackend() });
    const browserSession = { note: vi.fn(), isNoted: () => false, removeNote: vi.fn() };
    createTokenStore({ storage, browserSession }).set('a', { lasting: false });
    expect(browserSession.note).toHaveBeenCalledOnce();
    expect(createTokenStore({ storage, browserSession }).get()).toBe('a');
  });

  it('[C45] is noted only where a session does not last', () => {
    const browserSession = { note: vi.fn(), isNoted: () => true, removeNote: vi.fn() };
    const tokens = createTokenStore({
      storage: createStorage({ backend: createTestBackend() }),
      browserSession,
    });
    tokens.set('a');
    tokens.set('b', { lasting: true });
    expect(browserSession.note).not.toHaveBeenCalled();
    expect(tokens.snapshot()).toMatchObject({ token: 'b', lasting: true });
    tokens.set('c', { lasting: false });
    expect(browserSession.note).toHaveBeenCalledOnce();
    expect(tokens.snapshot()).toMatchObject({ token: 'c', lasting: false });
  });

  it('[C45] is noted in a cookie without an end, which says nothing about it', () => {
    const written: string[] = [];
    const cookies = { cookie: '' };
    vi.stubGlobal('document', {
      get cookie() {
        return cookies.cookie;
      },
      set cookie(text: string) {
        written.push(text);
        cookies.cookie = text.includes('Max-Age=0') ? '' : (text.split(';')[0] ?? '');
      },
    });
    const tokens = createTokenStore({ storage: createStorage({ backend: createTestBackend() }) });
    tokens.set('secret-token', { lasting: false });
    expect(written).toEqual(['portal-session=1; Path=/; SameSite=Strict']);
    tokens.clear();
    expect(cookies.cookie).toBe('');
    vi.unstubAllGlobals();
  });
});
