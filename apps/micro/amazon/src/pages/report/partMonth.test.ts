import { expect, it } from 'vitest';
import { partMonth } from './partMonth.ts';

it('tells a month of which days are missing from a whole one', () => {
  expect(partMonth('2026-11', 26)).toEqual({ days: 26, of: 30 });
  expect(partMonth('2026-08', 0)).toEqual({ days: 0, of: 31 });
  expect(partMonth('2028-02', 29)).toBeUndefined();
  expect(partMonth('2026-11-02', 3)).toBeUndefined();
  expect(partMonth('2026-11', null)).toBeUndefined();
});
