import { atLeast, atMost, type Bar, median, percentile, round } from '../lib/report.ts';
import type { SearchFigures } from './measureSearch.ts';

/** The figures of a run and the limits they are held against; `where` names the run. */
export function reportSearch(
  where: string,
  { buildMs, firstRoundMs, keystrokeMs, sampleMs, hits, missed }: SearchFigures,
): { figures: Record<string, unknown>; bars: Bar[] } {
  const p99 = (values: number[]) => percentile(values, 99);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const builds = Object.fromEntries(
    Object.entries(buildMs).map(([locale, times]) => [
      locale,
      { firstMs: round(times[0] ?? Number.NaN), medianMs: round(median(times)) },
    ]),
  );
  const rate = (name: keyof typeof hits) => {
    const all = hits[name].all ?? { hits: 0, of: 1 };
    return (100 * all.hits) / all.of;
  };
  const rates = {
    portal: rate('portal'),
    uFuzzy: rate('uFuzzy'),
    minisearch: rate('minisearch'),
    fuse: rate('fuse'),
  };
  const timesOf = (table: SearchFigures['keystrokeMs']) =>
    Object.fromEntries(
      (['portal', 'uFuzzy', 'minisearch'] as const).map((name) => {
        const values = table[name];
        const [meanMs, p50Ms, p99Ms] = [mean(values), median(values), p99(values)].map(round);
        return [name, { meanMs, p50Ms, p99Ms, maxMs: round(Math.max(...values)), keystrokes: values.length }];
      }),
    );
  const fuse = {
    portalMs: round(mean(sampleMs.portal)),
    fuseMs: round(mean(sampleMs.fuse)),
    keystrokes: sampleMs.fuse.length,
  };
  const plain = Math.max(...['en-US', 'ko-KR'].map((locale) => median(buildMs[locale] ?? [Number.NaN])));
  return {
    figures: {
      builds,
      firstRound: timesOf(firstRoundMs),
      keystrokes: timesOf(keystrokeMs),
      besideFuse: fuse,
      hitAt5: rates,
      hitsByKind: hits,
      missed,
    },
    bars: [
      atMost(`${where}: index of 10,000 names, ms`, plain, 40),
      atMost(`${where}: the same with pinyin, ms`, median(buildMs['zh-CN'] ?? []), 150),
      atMost(`${where}: the process's first, with pinyin, ms`, buildMs['zh-CN']?.[0] ?? Number.NaN, 150),
      atMost(`${where}: a keystroke typed for the first time, p99 ms`, p99(firstRoundMs.portal), 4),
      atMost(`${where}: a keystroke, p99 ms`, p99(keystrokeMs.portal), 4),
      atLeast(`${where}: times quicker than fuse.js`, mean(sampleMs.fuse) / mean(sampleMs.portal), 5),
      atMost(
        `${where}: mean keystroke against uFuzzy, ratio`,
        mean(keystrokeMs.portal) / mean(keystrokeMs.uFuzzy),
        1,
      ),
      atMost(
        `${where}: mean keystroke against minisearch, ratio`,
        mean(keystrokeMs.portal) / mean(keystrokeMs.minisearch),
        1,
      ),
      atLeast(`${where}: hit@5 of 200 queries, %`, rates.portal, 98),
      atMost(
        `${where}: best other hit@5, %`,
        Math.max(rates.uFuzzy, rates.minisearch, rates.fuse),
        rates.portal,
      ),
    ],
  };
}

/** The figures of a run of our search alone. */
export function slowFigures({ buildMs, firstRoundMs, keystrokeMs }: SearchFigures): Record<string, unknown> {
  return {
    buildMs: Object.fromEntries(
      Object.entries(buildMs).map(([locale, times]) => [locale, round(median(times))]),
    ),
    firstRoundP99Ms: round(percentile(firstRoundMs.portal, 99)),
    keystrokeP99Ms: round(percentile(keystrokeMs.portal, 99)),
  };
}
