import { normalizeMenuTree } from '@portal/menu-engine/core';
import { describe, expect, it } from 'vitest';
import { createGuestPort } from '../createGuestPort.ts';
import { openGuestDialog } from './openGuestDialog.ts';
import { readCookie } from './readCookie.ts';
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

  it('[P233] a question with two answers', async () => {
    const guests = createGuestPort();
    expect(await openGuestDialog({ dialogs, guests }, 'confirm', { title: 'Delete?' })).toBe(true);
    expect(await openGuestDialog({ dialogs, guests }, 'confirm', { title: { evil: 1 } })).toBe(false);
  });

  it('[P233] dialogs by name, as long as somebody offers them', () => {
    const guests = createGuestPort();
    const stop = guests.offerDialog('guide', ({ step }) => `step ${String(step)}`);
    expect(openGuestDialog({ dialogs, guests }, 'guide', { step: 2 })).toBe('step 2');
    stop();
    for (const name of ['guide', '__proto__', 'constructor'])
      expect(() => openGuestDialog({ dialogs, guests }, name, {})).toThrow(
        expect.objectContaining({ name: 'GuestRefusal', code: 'not-found' }),
      );
  });

  it('[P234] systems of other companies by their registered address only', () => {
    const guests = createGuestPort();
    guests.setThirdSystems([
      { systemCode: 'FREIGHT', name: 'Freight', domain: 'https://freight.example' },
      { systemCode: 'EVIL', name: 'Evil', domain: 'javascript:alert(1)' },
    ]);
    expect(guests.thirdSystemHref('FREIGHT', '/track?no=1')).toBe('https://freight.example/track?no=1');
    expect(guests.thirdSystemHref('EVIL', '/')).toBeUndefined();
    expect(guests.thirdSystemHref('OTHER', '/')).toBeUndefined();
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
    const stop = guests.on('export-started', ({ id }) => heard.push(id));
    guests.emit('export-started', { id: 'a', app: 'amazon' });
    guests.emit('mute-time-changed', { app: 'amazon' });
    stop();
    guests.emit('export-started', { id: 'b', app: 'amazon' });
    expect(heard).toEqual(['a']);
  });
});

describe('readCookie', () => {
  it('[P484] refusals are counted, and no more names than there is room for', () => {
    const port = createGuestPort();
    const heard: string[] = [];
    port.on('refused', ({ type }) => heard.push(type));
    for (let count = 0; count < 3; count += 1)
      port.refused({ app: 'orders', type: 'getCookie', code: 'not-allowed' });
    for (let made = 0; made < 500; made += 1)
      port.refused({ app: 'orders', type: `made-up-${made}`, code: 'unknown-type' });
    expect([...port.refusals.values()][0]).toMatchObject({ type: 'getCookie', count: 3 });
    expect(port.refusals.size).toBe(200);
    expect(heard).toHaveLength(503);
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
