import type { Handlers } from '../../http/handlers.ts';
import { getMenuTree } from './getMenuTree.ts';
import { recordMenuOpt } from './recordMenuOpt.ts';

/** The handlers of the calls about menus. */
export function createMenusRoutes(): Pick<Handlers, 'getMenuTreeByServiceAndRole' | 'recordMenuOpt'> {
  return { getMenuTreeByServiceAndRole: getMenuTree, recordMenuOpt };
}
