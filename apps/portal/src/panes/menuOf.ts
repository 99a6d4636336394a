import type { MenuEntry, MenuIndex } from '@portal/menu-engine/core';

/** The menu behind a pane; undefined where there is none, or none that this person has. */
export function menuOf({ menuId }: { menuId?: string | undefined }, index: MenuIndex): MenuEntry | undefined {
  return menuId === undefined ? undefined : index.byId.get(menuId);
}
