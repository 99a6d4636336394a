import { ancestorsOf, type MenuEntry, menuLabel, normalizeMenuTree } from '@portal/menu-engine/core';
import { createWideSearch, tradeSynonyms } from '@portal/menu-engine/search';
import { round } from '../lib/report.ts';
import { corpusLeaves } from '../menu/corpus.ts';
import { QUERIES } from '../menu/queries.ts';
import { pickSome, type Query, type Random, slipTwice, swap } from './makeQueries.ts';

const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;
/** How many of each kind and language: 120 in all languages for each kind of the first, 105 mistyped. */
const EACH = { name: 30, part: 20, language: 20, group: 15, synonym: 5, swapped: 20, twice: 15 };
const TOP = 5;

/** What the search over pages found and missed, and how long each took. */
export async function measurePages(trees: readonly unknown[], random: Random) {
  const leaves = trees.flatMap((tree) => normalizeMenuTree(tree as never).leaves);
  const missed: Query[] = [];
  const ms: number[] = [];
  let count = 0;
  let slips = 0;
  for (const locale of LOCALES) {
    const search = createWideSearch(leaves, { locale, synonyms: tradeSynonyms });
    await search.prepare();
    for (const query of queriesOf(leaves, locale, random)) {
      const began = performance.now();
      const hits = search.search(query.typed, { limit: TOP });
      ms.push(round(performance.now() - began));
      count += 1;
      if (query.kind === 'swapped' || query.kind === 'twice') slips += 1;
      if (!hits.some(({ entry }) => answers(entry, query, locale))) missed.push(query);
    }
  }
  return { leaves: leaves.length, count, slips, missed, ms, largeMs: await measureLarge() };
}

/** Each query of the menu bench over ten thousand pages, as it is when the last letter is typed. */
async function measureLarge(): Promise<number[]> {
  const leaves = corpusLeaves();
  const ms: number[] = [];
  for (const locale of LOCALES) {
    const search = createWideSearch(leaves, { locale, synonyms: tradeSynonyms });
    await search.prepare();
    for (const { typed } of QUERIES.filter((query) => query.locale === locale)) {
      const began = performance.now();
      search.search(typed, { limit: TOP });
      ms.push(round(performance.now() - began));
    }
  }
  return ms;
}

function answers(entry: MenuEntry, { kind, meant }: Query, locale: string): boolean {
  return kind === 'group'
    ? ancestorsOf(entry).some((group) => menuLabel(group, locale) === meant)
    : menuLabel(entry, locale) === meant;
}

function queriesOf(leaves: readonly MenuEntry[], locale: Query['locale'], random: Random): Query[] {
  const label = (entry: MenuEntry) => menuLabel(entry, locale);
  const some = (kind: keyof typeof EACH) => pickSome(leaves, EACH[kind], random);
  const other = locale === 'en-US' ? 'zh-CN' : 'en-US';
  const groups = [...new Set(leaves.flatMap(ancestorsOf))];
  const asked = (kind: string, typed: string, meant: string): Query => ({ locale, kind, typed, meant });
  // What is mistyped is written out: a word of two characters has nothing left to be known by.
  const long = leaves.filter((entry) => label(entry).length >= (locale === 'en-US' ? 8 : 4));
  return [
    ...some('name').map((entry) => asked('name', label(entry), label(entry))),
    ...some('part').map((entry) => asked('part', partOf(label(entry)), label(entry))),
    ...some('language').map((entry) => asked('language', menuLabel(entry, other), label(entry))),
    ...pickSome(groups, EACH.group, random).map((entry) => asked('group', label(entry), label(entry))),
    ...synonymsOf(leaves, locale, random),
    ...pickSome(long, EACH.swapped, random).map((entry) =>
      asked('swapped', swap(label(entry), random), label(entry)),
    ),
    ...pickSome(
      long.filter((entry) => label(entry).length >= (locale === 'en-US' ? 12 : 5)),
      EACH.twice,
      random,
    ).map((entry) => asked('twice', slipTwice(label(entry), random), label(entry))),
  ];
}

/** The beginning of a name, long enough to say which one is meant. */
function partOf(name: string): string {
  return name.slice(0, Math.max(3, Math.ceil(name.length * 0.8)));
}

function synonymsOf(leaves: readonly MenuEntry[], locale: Query['locale'], random: Random): Query[] {
  const worded = leaves.flatMap((entry) => {
    const name = menuLabel(entry, locale).toLowerCase();
    const group = tradeSynonyms.find((words) => words.some((word) => name.includes(word)));
    // A word of letters alone: another one for a part of a word is none.
    const word = group?.find(
      (one) => name.split(' ').includes(one) || (/[^a-z ]/.test(one) && name.includes(one)),
    );
    const otherWord = group?.find(
      (one) =>
        one !== word &&
        /[a-z]/.test(one) === (locale === 'en-US') &&
        /[가-힣]/.test(one) === (locale === 'ko-KR'),
    );
    if (!word || !otherWord) return [];
    return [
      { locale, kind: 'synonym', typed: name.replace(word, otherWord), meant: menuLabel(entry, locale) },
    ];
  });
  return pickSome(worded, EACH.synonym, random);
}
