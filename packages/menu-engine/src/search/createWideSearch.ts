import { ancestorsOf, leavesOf } from '../core/ancestorsOf.ts';
import { SEARCH_LIMIT } from '../core/constants.ts';
import { menuLabel } from '../core/menuLabel.ts';
import type { MenuEntry } from '../core/types.ts';
import { createMenuSearch } from './createMenuSearch.ts';
import { createNameSearch } from './createNameSearch.ts';
import { withSynonyms } from './synonyms.ts';
import type { MatchQuality, MenuHit, MenuSearch, MenuSearchOptions, MenuSearchRequest } from './types.ts';

/** Settings of a search that looks further than the names on screen. */
export type WideSearchOptions = MenuSearchOptions & {
  /** Words that mean the same, group by group. @default none */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
};

/** How good an answer is by what answered, less is better; the names on screen come in the order of their own search. */
const RANKS = {
  own: { whole: 0, start: 1, word: 2, inside: 4, address: 7, similar: 8 },
  language: { whole: 1.5, start: 3, word: 3.5, inside: 5, address: 9, similar: 9 },
  synonym: { whole: 2.5, start: 3.2, word: 3.6, inside: 5.5, address: 9, similar: 9 },
  group: { whole: 2.7, start: 3.7, word: 4.5, inside: 6, address: 9, similar: 9.5 },
} as const satisfies Record<string, Record<MatchQuality, number>>;

/** Scores of a wide search: whole numbers that sort as the ranks do. */
const SCORE_TOP = 2 ** 40;
const SCORE_STEP = 2 ** 24;

/**
 * A search over pages that also looks into their names in other languages, the groups that they stand in and words that mean
 * the same. What the search over the names on screen finds keeps its order.
 * @example
 * const search = createWideSearch(index.leaves, { locale: 'zh-CN', synonyms: tradeSynonyms });
 */
export function createWideSearch(
  leaves: readonly MenuEntry[],
  { synonyms = [], ...options }: WideSearchOptions,
): MenuSearch {
  const own = createMenuSearch(leaves, options);
  const groups = [...new Set(leaves.flatMap(ancestorsOf))];
  let further: ReturnType<typeof createFurther> | undefined;
  const look = () => {
    further ??= createFurther(leaves, groups, options);
    return further;
  };
  const prepare = async () => {
    const { language, group } = look();
    await Promise.all([own.prepare(), language.prepare(), group.prepare()]);
  };
  return {
    ready: own.ready,
    prepare,
    search(query, request = {}) {
      const { limit = SEARCH_LIMIT, where } = request;
      const direct = own.search(query, request);
      if (query.trim() === '') return direct;
      const { language, group } = look();
      const merged = createMerge(limit, where, options.locale);
      for (const hit of direct) merged.add('own', hit.entry, hit.quality, hit.label, hit);
      for (const { item, quality, name } of language.search(query, limit))
        merged.add('language', item, quality, name);
      for (const other of withSynonyms(query, synonyms))
        for (const hit of own.search(other, request)) merged.add('synonym', hit.entry, hit.quality, other);
      for (const { item, quality, name } of group.search(query, limit))
        for (const leaf of leavesOf(item)) merged.add('group', leaf, quality, name);
      return merged.hits();
    },
  };
}

function createFurther(
  leaves: readonly MenuEntry[],
  groups: readonly MenuEntry[],
  { locale, loadPinyin, whenIdle }: MenuSearchOptions,
) {
  const options = { loadPinyin, whenIdle };
  const otherNames = (entry: MenuEntry) => {
    const shown = menuLabel(entry, locale);
    return allNames(entry).filter((name) => name !== shown);
  };
  return {
    language: createNameSearch(leaves, otherNames, options),
    group: createNameSearch(groups, allNames, options),
  };
}

function allNames({ menu: { menuName, menuEnName, menuKrName } }: MenuEntry): string[] {
  return [menuName, menuEnName, menuKrName].flatMap((name) => name?.trim() || []);
}

function createMerge(limit: number, where: MenuSearchRequest['where'], locale: string) {
  type Ranked = { rank: number; at: number; entry: MenuEntry; hit: MenuHit | undefined; via: string };
  const best = new Map<MenuEntry, Ranked>();
  let at = 0;
  let isSure = false;
  return {
    add(kind: keyof typeof RANKS, entry: MenuEntry, quality: MatchQuality, via: string, hit?: MenuHit) {
      // What is much like something is no answer where something is it.
      if (kind === 'own') isSure ||= quality !== 'similar' && quality !== 'address';
      else if (isSure && quality === 'similar') return;
      const rank: number = RANKS[kind][quality];
      const known = best.get(entry);
      if (known && known.rank <= rank) return;
      if (!hit && where && !where(entry)) return;
      at += 1;
      best.set(entry, { rank, at, entry, hit: hit ?? known?.hit, via });
    },
    hits(): readonly MenuHit[] {
      const ranked = [...best.values()].sort((one, other) => one.rank - other.rank || one.at - other.at);
      return ranked.slice(0, limit).map(({ rank, entry, hit, via }, place) => {
        if (hit) return hit;
        const label = menuLabel(entry, locale);
        const score = Math.max(0, SCORE_TOP - Math.round(rank * SCORE_STEP) - place);
        return { entry, label, ranges: [], addressRanges: [], quality: 'similar', score, via };
      });
    },
  };
}
