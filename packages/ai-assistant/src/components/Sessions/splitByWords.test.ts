import { expect, it } from 'vitest';
import { splitByWords } from './splitByWords.ts';

const hits = (text: string, words: string) =>
  splitByWords(text, words)
    .filter(({ isHit }) => isHit)
    .map((piece) => piece.text);

it('[I240] what was searched for is marked, in any case, every word by itself', () => {
  expect(hits('FBA 库存与 fba 费用', 'FBA 费用')).toEqual(['FBA', 'fba', '费用']);
  expect(splitByWords('재고 회전율', '  ')).toEqual([{ text: '재고 회전율', isHit: false }]);
});

it('[I240] signs of a pattern are only signs', () => {
  expect(hits('a.c (x) abc', '.')).toEqual(['.']);
  expect(hits('1+1 [2] $3', '[2] $3 +')).toEqual(['+', '[2]', '$3']);
});
