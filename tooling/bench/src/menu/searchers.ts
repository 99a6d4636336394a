import uFuzzy from '@leeoniya/ufuzzy';
import { type MenuEntry, menuLabel } from '@portal/menu-engine/core';
import { createMenuSearch } from '@portal/menu-engine/search';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { inNextTask } from './settle.ts';

/** Answers the names of the best pages. */
export type Searcher = (typed: string, limit: number) => readonly string[];
/** Builds what a search needs; `ready` is its time, with everything that may be loaded. */
export type BuildSearcher = (leaves: readonly MenuEntry[], locale: string) => Promise<Searcher> | Searcher;

/** Our search, and three well-known ones over the same names, each set up as its documentation says for such names. */
export const SEARCHERS: Readonly<Record<'portal' | 'uFuzzy' | 'minisearch' | 'fuse', BuildSearcher>> = {
  async portal(leaves, locale) {
    let isBuilt = false;
    // Built without waiting, to be timed; what is looked up beforehand afterwards comes when there is time.
    const whenIdle = (work: () => void) =>
      void Promise.resolve().then(() => (isBuilt ? inNextTask(work) : work()));
    const search = createMenuSearch(leaves, { locale, whenIdle });
    void search.ready.then(() => {
      isBuilt = true;
    });
    await search.prepare();
    return (typed, limit) => search.search(typed, { limit }).map(({ label }) => label);
  },

  uFuzzy(leaves, locale) {
    const names = namesOf(leaves, locale);
    const fuzzy = new uFuzzy({
      intraMode: 1,
      ...(locale === 'en-US'
        ? {}
        : {
            unicode: true,
            interSplit: "[^\\p{L}\\d']+",
            intraSplit: '\\p{Ll}\\p{Lu}',
            intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
            intraChars: "[\\p{L}\\d']",
            intraContr: "'\\p{L}{1,2}\\b",
          }),
    });
    return (typed, limit) => {
      const [found, info, order] = fuzzy.search(names, typed, 1);
      if (!found) return [];
      const ranked = info && order ? order.map((place) => info.idx[place] ?? -1) : found;
      return ranked.slice(0, limit).map((place) => names[place] ?? '');
    };
  },

  minisearch(leaves, locale) {
    const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
    const index = new MiniSearch<{ id: number; name: string }>({
      fields: ['name'],
      storeFields: ['name'],
      tokenize: (text) =>
        [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment),
      searchOptions: { prefix: true, fuzzy: 0.2, combineWith: 'AND' },
    });
    index.addAll(namesOf(leaves, locale).map((name, id) => ({ id, name })));
    return (typed, limit) =>
      index
        .search(typed)
        .slice(0, limit)
        .map(({ name }) => String(name));
  },

  fuse(leaves, locale) {
    const fuse = new Fuse(namesOf(leaves, locale), { ignoreLocation: true, threshold: 0.4 });
    return (typed, limit) => fuse.search(typed, { limit }).map(({ item }) => item);
  },
};

function namesOf(leaves: readonly MenuEntry[], locale: string): string[] {
  return leaves.map((leaf) => menuLabel(leaf, locale));
}
