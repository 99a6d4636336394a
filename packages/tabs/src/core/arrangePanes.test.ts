import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { getActivePane, getPane } from './selectors.ts';

async function openAll(...names: string[]) {
  const tabs = createMachineDriver();
  for (const name of names) await tabs.open(name);
  return tabs;
}

describe('pin', () => {
  it('[T100] puts a pane behind the pinned ones, unpinning puts it before the others', async () => {
    const tabs = await openAll('a', 'b', 'c', 'd');
    tabs.send({ type: 'pin', key: 'c', pinned: true });
    tabs.send({ type: 'pin', key: 'd', pinned: true });
    await tabs.expectOrder('home', 'c', 'd', 'a', 'b');
    expect(tabs.effects).toEqual([]);
    tabs.send({ type: 'pin', key: 'c', pinned: false });
    await tabs.expectOrder('home', 'd', 'c', 'a', 'b');
    await tabs.expectActive('d');
  });

  it('[T100] does nothing to home, to a pinned pane, or to one that is not open', async () => {
    const tabs = await openAll('a');
    tabs.send({ type: 'pin', key: 'a', pinned: true });
    const before = tabs.state;
    for (const key of ['home', 'a', 'gone']) tabs.send({ type: 'pin', key, pinned: true });
    expect(tabs.state).toBe(before);
  });

  it.each([
    ['c', 1, ['home', 'a', 'b', 'c', 'd']],
    ['a', 4, ['home', 'b', 'a', 'c', 'd']],
    ['b', 1, ['home', 'b', 'a', 'c', 'd']],
    ['d', 3, ['home', 'a', 'b', 'd', 'c']],
  ])('[T100] a move of %s to %i stays among its own', async (key, to, order) => {
    const tabs = await openAll('a', 'b', 'c', 'd');
    for (const pinned of ['a', 'b']) tabs.send({ type: 'pin', key: pinned, pinned: true });
    tabs.send({ type: 'move', key, to });
    await tabs.expectOrder(...order);
  });

  it('[T101] keeps a pane open through sweeps to its sides; close all closes it too', async () => {
    const tabs = await openAll('a', 'b', 'c');
    tabs.send({ type: 'pin', key: 'a', pinned: true });
    tabs.send({ type: 'close-many', scope: 'left', key: 'c' });
    await tabs.expectOrder('home', 'a', 'c');
    tabs.send({ type: 'close-many', scope: 'others', key: 'c' });
    await tabs.expectOrder('home', 'a', 'c');
    tabs.send({ type: 'close-many', scope: 'all', key: 'c' });
    await tabs.expectOrder('home');
  });

  it('[T101] a closed pinned pane is reopened among the pinned', async () => {
    const tabs = await openAll('a', 'b', 'c');
    for (const key of ['a', 'b']) tabs.send({ type: 'pin', key, pinned: true });
    await tabs.close('b');
    tabs.send({ type: 'reopen-closed' });
    await tabs.expectOrder('home', 'a', 'b', 'c');
  });
});

describe('duplicate', () => {
  it('[T102] opens the same page once more beside the pane, with a key of its own', async () => {
    const tabs = await openAll('a', 'b');
    tabs.send({ type: 'path-changed', key: 'a', path: '/a/7' });
    tabs.send({ type: 'mark', key: 'a', marks: { dirty: true } });
    tabs.send({ type: 'duplicate', key: 'a' });
    await tabs.expectOrder('home', 'a', 'a~2', 'b');
    expect(getActivePane(tabs.state)).toMatchObject({ key: 'a~2', path: '/a/7', menuId: 'a', views: 1 });
    expect(getActivePane(tabs.state).marks).toBeUndefined();
    expect(tabs.effects).toContainEqual(expect.objectContaining({ type: 'show-address', mode: 'push' }));
    tabs.send({ type: 'duplicate', key: 'a~2' });
    await tabs.expectOrder('home', 'a', 'a~2', 'a~3', 'b');
    expect(getPane(tabs.state, 'a').marks).toEqual({ dirty: true });
  });

  it('[T102] home is not duplicated', async () => {
    const tabs = await openAll('a');
    const before = tabs.state;
    tabs.send({ type: 'duplicate', key: 'home' });
    expect(tabs.state).toBe(before);
  });
});
