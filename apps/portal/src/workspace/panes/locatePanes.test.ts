import { normalizeMenuTree } from '@portal/menu-engine/core';
import { createTabsState, type TabsEvent, type TabsState, transition } from '@portal/tabs/core';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../late/explainRefusal.ts';
import { locatePanes } from './locatePanes.ts';
import { homePane, menuPane } from './menuPane.ts';
import { paneHref } from './paneAddress.ts';

const base = '/entry/s/ERP';
const index = normalizeMenuTree({
  homeMenuId: '1',
  childMenus: [
    { menuId: '1', menuName: '销售总览', lastMenu: 2, path: 'amazon', menuUrl: '/setSail/index' },
    { menuId: '2', menuName: '待发货', lastMenu: 2, path: 'scm_new', menuUrl: '/list/orders?view=unshipped' },
    { menuId: '4', menuName: '汇率', lastMenu: 2, path: 'iframe', menuUrl: 'https://rates.example/today' },
  ],
});
const home = createTabsState(homePane(index, 'ERP', () => undefined));

function paneOf(key: string) {
  const entry = index.byKey.get(key);
  const pane = entry && menuPane(entry);
  if (!pane) throw new Error(`no pane ${key}`);
  return pane;
}

function after(...events: TabsEvent[]): TabsState {
  return events.reduce((state, event) => transition(state, event)[0], home);
}

const locked: Refusal = { kind: 'no-permission' };

const known = { index, tabs: home, apps: new Set(['amazon', 'scm_new', 'sso-web']) };

function locate(
  href: string,
  { state, refused = [], ...given }: Partial<typeof known> & { state?: unknown; refused?: string[] } = {},
) {
  const { pathname, search, hash } = new URL(href, 'http://portal.test');
  return locatePanes(
    { pathname, search, hash, state },
    {
      ...{ base, ...known, ...given },
      refusalOf: ({ key }) => (refused.includes(key) ? locked : undefined),
    },
  );
}

