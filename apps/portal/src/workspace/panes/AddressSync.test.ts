// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { act, createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createShell } from '../../../test/createShell.ts';
import { openWorkspace } from '../../../test/openWorkspace.ts';
import { createShellHistory } from '../../app/createShellHistory.ts';
import { AddressSync } from './AddressSync.ts';
import { menuPane } from './menuPane.ts';

const BASE = '/entry/svc-oms/OMS';
const APPS = new Set(['notes', 'amazon', 'sso-web']);
const FRAME_MS = 50;
const PAINTING = ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] as const;

/** A workspace whose panes follow a history; `go` changes the address as the browser would. */
async function setUp(address: string, wrap = (history: RouterHistory) => history) {
  const workspace = await openWorkspace(await createShell({ address }));
  const { base, index, door, tabs } = workspace;
  const explained = vi.spyOn(door, 'explain').mockReturnValue(undefined);
  const counted = vi.spyOn(door, 'count').mockReturnValue(undefined);
  const history = wrap(createMemoryHistory({ initialEntries: [address] }));
  const asked: unknown[][] = [];
  const navigate = (...given: unknown[]) => {
    asked.push(given);
    const [href, { replace: _, ...state }] = given as [string, { replace?: boolean }];
    history.replace(href, state as never);
  };
  const routeTree = createRootRoute({
    component: () => createElement(AddressSync, { base, index, apps: APPS, door, navigate }),
    notFoundComponent: () => createElement(AddressSync, { base, index, apps: APPS, door, navigate }),
  });
  const router = createRouter({ routeTree, history });
  const { draw } = workspace.render(() => createElement(RouterProvider as never, { router }));
  await draw();
  await act(() => router.load());
  const go = (href: string, state = {}) => act(async () => history.push(href, state as never));
  const keys = () => tabs.get().panes.map(({ key }) => key);
  return { ...workspace, asked, counted, explained, go, history, keys };
}

it('[P23] the pane of an address comes to the front, and the entry is made its own', async () => {
  const { go, tabs, asked, counted } = await setUp(BASE);
  await go(`${BASE}/notes#/all`);
  expect(tabs.get().activeKey).toBe('m_all');
  expect(asked).toEqual([[`${BASE}/notes#/all`, { replace: true, paneKey: 'm_all', besideKey: undefined }]]);
  expect(counted).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'm_all' }));
});

it('[P24] an entry of the panes’ own brings its pane back, and is not written anew', async () => {
  const { go, history, tabs, asked } = await setUp(BASE);
  await go(`${BASE}/notes#/all`);
  await go(`${BASE}/notes#/unpaid`);
  const written = asked.length;
  await act(async () => history.back());
  expect(tabs.get().activeKey).toBe('m_all');
  expect(asked).toHaveLength(written);
});

it('[P580] a refused address is explained, and the pane in front keeps its own', async () => {
  const { go, explained, asked, keys } = await setUp(BASE);
  await go(`${BASE}/notes#/late`);
  expect(explained).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'expired' }));
  expect(keys()).toEqual(['home']);
  expect(asked).toEqual([[BASE, { replace: true, paneKey: 'home', besideKey: undefined }]]);
});

it('[P25] an unknown app leads to /404, an unknown path to the 404 page of the system', async () => {
  const { go, asked, keys } = await setUp(BASE);
  await go(`${BASE}/nowhere#/x`);
  await go(`${BASE}/notes#/nothing`);
  expect(asked).toEqual([
    ['/404', { replace: true }],
    [`${BASE}/404`, { replace: true }],
  ]);
  expect(keys()).toEqual(['home']);
});

it('[P766] a visit with a token that finds no such page stands at the workspace, and says so in the address', async () => {
  const { asked, keys } = await setUp(`${BASE}/amazon#/setSail/index`);
  expect(keys()).toEqual(['home']);
  expect(asked).toEqual([[BASE, { replace: true, paneKey: 'home' }]]);
});

it('[P22] the bare address shows what is in front when a visit begins, and home later', async () => {
  const { go, tabs, asked } = await setUp(BASE);
  expect(asked).toEqual([]);
  await go(`${BASE}/notes#/all`);
  await go(BASE);
  expect(tabs.get().activeKey).toBe('home');
  expect(asked.at(-1)).toEqual([BASE, { replace: true, paneKey: 'home', besideKey: undefined }]);
});

it('[P201] an address with a pane beside shows both, and the entry names both', async () => {
  const { go, tabs, asked } = await setUp(BASE);
  await go(`${BASE}/notes?right=${encodeURIComponent('amazon#/ads')}#/all`);
  expect(tabs.get().split).toEqual({ left: 'm_all', right: 'm_ads' });
  expect(asked.at(-1)?.[1]).toEqual({ replace: true, paneKey: 'm_all', besideKey: 'm_ads' });
});

it('[P554] an address that is no longer the window’s does not bring its pane back', async () => {
  const { asked, history, keys } = await setUp(BASE, createShellHistory);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: [...PAINTING] });
  // The router hears of a pane's own address when the pane is painted: until then it reports the address before it.
  await act(async () => {
    history.push(`${BASE}/notes#/all`);
    history.push(`${BASE}/notes#/unpaid`, { paneKey: 'm_unpaid' } as never);
  });
  expect(keys()).toEqual(['home']);
  expect(asked).toEqual([]);
  expect(history.location.hash).toBe('#/unpaid');
  await act(() => vi.advanceTimersByTimeAsync(FRAME_MS));
  expect(keys()).toEqual(['home', 'm_unpaid']);
});

it('[P554] going back before a pane’s address is judged brings back the pane before it', async () => {
  const { entry, go, history, tabs } = await setUp(BASE, createShellHistory);
  await go(`${BASE}/notes#/all`);
  const pane = menuPane(entry('unpaid'));
  if (!pane) throw new Error('a page has a pane');
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: [...PAINTING] });
  await act(async () => {
    tabs.send({ type: 'open', pane });
    history.push(`${BASE}/notes#/unpaid`, { paneKey: 'm_unpaid' } as never);
  });
  expect(tabs.get().activeKey).toBe('m_unpaid');
  await act(async () => history.back());
  expect(history.location.hash).toBe('#/all');
  expect(tabs.get().activeKey).toBe('m_all');
});

it('[P559] a message page lies over the panes', async () => {
  const { go, tabs, asked } = await setUp(BASE);
  await go(`${BASE}/notes#/all`);
  const written = asked.length;
  await go(`${BASE}/404`);
  expect(tabs.get().activeKey).toBe('m_all');
  expect(asked).toHaveLength(written);
});
