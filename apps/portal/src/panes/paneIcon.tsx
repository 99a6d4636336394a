import type { MenuIndex } from '@portal/menu-engine/core';
import type { Pane } from '@portal/tabs';
import { Icon } from '@portal/ui';
import { menuOf } from './menuOf.ts';

/** The icon of a pane's tab: home's own, otherwise its menu's when it has one. */
export function paneIcon(pane: Pane, index: MenuIndex) {
  if (pane.kind === 'home') return <Icon name="home" size={14} />;
  const icon = menuOf(pane, index)?.menu.menuIcon;
  return icon ? <Icon name={icon} size={14} /> : undefined;
}
