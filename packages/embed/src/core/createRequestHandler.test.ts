import { describe, expect, it, vi } from 'vitest';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { DEFAULT_CAPABILITIES } from './capabilities.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import type { MicroAppEntry, PortalHost } from './types.ts';

const from = { paneId: 'pane-1', app: 'orders' };

function setUp(part: Partial<MicroAppEntry> = {}, answers: Partial<PortalHost> = {}) {
  const portal = createFakePortal(answers);
  const refusals: [string, string][] = [];
  const onPathChange = vi.fn();
  const onErrorReport = vi.fn();
  const clock = { now: 0 };
  const handle = createRequestHandler({
    entry: { name: 'orders', engine: 'frame', entry: '/orders/', ...part },
    from,
    portal,
    welcome: () => ({ path: '/list?page=2', locale: 'ko-KR', theme: 'dark' }),
    now: () => clock.now,
    onPathChange,
    onErrorReport,
    onRefusal: (code, type) => refusals.push([code, type]),
  });
  const ask = (type: string, payload?: unknown, v = 1) => handle({ v, type, payload });
  return { portal, refusals, onPathChange, onErrorReport, clock, handle, ask };
}

const refused = (code: string) => ({ ok: false, error: { code, message: expect.any(String) } });

const NO_PATHS = [
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/a\\b',
  '/\u0000',
  '/\tb',
  'javascript:alert(1)',
  'list',
  '',
];

