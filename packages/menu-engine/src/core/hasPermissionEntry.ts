import type { Menu } from '@portal/api-client/contract';
import { SELECT_FLAG_SELECTED } from './constants.ts';

/** Whether the user centre's menu lists permission management: only with a selected child below the permission menu. */
export function hasPermissionEntry(permissionMenu: Pick<Menu, 'childMenus'> | undefined): boolean {
  return (permissionMenu?.childMenus ?? []).some(
    ({ selectFlag }) => Number(selectFlag) === SELECT_FLAG_SELECTED,
  );
}
