import { MENU_CONTENT, UPDATE_FLAG } from './constants.ts';
import type { MenuEntry } from './types.ts';

/** Returns what a list shows of some menus: no directory without pages and, when `usableOnly`, nothing that must be bought first. */
export function visibleMenus(entries: readonly MenuEntry[], usableOnly: boolean): readonly MenuEntry[] {
  return entries.filter((entry) => isVisible(entry, usableOnly));
}

/** Whether a list shows a menu. */
export function isVisible(entry: MenuEntry, usableOnly: boolean): boolean {
  if (usableOnly && entry.menu.updateFlag === UPDATE_FLAG.notPurchased) return false;
  if (entry.leaf) return true;
  if (entry.depth === 1 && entry.content === MENU_CONTENT.search) return true;
  return usableOnly ? entry.children.some((child) => isVisible(child, true)) : entry.leafCount > 0;
}
