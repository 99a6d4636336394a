import type { MenuIndex } from '@portal/menu-engine/core';
import type { Pane } from '@portal/tabs';
import { Icon } from '@portal/ui';

/** The icon of a pane's tab: home's own, otherwise its menu's when it has one. */
export function paneIcon(pane: Pane, index: MenuIndex) {
  if (pane.kind === 'home') return <Icon name="home" size={14} />;
  const icon = pane.menuId === undefined ? undefined : index.byId.get(pane.menuId)?.menu.menuIcon;
  return icon ? <Icon name={icon} size={14} /> : undefined;
}
