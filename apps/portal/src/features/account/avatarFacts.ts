import type { Menu, SystemParam, UserInfo } from '@portal/api-client/contract';
import { hasPermissionEntry } from '@portal/menu-engine/core';

const DEMO = 'DEMO';
const IN_USE = 1;
const PERMISSION_PAGE = '/embel/list';
/* Icons come with or without the set that they belong to. */
const PERMISSION_ICON = /(^|-)permission$/;

/** Whether there is a demo environment, by the user's own list or by the portal's. */
export function offersDemo(
  user: Pick<UserInfo, 'ssoEnvList'> | undefined,
  params: readonly SystemParam[],
): boolean {
  const own = (user?.ssoEnvList ?? []).map(({ value }) => value);
  const all = params.filter(({ status }) => status === IN_USE).map(({ systemName }) => systemName);
  return [...own, ...all].includes(DEMO);
}

/** Whether the user centre's permission menu has a part that the person may use. */
export function seesPermissions(tree: readonly Menu[]): boolean {
  return hasPermissionEntry(
    tree.find((menu) => PERMISSION_ICON.test(menu.menuIcon ?? '') || leadsToPermissions(menu)),
  );
}

function leadsToPermissions({ menuUrl, childMenus }: Menu): boolean {
  return menuUrl === PERMISSION_PAGE || (childMenus ?? []).some(leadsToPermissions);
}
