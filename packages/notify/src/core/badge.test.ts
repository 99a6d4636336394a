import { expect, it } from 'vitest';
import { badgedTitle, badgeText } from './badge.ts';

it.each([
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[N20] the badge of %d says %s', (count, text) => {
  expect(badgeText(count)).toBe(text);
});

it('[N21] the title carries the counter once, and loses it at zero', () => {
  expect(badgedTitle('Portal', 3)).toBe('(3) Portal');
  expect(badgedTitle('(3) Portal', 120)).toBe('(99+) Portal');
  expect(badgedTitle('(99+) Portal', 0)).toBe('Portal');
});
