import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPrefixDistance, isWithinOneEdit } from './editDistance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

/** The fewest slips between two words, by the book. */
function slipsBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 0; row <= one.length; row += 1)
    for (let column = row === 0 ? 0 : 1; column <= other.length; column += 1) {
      if (row === 0) table[0]?.splice(column, 1, column);
      else {
        const same = one[row - 1] === other[column - 1] ? 0 : 1;
        const swapped =
          row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
        const slips = [at(row - 1, column - 1) + same, at(row - 1, column) + 1, at(row, column - 1) + 1];
        if (swapped) slips.push(at(row - 2, column - 2) + 1);
        table[row]?.splice(column, 1, Math.min(...slips));
      }
    }
  return at(one.length, other.length);
}

it.each([
  ['zh', 'zh', true],
  ['z', 'zh', true],
  ['ang', 'an', true],
  ['dna', 'dan', true],
  ['dan', 'tan', true],
  ['dan', 'tang', false],
  ['', 'ab', false],
])('[M207] %s and %s are one slip apart at most: %s', (one, other, expected) => {
  expect(isWithinOneEdit(one, other)).toBe(expected);
});

it('[M207] one slip is what the table of all ways says', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isWithinOneEdit(one, other)).toBe(slipsBetween(one, other) <= 1);
    }),
  );
});

it('[M207] the beginning of a word is as far away as the nearest of its beginnings', () => {
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (typed, whole, most) => {
      const beginnings = Array.from({ length: whole.length + 1 }, (_, length) => whole.slice(0, length));
      const nearest = Math.min(...beginnings.map((beginning) => slipsBetween(typed, beginning)));
      expect(createPrefixDistance(typed, most)(whole)).toBe(Math.min(nearest, most + 1));
    }),
  );
});
