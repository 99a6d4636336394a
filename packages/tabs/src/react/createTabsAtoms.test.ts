import { createStore } from 'jotai';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabsScope, TabsStorages } from '../core/createPanesStorage.ts';
import type { Pane, TabsEffect, TabsEvent } from '../core/types.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createTabsAtoms } from './createTabsAtoms.ts';
import { useTabs } from './useTabs.ts';

const erp: TabsScope = { serviceId: 'svc-erp', systemCode: 'ERP' };
const home = examplePane('home', { kind: 'home' });

function start(storage: TabsStorages, scope = erp, store = createStore()) {
  const atoms = createTabsAtoms({
    scope,
    storage,
    home,
    findMenu: (pane) => examplePane(pane.key),
  });
  return {
    atoms,
    open: (name: string) => store.set(atoms.sendAtom, { type: 'open', pane: examplePane(name) }),
    send: (event: Parameters<(typeof atoms.sendAtom)['write']>[2]) => store.set(atoms.sendAtom, event),
    order: () => store.get(atoms.stateAtom).panes.map((pane) => pane.key),
    state: () => store.get(atoms.stateAtom),
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
    first.atoms.flush();
    const others = [
      { serviceId: 'svc-erp', systemCode: 'BI' },
      { serviceId: 'svc2-erp', systemCode: 'ERP' },
      { serviceId: 'svc-erp:ERP', systemCode: '' },
    ];
    for (const scope of others) {
      expect(start(storage, scope).order()).toEqual(['home']);
      expect(start(storage, scope).state().history).toEqual([]);
    }
    expect(start(storage).order()).toEqual(['home', 'orders']);
    expect(start(storage).state().history).toMatchObject([{ key: 'orders', views: 1 }]);
  });
});

describe('windows', () => {
  it('[T27] a new window starts from the list saved last, then each keeps its own over reloads', () => {
    const { openWindow } = browser();
    const one = openWindow();
    const other = openWindow();
    const first = start(one);
    first.open('orders');
    first.atoms.flush();
    const second = start(other);
    expect(second.order()).toEqual(['home', 'orders']);
    second.open('stock');
    second.atoms.flush();
    first.open('ads');
    first.atoms.flush();
    expect(start(one).order()).toEqual(['home', 'orders', 'ads']);
    expect(start(other).order()).toEqual(['home', 'orders', 'stock']);
    expect(start(openWindow()).order()).toEqual(['home', 'orders', 'ads']);
  });

  it('[T27] a corrupt list of the window gives way to the one saved last', () => {
    const { openWindow } = browser();
    const storage = openWindow();
    const first = start(storage);
    first.open('orders');
    first.atoms.flush();
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
    second.atoms.flush();
    first.open('ads');
    vi.advanceTimersByTime(250);
    expect(start(openWindow()).state().history).toMatchObject([
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
    tabs.atoms.flush();
    expect(write).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    tabs.atoms.flush();
    tabs.send({ type: 'close', key: 'home' });
    vi.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(2);
    expect(start(storage).order()).toEqual(['home', 'a', 'b', 'c', 'd']);
  });

  it('[T29] into storage that is full or blocked costs nothing but the next start', () => {
    const full = { get: () => null, set: () => false };
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [full, { get: fail, set: fail }]) {
      const tabs = start({ session: storage, local: storage });
      tabs.open('orders');
      tabs.atoms.flush();
      expect(tabs.order()).toEqual(['home', 'orders']);
    }
  });
});

describe('atoms', () => {
  it('[T31] of two calls share nothing', () => {
    const { openWindow } = browser();
    const store = createStore();
    const first = start(openWindow(), erp, store);
    const second = start(openWindow(), erp, store);
    const heard: TabsEffect[] = [];
    second.atoms.subscribe((effect) => heard.push(effect));
    first.open('orders');
    expect(first.order()).toEqual(['home', 'orders']);
    expect(second.order()).toEqual(['home']);
    expect(heard).toEqual([]);
  });

  it('[T31] tell their subscribers every effect, after the state has changed', () => {
    const tabs = start(browser().openWindow());
    const heard: [TabsEffect['type'], string][] = [];
    const stop = tabs.atoms.subscribe((effect) => heard.push([effect.type, tabs.state().activeKey]));
    tabs.open('orders');
    stop();
    tabs.open('stock');
    expect(heard).toEqual([
      ['pane-viewed', 'orders'],
      ['address', 'orders'],
    ]);
  });

  it('[T31] say what became of the saved panes', () => {
    const storage = browser().openWindow();
    expect(start(storage).atoms.restored).toEqual({ dropped: [], cleared: 'nothing-saved' });
  });

  it('[T16] end a reload by themselves after 300 ms', () => {
    const tabs = start(browser().openWindow());
    tabs.open('orders');
    tabs.send({ type: 'reload', key: 'orders' });
    vi.advanceTimersByTime(299);
    expect(tabs.state().reloading).toEqual(['orders']);
    vi.advanceTimersByTime(1);
    expect(tabs.state().reloading).toEqual([]);
  });

  it('[T31] are demanded by name where no provider stands above', () => {
    expect(() => renderToString(createElement(Lonely))).toThrow('@portal/tabs: TabsProvider is missing');
  });
});

describe('panes that run', () => {
  const startWith = (objections: (panes: readonly Pane[]) => Promise<readonly string[]>) => {
    const storage = browser().openWindow();
    const atoms = createTabsAtoms({ scope: erp, storage, home, findMenu: () => undefined, objections });
    const store = createStore();
    const heard: TabsEffect[] = [];
    atoms.subscribe((effect) => heard.push(effect));
    const send = (event: TabsEvent) => store.set(atoms.sendAtom, event);
    for (const name of ['a', 'b']) send({ type: 'open', pane: examplePane(name) });
    heard.length = 0;
    return { send, heard, order: () => store.get(atoms.stateAtom).panes.map((pane) => pane.key) };
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
    expect(question).toMatchObject({ type: 'unsaved', panes: [{ key: 'a' }] });
    expect(objections.mock.calls[0]?.[0].map((pane) => pane.key)).toEqual(['a', 'b']);
    if (question?.type === 'unsaved') tabs.send(question.event);
    expect(tabs.order()).toEqual(['home']);
    expect(objections).toHaveBeenCalledTimes(1);
  });

  it('[T124] what was asked before anybody listened is told once, the last of it', () => {
    const { atoms, send, open } = start(browser().openWindow());
    for (const name of ['a', 'b']) {
      open(name);
      send({ type: 'mark', key: name, marks: { dirty: true } });
      send({ type: 'close', key: name });
    }
    expect(atoms.takeQuestion()).toMatchObject({ panes: [{ key: 'b' }] });
    expect(atoms.takeQuestion()).toBeUndefined();
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
    first.atoms.flush();
    expect(start(storage, { ...erp, owner: 'u2' }).order()).toEqual(['home']);
    expect(start(storage, { ...erp, owner: 'u1' }).order()).toEqual(['home', 'orders']);
  });
});
