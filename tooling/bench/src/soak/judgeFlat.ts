import { atMost, type Bar, median, round } from '../lib/report.ts';

/** So much may a figure grow once it has warmed up: 5 %. */
const MOST_GROWTH = 1.05;
/** The first part of the samples, in which caches fill and code is compiled, does not count. */
const WARM_UP = 0.4;
/** Samples that are put together at either end. */
const SHARE = 0.5;

/** What was read at one moment, by the figure's name. */
export type Sample = Readonly<Record<string, number>>;

/**
 * Holds the middle of the last samples against that of the first ones after the warm-up, figure by figure. Samples are taken
 * at rest and after a forced collection, so that what is left is what is held.
 */
export function judgeFlat(where: string, samples: readonly Sample[]): Bar[] {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP));
  const part = Math.max(1, Math.floor(warm.length * SHARE));
  return Object.keys(warm[0] ?? {}).map((name) => {
    const middle = (some: readonly Sample[]) => median(some.map((sample) => sample[name] ?? Number.NaN));
    const [first, last] = [middle(warm.slice(0, part)), middle(warm.slice(-part))];
    return atMost(
      `${where}: ${name}, times that after the warm-up (${round(first)})`,
      growth(first, last),
      MOST_GROWTH,
    );
  });
}

/** Nothing that stays nothing is flat. */
function growth(first: number, last: number): number {
  return first === last ? 1 : last / first;
}
