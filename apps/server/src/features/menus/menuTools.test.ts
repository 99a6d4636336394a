import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { menuPins } from '../../db/schema/menus.ts';
import { menuFavourites, menuScores } from '../../db/schema/menuTools.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { openEverything } from '../../testing/openEverything.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
let menuId: string;
let foreign: string;
withDemoServer(async (opened) => {
  server = opened;
  await openEverything(server.db, 'c-bluepeak');
  menuId = (await server.leavesOf('owner'))[30]?.menuId ?? '';
  foreign = (await server.leavesOf('brand', 'svc3-erp'))[5]?.menuId ?? '';
});

const ERP = { serviceId: 'svc-erp', systemCode: 'ERP' };

describe('favourites and pins', () => {
  it('[S210] are added and taken once each, whatever the number of clicks', async () => {
    const before = await server.call('queryFavorites', { paging: false });
    await Promise.all([1, 2, 3].map(() => server.call('addFavorites', { menuId })));
    const added = await server.call('queryFavorites', { paging: false });
    expect(added.totalCount).toBe((before.totalCount ?? 0) + 1);
    expect(added.dataList[0]).toEqual({ menuId });
    await server.call('delFavorites', { menuId });
    await server.call('delFavorites', { menuId });
    expect(await server.call('queryFavorites', { paging: false })).toEqual(before);
  });

  it('[S211] a pin shows in the tree, and an unpinned menu does not', async () => {
    const isPinned = async () =>
      (await server.leavesOf('owner')).find((m) => m.menuId === menuId)?.collectFlag;
    await server.call('collectMenu', { menuId, optType: 1 });
    await server.call('collectMenu', { menuId, optType: 1 });
    expect(await isPinned()).toBe(2);
    await server.call('collectMenu', { menuId, optType: 2 });
    expect(await isPinned()).toBeUndefined();
  });

  it("[S212] are refused for another company's menu, and leave no row", async () => {
    for (const [name, request] of [
      ['addFavorites', { menuId: foreign }],
      ['collectMenu', { menuId: foreign, optType: 1 }],
      ['addMenuScoreInfo', { menuId: foreign, score: 5 }],
    ] as const)
      expect((await server.ask(name, request)).code, name).toBe('404');
    const { db } = server;
    expect(await db.select().from(menuFavourites).where(eq(menuFavourites.menuId, foreign))).toHaveLength(
      (await db.select().from(menuFavourites).where(eq(menuFavourites.companyId, 'c-bluepeak'))).filter(
        (row) => row.menuId === foreign,
      ).length,
    );
    const pins = and(eq(menuPins.menuId, foreign), eq(menuPins.companyId, 'c-starlight'));
    expect(await db.select().from(menuPins).where(pins)).toEqual([]);
  });

  it("[S212] are the person's own", async () => {
    await server.call('addFavorites', { menuId });
    const { dataList } = await server.call('queryFavorites', { paging: false }, { as: 'plus' });
    expect(dataList).not.toContainEqual({ menuId });
    await server.call('delFavorites', { menuId }, { as: 'plus' });
    expect((await server.call('queryFavorites', { paging: false })).dataList).toContainEqual({ menuId });
  });
});

describe('use and scores of menus', () => {
  it('[S213] lists what the person opened, most opened first', async () => {
    const [first = '', second = ''] = (await server.leavesOf('owner')).slice(40).map((menu) => menu.menuId);
    for (const opened of [second, first, first]) await server.call('recordMenuOpt', { menuId: opened });
    const use = await server.call('queryMenuUse', { systemCode: 'ERP' });
    expect(use.slice(0, 2)).toMatchObject([
      { menuId: first, views: 2, systemCode: 'ERP' },
      { menuId: second, views: 1 },
    ]);
    expect(await server.call('queryMenuUse', { systemCode: 'OMS' })).toEqual([]);
    expect(await server.call('queryMenuUse', {}, { as: 'plus' })).toEqual([]);
  });

  it('[S214] keeps the last score of a menu from 1 to 5', async () => {
    await server.call('addMenuScoreInfo', { menuId, score: 2, remark: 'slow' });
    await server.call('addMenuScoreInfo', { menuId, score: 5 });
    const rows = await server.db.select().from(menuScores).where(eq(menuScores.menuId, menuId));
    expect(rows).toMatchObject([{ userId: 'u-owner', score: 5, remark: '' }]);
    expect((await server.ask('addMenuScoreInfo', { menuId, score: 6 })).status).toBe(400);
  });
});

