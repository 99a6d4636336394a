import { expect, it } from 'vitest';
import { sizeIn } from './fileSize.ts';

it.each([
  [0, { value: 0, unit: 'byte' }],
  [999, { value: 999, unit: 'byte' }],
  [1_500, { value: 1.5, unit: 'kilobyte' }],
  [2_000_000, { value: 2, unit: 'megabyte' }],
  [5e12, { value: 5_000, unit: 'gigabyte' }],
])('tells %d bytes in a unit that people read', (bytes, size) => {
  expect(sizeIn(bytes)).toEqual(size);
});
