// @vitest-environment happy-dom

import { system } from '@portal/menu-engine/testing';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../../test/createBackend.ts';
import { createShell, soon } from '../../../test/createShell.ts';
import { openWorkspace, useIn } from '../../../test/openWorkspace.ts';
import { menuPane } from '../panes/menuPane.ts';
import { sessionScopes } from './guestAnswers.ts';
import { useGuestHost } from './useGuestHost.ts';

const SYSTEMS = [
  system('OMS', '订单管理'),
  system('WMS', '仓储管理'),
  system('TMS', '物流管理', { status: 3 }),
  system('BI', '商业智能', { embedded: false, systemDomain: 'bi.example.com' }),
];

/** What the app in the pane of a menu may ask of the shell. */
async function setUp(answers: Answers = {}) {
  const shell = await createShell({
    config: { exportHost: 'https://exports.example' },
    answers: {
      querySystemExtListForSub: () => ({ dataList: SYSTEMS, total: SYSTEMS.length }),
      ...answers,
    },
  });
  const workspace = await openWorkspace(shell);
  const pane = menuPane(workspace.entry('all'));
  if (!pane) throw new Error('no page');
  workspace.tabs.send({ type: 'open', pane });
  const own = workspace.tabs.get().panes.find(({ key }) => key === 'm_all');
  if (!own) throw new Error('not open');
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  opened.mockClear();
  const host = (await useIn(workspace, () => useGuestHost(own))).get();
  const marks = () => workspace.tabs.get().panes.find(({ key }) => key === 'm_all')?.marks;
  return { ...workspace, host, marks, opened };
}

const FROM = { app: 'notes', paneId: 'm_all' } as never;

it('[P230] an app leads inside itself, in its pane, and to pages of menus', async () => {
  const { host, history } = await setUp();
  await host.navigate({ path: '/somewhere/inside' }, FROM);
  expect(history.location).toMatchObject({
    href: '/entry/svc-oms/OMS/notes#/somewhere/inside',
    state: { paneKey: 'm_all' },
  });
  await host.navigate({ path: '/unpaid', app: 'notes' }, FROM);
  expect(history.location.href).toBe('/entry/svc-oms/OMS/notes#/unpaid');
  expect(history.location.state).not.toHaveProperty('paneKey');
});

it('[P456] an app’s calls of the export centre go to the host that makes exports, all others to the portal', async () => {
  const { host, backend } = await setUp();
  for (const [path, to] of [
    ['/api/v1/download-center/list', 'exports.example'],
    ['/sso/user/userActionConfig', window.location.host],
  ] as const) {
    await host.fetch(path, { method: 'POST', body: '{}' }, FROM);
    expect(backend.calls.at(-1)).toMatchObject({ host: to });
  }
});

it('[P231] a menu that the person does not have is refused with the prompt, and the address stays', async () => {
  const { host, history, ports } = await setUp();
  const before = history.location.href;
  const refused = host.navigate({ path: '/nothing', app: 'amazon' }, FROM);
  await expect(refused).rejects.toMatchObject({
    code: 'not-found',
    message: '/nothing is not open to this person',
  });
  await soon(() => expect(ports.dialogs.get()).toHaveLength(1));
  expect(history.location.href).toBe(before);
});

