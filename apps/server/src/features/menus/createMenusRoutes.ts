import type { menusContract, menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { addFavorites, collectMenu, delFavorites, queryFavorites } from './favourites.ts';
import { getMenuTree } from './getMenuTree.ts';
import {
  addMenuStatus,
  getServiceCurrentDomainDetail,
  queryPageBindDocument,
  updateSystemUpdateFlag,
} from './menuSettings.ts';
import { addMenuScoreInfo, queryMenuUse } from './menuUse.ts';
import { recordMenuOpt } from './recordMenuOpt.ts';
import { delCustomGroup, sortCustomGroups, useCustomGroup } from './scenes/arrangeScenes.ts';
import { queryCustomGroup, queryCustomGroupList } from './scenes/readScenes.ts';
import { addCustomGroup, bindMenuCustomMenu, editCustomGroup } from './scenes/writeScene.ts';
import {
  queryECMenuTreeByPlatformCode,
  selectSystemMenuPlatformCode,
  updatePlatformCode,
} from './versions.ts';

type MenuCalls =
  | keyof typeof menusContract
  | keyof typeof menusCustomContract
  | keyof typeof menusToolsContract;

/** The handlers of the calls about menus. */
export function createMenusRoutes(): Pick<Handlers, MenuCalls> {
  return {
    getMenuTreeByServiceAndRole: getMenuTree,
    recordMenuOpt,
    queryCustomGroupList,
    queryCustomGroup,
    addCustomGroup,
    delCustomGroup,
    editCustomGroup,
    bindMenuCustomMenu,
    sortCustomGroups,
    useCustomGroup,
    collectMenu,
    addFavorites,
    delFavorites,
    queryFavorites,
    queryMenuUse,
    addMenuScoreInfo,
    addMenuStatus,
    queryPageBindDocument,
    updateSystemUpdateFlag,
    getServiceCurrentDomainDetail,
    selectSystemMenuPlatformCode,
    updatePlatformCode,
    queryECMenuTreeByPlatformCode,
  };
}
