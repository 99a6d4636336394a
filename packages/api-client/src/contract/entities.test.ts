import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Menu, MenuSchema, MenuTreeResponseSchema } from './menu.ts';
import { paged, pagedRequest } from './paging.ts';
import { RuntimeConfigSchema } from './runtimeConfig.ts';
import { PushMessageSchema } from './sockets.ts';
import { SystemEntrySchema } from './systemEntry.ts';
import { displayNameOf, UserConfigSchema, UserInfoSchema } from './userInfo.ts';

const menu: Menu = {
  menuId: '12',
  menuName: '订单',
  menuEnName: 'Orders',
  menuKrName: '주문',
  menuUrl: '/list/orders',
  path: 'scm_new',
  menuIcon: 'list',
  systemCode: 'ERP',
  systemDomain: 'https://erp.example',
  platformCode: 'AMAZON',
  platformType: 'shop',
  lastMenu: 2,
  menuType: 'page',
  special: 1,
  assetsType: 'a',
  updateFlag: 1,
  collectFlag: 2,
  selectFlag: 2,
  functionClass: 'f',
  platformExpireTime: '2026-01-01T00:00:00+08:00',
  assetsExpireTime: '2026-01-01T00:00:00+08:00',
  updatePackageId: 'p1',
  updatePackageIds: 'p1,p2',
  dependencePlatform: 'ANY',
  pushpin: true,
  closable: false,
  noCache: true,
  external: false,
  ignore: false,
  statisticsType: 's',
  childMenus: [{ menuId: '13' }],
  relationMenuList: [{ menuId: '14' }],
};

