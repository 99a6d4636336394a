import { expect, it } from 'vitest';
import { clockText, secondsUntil } from './countdown.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');

it.each([
  ['2026-11-21T08:30:00.000Z', 1_800, '30:00'],
  ['2026-11-21T08:00:00.001Z', 1, '0:01'],
  ['2026-11-21T08:01:05.000Z', 65, '1:05'],
  ['2026-11-21T07:59:00.000Z', 0, '0:00'],
  ['soon', 0, '0:00'],
  [undefined, 0, '0:00'],
])('until %s it is %i seconds, said as %s', (end, seconds, text) => {
  expect(secondsUntil(end, NOW)).toBe(seconds);
  expect(clockText(seconds)).toBe(text);
});