describe('settings of menus', () => {
  it('[S215] saves whether tabs are restored, for this person', async () => {
    await server.call('addMenuStatus', { saveMenuStatus: 2 });
    expect(await server.call('userActionConfig', {})).toMatchObject({ saveMenuStatus: 2, packageStyle: 2 });
    expect(await server.call('userActionConfig', {}, { as: 'plus' })).toMatchObject({ saveMenuStatus: 1 });
  });

  it('[S216] saves what a person sees of a service, and the tree says so', async () => {
    const flagOf = async (as: string) =>
      (await server.call('getMenuTreeByServiceAndRole', ERP, { as })).showUpdateFlag;
    await server.call('updateSystemUpdateFlag', { ...ERP, showUpdateFlag: 1 });
    expect([await flagOf('owner'), await flagOf('plus')]).toEqual([1, undefined]);
    const other = { serviceId: 'svc2-erp', systemCode: 'ERP', showUpdateFlag: 1 };
    expect((await server.ask('updateSystemUpdateFlag', other)).code).toMatch(/0015$/);
  });

  it("[S217] tells a menu's document and a system's domain; there may be none", async () => {
    const documented = (await server.leavesOf('owner')).find((menu) =>
      menu.menuUrl?.startsWith('/list/orders'),
    );
    const ask = (id = '') => server.call('queryPageBindDocument', { menuId: id });
    expect(await ask(documented?.menuId)).toEqual({ platformType: 'ALL', documentId: 'help-orders' });
    expect(await ask('unknown')).toEqual({});
    expect(await server.call('getServiceCurrentDomainDetail', ERP)).toEqual({ systemDomain: '', status: 2 });
  });

  it('[S218] switches to a version that the company is offered, and to no other', async () => {
    const version = (as: string) =>
      server.call('selectSystemMenuPlatformCode', { systemCode: 'ERP' }, { as });
    expect((await version('sail')).versions.map((one) => one.platformCode)).toEqual([
      'SSO_SYS_USER',
      'SSO_SYS_USER_SUPER',
    ]);
    await server.call('updatePlatformCode', { platformCode: 'SSO_SYS_USER_SUPER' }, { as: 'sail' });
    expect((await version('sail')).platformCode).toBe('SSO_SYS_USER_SUPER');
    expect(await server.call('userActionConfig', {}, { as: 'sail' })).toMatchObject({ subTab: 6 });
    const refused = /0109$/;
    expect((await server.ask('updatePlatformCode', { platformCode: 'ROOT' })).code).toMatch(refused);
    const tidewater = { as: 'both', companyId: 'c-tidewater' };
    const superVersion = { platformCode: 'SSO_SYS_USER_SUPER' };
    expect((await server.ask('updatePlatformCode', superVersion, tidewater)).code).toMatch(refused);
    expect((await server.ask('updatePlatformCode', superVersion, { as: 'demo' })).code).toMatch(/0110$/);
  });

  it("[S219] gives the user centre's menus, with the permission entry selected where it may be shown", async () => {
    const request = { platformCode: 'SSO_SYS_USER' };
    const { menuInfoListDTOS } = await server.call('queryECMenuTreeByPlatformCode', request);
    expect(menuInfoListDTOS.map((menu) => menu.menuName)).toEqual(['企业', '权限', '消息与帮助']);
    expect(menuInfoListDTOS[1]?.childMenus?.some((menu) => menu.selectFlag === 2)).toBe(true);
    const unknown = await server.call('queryECMenuTreeByPlatformCode', { platformCode: 'constructor' });
    expect(unknown.menuInfoListDTOS).toEqual([]);
  });
});
