import { describe, expect, it } from 'vitest';
import { changeOf, lastDays, periodQuery, readPeriod } from './period.ts';

const NOW = Date.parse('2026-03-01T10:00:00Z');
const read = (query: string) => readPeriod(new URLSearchParams(query), NOW);

describe('readPeriod', () => {
  it('counts days back, both ends included, over the end of a month', () => {
    expect(lastDays(7, NOW)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(lastDays(1, NOW)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  });

  it('reads a preset, any number of days, or two days', () => {
    expect(read('days=7')).toEqual(lastDays(7, NOW));
    expect(read('days=14')).toEqual(lastDays(14, NOW));
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
  ])('%j means the last thirty days', (query) => {
    expect(read(query)).toEqual(lastDays(30, NOW));
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
