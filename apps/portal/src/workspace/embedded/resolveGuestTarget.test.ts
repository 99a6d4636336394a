import { normalizeMenuTree } from '@portal/menu-engine/core';
import { describe, expect, it, vi } from 'vitest';
import { createGuestPort } from '../panes/createGuestPort.ts';
import { hostOfCall, openGuestDialog, readCookie } from './guestAnswers.ts';
import { resolveGuestTarget } from './resolveGuestTarget.ts';

const index = normalizeMenuTree({
  childMenus: [
    { menuId: '1', menuName: '销售总览', lastMenu: 2, path: 'amazon', menuUrl: '/setSail/index' },
    { menuId: '2', menuName: '待发货', lastMenu: 2, path: 'scm_new', menuUrl: '/list/orders?view=unshipped' },
  ],
});
const base = '/entry/svc-erp/ERP';

function resolve(request: { path: string; app?: string; systemCode?: string; newPane?: boolean }) {
  return resolveGuestTarget({
    request,
    pane: { key: 'm_1', app: 'amazon' },
    systemCode: 'ERP',
    base,
    index,
    systemBase: (code) => (code === 'WMS' ? '/entry/svc-wms/WMS' : undefined),
  });
}

describe('where an app may lead', () => {
  it('[P230] to pages of the menus, by app and path', () => {
    expect(resolve({ app: 'scm_new', path: '/list/orders?view=unshipped&page=2' })).toEqual({
      kind: 'address',
      href: `${base}/scm_new#/list/orders?view=unshipped&page=2`,
      entry: index.byKey.get('m_2'),
    });
    expect(resolve({ path: '/' })).toEqual({ kind: 'address', href: base });
  });

  it('[P230] inside itself to any page, which stays in its pane', () => {
    expect(resolve({ path: '/detail/7' })).toEqual({
      kind: 'address',
      href: `${base}/amazon#/detail/7`,
      paneKey: 'm_1',
    });
  });

  it('[P230] to pages of the shell and to other systems of the company', () => {
    expect(resolve({ app: 'sso-web', path: '/embel/home' })).toMatchObject({ kind: 'address' });
    expect(resolve({ systemCode: 'WMS', path: '/' })).toEqual({
      kind: 'address',
      href: '/entry/svc-wms/WMS',
    });
    expect(resolve({ systemCode: 'WMS', app: 'scm_new', path: '/stock' })).toEqual({
      kind: 'address',
      href: '/entry/svc-wms/WMS/scm_new#/stock',
    });
  });

  it('[P572] to the message pages of the workspace by their names', () => {
    for (const [app, page] of [
      ['Entry401', '401'],
      ['Entry402', '402'],
      ['Entry404', '404'],
    ])
      expect(resolve({ app, path: '/' })).toEqual({ kind: 'address', href: `${base}/${page}` });
    expect(resolve({ app: 'Entry404', path: '/', systemCode: 'WMS' })).toEqual({
      kind: 'address',
      href: '/entry/svc-wms/WMS/404',
    });
    expect(resolve({ app: 'Entry500', path: '/' })).toEqual({ kind: 'refused' });
  });

  it('[P231] not to a menu that the person does not have, nor to a foreign system', () => {
    expect(resolve({ app: 'scm_new', path: '/list/ads' })).toEqual({ kind: 'refused' });
    expect(resolve({ app: 'nowhere', path: '/' })).toEqual({ kind: 'refused' });
    expect(resolve({ systemCode: 'TMS', path: '/' })).toEqual({ kind: 'refused' });
  });

  it('[P232] into a pane of its own when it asks for one', () => {
    expect(resolve({ path: '/detail/7', newPane: true })).toMatchObject({
      kind: 'pane',
      pane: { key: 'amazon:/detail/7', app: 'amazon', path: '/detail/7' },
    });
    expect(resolve({ app: 'scm_new', path: '/list/orders?view=unshipped', newPane: true })).toMatchObject({
      kind: 'pane',
      pane: { key: 'm_2' },
    });
  });
});

