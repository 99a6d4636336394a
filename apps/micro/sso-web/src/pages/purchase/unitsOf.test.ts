import { expect, it } from 'vitest';
import { unitsOf } from './unitsOf.ts';

it.each([
  ['CNY', 100],
  ['KRW', 1],
  ['JPY', 1],
  ['KWD', 1000],
])('a price in %s is in its smallest unit, of which one has %i', (currency, units) => {
  expect(unitsOf(currency)).toBe(units);
});