it('[P580] what may not open today is refused as such', async () => {
  const { host, history } = await setUp();
  const before = history.location.href;
  await expect(host.navigate({ path: '/late', app: 'notes' }, FROM)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await expect(host.navigate({ path: '/late', app: 'notes', newPane: true }, FROM)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(() => host.openMenu('late', FROM)).toThrow('menu late is not open to this person');
  expect(history.location.href).toBe(before);
});

it('[P232] with newPane the page opens in a pane of its own; a menu does so by its id', async () => {
  const { host, tabs } = await setUp();
  await host.navigate({ path: '/unpaid', app: 'notes', newPane: true }, FROM);
  expect(tabs.get().activeKey).toBe('m_unpaid');
  await host.navigate({ path: '/unpaid?view=late', app: 'notes', newPane: true }, FROM);
  const paths = () => tabs.get().panes.map(({ key, path }) => [key, path]);
  expect(paths()).toContainEqual(['m_unpaid', '/unpaid?view=late']);
  host.openMenu('ads', FROM);
  expect(tabs.get().activeKey).toBe('m_ads');
  expect(() => host.openMenu('gone', FROM)).toThrow('menu gone is not open');
});

it('[P586] an app is not led into a system that the switcher refuses: the words say why', async () => {
  const { host, ports, history } = await setUp();
  const before = history.location.href;
  await expect(host.navigate({ path: '/', systemCode: 'TMS' }, FROM)).rejects.toMatchObject({
    code: 'not-allowed',
  });
  expect(ports.toasts.get()).toMatchObject([{ id: 'system-refused', tone: 'warning' }]);
  expect(history.location.href).toBe(before);
  await host.navigate({ path: '/', systemCode: 'WMS' }, FROM);
  expect(history.location.href).toBe('/entry/svc-wms/WMS');
});

it('[P485] a system on a domain of its own opens through the hand-over page, in a window', async () => {
  const { host, opened, history } = await setUp({
    getServiceCurrentDomainDetail: () => ({ systemDomain: 'bi.example.com', status: 2 }),
  });
  const before = history.location.href;
  await host.navigate({ path: '/', systemCode: 'BI' }, FROM);
  expect(opened).toHaveBeenCalledExactlyOnceWith('/transfer?systemCode=BI', '_blank', 'noopener');
  expect(history.location.href).toBe(before);
});

it('[P234] a system of another company opens by its registered address, any other is refused', async () => {
  const { host, opened } = await setUp({
    queryThirdSystemList: () => [
      { systemCode: 'FREIGHT', name: 'Freight', domain: 'https://freight.example' },
    ],
  });
  await host.navigate({ path: '/track', systemCode: 'FREIGHT' }, FROM);
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://freight.example/track', '_blank', 'noopener');
  await expect(host.navigate({ path: '/', systemCode: 'OTHER' }, FROM)).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(opened).toHaveBeenCalledOnce();
});

it('[P230] what an app says of its tab stands on its tab', async () => {
  const { host, marks } = await setUp();
  host.setTitle('Orders', FROM);
  host.setBadge(7, FROM);
  host.setDirty(true, FROM);
  expect(marks()).toMatchObject({ title: 'Orders', badge: '7', dirty: true });
  host.setBadge(null, FROM);
  host.setDirty(false, FROM);
  expect(marks()?.badge).toBeUndefined();
  expect(marks()?.dirty).toBeFalsy();
});

it('[P236] exports, changed do-not-disturb times, keys and errors reach the parts that listen', async () => {
  const { host, ports, backend } = await setUp({ reportClientError: () => undefined });
  const told: unknown[] = [];
  for (const emitter of Object.values(ports.guests.told))
    emitter.subscribe((what: unknown) => told.push(what));
  host.exportTask({ id: '1' }, FROM);
  host.muteTimeChanged(FROM);
  host.pressKey?.({ key: 'j' } as never, FROM);
  host.reportError({ errorCode: 500, pageUrl: '/a' } as never, FROM);
  expect(told).toEqual([
    { id: '1' },
    { app: 'notes' },
    { key: 'j' },
    { errorCode: 500, pageUrl: '/a', systemCode: 'OMS' },
  ]);
  await soon(() => expect(backend.count('reportClientError')).toBe(1));
  const report = backend.calls.find(({ name }) => name === 'reportClientError');
  expect(report?.body).toEqual({ errorCode: '500', pageUrl: '/a', systemCode: 'OMS' });
});

it('[P603] what an app declares stale is asked for anew, and access is judged again', async () => {
  const { host, backend, judged } = await setUp();
  const before = backend.calls.length;
  await host.stateChanged(['userInfo'], FROM);
  expect(backend.calls.slice(before).map(({ name }) => name)).toEqual(['getUserInfoByHideCode']);
  expect(judged).toHaveLength(1);
  const since = backend.calls.length;
  await host.stateChanged(['systemList'], FROM);
  expect(backend.calls.slice(since).map(({ name }) => name)).toContain('querySystemExtListForSub');
  expect(backend.calls.slice(since).filter(({ name }) => name === 'querySystemExtListForSub')).toHaveLength(
    1,
  );
});

it('[P482] an app that signs out is asked like a person', async () => {
  const { host, acted, backend } = await setUp();
  const before = backend.calls.length;
  await host.stateChanged(['logout', 'userInfo'], FROM);
  await host.logout(FROM);
  expect(acted).toEqual([['sign-out'], ['sign-out']]);
  expect(backend.calls).toHaveLength(before);
});

it('[P520] the shell changes to the language that an app chose, and the app hears of the person', async () => {
  const { host, ports } = await setUp({
    chooseLanguage: () => undefined,
    getUserInfoByHideCode: () => ({
      userId: 'u-ruoxi',
      subjectCodeEncrypt: 'sbj_u-ruoxi',
      ssoEnvList: [],
      chooseLanguage: 'ko_KR',
    }),
  });
  const heard = vi.fn();
  const end = host.onUserInfoChanged?.(heard);
  const changed = vi.spyOn(ports.account, 'changeLanguage').mockResolvedValue(undefined as never);
  await host.fetch(
    '/sso/user/chooseLanguage',
    { method: 'POST', body: '{"chooseLanguage":"ko_KR"}' } as never,
    FROM,
  );
  await host.stateChanged(['userInfo'], FROM);
  expect(changed).toHaveBeenCalledExactlyOnceWith('ko-KR');
  expect(heard).toHaveBeenCalled();
  const times = heard.mock.calls.length;
  await ports.session.reload(['userConfig']);
  expect(heard).toHaveBeenCalledTimes(times);
  end?.();
  await ports.session.reload(['userInfo']);
  expect(heard).toHaveBeenCalledTimes(times);
});

it('[P960] a pane says its shop and hears what is chosen in another one', async () => {
  const { host, ports } = await setUp();
  const heard = vi.fn();
  const end = host.onScope?.(heard);
  host.setScope?.({ marketplace: null }, false, FROM);
  const scopes = sessionScopes.running(ports);
  scopes?.send({ type: 'say', paneId: 'm_other', scope: { marketplace: 'DE' }, chosen: true });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ marketplace: 'DE' });
  end?.();
  scopes?.send({ type: 'say', paneId: 'm_other', scope: { marketplace: 'JP' }, chosen: true });
  expect(heard).toHaveBeenCalledTimes(1);
  ports.tokens.clear();
  expect(sessionScopes.running(ports)).toBeUndefined();
});

it('[P237] an app reads a cookie, the person, a token for itself and a dialog', async () => {
  const { host, ports, backend } = await setUp({
    issueAppToken: ({ app }) => ({ token: `of ${app}` }) as never,
  });
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie is what is read here.
  document.cookie = 'sid=abc';
  expect(await host.getCookie('sid', FROM)).toBe('abc');
  expect(await host.getUserInfo(FROM)).toMatchObject({ userId: 'u-ruoxi', nickName: '若溪' });
  await Promise.resolve(host.getAccessToken(FROM)).catch(() => undefined);
  expect(backend.calls.at(-1)).toMatchObject({ name: 'issueAppToken', body: { app: 'notes' } });
  ports.guests.offerDialog('upgrade', (props) => ({ props }));
  expect(await host.openDialog('upgrade', undefined, FROM)).toEqual({ props: {} });
});