describe('a menu', () => {
  it('[C4] comes through with every field', () => {
    expect(v.parse(MenuSchema, JSON.parse(JSON.stringify(menu)))).toEqual(menu);
  });

  it('[C4] that is broken becomes an empty one in its place; the tree stays', () => {
    const tree = v.parse(MenuTreeResponseSchema, {
      homeMenuId: 7,
      useNewMenu: 1,
      childMenus: [
        null,
        'x',
        3,
        [],
        { menuId: 1, childMenus: 'none' },
        { menuName: { a: 1 }, childMenus: [7] },
      ],
    } as never);
    expect(tree).toMatchObject({ homeMenuId: '7', useNewMenu: true });
    expect(tree.childMenus.map(({ menuId, menuName }) => menuId ?? menuName)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '1',
      undefined,
    ]);
    expect(tree.childMenus[5]?.childMenus).toEqual([{}]);
  });

  it.each([undefined, null, 'x', {}, 7])('[C4] list that is %j is an empty tree', (childMenus) => {
    expect(v.parse(MenuTreeResponseSchema, { childMenus } as never).childMenus).toEqual([]);
  });

  it('[C4] tree of 10,000 entries is read in well under a second', () => {
    const childMenus = Array.from({ length: 100 }, () => ({
      ...menu,
      childMenus: Array.from({ length: 99 }, () => ({ ...menu, childMenus: [], relationMenuList: [] })),
    }));
    const started = performance.now();
    v.parse(MenuTreeResponseSchema, { childMenus });
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('answers', () => {
  it('[C2] keep unknown fields, and count what does not fit as missing', () => {
    const user = v.parse(UserInfoSchema, {
      userId: 42,
      nickName: null,
      buildStationStatus: '3',
      guideStatus: 'many',
      ssoEnvList: [{ value: 'DEMO' }, 7],
      tomorrow: { field: true },
    } as never);
    expect(user).toMatchObject({ userId: '42', buildStationStatus: 3, tomorrow: { field: true } });
    expect(user.nickName).toBeUndefined();
    expect(user.guideStatus).toBeUndefined();
    expect(user.ssoEnvList).toEqual([{ value: 'DEMO' }]);
  });

  it('[C3] keep unknown values of what has known ones', () => {
    const system = { systemCode: 'NEW', status: 77, serviceDeploy: 9, serviceBillingValueDTOList: null };
    expect(v.parse(SystemEntrySchema, system)).toMatchObject({
      systemCode: 'NEW',
      status: 77,
      serviceDeploy: 9,
    });
    expect(v.parse(UserInfoSchema, { classification: 'SOMETHING' }).classification).toBe('SOMETHING');
    expect(v.parse(UserConfigSchema, { packageStyle: 3 }).packageStyle).toBe(3);
    expect(v.parse(MenuSchema, { special: 99, lastMenu: 5 })).toMatchObject({ special: 99, lastMenu: 5 });
    expect(v.parse(PushMessageSchema, { msgTitle: 'x', msgType: 99 })).toMatchObject({ msgType: 99 });
  });

  it.each([
    ['1', true],
    [1, true],
    ['true', true],
    [0, false],
    ['0', false],
    ['false', false],
    ['yes', undefined],
    [null, undefined],
  ])('[C2] read the flag %j as %j', (embedded, expected) => {
    expect(v.parse(SystemEntrySchema, { systemCode: 'ERP', embedded }).embedded).toBe(expected);
  });

  it('[C6] in pages leave out entries that do not fit', () => {
    const page = v.parse(paged(SystemEntrySchema), {
      totalCount: '3',
      dataList: [{ systemCode: 'ERP' }, null, { serviceId: 's' }],
      noReadCount: 4,
    } as never);
    expect(page.totalCount).toBe(3);
    expect(page.dataList.map(({ systemCode }) => systemCode)).toEqual(['ERP']);
    expect(page).toMatchObject({ noReadCount: 4 });
    expect(v.parse(paged(SystemEntrySchema), {}).dataList).toEqual([]);
  });

  it.each([
    { pageSize: 1e9 },
    { pageSize: 0 },
    { pageSize: -1 },
    { pageSize: '4;drop' },
    { pageNo: 0 },
    { pageNo: 1.5 },
  ])('[C6] are not asked for with %j', (request) => {
    expect(v.is(v.object(pagedRequest), request)).toBe(false);
  });
});

it.each([
  [{ nickName: 'Nick', realName: 'Real', userRealName: 'User real', userName: 'user' }, 'Nick'],
  [{ nickName: ' ', realName: 'Real', userName: 'user' }, 'Real'],
  [{ realName: '', userRealName: 'User real', userName: 'user' }, 'User real'],
  [{ userName: 'user' }, 'user'],
  [{}, ''],
])('[C5] the name to show for %j is %j', (user, name) => {
  expect(displayNameOf(user)).toBe(name);
});

describe('the runtime configuration', () => {
  it('[C8] may be empty', () => {
    expect(v.parse(RuntimeConfigSchema, {})).toMatchObject({
      specialBrandHosts: [],
      downloadHosts: [],
      partnerSources: [],
      consultTable: [],
      microApps: [],
      allowedMessageOrigins: [],
    });
  });

  it('[C8] leaves out micro-apps that it cannot read, and fills in what may be missing', () => {
    const config = v.parse(RuntimeConfigSchema, {
      microApps: [
        {
          name: 'amazon',
          engine: 'frame',
          entry: '/amazon/',
          origin: 'http://localhost:4401',
          instance: 'app',
          spare: true,
        },
        {
          name: 'sso-web',
          engine: 'module',
          entry: '/micro/sso-web/entry.js',
          styles: ['/micro/sso-web/entry.css'],
        },
        { name: 'bad', engine: 'applet', entry: '/' },
        { engine: 'module', entry: '/' },
      ],
      printMinimums: { plugin: '6.0', cloud: '4.0.0.0', firefox: 42, chrome: 42, opera: 32 },
      consultTable: [{ systemCode: 'ERP', url: 'https://chat.example', account: '7' }],
    } as never);
    expect(config.microApps).toMatchObject([
      { name: 'amazon', instance: 'app', spare: true, capabilities: [], styles: [] },
      { name: 'sso-web', instance: 'pane', spare: false, styles: ['/micro/sso-web/entry.css'] },
    ]);
    expect(config.printMinimums).toMatchObject({ plugin: '6.0', chrome: 42 });
    expect(config.demoAccounts).toBeUndefined();
  });
});
