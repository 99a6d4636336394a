import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { parsePanes, type SavedPanes, serializePanes } from './persistence.ts';
import { restorePanes } from './restorePanes.ts';
import type { Pane, PaneInput } from './types.ts';

const home = examplePane('home', { kind: 'home' });
const menus = new Map(
  ['orders', 'stock', 'ads'].map((name) => [name, examplePane(name, { tab: `${name} today` })]),
);
const findMenu = (pane: Pane): PaneInput | undefined => menus.get(pane.menuId ?? '');

async function savedAfter(
  run: (tabs: ReturnType<typeof createMachineDriver>) => Promise<void>,
): Promise<SavedPanes> {
  const tabs = createMachineDriver();
  await run(tabs);
  const parsed = parsePanes(serializePanes(tabs.state));
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.saved;
}

describe('restore', () => {
  it('[T20] matches panes against the menus of today and keeps where they stood', async () => {
    const saved = await savedAfter(async (tabs) => {
      await tabs.open('orders');
      tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/5' });
      await tabs.open('retired');
      await tabs.open('stock');
    });
    const { state, dropped, cleared } = restorePanes(saved, { home, findMenu });
    expect(state.panes.map(({ key, tab, path }) => [key, tab, path])).toEqual([
      ['home', 'home', '/home'],
      ['orders', 'orders today', '/orders/5'],
      ['stock', 'stock today', '/stock'],
    ]);
    expect(dropped).toEqual(['retired']);
    expect(cleared).toBeUndefined();
  });

  it('[T20] keeps external and ignored panes as they are, without a menu', async () => {
    const external = examplePane('report', { kind: 'frame', path: 'https://example.com/r', external: true });
    const ignored = examplePane('scm_new_guide', { path: '/guide', ignore: true });
    const saved = await savedAfter(async (tabs) => {
      tabs.send({ type: 'open', pane: external });
      tabs.send({ type: 'open', pane: ignored });
    });
    const { state } = restorePanes(saved, { home, findMenu: () => undefined });
    expect(state.panes.slice(1)).toMatchObject([external, ignored]);
  });

  it('[T127] drops what may not be opened today, external panes too', async () => {
    const saved = await savedAfter(async (tabs) => {
      tabs.send({ type: 'open', pane: examplePane('report', { external: true }) });
      await tabs.open('orders');
      await tabs.open('stock');
    });
    const mayRestore = ({ key }: Pane) => key === 'orders';
    const { state, dropped } = restorePanes(saved, { home, findMenu, mayRestore });
    expect(state.panes.map(({ key }) => key)).toEqual(['home', 'orders']);
    expect(state.activeKey).toBe('orders');
    expect(dropped).toEqual(['report', 'stock']);
  });

  it('[T20] follows a menu that moved to another app, at its first page', async () => {
    const saved = await savedAfter(async (tabs) => {
      await tabs.open('orders');
      tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/5' });
    });
    const moved = examplePane('orders', { app: 'scm_new', path: '/sail-order-management' });
    const { state } = restorePanes(saved, { home, findMenu: () => moved });
    expect(state.panes[1]).toMatchObject({ app: 'scm_new', path: '/sail-order-management', views: 1 });
  });

  it('[T21] opens the pane that was in front, mounts it alone and counts no view', async () => {
    const saved = await savedAfter(async (tabs) => {
      for (const name of ['orders', 'stock', 'ads', 'orders']) await tabs.open(name);
    });
    const { state } = restorePanes(saved, { home, findMenu });
    expect(state).toMatchObject({ activeKey: 'orders', recent: ['home', 'stock', 'ads'], live: ['orders'] });
    expect(state.history).toEqual([]);
  });

  it('[T21] opens the one used before when the front is gone, at last home', async () => {
    const saved = await savedAfter(async (tabs) => {
      for (const name of ['orders', 'retired']) await tabs.open(name);
    });
    expect(restorePanes(saved, { home, findMenu }).state.activeKey).toBe('orders');
    expect(restorePanes(saved, { home, findMenu: () => undefined }).state.activeKey).toBe('home');
  });

  it('[T22] starts with home alone when home is another menu now', async () => {
    const saved = await savedAfter((tabs) => tabs.open('orders'));
    const other = examplePane('home', { kind: 'home', menuId: 'other' });
    const { state, cleared } = restorePanes(saved, { home: other, findMenu });
    expect(state.panes).toHaveLength(1);
    expect(cleared).toBe('home-changed');
  });

  it('[T22] keeps the panes when only the name or the path of home changed', async () => {
    const saved = await savedAfter((tabs) => tabs.open('orders'));
    const renamed = { ...home, tab: '工作台', path: '/welcome' };
    const { state } = restorePanes(saved, { home: renamed, findMenu });
    expect(state.panes).toHaveLength(2);
    expect(state.panes[0]).toMatchObject({ tab: '工作台', path: '/welcome' });
  });

  it('[T23] starts with home alone when the person chose so, or when nothing was saved', async () => {
    const saved = await savedAfter((tabs) => tabs.open('orders'));
    expect(restorePanes(saved, { home, findMenu, saveMenuStatus: 1 }).state.panes).toHaveLength(2);
    expect(restorePanes(saved, { home, findMenu, saveMenuStatus: 2 })).toMatchObject({
      cleared: 'home-only',
      state: { panes: [{ key: 'home' }] },
    });
    expect(restorePanes(undefined, { home, findMenu }).cleared).toBe('nothing-saved');
  });

  it('[T23] is an event too, whose address replaces the current one', async () => {
    const saved = await savedAfter((tabs) => tabs.open('orders'));
    const tabs = createMachineDriver();
    tabs.send({ type: 'restore', state: restorePanes(saved, { home, findMenu }).state });
    await tabs.expectOrder('home', 'orders');
    expect(tabs.effects).toMatchObject([{ type: 'show-address', mode: 'replace', pane: { key: 'orders' } }]);
  });
});

describe('address at the start', () => {
  it('[T123] decides what is in front; neither home nor the saved pane is mounted', async () => {
    const saved = await savedAfter(async (tabs) => {
      for (const name of ['orders', 'stock']) await tabs.open(name);
    });
    const locate = () => ({
      type: 'location-changed' as const,
      key: 'orders',
      path: '/orders/9',
      beside: null,
    });
    const { state } = restorePanes(saved, { home, findMenu, locate });
    expect(state).toMatchObject({ activeKey: 'orders', live: ['orders'] });
    expect(state.panes.find((pane) => pane.key === 'orders')?.path).toBe('/orders/9');
  });

  it('[T123] opens its pane when it is not among the saved ones; without one the saved pane is in front', async () => {
    const saved = await savedAfter((tabs) => tabs.open('stock'));
    const ads = examplePane('ads');
    const open = restorePanes(saved, {
      home,
      findMenu,
      locate: () => ({ type: 'location-changed', key: 'ads', pane: ads }),
    });
    expect(open.state.live).toEqual(['ads']);
    expect(open.state.panes.map((pane) => pane.key)).toEqual(['home', 'stock', 'ads']);
    const plain = restorePanes(saved, { home, findMenu, locate: () => undefined });
    expect(plain.state.live).toEqual(['stock']);
  });
});
