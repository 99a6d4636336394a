import { FRAME_APP, LAST_MENU_LEAF, MENU_DEPTH_MAX } from '../core/constants.ts';
import { normalizeMenuTree } from '../core/normalizeMenuTree.ts';
import type { MenuIndex, MenuLocale } from '../core/types.ts';

/** How a tree of any records is read as menus. */
export type MenuInput<T> = {
  id: (record: T) => string | number;
  /** Its name, or its names by language. */
  name: (record: T) => string | Readonly<Partial<Record<MenuLocale, string>>>;
  /** What stands below it; a record without any is a page. */
  children?: (record: T) => readonly T[] | undefined;
  /** Where a page leads: into an app, or to a web address. */
  leadsTo: (record: T) => { app: string; path: string } | { url: string } | undefined;
};

/**
 * Returns a tree of any records as the index that every view asks; what is no menu is reported in `problems`.
 * @example
 * const index = readMenus(pages, {
 *   id: (page) => page.slug,
 *   name: (page) => page.title,
 *   children: (page) => page.pages,
 *   leadsTo: (page) => ({ app: 'docs', path: `/${page.slug}` }),
 * });
 */
export function readMenus<T>(records: readonly T[], input: MenuInput<T>): MenuIndex {
  return normalizeMenuTree({ childMenus: records.map((record) => toMenu(record, input, 1)) });
}

/** The record as the backend of the portal writes it; a circle ends where menus are too deep to be shown anyway. */
function toMenu<T>(record: T, input: MenuInput<T>, level: number): Record<string, unknown> {
  const name = input.name(record);
  const names = typeof name === 'string' ? { 'zh-CN': name } : name;
  const below = level > MENU_DEPTH_MAX ? [] : (input.children?.(record) ?? []);
  const place = below.length > 0 ? undefined : input.leadsTo(record);
  return {
    menuId: input.id(record),
    menuName: names['zh-CN'] ?? names['en-US'] ?? names['ko-KR'],
    ...(names['en-US'] && { menuEnName: names['en-US'] }),
    ...(names['ko-KR'] && { menuKrName: names['ko-KR'] }),
    ...(place &&
      ('url' in place ? { path: FRAME_APP, menuUrl: place.url } : { path: place.app, menuUrl: place.path })),
    lastMenu: below.length > 0 ? 1 : LAST_MENU_LEAF,
    ...(below.length > 0 && { childMenus: below.map((child) => toMenu(child, input, level + 1)) }),
  };
}
