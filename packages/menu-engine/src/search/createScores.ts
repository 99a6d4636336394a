import type { Offer } from './matcher.ts';

/** The best answer of each name, kept in arrays that are used again for every search. */
export type Scores = {
  readonly offer: Offer;
  /** Names that answer, in the order in which they first did; only the first `size()` count. */
  readonly names: Uint32Array;
  readonly size: () => number;
  readonly qualityOf: (name: number) => number;
  readonly closenessOf: (name: number) => number;
  readonly clear: () => void;
};

/** Room for the scores of some names. */
export function createScores(count: number): Scores {
  const names = new Uint32Array(count);
  /** Quality and closeness in one number, plus one; 0 for no answer. */
  const best = new Uint32Array(count);
  let size = 0;
  return {
    names,
    size: () => size,
    qualityOf: (name) => ((best[name] ?? 1) - 1) >>> 16,
    closenessOf: (name) => ((best[name] ?? 1) - 1) & 0xffff,
    offer(name, quality, closeness) {
      const score = quality * 0x10000 + closeness + 1;
      const known = best[name] ?? 0;
      if (known === 0) {
        names[size] = name;
        size += 1;
      }
      if (score > known) best[name] = score;
    },
    clear() {
      for (let at = 0; at < size; at += 1) best[names[at] ?? 0] = 0;
      size = 0;
    },
  };
}
