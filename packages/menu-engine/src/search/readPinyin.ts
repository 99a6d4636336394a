import type { PinyinTable } from './pinyinTable.ts';

/** Readings of Chinese characters without tones, the usual one first. */
export type Readings = ReadonlyMap<number, readonly string[]>;

/** No syllable is shared by more characters than this. */
const LONGEST_GROUP = 400;

/** Returns the usual reading of any character of a table. */
export function soundOf({ usual }: PinyinTable, character: string): string | undefined {
  const at = usual.indexOf(character);
  return at === -1
    ? undefined
    : /[a-z]+(?=[^a-z]*$)/.exec(usual.slice(Math.max(0, at - LONGEST_GROUP), at))?.[0];
}

/** Returns the readings of some characters in a table. ü is `v`, and `u` is taken for it too. */
export function readPinyin({ usual, others }: PinyinTable, codes: Iterable<number>): Readings {
  const wanted = new Set(codes);
  const readings = new Map<number, string[]>();
  for (const lines of [usual, others])
    for (const [, syllable = '', characters = ''] of lines.matchAll(/([a-z]+)([^a-z]+)/g)) {
      for (let at = 0; at < characters.length; at += 1) {
        const code = characters.charCodeAt(at);
        if (!wanted.has(code)) continue;
        const known = readings.get(code);
        const own = syllable.includes('v') ? [syllable, syllable.replace('v', 'u')] : [syllable];
        if (known) known.push(...own);
        else readings.set(code, own);
      }
    }
  return readings;
}
