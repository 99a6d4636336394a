import type { MenuEntry } from '../../../core/types.ts';
import type { MenuHit } from '../../../search/types.ts';

/** A line of the search's list: a page, or the way to all menus. */
export type SearchItem =
  | {
      readonly kind: 'menu';
      readonly key: string;
      readonly entry: MenuEntry;
      readonly hit: MenuHit | undefined;
    }
  | { readonly kind: 'view-all'; readonly key: 'view-all' };

/** Lines under one heading. */
export type SearchGroup = {
  readonly kind: 'found' | 'suggestions' | 'history' | 'view-all';
  readonly items: readonly SearchItem[];
};

/** Returns what a search box lists, group by group, only groups that have lines. */
export function searchGroups({
  hits,
  suggestions,
  history,
  viewAll,
}: {
  /** Undefined while nothing is asked. */
  hits: readonly MenuHit[] | undefined;
  suggestions: readonly MenuEntry[];
  history: readonly MenuEntry[];
  viewAll: boolean;
}): readonly SearchGroup[] {
  const offered: readonly SearchGroup[] = hits
    ? [{ kind: 'found', items: hits.map((hit) => toItem('found', hit.entry, hit)) }]
    : [
        { kind: 'suggestions', items: suggestions.map((entry) => toItem('suggestions', entry)) },
        { kind: 'history', items: history.map((entry) => toItem('history', entry)) },
      ];
  const all: SearchGroup = {
    kind: 'view-all',
    items: viewAll ? [{ kind: 'view-all', key: 'view-all' }] : [],
  };
  return [...offered, all].filter(({ items }) => items.length > 0);
}

function toItem(group: string, entry: MenuEntry, hit?: MenuHit): SearchItem {
  return { kind: 'menu', key: `${group}:${entry.key}`, entry, hit };
}
