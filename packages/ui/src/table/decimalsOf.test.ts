import { expect, it } from 'vitest';
import { decimalsOf } from './decimalsOf.ts';

it.each([
  [[], 2, 0],
  [[3, -12, 0], 2, 0],
  [[3, 1.5], 2, 1],
  [[0.667, 1.47, 14], 2, 2],
  [[0.001], 2, 0],
  [[50, 42.06], 1, 1],
])('[U860] of %j at most %i are %i decimals', (figures, most, expected) => {
  expect(decimalsOf(figures, most)).toBe(expected);
});
