import { expect, it } from 'vitest';
import { pinyinTable } from './pinyinTable.ts';
import { readPinyin, soundOf } from './readPinyin.ts';

const readingsOf = (character: string) =>
  readPinyin(pinyinTable, [character.charCodeAt(0)]).get(character.charCodeAt(0));

it.each([
  ['单', ['dan', 'chan', 'shan']],
  ['重', ['zhong', 'chong']],
  ['行', ['xing', 'hang', 'heng']],
  ['调', ['tiao', 'diao', 'zhou']],
  ['长', ['chang', 'zhang']],
  ['数', ['shu', 'shuo']],
  ['率', ['lv', 'lu', 'shuai']],
  ['仓', ['cang']],
])('[M202] %s is read %o', (character, readings) => {
  expect(new Set(readingsOf(character))).toEqual(new Set(readings));
  expect(readingsOf(character)?.[0]).toBe(readings[0]);
});

it('[M202] the table has the 6,763 characters of GB 2312, and only syllables', () => {
  const characters = pinyinTable.usual.replace(/[a-z]/g, '');
  expect(new Set(characters).size).toBe(6763);
  const syllables = `${pinyinTable.usual}${pinyinTable.others}`.match(/[a-z]+/g) ?? [];
  expect(syllables.filter((syllable) => syllable.length > 6)).toEqual([]);
});

it('[M207] the sound of any character is known, also of one that no name has', () => {
  expect(['定', '以', '座', 'A', '龘'].map((character) => soundOf(pinyinTable, character))).toEqual([
    'ding',
    'yi',
    'zuo',
    undefined,
    undefined,
  ]);
});
