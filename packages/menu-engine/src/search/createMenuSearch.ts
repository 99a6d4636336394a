import { filterLeaves } from '../core/filterLeaves.ts';
import { menuLabel } from '../core/menuLabel.ts';
import type { MenuEntry } from '../core/types.ts';
import type { MenuSearch, MenuSearchOptions } from './types.ts';

/**
 * A search over pages, for every box that finds menus.
 * @example
 * const search = createMenuSearch(index.leaves, { locale: 'zh-CN' });
 * const hits = search.search('ddgl', { limit: 8 });
 */
export function createMenuSearch(leaves: readonly MenuEntry[], { locale }: MenuSearchOptions): MenuSearch {
  return {
    search: (query, { limit = 50, where = () => true } = {}) =>
      query.trim() === ''
        ? []
        : filterLeaves(leaves, query, locale)
            .filter(where)
            .slice(0, limit)
            .map((entry) => ({
              entry,
              label: menuLabel(entry, locale),
              ranges: [],
              addressRanges: [],
              quality: 'inside',
              score: 0,
            })),
    ready: Promise.resolve(),
  };
}
