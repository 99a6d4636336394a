import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { createTabsState } from './createTabsState.ts';
import { getPane } from './selectors.ts';

const home = examplePane('home', { kind: 'home' });

async function openAll(maxLive: number, ...names: string[]) {
  const tabs = createMachineDriver(createTabsState(home, [], maxLive));
  for (const name of names) await tabs.open(name);
  return tabs;
}

describe('sleep', () => {
  it('[T103] unmounts what was used longest ago, its tab and path stay', async () => {
    const tabs = await openAll(3, 'a', 'b');
    tabs.send({ type: 'path-changed', key: 'b', path: '/b/7' });
    tabs.send({ type: 'mark', key: 'b', marks: { badge: '3' } });
    await tabs.open('c');
    expect(tabs.state.live).toEqual(['a', 'b', 'c']);
    expect(tabs.effects).toContainEqual({ type: 'panes-slept', panes: [getPane(tabs.state, 'home')] });
    await tabs.activate('a');
    await tabs.open('d');
    expect(tabs.state.live).toEqual(['c', 'a', 'd']);
    expect(getPane(tabs.state, 'b')).toMatchObject({ path: '/b/7', marks: { badge: '3' } });
    await tabs.expectOrder('home', 'a', 'b', 'c', 'd');
    await tabs.activate('b');
    expect(tabs.state.live).toEqual(['a', 'd', 'b']);
  });

  it('[T103] at most 20 panes are mounted unless the caller says otherwise', async () => {
    const tabs = createMachineDriver();
    for (let index = 0; index < 25; index += 1) await tabs.open(`p${index}`);
    expect(tabs.state.live).toHaveLength(20);
    expect(tabs.state.panes).toHaveLength(26);
  });

  it('[T104] leaves unsaved input, pages from outside and what is shown awake', async () => {
    const tabs = await openAll(2, 'a');
    tabs.send({ type: 'mark', key: 'a', marks: { dirty: true } });
    const outside = examplePane('outside', { kind: 'frame', path: 'https://example.com/' });
    tabs.send({ type: 'open', pane: outside });
    expect(tabs.state.live).toEqual(['a', 'outside']);
    await tabs.open('b');
    expect(tabs.state.live).toEqual(['a', 'outside', 'b']);
    expect(tabs.effects).toContainEqual({ type: 'live-limit-exceeded', limit: 2 });
    await tabs.open('c');
    expect(tabs.state.live).toEqual(['a', 'outside', 'c']);
    expect(tabs.effects.map((effect) => effect.type)).not.toContain('live-limit-exceeded');
    tabs.send({ type: 'mark', key: 'a', marks: { dirty: false } });
    await tabs.open('b');
    expect(tabs.state.live).toEqual(['outside', 'b']);
  });

  it('[T104] both halves of a split view count as shown', async () => {
    const tabs = await openAll(1, 'a', 'b');
    tabs.send({ type: 'split', key: 'a', side: 'left' });
    expect(tabs.state.live).toEqual(['a', 'b']);
    await tabs.activate('home');
    expect(tabs.state.live).toEqual(['home']);
    await tabs.activate('a');
    expect(tabs.state.live).toEqual(['b', 'a']);
  });
});

describe('unsaved input', () => {
  it('[T105] is asked about before it is closed', async () => {
    const tabs = await openAll(20, 'a', 'b');
    tabs.send({ type: 'mark', key: 'a', marks: { dirty: true } });
    const before = tabs.state;
    await tabs.close('a');
    expect(tabs.state).toBe(before);
    expect(tabs.effects).toEqual([
      {
        type: 'ask-to-discard',
        panes: [getPane(tabs.state, 'a')],
        event: { type: 'close', key: 'a', discard: true },
      },
    ]);
    tabs.send({ type: 'close', key: 'a', discard: true });
    await tabs.expectOrder('home', 'b');
  });

  it('[T105] of several panes is asked about once, naming them all', async () => {
    const tabs = await openAll(20, 'a', 'b', 'c');
    for (const key of ['a', 'b']) tabs.send({ type: 'mark', key, marks: { dirty: true } });
    for (const scope of ['left', 'others', 'all'] as const) {
      tabs.send({ type: 'close-many', scope, key: 'c' });
      expect(tabs.effects).toMatchObject([{ type: 'ask-to-discard', panes: [{ key: 'a' }, { key: 'b' }] }]);
    }
    await tabs.expectOrder('home', 'a', 'b', 'c');
    const [question] = tabs.effects;
    if (question?.type !== 'ask-to-discard') throw new Error('no question');
    tabs.send(question.event);
    await tabs.expectOrder('home');
  });

  it('[T105] is asked about before a reload, and not when it stays', async () => {
    const tabs = await openAll(20, 'a', 'b');
    tabs.send({ type: 'mark', key: 'b', marks: { dirty: true } });
    tabs.send({ type: 'reload', key: 'b' });
    expect(tabs.effects).toMatchObject([{ type: 'ask-to-discard', panes: [{ key: 'b' }] }]);
    expect(tabs.state.reloading).toEqual([]);
    tabs.send({ type: 'close-many', scope: 'others', key: 'b' });
    await tabs.expectOrder('home', 'b');
    tabs.send({ type: 'reload', key: 'b', discard: true });
    expect(tabs.state.reloading).toEqual(['b']);
  });
});
