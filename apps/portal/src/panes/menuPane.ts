import { addressOf, type MenuEntry } from '@portal/menu-engine/core';
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
