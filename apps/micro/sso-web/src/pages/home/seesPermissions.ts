import type { Menu } from '@portal/api-client/contract';
import { hasPermissionEntry } from '@portal/menu-engine/core';

/** The page of permission management. */
export const PERMISSION_PAGE = '/embel/list';

/** Whether the user centre's menus offer permission management: its menu has a part that the person may use. */
export function seesPermissions(tree: readonly Menu[]): boolean {
  return hasPermissionEntry(tree.find(leadsToPermissions));
}

function leadsToPermissions({ menuUrl, childMenus }: Menu): boolean {
  return menuUrl?.split('?')[0] === PERMISSION_PAGE || (childMenus ?? []).some(leadsToPermissions);
}
