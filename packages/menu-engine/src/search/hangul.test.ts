import { expect, it } from 'vitest';
import { initialOf, isJamo, toJamo } from './hangul.ts';
import { retypeKorean } from './retypeKorean.ts';

it.each([
  ['주문', 'ㅈㅜㅁㅜㄴ'],
  ['과', 'ㄱㅗㅏ'],
  ['닭', 'ㄷㅏㄹㄱ'],
  ['꽃', 'ㄲㅗㅊ'],
  ['의', 'ㅇㅡㅣ'],
  ['A1ㅁ', 'A1ㅁ'],
])('[M203] %s is typed %s', (text, keys) => {
  expect(toJamo(text)).toBe(keys);
});

it('[M203] a syllable has its initial consonant, anything else has none', () => {
  expect(['가', '힣', '쌍', 'a', 'ㅁ'].map((text) => initialOf(text.charCodeAt(0)))).toEqual([
    'ㄱ',
    'ㅎ',
    'ㅆ',
    '',
    '',
  ]);
  expect(['ㄱ', 'ㅣ', '가', 'a'].map((text) => isJamo(text.charCodeAt(0)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  ['wnans', '주문'],
  ['rhksfl', '관리'],
  ['ekfr', '닭'],
  ['wornwhghl', '재구조회'],
  ['dhksfy', '완료'],
  ['ㅐㄱㅇㄷㄱ', 'order'],
  ['내메', 'soap'],
  ['order', undefined],
  ['fba2', undefined],
])('[M207] %s with the keyboard in its other state is %s', (typed, meant) => {
  expect(retypeKorean(typed)).toBe(meant);
});
