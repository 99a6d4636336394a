import { SEARCH_LIMIT } from '../core/constants.ts';
import type { Alphabet } from './createAlphabet.ts';
import { createScores } from './createScores.ts';
import type { TextIndex } from './createTextIndex.ts';
import { type AddressIndex, eachAddress } from './matchAddress.ts';
import type { Offer } from './matcher.ts';
import { matchSpelling } from './matchSpelling.ts';
import { isOneLetter, matchText } from './matchText.ts';

/** The names that answer a word without slips. */
export type Answers = {
  readonly names: Uint32Array;
  readonly scores: Uint32Array;
  /** Where they answer; what answers a longer word is among these. */
  readonly spelled: Uint32Array;
  readonly written: Uint32Array | undefined;
  readonly addressed: Uint32Array | undefined;
};

/** How many words of one character, of two, and of more are remembered: short ones take longest and come again. */
const REMEMBERED = [96, 96, 48] as const;

/**
 * Answers words, and remembers the last ones: who types on looks only among the names that answered so far, and who
 * goes back finds the answers there.
 */
export function createAnswerMemory(names: TextIndex, alphabet: Alphabet, addresses: AddressIndex) {
  const best = createScores(names.count);
  const memories = REMEMBERED.map((most) => ({ most, words: new Map<string, Answers>() }));
  const memoryOf = (token: string) => memories[Math.min(token.length, memories.length) - 1];

  function beginningOf(token: string): Answers | undefined {
    for (let length = token.length - 1; length > 0; length -= 1) {
      const beginning = token.slice(0, length);
      const known = memoryOf(beginning)?.words.get(beginning);
      if (known) return known;
    }
    return undefined;
  }

  function answer(token: string): Answers {
    const before = beginningOf(token);
    best.clear();
    const collect =
      (positions: number[]): Offer =>
      (name, score, position) => {
        best.offer(name, score);
        positions.push(position);
      };
    const spelled: number[] = [];
    matchSpelling(names, alphabet, token).each(collect(spelled), before?.spelled);
    const written: number[] = [];
    matchText(names, token).each(collect(written), before?.written);
    const addressed: number[] = [];
    const isNeeded = best.size() < SEARCH_LIMIT;
    if (isNeeded) eachAddress(addresses, token, collect(addressed), before?.addressed);
    const found = best.names.slice(0, best.size());
    return {
      names: found,
      scores: found.map(best.bestOf),
      spelled: Uint32Array.from(spelled),
      // One letter is not looked for inside of words and in addresses, so nothing is known of longer words.
      written: isOneLetter(token) ? undefined : Uint32Array.from(written),
      addressed: isNeeded && token.length > 1 ? Uint32Array.from(addressed) : undefined,
    };
  }

  return {
    answersTo(token: string): Answers {
      const memory = memoryOf(token);
      const known = memory?.words.get(token);
      const answers = known ?? answer(token);
      if (!memory) return answers;
      if (known) memory.words.delete(token);
      else if (memory.words.size >= memory.most) memory.words.delete(memory.words.keys().next().value ?? '');
      memory.words.set(token, answers);
      return answers;
    },
  };
}

/** Answers words of one index. */
export type AnswerMemory = ReturnType<typeof createAnswerMemory>;
