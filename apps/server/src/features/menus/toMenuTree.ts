import type { MenuInput } from '@portal/api-client/contract';
import type { menus } from '../../db/schema/menus.ts';

/** A menu as it is stored. */
export type StoredMenu = typeof menus.$inferSelect;

/** What the answer needs beside the rows. */
export type ToMenuTreeOptions = { pinned: ReadonlySet<string>; appsOrigin: string; systemDomain: string };

const APPS_ORIGIN = '{appsOrigin}';

/** Nests stored menus; rows come parents first, in the order in which they are shown. */
export function toMenuTree(rows: readonly StoredMenu[], options: ToMenuTreeOptions): MenuInput[] {
  const roots: MenuInput[] = [];
  const children = new Map<string, MenuInput[]>();
  for (const row of rows) {
    const menu = toMenu(row, options);
    if (row.lastMenu !== 2) {
      menu.childMenus = [];
      children.set(row.menuId, menu.childMenus);
    }
    (row.parentId === null ? roots : children.get(row.parentId))?.push(menu);
  }
  return roots;
}

/** What has its default is left out: the tree is the largest answer before the workspace shows. */
function toMenu(row: StoredMenu, { pinned, appsOrigin, systemDomain }: ToMenuTreeOptions): MenuInput {
  const isPinned = pinned.has(row.menuId);
  const menu: MenuInput = {
    menuId: row.menuId,
    menuName: row.menuName,
    menuEnName: row.menuEnName,
    menuKrName: row.menuKrName,
    menuUrl: row.menuUrl?.replace(APPS_ORIGIN, appsOrigin),
    path: row.path ?? undefined,
    menuIcon: row.menuIcon ?? undefined,
    systemCode: row.systemCode,
    systemDomain: systemDomain || undefined,
    platformCode: row.platformCode ?? undefined,
    platformType: row.platformType ?? undefined,
    lastMenu: row.lastMenu,
    menuType: row.menuType,
    special: row.special === 1 ? undefined : row.special,
    assetsType: row.assetsType ?? undefined,
    updateFlag: row.updateFlag,
    collectFlag: isPinned ? 2 : undefined,
    selectFlag: row.selectFlag === 1 ? undefined : row.selectFlag,
    functionClass: row.functionClass ?? undefined,
    platformExpireTime: row.platformExpireTime?.toISOString(),
    assetsExpireTime: row.assetsExpireTime?.toISOString(),
    relationMenuList: row.relationMenuList?.map((menuUrl) => ({ path: row.path, menuUrl })),
    updatePackageId: row.updatePackageId ?? undefined,
    updatePackageIds: row.updatePackageIds?.join(','),
    dependencePlatform: row.dependencePlatform ?? undefined,
    pushpin: isPinned || undefined,
    closable: row.closable ? undefined : false,
    noCache: row.noCache || undefined,
    external: row.external || undefined,
    ignore: row.ignore || undefined,
    statisticsType: row.statisticsType,
  };
  return menu;
}
