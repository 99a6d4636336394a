import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { parsePanes, serializePanes } from './persistence.ts';
import { restorePanes } from './restorePanes.ts';
import { visibleKeys } from './splitView.ts';

const home = examplePane('home', { kind: 'home' });

async function openAll(...names: string[]) {
  const tabs = createMachineDriver();
  for (const name of names) await tabs.open(name);
  return tabs;
}

async function splitOf(left: string, right: string) {
  const tabs = await openAll(right, left);
  tabs.send({ type: 'split', key: right, side: 'right' });
  return tabs;
}

describe('split view', () => {
  it('[T106] shows two panes side by side, and the address says both', async () => {
    const tabs = await splitOf('a', 'b');
    expect(visibleKeys(tabs.state)).toEqual(['a', 'b']);
    await tabs.expectActive('a');
    expect(tabs.effects).toMatchObject([
      {
        type: 'show-address',
        mode: 'push',
        pane: { key: 'a' },
        beside: { pane: { key: 'b' }, side: 'right' },
      },
    ]);
  });

  it('[T106] gives way to any other pane and comes back with either half', async () => {
    const tabs = await splitOf('a', 'b');
    await tabs.open('c');
    expect(visibleKeys(tabs.state)).toEqual(['c']);
    expect(tabs.effects).toContainEqual({ type: 'show-address', mode: 'push', pane: tabs.state.panes[3] });
    await tabs.activate('b');
    expect(visibleKeys(tabs.state)).toEqual(['a', 'b']);
    expect(tabs.effects).toContainEqual(
      expect.objectContaining({ type: 'show-address', beside: expect.objectContaining({ side: 'left' }) }),
    );
  });

  it('[T106] ends on request, both panes stay open', async () => {
    const tabs = await splitOf('a', 'b');
    tabs.send({ type: 'unsplit' });
    expect(visibleKeys(tabs.state)).toEqual(['a']);
    expect(tabs.effects).toMatchObject([{ type: 'show-address', mode: 'push', pane: { key: 'a' } }]);
    await tabs.expectOrder('home', 'b', 'a');
    const before = tabs.state;
    tabs.send({ type: 'unsplit' });
    tabs.send({ type: 'split', key: 'a', side: 'left' });
    tabs.send({ type: 'split', key: 'gone', side: 'left' });
    expect(tabs.state).toBe(before);
  });

  it('[T107] ends when one half closes, and the other comes to the front', async () => {
    const tabs = await splitOf('a', 'b');
    await tabs.close('a');
    await tabs.expectActive('b');
    expect(tabs.state.split).toBeUndefined();
    const other = await splitOf('a', 'b');
    await other.close('b');
    await other.expectActive('a');
    expect(other.effects.at(-1)).toEqual({ type: 'show-address', mode: 'push', pane: other.state.panes[1] });
  });

  it('[T108] focus in the other half brings it to the front in place, and counts no view', async () => {
    const tabs = await splitOf('a', 'b');
    const { history } = tabs.state;
    tabs.send({ type: 'focus', key: 'b' });
    await tabs.expectActive('b');
    expect(tabs.effects).toMatchObject([{ type: 'show-address', mode: 'replace', beside: { side: 'left' } }]);
    expect(tabs.state.history).toBe(history);
    await tabs.open('c');
    tabs.send({ type: 'focus', key: 'a' });
    await tabs.expectActive('c');
  });

  it('[T108] a path that changes in the other half replaces the address', async () => {
    const tabs = await splitOf('a', 'b');
    tabs.send({ type: 'path-changed', key: 'b', path: '/b/2' });
    expect(tabs.effects).toMatchObject([
      { type: 'show-address', mode: 'replace', pane: { key: 'a' }, beside: { pane: { path: '/b/2' } } },
    ]);
  });

  it.each([
    [0.35, 0.35],
    [0, 0.2],
    [3, 0.8],
    [Number.NaN, 0.5],
  ])('[T109] a ratio of %d leaves room for both', async (ratio, kept) => {
    const tabs = await splitOf('a', 'b');
    tabs.send({ type: 'resize-split', ratio });
    tabs.send({ type: 'unsplit' });
    expect(tabs.state.splitRatio).toBe(kept);
  });

  it('[T110] the address decides what is shown beside the pane, when it says so', async () => {
    const tabs = await splitOf('a', 'b');
    tabs.send({ type: 'location-changed', key: 'b' });
    expect(visibleKeys(tabs.state)).toEqual(['a', 'b']);
    expect(tabs.effects).toEqual([]);
    tabs.send({ type: 'location-changed', key: 'b', beside: null });
    expect(visibleKeys(tabs.state)).toEqual(['b']);
    tabs.send({ type: 'location-changed', key: 'b', beside: { pane: examplePane('new'), side: 'left' } });
    expect(visibleKeys(tabs.state)).toEqual(['new', 'b']);
    await tabs.expectActive('b');
    tabs.send({ type: 'location-changed', key: 'home', beside: null });
    expect(tabs.state.split).toEqual({ left: 'new', right: 'b' });
  });
});

describe('saved split view', () => {
  const restored = (text: string) => {
    const parsed = parsePanes(text);
    return restorePanes(parsed.ok ? parsed.saved : undefined, {
      home,
      findMenu: (pane) => examplePane(pane.key),
    }).state;
  };

  it('[T111] pins, split view and ratio come back', async () => {
    const tabs = await splitOf('a', 'b');
    tabs.send({ type: 'pin', key: 'a', pinned: true });
    tabs.send({ type: 'resize-split', ratio: 0.3 });
    const state = restored(serializePanes(tabs.state));
    expect(state.panes.map(({ key, pinned }) => [key, pinned])).toEqual([
      ['home', undefined],
      ['a', true],
      ['b', undefined],
    ]);
    expect(visibleKeys(state)).toEqual(['a', 'b']);
    expect(state.live).toEqual(['b', 'a']);
    expect(state.splitRatio).toBe(0.3);
  });

  it.each([{ left: 'a', right: 'gone' }, { left: 'a', right: 'a' }, { left: 1, right: 'b' }, 'a|b'])(
    '[T111] a split of %j is dropped',
    async (split) => {
      const tabs = await splitOf('a', 'b');
      const saved = { ...JSON.parse(serializePanes(tabs.state)), split, splitRatio: 'wide' };
      const state = restored(JSON.stringify(saved));
      expect(state.split).toBeUndefined();
      expect(state.splitRatio).toBe(0.5);
      await tabs.expectActive('a');
    },
  );

  it('[T111] pinned panes stand first whatever order was saved', () => {
    const panes = ['home', 'a', 'b'].map((key) => ({ ...examplePane(key), pinned: key === 'b' }));
    const text = JSON.stringify({ version: 2, homeMenuId: 'home', activeKey: 'a', recent: [], panes });
    expect(restored(text).panes.map((pane) => pane.key)).toEqual(['home', 'b', 'a']);
  });
});
