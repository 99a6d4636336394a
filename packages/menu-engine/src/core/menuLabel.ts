import type { Menu } from '@portal/api-client/contract';
import type { MenuEntry } from './types.ts';

/** Returns a menu's name in a language; without a translation its Chinese name, without that any other. */
export function menuLabel(menu: Menu | MenuEntry, locale: string): string {
  const { menuName, menuEnName, menuKrName } = 'menu' in menu ? (menu as MenuEntry).menu : (menu as Menu);
  const own = locale.startsWith('en') ? menuEnName : locale.startsWith('ko') ? menuKrName : menuName;
  const name = [own, menuName, menuEnName, menuKrName].find((candidate) => candidate?.trim());
  return name?.trim() ?? '';
}
