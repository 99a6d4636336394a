import type { Scores } from './createScores.ts';

const USE_STEPS = 4096;
const PLACES = 2 ** 20;
/** Scores of one quality lie this far apart. */
export const QUALITY_STEP = USE_STEPS * 0x10000;

/** A name that answers, with the number it is sorted by. */
export type RankedName = { readonly name: number; readonly score: number };

/** Returns the best names: by quality, then by the person's own use, then by closeness, then in the order of the tree. */
export function rankNames(
  scores: Scores,
  limit: number,
  viewsOf: (name: number) => number,
  where: (name: number) => boolean,
): readonly RankedName[] {
  const size = scores.size();
  const keys = new Float64Array(Math.min(size, limit));
  let kept = 0;
  for (let at = 0; at < size; at += 1) {
    const name = scores.names[at] ?? 0;
    const score = scores.bestOf(name);
    const match = (score >>> 16) * USE_STEPS + Math.min(viewsOf(name), USE_STEPS - 1);
    const key = (match * 0x10000 + (score & 0xffff)) * PLACES + (PLACES - 1 - name);
    const full = kept === keys.length;
    if ((full && key < (keys[0] ?? 0)) || !where(name)) continue;
    if (!full) {
      keys[kept] = key;
      kept += 1;
      if (kept === keys.length) keys.sort();
      continue;
    }
    let slot = 1;
    for (; slot < kept && (keys[slot] ?? 0) < key; slot += 1) keys[slot - 1] = keys[slot] ?? 0;
    keys[slot - 1] = key;
  }
  return [...keys.subarray(0, kept).sort().reverse()].map((key) => ({
    name: PLACES - 1 - (key % PLACES),
    score: Math.floor(key / PLACES),
  }));
}
