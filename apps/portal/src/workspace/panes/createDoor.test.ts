// @vitest-environment happy-dom

import { directory, menuTree, page } from '@portal/menu-engine/testing';
import { expect, it } from 'vitest';
import { createShell, soon } from '../../../test/createShell.ts';
import { openWorkspace } from '../../../test/openWorkspace.ts';
import { menuPane } from './menuPane.ts';

const TREE = menuTree([
  directory('orders', '订单', [
    page('all', '全部订单', { path: 'notes', systemCode: 'OMS', statisticsType: '3' }),
    page('late', '迟到', { path: 'notes', assetsExpireTime: '2020-01-01 00:00:00' }),
    page('bound', '店铺', { path: 'notes', dependencePlatform: 'AMAZON' }),
  ]),
]);

async function setUp(boundPlatforms?: string[]) {
  const shell = await createShell({
    answers: {
      getMenuTreeByServiceAndRole: () => TREE,
      ...(boundPlatforms && {
        querySystemExtListForSub: () => ({
          dataList: [
            {
              serviceId: 'svc-oms',
              systemCode: 'OMS',
              status: 2,
              serviceDeploy: 4,
              packageId: 'p',
              serviceInfoExt: { boundPlatforms },
            },
          ],
          total: 1,
        }),
      }),
    },
  });
  const workspace = await openWorkspace(shell);
  const paneOf = (id: string) => {
    const pane = menuPane(workspace.entry(id));
    if (!pane) throw new Error(`${id} is a directory`);
    return pane;
  };
  return { ...workspace, paneOf };
}

it('[P580] a menu that has expired, or whose shops are not bound, is refused; others are not', async () => {
  const { door, paneOf, entry } = await setUp([]);
  expect(door.refusalOf(paneOf('all'))).toBeUndefined();
  expect(door.refusalOf(paneOf('late'))).toMatchObject({ kind: 'expired' });
  expect(door.refusalOf(paneOf('bound'))).toMatchObject({ kind: 'locked', platform: 'AMAZON' });
  expect(door.refusalOfMenu(entry('all'))).toBeUndefined();
  expect(door.refusalOfMenu(undefined)).toMatchObject({ kind: 'no-permission' });
});

it('[P580] nothing is locked once its platform is bound, nor while that is not known', async () => {
  const bound = await setUp(['AMAZON']);
  expect(bound.door.refusalOf(bound.paneOf('bound'))).toBeUndefined();
  const unknown = await setUp();
  expect(unknown.door.refusalOf(unknown.paneOf('bound'))).toBeUndefined();
});

it('[P580] a pane without a menu is its app’s to judge; one whose menu is gone is refused', async () => {
  const { door, paneOf } = await setUp();
  const { menuId: _, ...own } = paneOf('all');
  expect(door.refusalOf(own)).toBeUndefined();
  const gone = { ...paneOf('all'), menuId: 'gone' };
  expect(door.refusalOf(gone)).toMatchObject({ kind: 'no-permission' });
  expect(door.refusalOf({ ...gone, external: true })).toBeUndefined();
  expect(door.refusalOf({ ...gone, ignore: true })).toBeUndefined();
});

it('[P580] what is refused opens no tab, is not counted, and is explained with the way on', async () => {
  const { tabs, paneOf, backend, ports } = await setUp();
  tabs.send({ type: 'open', pane: paneOf('late') });
  expect(tabs.get().panes.map(({ key }) => key)).toEqual(['home']);
  await soon(() => expect(ports.dialogs.get()).toHaveLength(1));
  expect(backend.count('recordMenuOpt')).toBe(0);
});

it('[P583] a menu is counted when it opens, comes back or is doubled, not when its tab is chosen', async () => {
  const { tabs, paneOf, backend } = await setUp();
  const counted = async (times: number) => {
    await soon(() => expect(backend.count('recordMenuOpt')).toBe(times));
  };
  tabs.send({ type: 'open', pane: paneOf('all') });
  await counted(1);
  expect(backend.calls.at(-1)?.body).toMatchObject({
    menuId: 'all',
    menuName: '全部订单',
    systemCode: 'OMS',
    statisticsType: '3',
  });
  tabs.send({ type: 'activate', key: 'home' });
  tabs.send({ type: 'duplicate', key: 'm_all' });
  await counted(2);
  tabs.send({ type: 'close', key: 'm_all' });
  await soon(() => expect(tabs.get().closed).toHaveLength(1));
  tabs.send({ type: 'reopen-closed' });
  await counted(3);
  tabs.send({ type: 'activate', key: 'home' });
  tabs.send({ type: 'open', pane: { key: 'own', kind: 'micro-app', app: 'notes', path: '/x', tab: 'x' } });
  expect(tabs.get().panes.map(({ key }) => key)).toContain('own');
  expect(backend.count('recordMenuOpt')).toBe(3);
});

it('[P583] a count that is refused stops nothing and says nothing', async () => {
  const { tabs, paneOf, backend, ports } = await setUp();
  backend.set({
    recordMenuOpt: () => {
      throw new TypeError('no answer');
    },
  });
  tabs.send({ type: 'open', pane: paneOf('all') });
  await soon(() => expect(backend.count('recordMenuOpt')).toBe(1));
  expect(ports.toasts.get()).toEqual([]);
  expect(tabs.get().activeKey).toBe('m_all');
});

it('[P581] tabs of the last visit that may not open are named; those whose menu is gone are not', async () => {
  const { door, entry, ports } = await setUp();
  door.tellLeftOut([{ kind: 'no-permission' }]);
  const late = door.refusalOfMenu(entry('late'));
  if (!late) throw new Error('late may open');
  door.tellLeftOut([{ kind: 'no-permission' }, late]);
  await soon(() => expect(ports.toasts.get()).toHaveLength(1));
  expect(ports.toasts.get()[0]).toMatchObject({ id: 'panes-left-out', tone: 'warning' });
});
