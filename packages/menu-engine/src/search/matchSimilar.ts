import type { Alphabet } from './createAlphabet.ts';
import type { TextIndex } from './createTextIndex.ts';
import type { Vocabulary, Word } from './createVocabulary.ts';
import { createPrefixDistance } from './editDistance.ts';
import { isJamo, toJamo } from './hangul.ts';
import { closenessOf, lengthOf, type Matcher, positionsOf, QUALITY } from './matcher.ts';
import { matchSpelling } from './matchSpelling.ts';
import { retypeKorean } from './retypeKorean.ts';
import { isHangul, isHanzi } from './unitClass.ts';

/** Shorter words are too much like too many others. */
const SLIPS_FROM = 4;
const TWO_SLIPS_FROM = 8;
const SIMILAR_COST = 4;

/** Ways to answer a word in which something was mistyped; the weakest answers, asked only when there are few others. */
export function matchSimilar(
  index: TextIndex,
  alphabet: Alphabet,
  vocabulary: Vocabulary,
  token: string,
): readonly Matcher[] {
  const atMost = QUALITY.similar;
  const codes = [...token].map((character) => character.charCodeAt(0));
  const matchers: Matcher[] = [];
  if (codes.some((code) => isHangul(code) || isJamo(code)) || /^[a-z]+$/.test(token)) {
    const retyped = retypeKorean(token);
    if (retyped !== undefined) matchers.push(matchSpelling(index, alphabet, retyped, { atMost }));
  }
  if (!codes.some(isHanzi)) {
    matchers.push(matchMistyped(index, vocabulary, token));
    if (alphabet.readings && token.length >= SLIPS_FROM)
      matchers.push(matchSpelling(index, alphabet, token, { slips: 1, atMost }));
  } else if (token.length > 1) {
    const sounds = [...token].map((character) => alphabet.soundOf(character) ?? character).join('');
    if (sounds !== token) matchers.push(matchSpelling(index, alphabet, sounds, { atMost }));
    matchers.push(matchScattered(index, token));
  }
  return matchers;
}

/** Names with a word that is, but for a slip or two, what was typed. */
function matchMistyped(index: TextIndex, vocabulary: Vocabulary, token: string): Matcher {
  const { starts, owners } = index;
  const keys = toJamo(token);
  const most = keys.length < SLIPS_FROM ? 0 : keys.length < TWO_SLIPS_FROM ? 1 : 2;
  const distance = createPrefixDistance(keys, most);
  const near = new Map<Word, number>();
  const slipsOf = (word: Word): number => {
    let slips = near.get(word);
    if (slips === undefined) {
      slips = distance(word.keys);
      near.set(word, slips);
    }
    return slips;
  };
  return {
    each(offer) {
      if (most === 0) return;
      for (const word of vocabulary.similarTo(keys, most)) {
        const slips = slipsOf(word);
        if (slips > most) continue;
        for (const at of word.places) {
          const name = owners[at] ?? 0;
          const rest = lengthOf(index, name) - token.length;
          offer(name, QUALITY.similar, closenessOf(SIMILAR_COST * slips, rest, at - (starts[name] ?? 0)));
        }
      }
    },
    find(name) {
      let best: readonly number[] | undefined;
      let bestSlips = most + 1;
      for (const { at, word, length } of most === 0 ? [] : vocabulary.wordsOf(name)) {
        const slips = slipsOf(word);
        if (slips >= bestSlips) continue;
        bestSlips = slips;
        best = positionsOf(at, Math.min(length, token.length));
      }
      return best;
    },
  };
}

/** Names that hold the typed characters in their order, with others between them. */
function matchScattered({ text, starts, owners, heads, positions }: TextIndex, token: string): Matcher {
  function find(name: number): readonly number[] | undefined {
    const end = starts[name + 1] ?? 0;
    const found: number[] = [];
    let at = starts[name] ?? 0;
    for (const character of token) {
      at = text.indexOf(character, at);
      if (at === -1 || at >= end) return undefined;
      found.push(at);
      at += 1;
    }
    return found;
  }
  return {
    find,
    each(offer) {
      const code = token.charCodeAt(0);
      for (let slot = heads[code] ?? 0; slot < (heads[code + 1] ?? 0); slot += 1) {
        const name = owners[positions[slot] ?? 0] ?? 0;
        const found = find(name);
        const rest = (starts[name + 1] ?? 0) - (starts[name] ?? 0) - token.length;
        if (found) offer(name, QUALITY.similar, closenessOf(SIMILAR_COST, rest, 0));
      }
    },
  };
}
