import { corpusLeaves } from './corpus.ts';
import { type BenchQuery, QUERIES } from './queries.ts';
import { SEARCHERS, type Searcher } from './searchers.ts';
import { settle } from './settle.ts';

export type SearcherName = keyof typeof SEARCHERS;
type Times = Record<SearcherName, number[]>;
type Hits = Record<string, { hits: number; of: number }>;

/** What the searches of one run took and found; runs in Node and in a page alike. */
export type SearchFigures = {
  /** Time to build the index of ten thousand names, by language; the first is the process's first. */
  readonly buildMs: Readonly<Record<string, number[]>>;
  /** Each keystroke of all queries on an index where nothing was typed before: the quickest of some such. */
  readonly firstMs: Times;
  /** Each keystroke of all queries: the quickest of some rounds. */
  readonly keystrokeMs: Times;
  /** Every time that was taken, with all that the machine did besides. */
  readonly rawMs: Times;
  /** Keystrokes that fuse.js was asked too, which takes too long for all of them. */
  readonly sampleMs: Readonly<Record<'portal' | 'fuse', number[]>>;
  /** By kind of query, how many targets stand among the first five. */
  readonly hits: Readonly<Record<SearcherName, Hits>>;
  readonly missed: readonly string[];
};

const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;
const BUILDS = 5;
const FRESH_ROUNDS = 3;
const ROUNDS = 5;
/** Every so many keystrokes one for the sample. */
const SAMPLE = 16;
const SHOWN = 20;
const TOP = 5;

/** Types all queries letter by letter into each search in turn, or into some of them only. */
export async function measureSearch(
  only: readonly SearcherName[] = Object.keys(SEARCHERS) as SearcherName[],
): Promise<SearchFigures> {
  const leaves = corpusLeaves();
  const quick = only.filter((name) => name !== 'fuse');
  const buildMs: Record<string, number[]> = {};
  const firstMs = eachSearcher((): number[] => []);
  const keystrokeMs = eachSearcher((): number[] => []);
  const rawMs = eachSearcher((): number[] => []);
  const sampleMs = { portal: [] as number[], fuse: [] as number[] };
  const hits = eachSearcher((): Hits => ({}));
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
    const fresh: Times[] = [];
    for (let round = 0; round < FRESH_ROUNDS; round += 1)
      fresh.push(typeAll(await buildAll(leaves, locale, quick), keystrokes));
    const searchers = await buildAll(leaves, locale, only);
    const rounds: Times[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(typeAll(pick(searchers, quick), keystrokes));
    for (const name of quick) {
      firstMs[name].push(...quickest(fresh.map((times) => times[name])));
      keystrokeMs[name].push(...quickest(rounds.map((times) => times[name])));
      rawMs[name].push(...rounds.flatMap((times) => times[name]));
    }
    const both = typeAll(
      pick(searchers, ['portal', 'fuse']),
      keystrokes.filter((_typed, place) => place % SAMPLE === 0),
    );
    sampleMs.portal.push(...both.portal);
    sampleMs.fuse.push(...both.fuse);
    for (const [name, search] of searchers)
      for (const query of own) {
        const isHit = search(query.typed, TOP).includes(query.target);
        count(hits[name], query, isHit);
        if (name === 'portal' && !isHit) missed.push(`${query.typed} (${query.target})`);
      }
  }
  return { buildMs, firstMs, keystrokeMs, rawMs, sampleMs, hits, missed };
}

async function buildAll(
  leaves: ReturnType<typeof corpusLeaves>,
  locale: string,
  names: readonly SearcherName[],
): Promise<Map<SearcherName, Searcher>> {
  const built = new Map<SearcherName, Searcher>();
  for (const name of names) built.set(name, await SEARCHERS[name](leaves, locale));
  await settle();
  return built;
}

/** The searchers take turns at each keystroke, so that whatever else the machine does hits all of them. */
function typeAll(searchers: Map<SearcherName, Searcher>, keystrokes: readonly string[]): Times {
  const times = eachSearcher((): number[] => []);
  for (const typed of keystrokes)
    for (const [name, search] of searchers) {
      const began = performance.now();
      search(typed, SHOWN);
      times[name].push(performance.now() - began);
    }
  return times;
}

function pick(
  searchers: Map<SearcherName, Searcher>,
  names: readonly SearcherName[],
): Map<SearcherName, Searcher> {
  return new Map([...searchers].filter(([name]) => names.includes(name)));
}

function quickest(rounds: readonly (readonly number[])[]): number[] {
  return (rounds[0] ?? []).map((_, place) => Math.min(...rounds.map((times) => times[place] ?? Number.NaN)));
}

function eachSearcher<T>(make: () => T): Record<SearcherName, T> {
  return { portal: make(), uFuzzy: make(), minisearch: make(), fuse: make() };
}

function count(table: Hits, { locale, kind }: BenchQuery, isHit: boolean): void {
  for (const key of ['all', `${locale} ${kind}`]) {
    const known = table[key] ?? { hits: 0, of: 0 };
    table[key] = { hits: known.hits + (isHit ? 1 : 0), of: known.of + 1 };
  }
}
