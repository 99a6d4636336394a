import { describe, expect, it } from 'vitest';
import { changeOf, periodQuery, readPeriod } from './period.ts';

const read = (query: string) => readPeriod(new URLSearchParams(query));

describe('readPeriod', () => {
  it('reads a preset, any number of days, or two days', () => {
    expect(read('days=7')).toEqual({ days: 7 });
    expect(read('days=14')).toEqual({ days: 14 });
    expect(read('from=2026-01-01&to=2026-01-31&days=7')).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  });

  it.each([
    '',
    'days=0',
    'days=-3',
    'days=1e9',
    'days=x',
    'from=2026-02-01',
    'from=2026-02-02&to=2026-02-01',
    "from=' or&to=1",
    'from=2026-02-31&to=2026-03-01',
  ])('%j means the last thirty days', (query) => {
    expect(read(query)).toEqual({ days: 30 });
  });

  it('keeps only its own part of an address', () => {
    expect(periodQuery(new URLSearchParams('days=7&site=US'))).toEqual({ days: '7', from: '', to: '' });
  });
});

describe('changeOf', () => {
  it('is a share of the value before', () => {
    expect(changeOf(150, 100)).toBe(0.5);
    expect(changeOf(50, 100)).toBe(-0.5);
    expect(changeOf(100, 100)).toBe(0);
  });

  it('is nothing where there is nothing to compare with', () => {
    for (const [value, before] of [
      [5, 0],
      [null, 5],
      [5, null],
    ] as const)
      expect(changeOf(value, before)).toBeUndefined();
  });
});
