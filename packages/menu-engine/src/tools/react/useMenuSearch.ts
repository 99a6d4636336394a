import { useEffect, useMemo, useState } from 'react';
import type { MenuEntry } from '../../core/types.ts';
import { createWideSearch } from '../../search/createWideSearch.ts';
import type { MenuHit, MenuSearch } from '../../search/types.ts';

/** Returns the pages that match what was typed, the best first. */
export type FindMenus = {
  (query: string, limit?: number): readonly MenuHit[];
  /** Loads what a search needs: called by a box that is about to be typed into. */
  prepare?: () => unknown;
};

/** What `useMenuSearch` searches. */
export type MenuSearchSource = {
  /** The pages; keep the list stable, a new one is indexed anew. */
  leaves: readonly MenuEntry[];
  locale: string;
  /** Words that mean the same, group by group; keep the list stable. @default none */
  synonyms?: readonly (readonly string[])[];
  /** How often the person viewed pages, by menu id; asked with each search. Keep the function stable. */
  views?: () => ReadonlyMap<string, number>;
  /** Leaves pages out. */
  where?: (entry: MenuEntry) => boolean;
};

/** One search for every box over the same pages; a new function when answers get better, so that lists ask again. */
export function useMenuSearch({ leaves, locale, synonyms, views, where }: MenuSearchSource): FindMenus {
  const search = useMemo(() => searchOf(leaves, locale, synonyms), [leaves, locale, synonyms]);
  const [ready, setReady] = useState<MenuSearch>();
  useEffect(() => {
    let current = true;
    void search.ready.then(() => current && setReady(search));
    return () => {
      current = false;
    };
  }, [search]);
  const isReady = ready === search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the index is complete the same words have better answers
  return useMemo(() => {
    const find = (query: string, limit?: number) => search.search(query, { limit, views: views?.(), where });
    return Object.assign(find, { prepare: search.prepare });
  }, [search, views, where, isReady]);
}

/** Boxes over the same pages share one index; the first of them says which words mean the same. */
const searches = new WeakMap<readonly MenuEntry[], Map<string, MenuSearch>>();

function searchOf(
  leaves: readonly MenuEntry[],
  locale: string,
  synonyms: MenuSearchSource['synonyms'],
): MenuSearch {
  const byLocale = searches.get(leaves) ?? new Map<string, MenuSearch>();
  searches.set(leaves, byLocale);
  const search = byLocale.get(locale) ?? createWideSearch(leaves, { locale, synonyms });
  byLocale.set(locale, search);
  return search;
}
