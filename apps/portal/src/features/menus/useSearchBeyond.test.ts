// @vitest-environment happy-dom

import { menuQueryKeys } from '@portal/menu-engine';
import type { FurtherSearch } from '@portal/menu-engine/search-box';
import { directory, menuTree, page } from '@portal/menu-engine/testing';
import { PortalProvider } from '@portal/ui/shell';
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../../test/createBackend.ts';
import { createShell, soon } from '../../../test/createShell.ts';
import { openWorkspace } from '../../../test/openWorkspace.ts';
import { useSearchBeyond } from './useSearchBeyond.ts';

const found = (kind: string, id: string, systemCode = 'WMS') => ({
  kind,
  id,
  title: id,
  detail: '',
  systemCode,
  app: 'notes',
  path: `/list?open=${id}`,
});

const ANSWERS: Answers = {
  searchRecords: () => ({
    dataList: [found('orders', 'o-1'), found('orders', 'o-2', 'TMS'), found('moons', 'm-1')],
  }),
  queryHelpTree: () => [
    { folderId: 'f', title: '订单', documents: [{ docId: 'sync', title: '订单如何同步' }] },
  ],
};

async function setUp(settings = {}) {
  const shell = await createShell({ answers: ANSWERS, config: settings });
  const { ports, backend } = shell;
  await ports.locales.apply('zh-CN');
  const workspace = await openWorkspace(shell);
  backend.set({
    getMenuTreeByServiceAndRole: ({ systemCode }) =>
      menuTree([directory('d', '库内', [page('counts', `盘点单 ${systemCode}`, { path: 'notes' })])]),
  });
  const values: FurtherSearch[] = [];
  const Probe = () => {
    values.push(useSearchBeyond());
    return null;
  };
  const { draw } = workspace.render(() =>
    createElement(PortalProvider, { i18n: ports.i18n, children: createElement(Probe) }),
  );
  await draw();
  const search = () => values.at(-1) ?? {};
  const section = (id: string, query: string) =>
    search()
      .find?.(query)
      .find((one) => one.id === id)?.items ?? [];
  return { ...shell, draw, search, section };
}

it('[P963] records open where their system is; kinds and systems that are not known or not open are left out', async () => {
  const { search, history } = await setUp();
  const records = (await search().searchRecords?.('112', new AbortController().signal)) ?? [];
  expect(records.map(({ key, kind }) => [key, kind])).toEqual([['orders:o-1', '订单']]);
  records[0]?.onOpen();
  expect(history.location.href).toBe('/entry/svc-wms/WMS/notes#/list?open=o-1');
});

it('[P800] a backend that answers no more than the documents name is asked for no records', async () => {
  const { search, section } = await setUp({ extras: false });
  expect(search().searchRecords).toBeUndefined();
  expect(section('actions', 'log out')).toHaveLength(1);
  expect((await setUp()).search().searchRecords).toBeDefined();
});

it('[P963] pages of the other open systems, actions and help documents answer, once somebody is about to search', async () => {
  const { search, section, draw, acted, backend, ports } = await setUp();
  const asked = () => backend.calls.filter(({ name }) => name === 'getMenuTreeByServiceAndRole').length;
  const before = asked();
  await draw();
  expect(asked()).toBe(before);
  search().prepare?.();
  await vi.waitFor(async () => {
    await draw();
    expect(section('elsewhere', '盘点单 WMS')).toHaveLength(1);
    expect(section('help', '同步')).toHaveLength(1);
  });
  expect(section('elsewhere', '盘点单')[0]?.href).toMatch(/^\/entry\/svc-/);
  const known = asked();
  await ports.queryClient.invalidateQueries({ queryKey: menuQueryKeys.trees });
  await draw();
  expect(asked(), 'menus that are read anew replace the former ones').toBeGreaterThan(known);
  expect(section('elsewhere', '盘点单 WMS')).toHaveLength(1);
  expect(section('elsewhere', '盘点单 TMS').map(({ title }) => title)).not.toContain('盘点单 TMS');
  const [out] = section('actions', 'log out');
  expect(out?.title).toBe('退出登录');
  out?.onOpen();
  await soon(() => expect(acted.map(([name]) => name)).toContain('sign-out'));
});

it('[P964] what was opened from the search is remembered on this device, the last one first', async () => {
  const { search, ports } = await setUp();
  for (const key of ['orders:1', 'help:sync', 'orders:1']) search().onUsed?.(key);
  expect(search().recent?.()).toEqual(['orders:1', 'help:sync']);
  ports.storage.set('search-recent', '{broken');
  expect(search().recent?.()).toEqual([]);
});
