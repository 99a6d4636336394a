/** Writes src/search/pinyinTable.ts: the readings of the 6,763 characters of GB 2312, as pinyin-pro knows them. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { polyphonic } from 'pinyin-pro';

const usual = new Map<string, string>();
const others = new Map<string, string>();
const decoder = new TextDecoder('gb2312');

for (let high = 0xb0; high <= 0xf7; high += 1)
  for (let low = 0xa1; low <= 0xfe; low += 1) {
    const character = decoder.decode(new Uint8Array([high, low]));
    if (!/^[一-鿿]$/.test(character)) continue;
    const found = polyphonic(character, { toneType: 'none', type: 'array', v: true })[0] ?? [];
    const [first, ...rest] = new Set(found);
    if (first) usual.set(first, (usual.get(first) ?? '') + character);
    for (const reading of rest) others.set(reading, (others.get(reading) ?? '') + character);
  }

const text = `/** Readings of Chinese characters without tones: each syllable followed by its characters. */
export type PinyinTable = {
  /** Under its most usual reading every character. */
  readonly usual: string;
  /** Under their further readings those that have some. */
  readonly others: string;
};

/*
 * Made by scripts/makePinyinTable.ts from the dictionary of pinyin-pro 3, which is
 * Copyright (c) 2022-present zh-lx and comes under the MIT licence (see THIRD-PARTY.md).
 */
export const pinyinTable: PinyinTable = {
  usual: [
${toLines(usual)}
  ].join(''),
  others: [
${toLines(others)}
  ].join(''),
};
`;
writeFileSync(resolve(import.meta.dirname, '../src/search/pinyinTable.ts'), text);

/** One line of source for each first letter. */
function toLines(table: Map<string, string>): string {
  const lines = new Map<string, string>();
  for (const syllable of [...table.keys()].sort()) {
    const letter = syllable.charAt(0);
    const characters = [...(table.get(syllable) ?? '')].sort().join('');
    lines.set(letter, `${lines.get(letter) ?? ''}${syllable}${characters}`);
  }
  return [...lines.values()].map((line) => `    '${line}',`).join('\n');
}
