import { createStore } from 'jotai';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pane, TabsEffect } from '../core/types.ts';
import { useTabs } from '../react/useTabs.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import type { TabsScope, TabsStorages } from './createPanesStorage.ts';
import { createTabs } from './createTabs.ts';

const erp: TabsScope = { serviceId: 'svc-erp', systemCode: 'ERP' };
const home = examplePane('home', { kind: 'home' });

const create = (storage: TabsStorages, scope = erp) =>
  createTabs({ scope, storage, home, findMenu: (pane) => examplePane(pane.key) });

/** Panes that are shown. */
function start(storage: TabsStorages, scope = erp) {
  const tabs = create(storage, scope);
  tabs.subscribe(() => undefined);
  return {
    ...tabs,
    open: (name: string) => tabs.send({ type: 'open', pane: examplePane(name) }),
    order: () => tabs.get().panes.map((pane) => pane.key),
  };
}

function browser() {
  const local = memoryStorage();
  return { local, openWindow: () => ({ session: memoryStorage(), local }) };
}

function Lonely() {
  useTabs();
  return null;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('scope', () => {
  it('[T26] two systems, and the same system of two services, share neither panes nor history', () => {
    const storage = browser().openWindow();
    const first = start(storage);
    first.open('orders');
    first.flush();
    const others = [
      { serviceId: 'svc-erp', systemCode: 'BI' },
      { serviceId: 'svc2-erp', systemCode: 'ERP' },
      { serviceId: 'svc-erp:ERP', systemCode: '' },
    ];
    for (const scope of others) {
      expect(start(storage, scope).order()).toEqual(['home']);
      expect(start(storage, scope).get().history).toEqual([]);
    }
    expect(start(storage).order()).toEqual(['home', 'orders']);
    expect(start(storage).get().history).toMatchObject([{ key: 'orders', views: 1 }]);
  });
});

describe('windows', () => {
  it('[T27] a new window starts from the list saved last, then each keeps its own over reloads', () => {
    const { openWindow } = browser();
    const one = openWindow();
    const other = openWindow();
    const first = start(one);
    first.open('orders');
    first.flush();
    const second = start(other);
    expect(second.order()).toEqual(['home', 'orders']);
    second.open('stock');
    second.flush();
    first.open('ads');
    first.flush();
    expect(start(one).order()).toEqual(['home', 'orders', 'ads']);
    expect(start(other).order()).toEqual(['home', 'orders', 'stock']);
    expect(start(openWindow()).order()).toEqual(['home', 'orders', 'ads']);
  });

  it('[T27] a corrupt list of the window gives way to the one saved last', () => {
    const { openWindow } = browser();
    const storage = openWindow();
    const first = start(storage);
    first.open('orders');
    first.flush();
    for (const key of storage.session.entries.keys()) storage.session.set(key, '{"version":');
    expect(start(storage).order()).toEqual(['home', 'orders']);
  });

  it('[T30] add their views to one history', () => {
    const { openWindow } = browser();
    const first = start(openWindow());
    const second = start(openWindow());
    first.open('orders');
    second.open('stock');
    second.open('orders');
    second.flush();
    first.open('ads');
    vi.advanceTimersByTime(250);
    expect(start(openWindow()).get().history).toMatchObject([
      { key: 'orders', views: 2 },
      { key: 'ads', views: 1 },
      { key: 'stock', views: 1 },
    ]);
  });
});

describe('saving', () => {
  it('[T28] happens once for many changes, soon, or at once when the page goes away', () => {
    const storage = browser().openWindow();
    const write = vi.spyOn(storage.session, 'set');
    const tabs = start(storage);
    for (const name of ['a', 'b', 'c']) tabs.open(name);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(write).toHaveBeenCalledTimes(1);
    tabs.open('d');
    tabs.flush();
    expect(write).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    tabs.flush();
    tabs.send({ type: 'close', key: 'home' });
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(2);
    expect(start(storage).order()).toEqual(['home', 'a', 'b', 'c', 'd']);
  });

  it('[T28] waits its time anew after what was saved at once', () => {
    const storage = browser().openWindow();
    const write = vi.spyOn(storage.session, 'set');
    const tabs = start(storage);
    vi.advanceTimersByTime(200);
    tabs.flush();
    tabs.open('a');
    vi.advanceTimersByTime(249);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('[T27] a window that changes nothing keeps the list that it started from', () => {
    const { openWindow } = browser();
    const first = start(openWindow());
    first.open('orders');
    first.flush();
    const idle = openWindow();
    start(idle);
    vi.advanceTimersByTime(250);
    first.open('stock');
    first.flush();
    expect(start(idle).order()).toEqual(['home', 'orders']);
  });

  it('[T1350] panes that were made and are never shown, as StrictMode makes them, save nothing', () => {
    const storage = browser().openWindow();
    const shown = start(storage);
    create(storage);
    shown.open('orders');
    shown.flush();
    vi.advanceTimersByTime(1_000);
    expect(start(storage).order()).toEqual(['home', 'orders']);
  });

  it('[T30] adds each view once, however often the panes are saved', () => {
    const storage = browser().openWindow();
    const tabs = start(storage);
    for (const name of ['a', 'b']) {
      tabs.open(name);
      tabs.flush();
    }
    expect(
      start(storage)
        .get()
        .history.map(({ views }) => views),
    ).toEqual([1, 1]);
  });

  it('[T29] into storage that is full or blocked costs nothing but the next start', () => {
    const full = { get: () => null, set: () => false };
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [full, { get: fail, set: fail }]) {
      const tabs = start({ session: storage, local: storage });
      tabs.open('orders');
      tabs.flush();
      expect(tabs.order()).toEqual(['home', 'orders']);
    }
  });
});

describe('running panes', () => {
  it('[T31] of two calls share nothing', () => {
    const { openWindow } = browser();
    const first = start(openWindow());
    const second = start(openWindow());
    const heard: TabsEffect[] = [];
    second.effects.subscribe((effect) => heard.push(effect));
    first.open('orders');
    expect(first.order()).toEqual(['home', 'orders']);
    expect(second.order()).toEqual(['home']);
    expect(heard).toEqual([]);
  });

  it('[T31] tell their subscribers every effect, after the state has changed', () => {
    const tabs = start(browser().openWindow());
    const heard: [TabsEffect['type'], string][] = [];
    const stop = tabs.effects.subscribe((effect) => heard.push([effect.type, tabs.get().activeKey]));
    tabs.open('orders');
    stop();
    tabs.open('stock');
    expect(heard).toEqual([
      ['pane-viewed', 'orders'],
      ['show-address', 'orders'],
    ]);
  });

  it('[T31] tell what an effect makes of them after its own effects, and all of it before the call returns', () => {
    const tabs = start(browser().openWindow());
    const heard: string[] = [];
    tabs.effects.subscribe((effect) => {
      heard.push(effect.type);
      if (effect.type === 'pane-viewed') tabs.send({ type: 'close', key: 'home' });
    });
    tabs.open('orders');
    expect(heard).toEqual(['pane-viewed', 'show-address', 'close-refused']);
  });

  it('[T126] save what is not saved yet when they are stopped, then stay as they are', () => {
    const storage = browser().openWindow();
    const write = vi.spyOn(storage.session, 'set');
    const tabs = start(storage);
    const heard = vi.fn();
    tabs.open('orders');
    tabs.send({ type: 'reload', key: 'orders' });
    tabs.effects.subscribe(heard);
    tabs.subscribe(heard);
    tabs.stop();
    expect(write).toHaveBeenCalledTimes(1);
    tabs.open('stock');
    vi.advanceTimersByTime(1000);
    expect(tabs.order()).toEqual(['home', 'orders']);
    expect(tabs.get().reloading).toEqual(['orders']);
    expect(heard).not.toHaveBeenCalled();
    expect(write).toHaveBeenCalledTimes(1);
    expect(start(storage).order()).toEqual(['home', 'orders']);
  });

  it('[T31] give an atom that has their present state from its first reading', () => {
    const tabs = start(browser().openWindow());
    tabs.open('orders');
    expect(createStore().get(tabs.stateAtom).activeKey).toBe('orders');
  });

  it('[T31] say what became of the saved panes', () => {
    const storage = browser().openWindow();
    expect(start(storage).restored).toEqual({ dropped: [], cleared: 'nothing-saved' });
  });

  it('[T16] end a reload by themselves after 300 ms', () => {
    const tabs = start(browser().openWindow());
    tabs.open('orders');
    tabs.send({ type: 'reload', key: 'orders' });
    vi.advanceTimersByTime(299);
    expect(tabs.get().reloading).toEqual(['orders']);
    vi.advanceTimersByTime(1);
    expect(tabs.get().reloading).toEqual([]);
  });

  it('[T31] are demanded by name where no provider stands above', () => {
    expect(() => renderToString(createElement(Lonely))).toThrow('@portal/tabs: TabsProvider is missing');
  });
});

describe('panes that run', () => {
  const startWith = (objections: (panes: readonly Pane[]) => Promise<readonly string[]>) => {
    const storage = browser().openWindow();
    const { send, get, effects } = createTabs({
      scope: erp,
      storage,
      home,
      findMenu: () => undefined,
      objections,
    });
    const heard: TabsEffect[] = [];
    effects.subscribe((effect) => heard.push(effect));
    for (const name of ['a', 'b']) send({ type: 'open', pane: examplePane(name) });
    heard.length = 0;
    return { send, heard, order: () => get().panes.map((pane) => pane.key) };
  };

  it('[T122] are asked before they are closed, and those that object are asked about', async () => {
    const objections = vi.fn(async (panes: readonly Pane[]) =>
      panes.map((pane) => pane.key).filter((key) => key === 'a'),
    );
    const tabs = startWith(objections);
    tabs.send({ type: 'close-many', scope: 'all', key: 'home' });
    expect(tabs.order()).toEqual(['home', 'a', 'b']);
    await vi.waitFor(() => expect(tabs.heard).toHaveLength(1));
    const [question] = tabs.heard;
    expect(question).toMatchObject({ type: 'ask-to-discard', panes: [{ key: 'a' }] });
    expect(objections.mock.calls[0]?.[0].map((pane) => pane.key)).toEqual(['a', 'b']);
    if (question?.type === 'ask-to-discard') tabs.send(question.event);
    expect(tabs.order()).toEqual(['home']);
    expect(objections).toHaveBeenCalledTimes(1);
  });

  it('[T124] what was asked before anybody listened is told once, the last of it', () => {
    const { takeQuestion, send, open } = start(browser().openWindow());
    for (const name of ['a', 'b']) {
      open(name);
      send({ type: 'mark', key: name, marks: { dirty: true } });
      send({ type: 'close', key: name });
    }
    expect(takeQuestion()).toMatchObject({ panes: [{ key: 'b' }] });
    expect(takeQuestion()).toBeUndefined();
  });

  it('[T122] that cannot answer do not hold the person back', async () => {
    const tabs = startWith(() => Promise.reject(new Error('gone')));
    tabs.send({ type: 'close', key: 'b' });
    await vi.waitFor(() => expect(tabs.order()).toEqual(['home', 'a']));
  });

  it('[T26] two people share no panes', () => {
    const storage = browser().openWindow();
    const first = start(storage, { ...erp, owner: 'u1' });
    first.open('orders');
    first.flush();
    expect(start(storage, { ...erp, owner: 'u2' }).order()).toEqual(['home']);
    expect(start(storage, { ...erp, owner: 'u1' }).order()).toEqual(['home', 'orders']);
  });
});
