import type { I18n } from '@lingui/core';
import { type MenuIndex, menuLabel } from '@portal/menu-engine/core';
import type { Pane } from '@portal/tabs/core';
import { Icon } from '@portal/ui';
import { findShellPage } from '../../pages/shellPages.ts';
import { menuOf } from './menuPane.ts';

/** A pane's title in the language of the moment: its menu's name, its shell page's, otherwise what the tab was saved with. */
export function paneTitle(pane: Pane, index: MenuIndex, i18n: I18n): string {
  if (pane.marks?.title) return pane.marks.title;
  const entry = menuOf(pane, index);
  if (entry) return menuLabel(entry, i18n.locale);
  const title = pane.app === undefined ? undefined : findShellPage(pane.app, pane.path)?.title;
  if (title) return i18n._(title);
  return pane.kind === 'home' ? i18n._({ id: 'portal.home', message: '首页' }) : pane.tab;
}

/** The icon of a pane's tab: home's own, otherwise its menu's when it has one. */
export function paneIcon(pane: Pane, index: MenuIndex) {
  if (pane.kind === 'home') return <Icon name="home" size={14} />;
  const icon = menuOf(pane, index)?.menu.menuIcon;
  return icon ? <Icon name={icon} size={14} /> : undefined;
}
