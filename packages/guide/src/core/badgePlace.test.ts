import { expect, it } from 'vitest';
import { badgePlace } from './badgePlace.ts';

it.each([
  [50, 50],
  [-3, 12],
  [400, 88],
  [Number.NaN, 88],
])('[G46] the badge at %s per cent stands at %s', (wanted, place) => {
  expect(badgePlace(wanted)).toBe(place);
});
