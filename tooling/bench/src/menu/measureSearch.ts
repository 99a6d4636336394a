import { corpusLeaves } from './corpus.ts';
import { type BenchQuery, QUERIES } from './queries.ts';
import { SEARCHERS, type Searcher } from './searchers.ts';

/** What the searches of one run took and found; runs in Node and in a page alike. */
export type SearchFigures = {
  /** Time to build the index of ten thousand names, by language; the first is the process's first. */
  readonly buildMs: Readonly<Record<string, number[]>>;
  /** Per search, the time of each keystroke the first time that it is typed, with code that is not warm yet. */
  readonly firstRoundMs: Readonly<Record<SearcherName, number[]>>;
  /** Per search, the time of each keystroke of all queries, typed again. */
  readonly keystrokeMs: Readonly<Record<SearcherName, number[]>>;
  /** The same keystrokes for both, as fuse.js takes too long for all of them. */
  readonly sampleMs: Readonly<Record<'portal' | 'fuse', number[]>>;
  /** Per search and kind of query, how many targets stand among the first five. */
  readonly hits: Readonly<Record<SearcherName, Readonly<Record<string, { hits: number; of: number }>>>>;
  readonly missed: readonly string[];
};

export type SearcherName = keyof typeof SEARCHERS;

const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;
const BUILDS = 5;
const ROUNDS = 3;
/** Every so many keystrokes one for the sample. */
const SAMPLE = 16;
const SHOWN = 20;
const TOP = 5;

/** Types all queries letter by letter into each search, or into some of them only. */
export async function measureSearch(
  only: readonly SearcherName[] = Object.keys(SEARCHERS) as SearcherName[],
): Promise<SearchFigures> {
  const leaves = corpusLeaves();
  const buildMs: Record<string, number[]> = {};
  const keystrokeMs: Record<SearcherName, number[]> = { portal: [], uFuzzy: [], minisearch: [], fuse: [] };
  const firstRoundMs: Record<SearcherName, number[]> = { portal: [], uFuzzy: [], minisearch: [], fuse: [] };
  const sampleMs = { portal: [] as number[], fuse: [] as number[] };
  const hits: Record<SearcherName, Record<string, { hits: number; of: number }>> = {
    portal: {},
    uFuzzy: {},
    minisearch: {},
    fuse: {},
  };
  const missed: string[] = [];

  for (const locale of LOCALES) {
    const own = QUERIES.filter((query) => query.locale === locale);
    const keystrokes = own.flatMap(({ typed }) =>
      Array.from({ length: typed.length }, (_, length) => typed.slice(0, length + 1)),
    );
    for (let build = 0; build < BUILDS; build += 1) {
      const began = performance.now();
      await SEARCHERS.portal(leaves, locale);
      buildMs[locale] = [...(buildMs[locale] ?? []), performance.now() - began];
    }
    for (const name of only) {
      const search = await SEARCHERS[name](leaves, locale);
      if (name !== 'fuse') {
        firstRoundMs[name].push(...timeAll(search, keystrokes));
        for (let round = 0; round < ROUNDS; round += 1)
          keystrokeMs[name].push(...timeAll(search, keystrokes));
      }
      const sample = keystrokes.filter((_typed, place) => place % SAMPLE === 0);
      if (name === 'portal' || name === 'fuse') sampleMs[name].push(...timeAll(search, sample));
      for (const query of own) {
        const isHit = search(query.typed, TOP).includes(query.target);
        count(hits[name], query, isHit);
        if (name === 'portal' && !isHit) missed.push(`${query.typed} (${query.target})`);
      }
    }
  }
  return { buildMs, firstRoundMs, keystrokeMs, sampleMs, hits, missed };
}

function timeAll(search: Searcher, keystrokes: readonly string[]): number[] {
  return keystrokes.map((typed) => {
    const began = performance.now();
    search(typed, SHOWN);
    return performance.now() - began;
  });
}

function count(
  table: Record<string, { hits: number; of: number }>,
  { locale, kind }: BenchQuery,
  isHit: boolean,
): void {
  for (const key of ['all', `${locale} ${kind}`]) {
    const known = table[key] ?? { hits: 0, of: 0 };
    table[key] = { hits: known.hits + (isHit ? 1 : 0), of: known.of + 1 };
  }
}
