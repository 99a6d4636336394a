import type { Menu, MenuTreeResponse } from '@portal/api-client/contract';

/** Returns a page of a micro-app for a fixture tree; the id doubles as its address. */
export function page(menuId: string, name: string, fields: Partial<Menu> = {}): Menu {
  return {
    menuId,
    menuName: name,
    menuEnName: `${name} EN`,
    menuKrName: `${name} KR`,
    path: 'scm_new',
    menuUrl: `/${menuId}`,
    lastMenu: 2,
    ...fields,
  };
}

/** Returns a directory for a fixture tree. */
export function directory(
  menuId: string,
  name: string,
  childMenus: Menu[],
  fields: Partial<Menu> = {},
): Menu {
  return {
    menuId,
    menuName: name,
    menuEnName: `${name} EN`,
    menuKrName: `${name} KR`,
    lastMenu: 1,
    childMenus,
    ...fields,
  };
}

/** Returns a menu tree response around some top-level menus. */
export function menuTree(childMenus: Menu[], fields: Partial<MenuTreeResponse> = {}): MenuTreeResponse {
  return { childMenus, useNewMenu: true, ...fields } as MenuTreeResponse;
}

/** Returns a tree of `roots` x `groups` x `pages` entries and their directories, with ids `1`, `1-2`, `1-2-3`. */
export function largeTree({ roots = 10, groups = 20, pages = 50 } = {}): MenuTreeResponse {
  return menuTree(
    numbered(roots, (r) =>
      directory(
        `${r}`,
        `模块 ${r}`,
        numbered(groups, (g) =>
          directory(
            `${r}-${g}`,
            `分组 ${r}.${g}`,
            numbered(pages, (p) => page(`${r}-${g}-${p}`, `页面 ${r}.${g}.${p}`)),
          ),
        ),
      ),
    ),
  );
}

function numbered<T>(count: number, make: (number: number) => T): T[] {
  return Array.from({ length: count }, (_, position) => make(position + 1));
}
