import { normalizeMenuTree } from '@portal/menu-engine/core';
import { createTabsState, transition } from '@portal/tabs/core';
import { describe, expect, it } from 'vitest';
import { homePane } from './menuPane.ts';
import { paneHref, parsePaneAddress } from './paneAddress.ts';
import { resolvePane } from './resolvePane.ts';

const index = normalizeMenuTree({
  homeMenuId: '1',
  childMenus: [
    { menuId: '1', menuName: '销售总览', lastMenu: 2, path: 'amazon', menuUrl: '/setSail/index' },
    { menuId: '2', menuName: '待发货', lastMenu: 2, path: 'scm_new', menuUrl: '/list/orders?view=unshipped' },
    { menuId: '3', menuName: '已发货', lastMenu: 2, path: 'scm_new', menuUrl: '/list/orders?view=shipped' },
    { menuId: '4', menuName: '汇率', lastMenu: 2, path: 'iframe', menuUrl: 'https://rates.example/today' },
  ],
});
const home = homePane(index, 'ERP', () => undefined);
const apps = new Set(['amazon', 'scm_new', 'sso-web', 'universal_system']);

function resolve(
  child: string | undefined,
  hash: string,
  {
    tabs = createTabsState(home),
    paneKey,
  }: { tabs?: ReturnType<typeof createTabsState>; paneKey?: string } = {},
) {
  return resolvePane({ address: parsePaneAddress(child, hash), paneKey, index, tabs, apps });
}

describe('which pane an address shows', () => {
  it('[P22] the bare workspace and the home menu show home', () => {
    expect(resolve(undefined, '')).toEqual({ kind: 'home' });
    expect(resolve('amazon', '#/setSail/index?from=2026-11-01')).toMatchObject({
      kind: 'pane',
      pane: { key: 'home', kind: 'home' },
      path: '/setSail/index?from=2026-11-01',
    });
  });

  it('[P23] a menu is found by its page, the query telling two of the same page apart', () => {
    expect(resolve('scm_new', '#/list/orders?view=shipped&page=2')).toMatchObject({
      pane: { key: 'm_3', kind: 'micro-app', app: 'scm_new' },
      path: '/list/orders?view=shipped&page=2',
    });
    expect(resolve('iframe', '#/m_4')).toMatchObject({
      pane: { key: 'm_4', kind: 'frame', path: 'https://rates.example/today' },
    });
  });

  it('[P24] the pane named by the history entry owns its address, wherever it stands', () => {
    const [state] = transition(createTabsState(home), {
      type: 'open',
      pane: {
        key: 'm_2',
        kind: 'micro-app',
        app: 'scm_new',
        path: '/list/orders?view=unshipped',
        tab: '待发货',
        menuId: '2',
      },
    });
    expect(resolve('scm_new', '#/orders/detail/77', { tabs: state, paneKey: 'm_2' })).toMatchObject({
      pane: { key: 'm_2' },
      path: '/orders/detail/77',
    });
    expect(resolve('scm_new', '#/orders/detail/77')).toEqual({ kind: 'unknown-path' });
  });

  it('[P25] an unknown micro-app and an unknown menu path are told apart', () => {
    expect(resolve('nowhere', '#/x')).toEqual({ kind: 'unknown-app' });
    expect(resolve('scm_new', '#/x')).toEqual({ kind: 'unknown-path' });
    expect(resolve('iframe', '#/m_99')).toEqual({ kind: 'unknown-path' });
  });

  it('[P26] pages of the user centre open without a menu', () => {
    expect(resolve('sso-web', '#/embel/home')).toMatchObject({
      pane: { key: 'sso-web:/embel/home', kind: 'micro-app', external: true },
    });
  });
});

describe('which address shows a pane', () => {
  it('[P26] the guide of the supply chain opens without a menu, under its own key and once', () => {
    const first = resolve('scm_new', '#/guide');
    expect(first).toMatchObject({ kind: 'pane', pane: { key: 'scm_new_guide', app: 'scm_new' } });
    expect(resolve('scm_new', '#/guide?from=toolbar')).toMatchObject({ pane: { key: 'scm_new_guide' } });
  });

  it('[P27] every pane has an address that shows it again', () => {
    const base = '/entry/s/ERP';
    for (const [child, hash] of [
      ['amazon', '#/setSail/index'],
      ['scm_new', '#/list/orders?view=shipped'],
      ['iframe', '#/m_4'],
      ['sso-web', '#/embel/home'],
    ] as const) {
      const found = resolve(child, hash);
      if (found.kind !== 'pane') throw new Error(`${child}${hash} is not found`);
      expect(paneHref(base, found.pane)).toBe(`${base}/${child}${hash}`);
    }
    expect(paneHref(base, { path: '/' })).toBe(base);
  });

  it('[P483] a page of the shell’s own code opens by its address, and only those that there are', () => {
    expect(resolve('portal', '#/diagnostics')).toMatchObject({
      pane: { key: 'portal:/diagnostics', kind: 'native', app: 'portal' },
    });
    expect(resolve('portal', '#/nothing')).toEqual({ kind: 'unknown-path' });
  });
});
