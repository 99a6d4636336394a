import { expect, it } from 'vitest';
import { parseJson, toNumber, toRecord, toText } from './readValue.ts';

it('[N2] a record is a record, anything else an empty one', () => {
  const record = { a: 1 };
  expect(toRecord(record)).toBe(record);
  for (const value of [null, undefined, 7, 'x', [1], true]) expect(toRecord(value)).toEqual({});
});

it('[N2] numbers are texts too; nothing else is', () => {
  expect([toText('x'), toText(7), toText('')]).toEqual(['x', '7', '']);
  for (const value of [null, undefined, true, {}, ['x']]) expect(toText(value)).toBeUndefined();
});

it('[N3] a text is cut behind its limit, never inside a character', () => {
  expect(toText('abc', 3)).toBe('abc');
  expect(toText('abcd', 3)).toBe('abc…');
  expect(toText('ab😀', 3)).toBe('ab…');
  expect(toText('a😀b', 3)).toBe('a😀…');
  expect(toText('ab\ud800x', 3)).toBe('ab…');
  expect(toText('ab\udbffx', 3)).toBe('ab…');
  expect(toText('ab\ud7ffx', 3)).toBe('ab\ud7ff…');
  expect(toText('ab\udc00x', 3)).toBe('ab\udc00…');
});

it('[N2] a number may be written as text; blanks, words and infinities are none', () => {
  expect([toNumber(7), toNumber('7'), toNumber(' 7 '), toNumber(0), toNumber('0')]).toEqual([7, 7, 7, 0, 0]);
  for (const value of ['', ' ', 'x', Number.NaN, Number.POSITIVE_INFINITY, 'Infinity', null, true, [7], {}])
    expect(toNumber(value)).toBeUndefined();
});

it('[N2] a text that is broken or beyond its limit says nothing', () => {
  expect(parseJson('[1]', 3)).toEqual([1]);
  expect(parseJson('[1]', 2)).toBeUndefined();
  expect(parseJson('[1', 9)).toBeUndefined();
});
