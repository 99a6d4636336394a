import type { subUsersContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { addSubUser } from './addSubUser.ts';
import { deleteSubUser } from './deleteSubUser.ts';
import { queryGrantableMenus, queryGrantedMenus, saveGrantedMenus } from './grantMenus.ts';
import { querySubUserPage } from './querySubUsers.ts';
import { setSubUserDisabled } from './setSubUserDisabled.ts';

/** The handlers of permission management. */
export function createSubUserRoutes(): Pick<Handlers, keyof typeof subUsersContract> {
  return {
    querySubUserPage,
    addSubUser,
    setSubUserDisabled,
    deleteSubUser,
    queryGrantableMenus,
    queryGrantedMenus,
    saveGrantedMenus,
  };
}
