import { expect, it } from 'vitest';
import { menusCustomContract } from './menusCustom.ts';
import { menusToolsContract } from './menusTools.ts';

const addresses = (group: Readonly<Record<string, { method: string; path: string }>>) =>
  Object.fromEntries(Object.entries(group).map(([name, { method, path }]) => [name, `${method} ${path}`]));

it('[C10] scenes, pins and favourites are at these addresses', () => {
  expect(addresses(menusCustomContract)).toEqual({
    queryCustomGroupList: 'POST /sso/customGroup/queryList',
    queryCustomGroup: 'POST /sso/customGroup/query',
    addCustomGroup: 'POST /sso/customGroup/add',
    delCustomGroup: 'POST /sso/customGroup/del',
    editCustomGroup: 'POST /sso/customGroup/edit',
    bindMenuCustomMenu: 'POST /sso/customGroup/bindMenuCustomMenu',
    sortCustomGroups: 'POST /sso/customGroup/sort',
    useCustomGroup: 'POST /sso/customGroup/use',
    collectMenu: 'POST /sso/customGroup/collectMenu',
    addFavorites: 'POST /sso/customGroup/addFavorites',
    delFavorites: 'POST /sso/customGroup/delFavorites',
    queryFavorites: 'POST /sso/customGroup/queryFavorites',
  });
});

it('[C10] menu tools are at these addresses', () => {
  expect(addresses(menusToolsContract)).toEqual({
    queryMenuUse: 'POST /sso/menuStatistics/queryMenuUse',
    addMenuScoreInfo: 'POST /sso/menuStatistics/addMenuScoreInfo',
    addMenuStatus: 'POST /sso/menu/addMenuStatus',
    queryPageBindDocument: 'POST /sso/pageDocumentRelation/queryPageBindDocument',
    updateSystemUpdateFlag: 'POST /sso/role/updateSystemUpdateFlag',
    getServiceCurrentDomainDetail: 'POST /sso/role/getServiceCurrentDomainDetail',
    selectSystemMenuPlatformCode: 'POST /sso/role/selectSystemMenuPlatformCode',
    updatePlatformCode: 'POST /sso/role/updatePlatformCode',
    queryECMenuTreeByPlatformCode: 'POST /sso/role/queryECMenuTreeByPlatformCode',
  });
});
