import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { reorderByDrag } from '../testing/tabsScenarios.ts';
import { getActivePane, getPane } from './selectors.ts';

async function openAll(...names: string[]) {
  const tabs = createMachineDriver();
  for (const name of names) await tabs.open(name);
  return tabs;
}

describe('move', () => {
  it('[T11] puts a pane elsewhere and keeps home first', async () => {
    await reorderByDrag(createMachineDriver());
  });

  it.each([
    [0, ['home', 'c', 'a', 'b']],
    [-5, ['home', 'c', 'a', 'b']],
    [99, ['home', 'a', 'b', 'c']],
    [Number.NaN, ['home', 'a', 'b', 'c']],
  ])('[T11] to %i ends within the strip', async (to, order) => {
    const tabs = await openAll('a', 'b', 'c');
    tabs.send({ type: 'move', key: 'c', to });
    await tabs.expectOrder(...order);
  });

  it('[T11] changes neither the front nor the address', async () => {
    const tabs = await openAll('a', 'b');
    tabs.send({ type: 'move', key: 'a', to: 2 });
    await tabs.expectActive('b');
    expect(tabs.effects).toEqual([]);
  });
});

describe('path', () => {
  it('[T12] of the pane in front is pushed, or replaced when its content says so', async () => {
    const tabs = await openAll('orders');
    tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/1' });
    expect(tabs.effects).toMatchObject([{ type: 'show-address', mode: 'push', pane: { path: '/orders/1' } }]);
    tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/2', replace: true });
    expect(tabs.effects).toMatchObject([
      { type: 'show-address', mode: 'replace', pane: { path: '/orders/2' } },
    ]);
    tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/2' });
    expect(tabs.effects).toEqual([]);
  });

  it('[T12] of a hidden pane is noted without touching the address', async () => {
    const tabs = await openAll('orders', 'stock');
    tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/1' });
    expect(tabs.effects).toEqual([]);
    expect(getPane(tabs.state, 'orders').path).toBe('/orders/1');
  });

  it('[T12] follows an activated pane, once', async () => {
    const tabs = await openAll('orders');
    await tabs.activate('home');
    expect(tabs.effects).toMatchObject([{ type: 'show-address', mode: 'push', pane: { key: 'home' } }]);
    await tabs.activate('home');
    expect(tabs.effects).toEqual([]);
  });
});

describe('location', () => {
  it('[T13] shows the pane it belongs to and never writes an address back', async () => {
    const tabs = await openAll('orders', 'stock');
    tabs.send({ type: 'location-changed', key: 'orders', path: '/orders' });
    await tabs.expectActive('orders');
    expect(tabs.effects.map((effect) => effect.type)).toEqual(['pane-viewed']);
  });

  it('[T13] takes the content of the pane to the path', async () => {
    const tabs = await openAll('orders');
    tabs.send({ type: 'path-changed', key: 'orders', path: '/orders/1' });
    tabs.send({ type: 'location-changed', key: 'orders', path: '/orders' });
    expect(tabs.effects).toMatchObject([{ type: 'pane-navigated', pane: { path: '/orders' } }]);
  });

  it('[T13] opens a closed pane again, also one that only the caller knows', async () => {
    const tabs = await openAll('orders', 'stock');
    await tabs.close('orders');
    tabs.send({ type: 'location-changed', key: 'orders', path: '/orders/4' });
    expect(getActivePane(tabs.state)).toMatchObject({ key: 'orders', path: '/orders/4' });
    tabs.send({ type: 'location-changed', key: 'ads', pane: examplePane('ads') });
    await tabs.expectActive('ads');
    await tabs.expectOrder('home', 'stock', 'orders', 'ads');
  });

  it('[T13] that nobody knows is reported and changes nothing', async () => {
    const tabs = await openAll('orders');
    const before = tabs.state;
    tabs.send({ type: 'location-changed', key: 'gone', path: '/gone' });
    expect(tabs.state).toBe(before);
    expect(tabs.effects).toEqual([{ type: 'pane-missing', key: 'gone', path: '/gone' }]);
    tabs.send({ type: 'activate', key: 'gone' });
    expect(tabs.effects).toEqual([{ type: 'pane-missing', key: 'gone' }]);
  });
});

describe('marks', () => {
  it('[T17] that say nothing new change nothing', async () => {
    const tabs = await openAll('orders');
    tabs.send({ type: 'mark', key: 'orders', marks: { title: 'Orders', badge: '3' } });
    const before = tabs.state;
    tabs.send({ type: 'mark', key: 'orders', marks: { title: 'Orders' } });
    expect(tabs.state).toBe(before);
    tabs.send({ type: 'mark', key: 'orders', marks: { badge: '4' } });
    expect(tabs.state.panes[1]?.marks).toEqual({ title: 'Orders', badge: '4' });
  });

  it('[T17] are added up while a pane runs and forgotten when it reloads or closes', async () => {
    const tabs = await openAll('orders');
    tabs.send({ type: 'mark', key: 'orders', marks: { title: '订单 7' } });
    tabs.send({ type: 'mark', key: 'orders', marks: { dirty: true } });
    expect(getPane(tabs.state, 'orders').marks).toEqual({ title: '订单 7', dirty: true });
    tabs.send({ type: 'close', key: 'orders', discard: true });
    tabs.send({ type: 'reopen-closed' });
    expect(getPane(tabs.state, 'orders').marks).toBeUndefined();
    tabs.send({ type: 'mark', key: 'orders', marks: { badge: '3' } });
    tabs.send({ type: 'reload', key: 'orders' });
    expect(getPane(tabs.state, 'orders').marks).toBeUndefined();
  });
});
