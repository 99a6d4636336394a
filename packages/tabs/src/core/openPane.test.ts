import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { getActivePane, getHomePane, getPane } from './selectors.ts';

describe('home', () => {
  it('[T1] stands alone and in front at the start, and cannot be closed', () => {
    const { state } = createMachineDriver();
    expect(state.panes).toHaveLength(1);
    expect(getHomePane(state)).toMatchObject({ key: 'home', kind: 'home', closable: false });
    expect(state.activeKey).toBe('home');
  });

  it('[T1] is never opened a second time, whatever key it is asked by', async () => {
    const tabs = createMachineDriver();
    await tabs.open('orders');
    tabs.send({ type: 'open', pane: examplePane('other-home', { kind: 'home' }) });
    await tabs.expectOrder('home', 'orders');
    await tabs.expectActive('home');
  });
});

describe('open', () => {
  it('[T2] adds the pane at the end, in front, and pushes its address', async () => {
    const tabs = createMachineDriver();
    await tabs.open('orders');
    await tabs.open('stock');
    await tabs.expectOrder('home', 'orders', 'stock');
    await tabs.expectActive('stock');
    expect(tabs.effects).toContainEqual({
      type: 'show-address',
      mode: 'push',
      pane: getPane(tabs.state, 'stock'),
    });
  });

  it('[T2] replaces the address when asked, as after a redirect', () => {
    const tabs = createMachineDriver();
    tabs.send({ type: 'open', pane: examplePane('orders'), replace: true });
    expect(tabs.effects).toContainEqual(expect.objectContaining({ type: 'show-address', mode: 'replace' }));
  });

  it('[T3] brings an open pane to the front where it stands', async () => {
    const tabs = createMachineDriver();
    await tabs.open('orders');
    tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/17' });
    await tabs.open('stock');
    await tabs.open('orders');
    await tabs.expectOrder('home', 'orders', 'stock');
    expect(getActivePane(tabs.state)).toMatchObject({ key: 'orders', path: '/orders/17' });
    expect(tabs.effects.some((effect) => effect.type === 'pane-navigated')).toBe(false);
  });

  it('[T3] takes an open pane to the given path when asked to navigate', async () => {
    const tabs = createMachineDriver();
    await tabs.open('orders');
    const pane = examplePane('orders', { path: '/orders/18' });
    tabs.send({ type: 'open', pane, navigate: true });
    expect(getActivePane(tabs.state).path).toBe('/orders/18');
    expect(tabs.effects.map((effect) => effect.type)).toEqual(['pane-navigated', 'show-address']);
    tabs.send({ type: 'open', pane, navigate: true });
    expect(tabs.effects).toEqual([]);
  });

  it('[T3] finds a pane by its long key as well as by its hashed one', () => {
    const tabs = createMachineDriver();
    const key = 'k'.repeat(60);
    tabs.send({ type: 'open', pane: examplePane(key) });
    tabs.send({ type: 'activate', key: 'home' });
    tabs.send({ type: 'open', pane: examplePane(key) });
    expect(tabs.state.panes).toHaveLength(2);
    tabs.send({ type: 'close', key });
    expect(tabs.state.panes).toHaveLength(1);
  });
});