describe('createRequestHandler', () => {
  it.each([
    ['navigate', { path: '/a', app: 'amazon', systemCode: 'ERP', newPane: true }],
    ['openDialog', { name: 'help', props: { topic: 'orders' } }],
    ['setTitle', { title: 'Orders' }],
    ['setBadge', { badge: 12 }],
    ['setBadge', { badge: null }],
    ['setDirty', { dirty: true }],
    ['exportTask', { id: 'export-1' }],
    ['stateChanged', { keys: ['userInfo', 'systemList'] }],
    ['logout', undefined],
  ])('[E10] %s reaches the shell with who asks', async (type, payload) => {
    const { ask, portal } = setUp({ capabilities: [...DEFAULT_CAPABILITIES, 'openDialog'] });
    expect(await ask(type, payload)).toEqual({ ok: true, data: undefined });
    expect(portal.calls).toEqual([{ name: type, args: expect.anything(), from }]);
  });

  it('[E305] a page says its scope; days that are none and other parts are refused, a period backwards is none', async () => {
    const { ask, portal } = setUp();
    const may = { from: '2026-05-01', to: '2026-05-31' };
    await ask('setScope', { scope: { shop: null, marketplace: 'DE', period: may }, chosen: true });
    await ask('setScope', { scope: { period: { from: may.to, to: may.from } } });
    expect(portal.calls.map(({ args }) => args)).toEqual([
      [{ shop: null, marketplace: 'DE', period: may }, true],
      [{ period: null }, false],
    ]);
    for (const scope of [
      { period: { from: 'May', to: may.to } },
      { marketplace: 1 },
      { owner: 'me' },
      { shop: '' },
    ])
      expect(await ask('setScope', { scope })).toEqual(refused('invalid-message'));
  });

  it('[E19] an export is named as its row is: what else the row holds is let be, numbers are read as text', async () => {
    const { ask, portal } = setUp();
    const row = { id: 7, uniqueId: 'orders', name: '订单.csv', status: 0, is_del: 0, fileOssUrl: null };
    expect(await ask('exportTask', row)).toEqual({ ok: true, data: undefined });
    const named = { id: '7', uniqueId: 'orders', name: '订单.csv' };
    expect(portal.calls).toEqual([{ name: 'exportTask', args: [named], from }]);
    for (const wrong of [{}, { id: '' }, { id: 'a', name: 7 }, { id: 'a'.repeat(129) }, 'a'])
      expect(await ask('exportTask', wrong)).toMatchObject({ ok: false, error: { code: 'invalid-message' } });
  });

  it('[E10] answers come back', async () => {
    const { ask } = setUp({ capabilities: [...DEFAULT_CAPABILITIES] });
    expect(await ask('getUserInfo')).toMatchObject({ ok: true, data: { userName: 'owner' } });
    expect(await ask('getAccessToken')).toEqual({
      ok: true,
      data: { token: 'access-token', expiresIn: 600 },
    });
  });

  it('[E10] a change of route is told to the pane', async () => {
    const { ask, onPathChange } = setUp();
    await ask('routeChanged', { path: '/list?page=3', replace: true });
    expect(onPathChange).toHaveBeenCalledExactlyOnceWith('/list?page=3', true);
  });

  it.each([
    ['an unknown type', { v: 1, type: 'getToken' }, 'unknown-type', 'getToken'],
    ['a name of every object', { v: 1, type: 'constructor' }, 'unknown-type', 'constructor'],
    ['another version', { v: 2, type: 'hello' }, 'unsupported-version', 'hello'],
    ['no version', { type: 'hello' }, 'invalid-message', ''],
    ['a text', 'hello', 'invalid-message', ''],
    ['nothing', null, 'invalid-message', ''],
    ['a wrong payload', { v: 1, type: 'setTitle', payload: { title: 5 } }, 'invalid-message', 'setTitle'],
    [
      'too much',
      { v: 1, type: 'setTitle', payload: { title: 'x'.repeat(201) } },
      'invalid-message',
      'setTitle',
    ],
    [
      'one field more',
      { v: 1, type: 'setDirty', payload: { dirty: true, all: 1 } },
      'invalid-message',
      'setDirty',
    ],
    [
      'an unknown key',
      { v: 1, type: 'stateChanged', payload: { keys: ['all'] } },
      'invalid-message',
      'stateChanged',
    ],
  ])('[E11] %s is refused and counted', async (_what, request, code, type) => {
    const { handle, refusals, portal } = setUp();
    expect(await handle(request)).toEqual(refused(code));
    expect(refusals).toEqual([[code, type]]);
    expect(portal.calls).toEqual([]);
  });

  it('[E11] props of a dialog are limited', async () => {
    const { ask } = setUp({ capabilities: ['openDialog'] });
    expect(await ask('openDialog', { name: 'help', props: { text: 'x'.repeat(20_000) } })).toEqual(
      refused('invalid-message'),
    );
  });

  it('[E12] only what the entry grants is answered', async () => {
    const { ask, portal } = setUp({ capabilities: ['setTitle'] });
    expect(await ask('setTitle', { title: 'Orders' })).toMatchObject({ ok: true });
    for (const type of ['getUserInfo', 'getAccessToken', 'logout'])
      expect(await ask(type)).toEqual(refused('not-allowed'));
    expect(portal.calls.map(({ name }) => name)).toEqual(['setTitle']);
  });

  it('[E12] without a list cookies and dialogs are not granted', async () => {
    const { ask } = setUp({ cookies: ['theme'] });
    expect(await ask('getUserInfo')).toMatchObject({ ok: true });
    expect(await ask('openDialog', { name: 'help' })).toEqual(refused('not-allowed'));
    expect(await ask('getCookie', { name: 'theme' })).toEqual(refused('not-allowed'));
  });

  it('[E13] only named cookies are read', async () => {
    const getCookie = vi.fn(() => 'value');
    const { ask } = setUp({ capabilities: ['getCookie'], cookies: ['theme'] }, { getCookie });
    expect(await ask('getCookie', { name: 'theme' })).toEqual({ ok: true, data: 'value' });
    expect(await ask('getCookie', { name: 'session' })).toEqual(refused('not-allowed'));
    expect(getCookie).toHaveBeenCalledExactlyOnceWith('theme', from);
  });

  it.each(NO_PATHS)('[E14] %j is no path', async (path) => {
    const { ask, portal, onPathChange } = setUp();
    expect(await ask('navigate', { path })).toEqual(refused('invalid-message'));
    expect(await ask('routeChanged', { path })).toEqual(refused('invalid-message'));
    expect(portal.calls).toEqual([]);
    expect(onPathChange).not.toHaveBeenCalled();
  });

  it('[E15] a flood is held back, and let through again as time passes', async () => {
    const { ask, clock } = setUp();
    for (let count = 0; count < 60; count += 1) expect(await ask('hello')).toMatchObject({ ok: true });
    expect(await ask('hello')).toEqual(refused('too-many-requests'));
    clock.now = 1_000;
    for (let count = 0; count < 20; count += 1) expect(await ask('hello')).toMatchObject({ ok: true });
    expect(await ask('hello')).toEqual(refused('too-many-requests'));
  });

  it('[E16] a failure of the shell tells nothing', async () => {
    const getUserInfo = () => Promise.reject(new Error('token abc expired at http://internal'));
    const answer = await setUp({}, { getUserInfo }).ask('getUserInfo');
    expect(answer).toEqual({ ok: false, error: { code: 'failed', message: 'getUserInfo failed' } });
  });

  it('[E17] an error report without a code is a 404', async () => {
    const { ask, onErrorReport } = setUp();
    await ask('reportError', { pageUrl: '/nowhere' });
    expect(onErrorReport).toHaveBeenCalledExactlyOnceWith({ errorCode: 404, pageUrl: '/nowhere' });
    expect(await ask('reportError', { pageUrl: '/', errorCode: 200 })).toEqual(refused('invalid-message'));
  });

  it('[E18] hello says where and how, and no secret', async () => {
    expect(await setUp().ask('hello')).toEqual({
      ok: true,
      data: { v: 1, app: 'orders', paneId: 'pane-1', path: '/list?page=2', locale: 'ko-KR', theme: 'dark' },
    });
  });
});
