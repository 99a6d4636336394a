import { atLeast, atMost, type Bar, median, percentile, round } from '../lib/report.ts';
import type { SearcherName, SearchFigures } from './measureSearch.ts';

const QUICK = ['portal', 'uFuzzy', 'minisearch'] as const;

/**
 * The figures of a run and the limits they are held against; `where` names the run. Of each time that
 * is held against a limit the quickest of some rounds counts, as the machine has other work too.
 */
export function reportSearch(
  where: string,
  { buildMs, firstMs, keystrokeMs, rawMs, sampleMs, hits, missed }: SearchFigures,
): { figures: Record<string, unknown>; bars: Bar[] } {
  const builds = Object.fromEntries(
    Object.entries(buildMs).map(([locale, times]) => [
      locale,
      {
        firstMs: round(times[0] ?? Number.NaN),
        medianMs: round(median(times)),
        quickestMs: round(Math.min(...times)),
      },
    ]),
  );
  const hitAt5 = {
    portal: rateOf(hits.portal),
    uFuzzy: rateOf(hits.uFuzzy),
    minisearch: rateOf(hits.minisearch),
    fuse: rateOf(hits.fuse),
  };
  const besideFuse = {
    portalMs: round(mean(sampleMs.portal)),
    fuseMs: round(mean(sampleMs.fuse)),
    keystrokes: sampleMs.fuse.length,
  };
  const quickestBuild = (locale: string) => Math.min(...(buildMs[locale] ?? []));
  const ratioTo = (name: SearcherName) => mean(keystrokeMs.portal) / mean(keystrokeMs[name]);
  return {
    figures: {
      builds,
      firstTyped: summaries(firstMs),
      keystrokes: summaries(keystrokeMs),
      keystrokesRaw: summaries(rawMs),
      besideFuse,
      hitAt5,
      hitsByKind: hits,
      missed,
    },
    bars: [
      atMost(
        `${where}: index of 10,000 names, ms`,
        Math.max(quickestBuild('en-US'), quickestBuild('ko-KR')),
        40,
      ),
      atMost(`${where}: the same with pinyin, ms`, quickestBuild('zh-CN'), 150),
      atMost(`${where}: a keystroke on a new index, p99 ms`, percentile(firstMs.portal, 99), 4),
      atMost(`${where}: a keystroke, p99 ms`, percentile(keystrokeMs.portal, 99), 4),
      atLeast(`${where}: times quicker than fuse.js`, mean(sampleMs.fuse) / mean(sampleMs.portal), 5),
      atMost(`${where}: mean keystroke against uFuzzy, ratio`, ratioTo('uFuzzy'), 1),
      atMost(`${where}: mean keystroke against minisearch, ratio`, ratioTo('minisearch'), 1),
      atLeast(`${where}: hit@5 of 200 queries, %`, hitAt5.portal, 98),
      atMost(
        `${where}: best other hit@5, %`,
        Math.max(hitAt5.uFuzzy, hitAt5.minisearch, hitAt5.fuse),
        hitAt5.portal,
      ),
    ],
  };
}

/** The figures of a run of our search alone. */
export function slowFigures({ buildMs, firstMs, keystrokeMs }: SearchFigures): Record<string, unknown> {
  return {
    buildMs: Object.fromEntries(
      Object.entries(buildMs).map(([locale, times]) => [locale, round(median(times))]),
    ),
    firstTypedP99Ms: round(percentile(firstMs.portal, 99)),
    keystrokeP99Ms: round(percentile(keystrokeMs.portal, 99)),
  };
}

function summaries(table: SearchFigures['keystrokeMs']): Record<string, unknown> {
  return Object.fromEntries(
    QUICK.map((name) => {
      const values = table[name];
      const [meanMs, p50Ms, p99Ms] = [mean(values), median(values), percentile(values, 99)].map(round);
      return [name, { meanMs, p50Ms, p99Ms, maxMs: round(Math.max(...values)), keystrokes: values.length }];
    }),
  );
}

function rateOf({ all = { hits: 0, of: 1 } }: SearchFigures['hits'][SearcherName]): number {
  return (100 * all.hits) / all.of;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
