import type { TextIndex } from './createTextIndex.ts';
import { toJamo } from './hangul.ts';
import { UNIT } from './unitClass.ts';

/** A word of some names, Korean as the keys it is typed with. */
export type Word = { readonly keys: string; readonly letters: number; readonly places: number[] };

/** The words of all names. */
export type Vocabulary = {
  /** Those that share enough letters with what was typed to be it with so many slips. */
  readonly similarTo: (typed: string, slips: number) => readonly Word[];
  /** The words of one name and where they stand. */
  readonly wordsOf: (name: number) => readonly { word: Word; at: number; length: number }[];
};

/** Collects the words of names. */
export function createVocabulary({ text, starts, classes }: TextIndex): Vocabulary {
  const words = new Map<string, Word>();
  for (let at = 0; at < text.length; at += 1) {
    if (!isStart(at)) continue;
    const written = text.slice(at, behind(at));
    const known = words.get(written);
    if (known) known.places.push(at);
    else {
      const keys = classes[at] === UNIT.hangulStart ? toJamo(written) : written;
      words.set(written, { keys, letters: lettersOf(keys), places: [at] });
    }
  }

  function isStart(at: number): boolean {
    return classes[at] === UNIT.wordStart || classes[at] === UNIT.hangulStart;
  }

  function behind(at: number): number {
    const inside = classes[at] === UNIT.wordStart ? UNIT.wordInside : UNIT.hangulInside;
    let next = at + 1;
    while (classes[next] === inside) next += 1;
    return next;
  }

  return {
    wordsOf(name) {
      const found: { word: Word; at: number; length: number }[] = [];
      for (let at = starts[name] ?? 0; at < (starts[name + 1] ?? 0); at += 1) {
        const word = isStart(at) ? words.get(text.slice(at, behind(at))) : undefined;
        if (word) found.push({ word, at, length: behind(at) - at });
      }
      return found;
    },
    similarTo(typed, slips) {
      const letters = lettersOf(typed);
      const found: Word[] = [];
      for (const word of words.values())
        if (word.keys.length >= typed.length - slips && countBits(letters & ~word.letters) <= slips)
          found.push(word);
      return found;
    },
  };
}

/** Returns the letters of a word as bits; letters of other alphabets share them, which only lets more words through. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
