import type { menusCustomContract, menusToolsContract } from '@portal/api-client/contract';
import { answerCodes } from '@portal/api-client/contract';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { getMenuTree } from './getMenuTree.ts';
import { recordMenuOpt } from './recordMenuOpt.ts';

type MenuCalls =
  | 'getMenuTreeByServiceAndRole'
  | 'recordMenuOpt'
  | keyof typeof menusCustomContract
  | keyof typeof menusToolsContract;

/** The handlers of the calls about menus. */
export function createMenusRoutes(): Pick<Handlers, MenuCalls> {
  const soon = () => Promise.reject(new BusinessError(answerCodes.notFound, 'notFound'));
  return {
    getMenuTreeByServiceAndRole: getMenuTree,
    recordMenuOpt,
    queryCustomGroupList: soon,
    queryCustomGroup: soon,
    addCustomGroup: soon,
    delCustomGroup: soon,
    editCustomGroup: soon,
    bindMenuCustomMenu: soon,
    sortCustomGroups: soon,
    useCustomGroup: soon,
    collectMenu: soon,
    addFavorites: soon,
    delFavorites: soon,
    queryFavorites: soon,
    queryMenuUse: soon,
    addMenuScoreInfo: soon,
    addMenuStatus: soon,
    queryPageBindDocument: soon,
    updateSystemUpdateFlag: soon,
    getServiceCurrentDomainDetail: soon,
    selectSystemMenuPlatformCode: soon,
    updatePlatformCode: soon,
    queryECMenuTreeByPlatformCode: soon,
  };
}
