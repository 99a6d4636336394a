import type { TextIndex } from './createTextIndex.ts';
import { initialOf, isJamo, toJamo } from './hangul.ts';
import type { PinyinTable } from './pinyinTable.ts';
import { type Readings, readPinyin, soundOf } from './readPinyin.ts';
import { isHangul, isWordCode } from './unitClass.ts';

/** Which characters of the indexed names a typed text can begin with. */
export type Alphabet = {
  /** Undefined while the readings are not there. */
  readonly readings: Readings | undefined;
  /** The usual reading of any Chinese character, also of one that no name has. */
  readonly soundOf: (character: string) => string | undefined;
  /** The letters and single consonants that names begin to be typed with. */
  readonly letters: readonly string[];
  readonly startsOf: (token: string) => readonly number[];
};

/** The alphabet of some names; with readings once they are loaded. */
export function createAlphabet({ hanzi, hangul, heads }: TextIndex, table?: PinyinTable): Alphabet {
  const readings = table && readPinyin(table, hanzi);
  const byLetter = new Map<string, number[]>();
  for (const code of hanzi)
    for (const letter of new Set(readings?.get(code)?.map((reading) => reading.charAt(0)))) add(letter, code);
  for (const code of hangul) add(initialOf(code), code);

  function add(letter: string, code: number): void {
    const codes = byLetter.get(letter);
    if (codes) codes.push(code);
    else byLetter.set(letter, [code]);
  }

  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const code = letter.charCodeAt(0);
    if (!byLetter.has(letter) && heads[code] !== heads[code + 1]) byLetter.set(letter, []);
  }

  return {
    readings,
    letters: [...byLetter.keys()],
    soundOf: (character) => table && soundOf(table, character),
    startsOf(token) {
      const letter = token.charAt(0);
      const code = token.charCodeAt(0);
      if (isWordCode(code)) return [code, ...(byLetter.get(letter) ?? [])];
      if (isJamo(code)) return byLetter.get(letter) ?? [];
      if (!isHangul(code)) return [code];
      if (token.length > 1) return [code];
      // A syllable alone may be unfinished: 주 begins 줄, and 줌 stands on the way to 주문.
      const jamo = toJamo(letter);
      return (byLetter.get(jamo.charAt(0)) ?? []).filter((own) => {
        const syllable = toJamo(String.fromCharCode(own));
        return syllable.startsWith(jamo) || syllable === jamo.slice(0, -1);
      });
    },
  };
}
