import { SEARCH_LIMIT } from '../core/constants.ts';
import type { MenuEntry } from '../core/types.ts';
import { collectScores, createWorkspace, type Workspace } from './collectScores.ts';
import { createRangeFinder, type FoundRanges } from './createRangeFinder.ts';
import { createSearchIndex, type SearchIndex, withPinyin } from './createSearchIndex.ts';
import { QUALITY } from './matcher.ts';
import { parseQuery } from './parseQuery.ts';
import type { PinyinTable } from './pinyinTable.ts';
import { QUALITY_STEP, rankNames } from './rankNames.ts';
import { rankUse } from './rankUse.ts';
import type { MatchQuality, MenuHit, MenuSearch, MenuSearchOptions } from './types.ts';
import { whenIdle as idleTime } from './whenIdle.ts';

const PINYIN_ATTEMPTS = 3;
const QUALITIES = Object.keys(QUALITY) as MatchQuality[];

/**
 * A search over pages, for every box that finds menus. Its index is built in idle time; a search that comes before
 * finishes it. The readings of Chinese characters come with the first search, or with `prepare`.
 * @example
 * const search = createMenuSearch(index.leaves, { locale: 'zh-CN' });
 * const hits = search.search('ddgl', { limit: 8 });
 */
export function createMenuSearch(
  leaves: readonly MenuEntry[],
  { locale, loadPinyin = loadOwnTable, whenIdle = idleTime }: MenuSearchOptions,
): MenuSearch {
  const building = createSearchIndex(leaves, locale);
  let index: SearchIndex | undefined;
  let workspace: Workspace | undefined;
  let attempts = 0;
  let loading: Promise<void> | undefined;
  let settle: () => void = () => {};
  const ready = new Promise<void>((done) => {
    settle = done;
  });
  void buildInPieces().then(() => needsReadings() || settle());
  void ready.then(() => rememberLetters(builtIndex()));

  function buildInPieces(): Promise<void> {
    return new Promise((done) => {
      const step = () => {
        if (!index) {
          const { done: isBuilt, value } = building.next();
          if (isBuilt && value) index = value;
        }
        if (index) done();
        else whenIdle(step);
      };
      whenIdle(step);
    });
  }

  /** What single letters find is looked up in idle time: the first letter typed finds most and takes longest. */
  function rememberLetters({ alphabet, memory }: SearchIndex): void {
    const letters = alphabet.letters.values();
    const step = () => {
      const { value, done } = letters.next();
      if (done) return;
      memory.answersTo(value);
      whenIdle(step);
    };
    whenIdle(step);
  }

  function builtIndex(): SearchIndex {
    while (!index) {
      const { done, value } = building.next();
      if (done && value) index = value;
    }
    return index;
  }

  function needsReadings(): boolean {
    const { names, alphabet } = builtIndex();
    return names.hanzi.length > 0 && !alphabet.readings;
  }

  function prepare(): Promise<void> {
    if (!needsReadings()) settle();
    else if (!loading && attempts < PINYIN_ATTEMPTS) {
      attempts += 1;
      loading = loadReadings().finally(() => {
        loading = undefined;
        settle();
      });
    }
    return ready;
  }

  async function loadReadings(): Promise<void> {
    try {
      index = withPinyin(builtIndex(), await loadPinyin());
    } catch {
      // Names are found by their characters meanwhile; the next search asks again.
    }
  }

  return {
    ready,
    prepare,
    search(query, { limit = SEARCH_LIMIT, views, where } = {}) {
      const parsed = parseQuery(query);
      if (!parsed || limit < 1) return [];
      void prepare();
      const current = builtIndex();
      workspace ??= createWorkspace(leaves.length);
      const use = views && rankUse(leaves, views);
      const isAllowed = (name: number) => {
        const leaf = leaves[name];
        return leaf !== undefined && (where === undefined || where(leaf));
      };
      collectScores(current, parsed, workspace);
      const ranked = rankNames(workspace.scores, limit, (name) => use?.[name] ?? 0, isAllowed);
      const rangesOf = createRangeFinder(current, parsed);
      return ranked.flatMap(({ name, score }) => {
        const entry = leaves[name];
        return entry ? [createHit(entry, current.labels[name] ?? '', score, () => rangesOf(name))] : [];
      });
    },
  };
}

/** A hit that looks for what to highlight only when it is asked: a list shows few of thousands. */
function createHit(entry: MenuEntry, label: string, score: number, findRanges: () => FoundRanges): MenuHit {
  let found: FoundRanges | undefined;
  const ranges = () => {
    found ??= findRanges();
    return found;
  };
  return {
    entry,
    label,
    score,
    quality: QUALITIES[Math.floor(score / QUALITY_STEP)] ?? 'similar',
    get ranges() {
      return ranges().ranges;
    },
    get addressRanges() {
      return ranges().addressRanges;
    },
  };
}

async function loadOwnTable(): Promise<PinyinTable> {
  return (await import('./pinyinTable.ts')).pinyinTable;
}
