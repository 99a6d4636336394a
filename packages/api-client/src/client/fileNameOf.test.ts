import { expect, it } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

it.each([
  ['attachment; filename="a b.csv"', 'a b.csv'],
  ['attachment; FILENAME=a.csv; size=7', 'a.csv'],
  ['attachment; filename=" a.csv "', 'a.csv'],
  ['attachment; filename="  "', undefined],
  ["attachment; filename*=utf-8''a%20b.csv ; size=7", 'a b.csv'],
  ["attachment; filename*=UTF-8''%E8%A", undefined],
  ['attachment', undefined],
])('[C26] the name in %j is %j', (disposition, name) => {
  expect(fileNameOf(new Headers({ 'Content-Disposition': disposition }))).toBe(name);
});

it('[C26] an answer that says nothing has no name', () => {
  expect(fileNameOf(new Headers())).toBeUndefined();
});
