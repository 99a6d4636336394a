import type { Alphabet } from './createAlphabet.ts';
import { createReadingSteps } from './createReadingSteps.ts';
import type { TextIndex } from './createTextIndex.ts';
import { createWalker } from './createWalker.ts';
import {
  closenessOf,
  isAtEnd,
  lengthOf,
  type Matcher,
  type Offer,
  QUALITY,
  qualityAt,
  scoreOf,
} from './matcher.ts';
import { isUnitStart, UNIT } from './unitClass.ts';

/** Names that are spelled by what was typed: by readings, initials, beginnings of words, unfinished syllables. */
export function matchSpelling(
  index: TextIndex,
  alphabet: Alphabet,
  token: string,
  { slips = 0, atMost = QUALITY.whole }: { slips?: number; atMost?: number } = {},
): Matcher {
  const { starts, owners, classes, heads, positions } = index;
  const steps = alphabet.readings && createReadingSteps(token, alphabet.readings, slips > 0);
  const { from, walk } = createWalker(index, token, steps, slips);

  function qualityOf(name: number, at: number): number {
    const quality = qualityAt(index, name, at);
    return Math.min(quality === QUALITY.start && isWhole() ? QUALITY.whole : quality, atMost);
  }

  /** All units of the name were used, and one alone was written out. */
  function isWhole(): boolean {
    let end = walk.end;
    const cut = classes[end] === UNIT.wordInside;
    while (classes[end] === UNIT.wordInside) end += 1;
    return isAtEnd(index, end) && (walk.units > 1 || (!cut && walk.cost === 0));
  }

  function closeness(name: number, at: number): number {
    const rest = lengthOf(index, name) - (walk.end - at);
    return closenessOf(walk.cost, rest, at - (starts[name] ?? 0));
  }

  function offerAt(offer: Offer, at: number): void {
    if (!from(at)) return;
    const name = owners[at] ?? 0;
    offer(name, scoreOf(qualityOf(name, at), closeness(name, at)), at);
  }

  return {
    each(offer, candidates) {
      if (candidates) {
        for (const at of candidates) offerAt(offer, at);
        return;
      }
      for (const code of alphabet.startsOf(token))
        for (let slot = heads[code] ?? 0; slot < (heads[code + 1] ?? 0); slot += 1)
          offerAt(offer, positions[slot] ?? 0);
    },
    find(name) {
      let best: number[] | undefined;
      let bestScore = -1;
      for (let at = starts[name] ?? 0; at < (starts[name + 1] ?? 0); at += 1) {
        if (!isUnitStart(classes[at] ?? 0) || !from(at)) continue;
        const score = scoreOf(qualityOf(name, at), closeness(name, at));
        if (score <= bestScore) continue;
        bestScore = score;
        best = [...walk.path.subarray(0, walk.length)];
      }
      return best;
    },
  };
}