describe('what parts of the shell offer to apps', () => {
  const dialogs = { confirm: async ({ title }: { title: unknown }) => title === 'Delete?' } as never;

  function shell(ssoEnv = 'PROD') {
    const guests = createGuestPort();
    const act = vi.fn(async () => undefined);
    const session = { userInfo: async () => ({ ssoEnv }) } as never;
    const ask = (name: string, props = {}) => openGuestDialog({ act, dialogs, guests, session }, name, props);
    return { guests, act, ask };
  }

  it('[P233] a question with two answers', async () => {
    const { ask } = shell();
    expect(await ask('confirm', { title: 'Delete?' })).toBe(true);
    expect(await ask('confirm', { title: { evil: 1 } })).toBe(false);
  });

  it('[P233] dialogs by name, as long as somebody offers them', async () => {
    const { guests, ask } = shell();
    const stop = guests.offerDialog('guide', ({ step }) => `step ${String(step)}`);
    expect(await ask('guide', { step: 2 })).toBe('step 2');
    stop();
    for (const name of ['guide', '__proto__', 'constructor'])
      await expect(ask(name)).rejects.toMatchObject({ name: 'GuestRefusal', code: 'not-found' });
  });

  it.each([
    ['PROD', true, 'opened', 0],
    ['DEMO', true, 'not-allowed', 1],
    ['DEMO', false, 'opened', 0],
  ])('[P584] in %s, marked %s: %s', async (ssoEnv, demo, outcome, tips) => {
    const { guests, act, ask } = shell(ssoEnv);
    guests.offerDialog('upgrade', () => 'opened', { demo });
    expect(await ask('upgrade').catch(({ code }) => code)).toBe(outcome);
    expect(act.mock.calls).toEqual(Array(tips).fill(['demo-tip']));
  });

  it('[P235] a system is told once that it is entered by another service', () => {
    const guests = createGuestPort();
    expect([
      guests.enterService('ERP', 'svc-1'),
      guests.enterService('WMS', 'svc-2'),
      guests.enterService('ERP', 'svc-1'),
      guests.enterService('ERP', 'svc-3'),
    ]).toEqual([true, true, false, true]);
  });

  it('[P236] signals reach who listens, and nobody after that', () => {
    const guests = createGuestPort();
    const heard: string[] = [];
    const { exportStarted, muteTimeChanged } = guests.told;
    const stop = exportStarted.subscribe(({ id }) => heard.push(id));
    exportStarted.emit({ id: 'a' });
    muteTimeChanged.emit({ app: 'amazon' });
    stop();
    exportStarted.emit({ id: 'b' });
    expect(heard).toEqual(['a']);
  });
});

describe('readCookie', () => {
  it('[P484] refusals are counted, and no more names than there is room for', () => {
    const port = createGuestPort();
    const heard = vi.fn();
    port.refusals.subscribe(heard);
    for (let count = 0; count < 3; count += 1)
      port.refused({ app: 'orders', type: 'getCookie', code: 'not-allowed' });
    for (let made = 0; made < 500; made += 1)
      port.refused({ app: 'orders', type: `made-up-${made}`, code: 'unknown-type' });
    expect([...port.refusals.get().values()][0]).toMatchObject({ type: 'getCookie', count: 3 });
    expect(port.refusals.get().size).toBe(200);
    expect(heard).toHaveBeenCalledTimes(202);
  });

  it('[P237] finds a value by its whole name, and survives a broken one', () => {
    const cookies = 'theme=dark; xtheme=light; name=%E4%BD%A0; broken=%E0%A4%A; a=b=c';
    expect(readCookie(cookies, 'theme')).toBe('dark');
    expect(readCookie(cookies, 'name')).toBe('你');
    expect(readCookie(cookies, 'broken')).toBe('%E0%A4%A');
    expect(readCookie(cookies, 'a')).toBe('b=c');
    expect(readCookie(cookies, 'eme')).toBeUndefined();
  });
});

it('[P456] an app’s calls of the export centre go to its host, where there is one', () => {
  const config = { exportHost: 'exports.test' };
  expect(hostOfCall('/api/v1/download-center/tasks', config)).toBe('exports.test');
  expect(hostOfCall('/api/v1/download-center/tasks', {})).toBeUndefined();
  expect(hostOfCall('/api/v1/orders?next=/api/v1/download-center/', config)).toBeUndefined();
});
