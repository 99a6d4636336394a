import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { menuLabel } from '../../../core/menuLabel.ts';
import type { MenuEntry, MenuIndex } from '../../../core/types.ts';
import type { MenuSection } from './menuAllRows.ts';

/** Category of the favourites. */
export const FAVORITES_KEY = 'favorites';
/** Category of the history. */
const HISTORY_SECTION = 'history';

/** The categories of the overview: favourites and history while nothing is searched, then the top-level menus. */
export function useMenuSections({
  index,
  favorites,
  history,
  searching,
}: {
  index: MenuIndex;
  favorites: readonly MenuEntry[] | undefined;
  history: readonly MenuEntry[] | undefined;
  searching: boolean;
}): readonly MenuSection[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  return useMemo(() => {
    const own: MenuSection[] = [];
    if (favorites && !searching)
      own.push({
        key: FAVORITES_KEY,
        label: i18n._({ id: 'menu.favorites.title', message: '我的收藏' }),
        icon: 'star',
        entries: favorites,
        emptyNote: i18n._({
          id: 'menu.favorites.emptyNote',
          message: '点菜单名称旁的星标，常用的页面就会出现在这里',
        }),
      });
    if (history && !searching)
      own.push({
        key: HISTORY_SECTION,
        label: i18n._({ id: 'menu.search.history', message: '历史记录' }),
        icon: 'history',
        entries: history,
      });
    return [
      ...own,
      ...index.roots.map((root) => ({
        key: root.key,
        label: menuLabel(root, locale),
        icon: root.menu.menuIcon,
        entries: root.leaf ? [root] : root.children,
      })),
    ];
  }, [index, favorites, history, searching, locale, i18n]);
}
