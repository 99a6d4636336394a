// @vitest-environment happy-dom
import { system } from '@portal/menu-engine/testing';
import { expect, it, vi } from 'vitest';
import type { Answers } from '../../test/createBackend.ts';
import { createShell } from '../../test/createShell.ts';
import { openWorkspace, useIn } from '../../test/openWorkspace.ts';
import { useIsQuotaBlocked, useIsQuotaEmpty, useKeysBlocked } from './useQuotaBlock.ts';
import {
  useBoundPlatforms,
  useListedSystems,
  useSystemActions,
  useSystems,
  useUserConfig,
} from './useSystems.ts';

const SYSTEMS = [
  system('OMS', '订单管理', { serviceInfoExt: { boundPlatforms: ['AMAZON'] } as never }),
  system('SYS_LISTING', '刊登系统'),
  system('BI', '商业智能', { embedded: false, systemDomain: 'bi.example.com' }),
  system('ERP', 'ERP'),
];

const setUp = async (answers: Answers = {}, config = {}) =>
  openWorkspace(
    await createShell({
      answers: { querySystemExtListForSub: () => ({ dataList: SYSTEMS, total: 4 }), ...answers },
      config,
    }),
  );
const codes = (systems: readonly { systemCode: string }[]) => systems.map(({ systemCode }) => systemCode);

it.each([
  [1, ['OMS', 'SYS_LISTING', 'BI', 'ERP']],
  [0, ['OMS', 'BI', 'ERP']],
  [undefined, ['OMS', 'BI', 'ERP']],
])('[P588] with listingShow %s the lists hold %s', async (listingShow, listed) => {
  const workspace = await setUp({
    userActionConfig: () => ({ packageStyle: 2, saveMenuStatus: 1, listingShow }) as never,
  });
  expect(codes((await useIn(workspace, useListedSystems)).get())).toEqual(listed);
  expect(codes((await useIn(workspace, useSystems)).get())).toHaveLength(4);
  expect((await useIn(workspace, useUserConfig)).get()).toMatchObject({ packageStyle: 2 });
});

it('[P580] the platforms that a company has bound are known where its system tells them', async () => {
  const workspace = await setUp();
  expect((await useIn(workspace, () => useBoundPlatforms('svc-oms'))).get()).toEqual(['AMAZON']);
  expect((await useIn(workspace, () => useBoundPlatforms('svc-erp'))).get()).toBeUndefined();
  expect((await useIn(workspace, () => useBoundPlatforms('gone'))).get()).toBeUndefined();
});

it('[P485] a system on a domain of its own opens in a window, all others in the shell', async () => {
  const workspace = await setUp();
  const { hrefOf, onOpen } = (await useIn(workspace, useSystemActions)).get();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const [oms, , bi] = SYSTEMS;
  if (!oms || !bi) throw new Error('no systems');
  expect([hrefOf(oms), hrefOf(bi)]).toEqual(['/entry/svc-oms/OMS', '/transfer?systemCode=BI']);
  onOpen(bi as never);
  expect(opened).toHaveBeenCalledExactlyOnceWith('/transfer?systemCode=BI', '_blank', 'noopener');
  onOpen(oms as never);
  expect(workspace.history.location.href).toBe('/entry/svc-oms/OMS');
  expect(workspace.history.length).toBe(2);
  expect(opened).toHaveBeenCalledOnce();
});

it('[P586] a refused system is explained in words, and a free package is offered where there is one', async () => {
  const workspace = await setUp();
  const { onRefused } = (await useIn(workspace, useSystemActions)).get();
  const offer = vi.fn();
  workspace.ports.guests.offerDialog('free-package', offer);
  onRefused({ serviceId: 's', systemCode: 'TMS' } as never, 'disabled');
  expect(workspace.ports.toasts.get()).toMatchObject([{ id: 'system-refused', tone: 'warning' }]);
  expect(workspace.ports.toasts.get()[0]?.title).toBeTruthy();
  expect(offer).toHaveBeenCalledExactlyOnceWith({ systemCode: 'TMS' });
});

it('[P587] a special brand’s system without quota is blocked, but for the pages where a person buys', async () => {
  const workspace = await setUp({}, { specialBrandHosts: [window.location.hostname] });
  const blocked = await useIn(workspace, () => useIsQuotaBlocked('svc-erp'));
  expect(blocked.get()).toBe(true);
  expect((await useIn(workspace, () => useIsQuotaEmpty('svc-oms'))).get()).toBe(false);
  expect((await useIn(workspace, () => useIsQuotaEmpty('gone'))).get()).toBe(false);
  for (const [path, isBlocked] of [
    ['/user/product-package', false],
    ['/company/serve/buy-serve', false],
    ['/x/company/serve/', true],
    ['/company/other', true],
  ] as const) {
    workspace.tabs.send({
      type: 'open',
      pane: { key: path, kind: 'micro-app', app: 'sso-web', path, tab: path },
    });
    await blocked.draw();
    expect(blocked.get(), path).toBe(isBlocked);
  }
});

it('[P587] on an ordinary host nothing is blocked for its quota', async () => {
  const workspace = await setUp();
  expect((await useIn(workspace, () => useIsQuotaEmpty('svc-erp'))).get()).toBe(false);
});

it('[P587] no key reaches a blocked page but those that walk its buttons', async () => {
  const workspace = await setUp();
  const seen: string[] = [];
  document.body.addEventListener('keydown', ({ key }) => seen.push(key));
  const press = (key: string, held = {}) => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));
  };
  const { remove } = await useIn(workspace, () => useKeysBlocked(true));
  for (const key of ['a', 'Escape', 'Tab', 'Enter', ' ']) press(key);
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) press('Enter', { [held]: true });
  expect(seen).toEqual(['Tab', 'Enter', ' ']);
  await remove();
  press('a');
  expect(seen.at(-1)).toBe('a');
  await useIn(workspace, () => useKeysBlocked(false));
  press('b');
  expect(seen.at(-1)).toBe('b');
});
