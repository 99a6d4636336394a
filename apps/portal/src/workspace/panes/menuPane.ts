import { addressOf, findByPath, homeOf, type MenuEntry, type MenuIndex } from '@portal/menu-engine/core';
import type { PaneInput } from '@portal/tabs/core';

/** The pane that shows a menu's page; undefined for a directory. */
export function menuPane(entry: MenuEntry, path?: string): PaneInput | undefined {
  const address = addressOf(entry);
  if (!address) return undefined;
  const { menu } = entry;
  const common = {
    key: entry.key,
    tab: menu.menuName ?? '',
    menuId: entry.id,
    menuName: menu.menuName ?? '',
    closable: menu.closable !== false,
    ...(menu.noCache && { noCache: true }),
    ...(menu.external && { external: true }),
    ...(menu.ignore && { ignore: true }),
  };
  if (address.kind === 'frame') return { ...common, kind: 'frame', path: address.url };
  return { ...common, kind: 'micro-app', app: address.app, path: path ?? address.path };
}

/** The menu behind a pane; undefined where there is none, or none that this person has. */
export function menuOf({ menuId }: { menuId?: string | undefined }, index: MenuIndex): MenuEntry | undefined {
  return menuId === undefined ? undefined : index.byId.get(menuId);
}

/** Key of the first tab. */
export const HOME_KEY = 'home';

/**
 * The first tab of a system: the page that its menu tree names as home, otherwise, or while that one is refused, the
 * shell's welcome page. It is always of kind `home`, whatever fills it.
 */
export function homePane(
  index: MenuIndex,
  systemCode: string,
  refusalOf: (pane: PaneInput) => unknown,
): PaneInput {
  const { entry, address } = { ...homeOf(index, systemCode) };
  const place = address?.kind === 'micro-app' ? address : undefined;
  const known = entry ?? (place && findByPath(index, place.app, place.path));
  const page = known && menuPane(known);
  const common = { key: HOME_KEY, kind: 'home' as const };
  if (page && refusalOf(page)) return { ...common, tab: '', path: '/' };
  if (page && entry) return { ...page, ...common };
  return { ...common, tab: '', ...(place ? { app: place.app, path: place.path } : { path: '/' }) };
}
