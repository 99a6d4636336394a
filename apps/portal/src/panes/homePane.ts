import { homeOf, type MenuIndex } from '@portal/menu-engine/core';
import type { PaneInput } from '@portal/tabs/core';
import { menuPane } from './menuPane.ts';

/** Key of the first tab. */
export const HOME_KEY = 'home';

/**
 * The first tab of a system: the page that its menu tree names as home, otherwise the shell's welcome page.
 * It is always of kind `home`, whatever fills it.
 */
export function homePane(index: MenuIndex, systemCode: string): PaneInput {
  const home = homeOf(index, systemCode);
  const page = home?.entry && menuPane(home.entry);
  if (page) return { ...page, key: HOME_KEY, kind: 'home' };
  const common = { key: HOME_KEY, kind: 'home' as const, tab: '' };
  if (home?.address.kind === 'micro-app')
    return { ...common, app: home.address.app, path: home.address.path };
  return { ...common, path: '/' };
}
