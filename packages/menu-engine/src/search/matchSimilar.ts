import type { Alphabet } from './createAlphabet.ts';
import type { TextIndex } from './createTextIndex.ts';
import type { Vocabulary, Word } from './createVocabulary.ts';
import { createPrefixDistance } from './editDistance.ts';
import { isJamo, toJamo } from './hangul.ts';
import { closenessOf, lengthOf, type Matcher, positionsOf, QUALITY, scoreOf } from './matcher.ts';
import { matchSpelling } from './matchSpelling.ts';
import { retypeKorean } from './retypeKorean.ts';
import { isHangul, isHanzi } from './unitClass.ts';

/** Shorter words are too much like too many others. */
const SLIPS_FROM = 4;
/** What is typed with two slips may lack a letter of the word of eight. */
const TWO_SLIPS_FROM = 7;
const SIMILAR_COST = 4;
/** From so many characters on one of them may be wrong, and from so many two. */
const MISS_FROM = 3;
const TWO_MISSES_FROM = 5;

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
  if (token.length < SLIPS_FROM || codes.some((code) => isHanzi(code) || isHangul(code)))
    for (const other of swapped(token)) matchers.push(matchSpelling(index, alphabet, other, { atMost }));
  if (codes.some(isHangul) && token.length >= MISS_FROM) matchers.push(matchScattered(index, token));
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

/** The token with each two of its neighbours swapped: characters and syllables are no letters that a distance counts. */
function swapped(token: string): readonly string[] {
  return [...token.slice(1)].flatMap((character, at) =>
    character === token[at] ? [] : [token.slice(0, at) + character + token[at] + token.slice(at + 2)],
  );
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
          offer(
            name,
            scoreOf(QUALITY.similar, closenessOf(SIMILAR_COST * slips, rest, at - (starts[name] ?? 0))),
            at,
          );
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

/** Names that hold the typed characters in their order, with others between them; of three or more one may be wrong, of five or more two. */
function matchScattered({ text, starts, owners, heads, positions }: TextIndex, token: string): Matcher {
  const most = token.length < MISS_FROM ? 0 : token.length < TWO_MISSES_FROM ? 1 : 2;

  function find(name: number): readonly number[] | undefined {
    const start = starts[name] ?? 0;
    const own = text.slice(start, starts[name + 1]);
    const found: number[] = [];
    let at = 0;
    let misses = most;
    for (const character of token) {
      const next = own.indexOf(character, at);
      if (next !== -1) {
        found.push(start + next);
        at = next + 1;
      } else if (misses === 0) return undefined;
      else misses -= 1;
    }
    return found;
  }

  return {
    find,
    each(offer) {
      // With so many wrong one of the first is right.
      for (const code of new Set([...token.slice(0, most + 1)].map((character) => character.charCodeAt(0))))
        for (let slot = heads[code] ?? 0; slot < (heads[code + 1] ?? 0); slot += 1) {
          const name = owners[positions[slot] ?? 0] ?? 0;
          const found = find(name);
          if (!found) continue;
          const rest = (starts[name + 1] ?? 0) - (starts[name] ?? 0) - token.length;
          const missed = token.length - found.length;
          const closeness = closenessOf(SIMILAR_COST * (1 + missed), Math.max(0, rest), 0);
          offer(name, scoreOf(QUALITY.similar, closeness), found[0] ?? 0);
        }
    },
  };
}
