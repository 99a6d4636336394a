import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';

describe('views', () => {
  it('[T14] are counted each time a pane comes to the front, most viewed first, ties by latest', async () => {
    const tabs = createMachineDriver();
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b', 'd']) await tabs.open(name);
    expect(tabs.state.history.map(({ key, views }) => [key, views])).toEqual([
      ['a', 3],
      ['b', 2],
      ['d', 1],
      ['c', 1],
    ]);
    expect(tabs.state.panes.find((pane) => pane.key === 'a')?.views).toBe(3);
  });

  it('[T14] are not counted for the pane already in front, for home, nor without caching', async () => {
    const tabs = createMachineDriver();
    await tabs.open('a');
    await tabs.open('a');
    await tabs.activate('home');
    tabs.send({ type: 'open', pane: examplePane('live', { noCache: true }) });
    expect(tabs.effects.map((effect) => effect.type)).toEqual(['show-address']);
    expect(tabs.state.history).toMatchObject([{ key: 'a', views: 1 }]);
  });

  it('[T14] survive closing and are not counted for the pane that a close brings forward', async () => {
    const tabs = createMachineDriver();
    await tabs.open('a');
    await tabs.open('b');
    await tabs.close('b');
    expect(tabs.state.history).toMatchObject([
      { key: 'b', views: 1 },
      { key: 'a', views: 1 },
    ]);
    await tabs.open('b');
    expect(tabs.state.panes.find((pane) => pane.key === 'b')?.views).toBe(2);
  });

  it('[T14] are kept for the 200 most viewed', () => {
    const tabs = createMachineDriver();
    for (let index = 0; index < 230; index += 1) {
      tabs.send({ type: 'open', pane: examplePane(`p${index}`) });
    }
    expect(tabs.state.history).toHaveLength(200);
  });
});

describe('keep alive', () => {
  it('[T15] content stays mounted from the first view to the close', async () => {
    const tabs = createMachineDriver();
    await tabs.open('a');
    await tabs.open('b');
    expect(tabs.state.live).toEqual(['home', 'a', 'b']);
    await tabs.activate('a');
    expect(tabs.state.live).toEqual(['home', 'b', 'a']);
    await tabs.close('b');
    expect(tabs.state.live).toEqual(['home', 'a']);
  });

  it('[T15] content without caching is given up as soon as it is hidden', async () => {
    const tabs = createMachineDriver();
    tabs.send({ type: 'open', pane: examplePane('live', { noCache: true }) });
    expect(tabs.state.live).toContain('live');
    await tabs.activate('home');
    expect(tabs.state.live).not.toContain('live');
    await tabs.expectOrder('home', 'live');
  });
});

describe('reload', () => {
  it('[T16] unmounts the content and mounts it again 300 ms later', async () => {
    const tabs = createMachineDriver();
    await tabs.open('a');
    tabs.send({ type: 'reload', key: 'a' });
    expect(tabs.state.reloading).toEqual(['a']);
    expect(tabs.effects).toEqual([
      { type: 'send-later', delayMs: 300, event: { type: 'reload-finished', key: 'a' } },
    ]);
    tabs.send({ type: 'reload-finished', key: 'a' });
    expect(tabs.state.reloading).toEqual([]);
  });

  it('[T16] runs once at a time, and not for content that is not mounted', async () => {
    const tabs = createMachineDriver();
    await tabs.open('a');
    tabs.send({ type: 'reload', key: 'a' });
    tabs.send({ type: 'reload', key: 'a' });
    expect(tabs.effects).toEqual([]);
    await tabs.close('a');
    expect(tabs.state.reloading).toEqual([]);
    const before = tabs.state;
    tabs.send({ type: 'reload-finished', key: 'a' });
    tabs.send({ type: 'reload', key: 'a' });
    expect(tabs.state).toBe(before);
  });
});