describe('which panes an address asks for', () => {
  it('[P200] a closed pane reached by Back reopens where it stood, also on a page without a menu', () => {
    const tabs = after(
      { type: 'open', pane: paneOf('m_2') },
      { type: 'path-changed', key: 'm_2', path: '/orders/detail/77' },
      { type: 'close', key: 'm_2' },
    );
    const href = `${base}/scm_new#/orders/detail/77`;
    for (const paneKey of ['m_2', 'm_2~3']) {
      expect(locate(href, { tabs, state: { paneKey } })).toMatchObject({
        kind: 'panes',
        event: { key: paneKey, path: '/orders/detail/77', pane: { app: 'scm_new', menuId: '2' } },
      });
    }
    expect(locate(href, { tabs })).toEqual({ kind: 'unknown-path' });
    expect(locate(href, { tabs, state: { paneKey: 'm_4' } })).toEqual({ kind: 'unknown-path' });
  });

  it('[P766] a visit with a token finds the workspace where the company has no page at which it lands', () => {
    const href = `${base}/amazon#/setSail/index`;
    expect(locate(href)).toMatchObject({ kind: 'panes', event: { path: '/setSail/index' } });
    const without = normalizeMenuTree({ childMenus: [] });
    const tabs = createTabsState(homePane(without, 'ERP', () => undefined));
    expect(locate(href, { index: without, tabs })).toEqual({ kind: 'bare' });
    expect(locate(href, { index: without, tabs, apps: new Set() })).toEqual({ kind: 'bare' });
    expect(locate(`${base}/amazon#/else`, { index: without, tabs })).toEqual({ kind: 'unknown-path' });
  });

  it('[P580] what is refused is not shown, whether a link leads there or its pane is open no more', () => {
    const href = `${base}/scm_new#/list/orders?view=unshipped`;
    const opened = after({ type: 'open', pane: paneOf('m_2') });
    const refused = ['m_2'];
    const isRefused = { kind: 'refused', refusal: locked };
    expect(locate(href, { refused })).toEqual(isRefused);
    expect(locate(href, { refused, tabs: opened })).toEqual(isRefused);
    expect(locate(href, { refused, state: { paneKey: 'm_2' } })).toEqual(isRefused);
    expect(locate(href, { refused, tabs: opened, state: { paneKey: 'm_2' } })).toMatchObject({
      kind: 'panes',
    });
    expect(
      locate(
        `${base}/sso-web?left=${encodeURIComponent('scm_new#/list/orders?view=unshipped')}#/embel/home`,
        { refused },
      ),
    ).toMatchObject({
      kind: 'panes',
      event: { key: 'sso-web:/embel/home', beside: null },
      refused: locked,
    });
  });

  it('[P583] an address opens a page once: not by its own entry while it is open', () => {
    const href = `${base}/scm_new#/list/orders?view=unshipped`;
    const opened = after({ type: 'open', pane: paneOf('m_2') });
    expect(locate(href)).toMatchObject({ opened: { key: 'm_2' } });
    expect(locate(href, { tabs: opened })).toMatchObject({ opened: { key: 'm_2' } });
    expect(locate(href, { state: { paneKey: 'm_2' } })).toMatchObject({ opened: { key: 'm_2' } });
    expect(locate(href, { tabs: opened, state: { paneKey: 'm_2' } })).not.toHaveProperty('opened');
  });

  it('[P201] the address of a split view shows both panes again, on the same sides', () => {
    const tabs = after(
      { type: 'open', pane: paneOf('m_4') },
      { type: 'open', pane: paneOf('m_2') },
      { type: 'path-changed', key: 'm_2', path: '/orders/detail/77?from=a b&x=1#y' },
      { type: 'split', key: 'm_4', side: 'left' },
      { type: 'focus', key: 'm_4' },
    );
    const [, rates, orders] = tabs.panes;
    if (!rates || !orders) throw new Error('not open');
    const href = paneHref(base, rates, { pane: orders, side: 'right' });
    const state = { paneKey: 'm_4', besideKey: 'm_2' };
    const found = locate(href, { state });
    expect(found).toMatchObject({
      event: { key: 'm_4', beside: { side: 'right', pane: { key: 'm_2', path: orders.path } } },
    });
    if (found.kind !== 'panes') throw new Error(found.kind);
    const shown = transition(home, found.event)[0];
    expect(shown).toMatchObject({ activeKey: 'm_4', split: { left: 'm_4', right: 'm_2' } });
  });

  it('[P201] an entry that the panes wrote shows one pane alone, a link leaves the split view as it is', () => {
    const href = paneHref(base, paneOf('m_2'));
    expect(locate(href, { state: { paneKey: 'm_2' } })).toMatchObject({ event: { beside: null } });
    const link = locate(href);
    expect(link.kind === 'panes' && 'beside' in link.event).toBe(false);
  });

  it('[P201] what cannot stand beside is left out', () => {
    for (const query of ['?left=nowhere%23/x', '?right=scm_new%23/no/such', '?left=%00']) {
      const found = locate(`${base}/iframe${query}#/m_4`);
      expect(found).toMatchObject({ kind: 'panes', event: { key: 'm_4' } });
    }
    expect(locate(`${base}/iframe?left=#/m_4`)).toMatchObject({
      event: { beside: { side: 'left', pane: { kind: 'home' } } },
    });
  });

  it('[P22] the bare workspace leaves what is in front; message pages and other systems ask for nothing', () => {
    expect(locate(base)).toEqual({ kind: 'bare' });
    expect(locate(base, { state: { paneKey: 'home' } })).toMatchObject({ event: { key: 'home' } });
    for (const elsewhere of [`${base}/404`, '/entry/s/ERP2/amazon#/x', '/login'])
      expect(locate(elsewhere)).toEqual({ kind: 'elsewhere' });
  });
});
