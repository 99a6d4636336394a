import { expect, it } from 'vitest';
import { nextSorting, sortRows } from './sortRows.ts';

const rows = [
  ['b', 2],
  ['a', 10],
  ['c', null],
];

it('[I232] a head sorts largest first, smallest first, then as it came', () => {
  const first = nextSorting(undefined, 1);
  const second = nextSorting(first, 1);
  const order = (sorting: typeof first) => sortRows(rows, sorting, 'zh-CN').map(([name]) => name);
  expect(order(first)).toEqual(['a', 'b', 'c']);
  expect(order(second)).toEqual(['b', 'a', 'c']);
  expect(order(nextSorting(second, 1))).toEqual(['b', 'a', 'c']);
  expect(nextSorting(second, 1)).toBeUndefined();
  expect(nextSorting(second, 0)).toEqual({ column: 0, direction: 'descending' });
});
