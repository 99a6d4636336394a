import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { closeByRecentUse } from '../testing/tabsScenarios.ts';
import { getActivePane } from './selectors.ts';
import type { CloseScope } from './types.ts';

async function openAll(...names: string[]) {
  const tabs = createMachineDriver();
  for (const name of names) await tabs.open(name);
  return tabs;
}

describe('close', () => {
  it('[T5] goes back through the panes used before, at last to home', async () => {
    await closeByRecentUse(createMachineDriver());
  });

  it('[T5] falls back to home when nothing else was used', () => {
    const tabs = createMachineDriver();
    tabs.send({ type: 'open', pane: examplePane('orders') });
    tabs.send({ type: 'restore', state: { ...tabs.state, recent: [] } });
    tabs.send({ type: 'close', key: 'orders' });
    expect(tabs.state.activeKey).toBe('home');
  });

  it('[T5] pushes the address of the pane that comes to the front', async () => {
    const tabs = await openAll('orders', 'stock');
    await tabs.close('stock');
    expect(tabs.effects).toContainEqual({
      type: 'show-address',
      mode: 'push',
      pane: getActivePane(tabs.state),
    });
  });

  it('[T6] leaves the front alone when another pane is closed', async () => {
    const tabs = await openAll('orders', 'stock');
    await tabs.close('orders');
    await tabs.expectActive('stock');
    expect(tabs.effects.map((effect) => effect.type)).toEqual(['panes-closed']);
    expect(tabs.state.recent).not.toContain('orders');
    expect(tabs.state.live).not.toContain('orders');
  });

  it('[T7] refuses home and says why', async () => {
    const tabs = await openAll('orders');
    const before = tabs.state;
    await tabs.close('home');
    expect(tabs.state).toBe(before);
    expect(tabs.effects).toEqual([
      { type: 'close-refused', pane: before.panes[0], reason: 'home-not-closable' },
    ]);
  });

  it('[T7] refuses any pane that may not be closed', () => {
    const tabs = createMachineDriver();
    tabs.send({ type: 'open', pane: examplePane('guide', { closable: false }) });
    tabs.send({ type: 'close', key: 'guide' });
    expect(tabs.effects).toMatchObject([{ type: 'close-refused', reason: 'pane-not-closable' }]);
  });

  it('[T7] ignores a pane that is not open', async () => {
    const tabs = await openAll('orders');
    const before = tabs.state;
    await tabs.close('nothing');
    expect(tabs.state).toBe(before);
    expect(tabs.effects).toEqual([]);
  });
});

describe('close many', () => {
  const cases: [CloseScope, string[]][] = [
    ['left', ['home', 'b', 'c', 'd']],
    ['right', ['home', 'a', 'b']],
    ['others', ['home', 'b']],
    ['all', ['home']],
  ];
  it.each(cases)('[T8] %s of a pane keeps the rest and home', async (scope, kept) => {
    const tabs = await openAll('a', 'b', 'c', 'd');
    await tabs.activate('b');
    tabs.send({ type: 'close-many', scope, key: 'b' });
    await tabs.expectOrder(...kept);
    await tabs.expectActive(scope === 'all' ? 'home' : 'b');
  });

  it('[T8] brings the pane it was asked from to the front when the front is swept', async () => {
    const tabs = await openAll('a', 'b', 'c');
    tabs.send({ type: 'close-many', scope: 'right', key: 'a' });
    await tabs.expectActive('a');
    expect(tabs.effects.map((effect) => effect.type)).toEqual(['panes-closed', 'show-address']);
  });

  it('[T8] does nothing when there is nothing on that side', async () => {
    const tabs = await openAll('a');
    const before = tabs.state;
    tabs.send({ type: 'close-many', scope: 'right', key: 'a' });
    tabs.send({ type: 'close-many', scope: 'left', key: 'missing' });
    expect(tabs.state).toBe(before);
  });

  it('[T9] all leaves home, and what else may not be closed', async () => {
    const tabs = await openAll('a', 'b');
    tabs.send({ type: 'close-many', scope: 'all', key: 'b' });
    await tabs.expectOrder('home');
    tabs.send({ type: 'open', pane: examplePane('guide', { closable: false }) });
    await tabs.open('a');
    tabs.send({ type: 'close-many', scope: 'all', key: 'a' });
    await tabs.expectOrder('home', 'guide');
    await tabs.expectActive('home');
  });
});

describe('reopen', () => {
  it('[T10] brings the last closed pane back to its place, where it stood', async () => {
    const tabs = await openAll('a', 'b', 'c');
    tabs.send({ type: 'path-changed', key: 'b', path: '/b/9' });
    await tabs.close('b');
    tabs.send({ type: 'reopen-closed' });
    await tabs.expectOrder('home', 'a', 'b', 'c');
    expect(getActivePane(tabs.state)).toMatchObject({ key: 'b', path: '/b/9' });
  });

  it('[T10] remembers ten panes, and none that is open again', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const tabs = await openAll(...names);
    tabs.send({ type: 'close-many', scope: 'all', key: 'home' });
    expect(tabs.state.closed).toHaveLength(10);
    await tabs.open('p11');
    expect(tabs.state.closed.map(({ pane }) => pane.key)).not.toContain('p11');
    for (let count = 0; count < 20; count += 1) tabs.send({ type: 'reopen-closed' });
    expect(tabs.state.panes).toHaveLength(11);
    expect(tabs.effects).toEqual([]);
  });
});
