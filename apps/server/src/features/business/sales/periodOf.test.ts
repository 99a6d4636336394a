import { describe, expect, it } from 'vitest';
import { periodOf } from './periodOf.ts';

const now = new Date('2026-03-02T10:00:00Z');

describe('periodOf', () => {
  it('[D26] takes the last 30 days when none are asked for', () => {
    const period = periodOf({}, now);
    expect(period).toMatchObject({
      from: '2026-02-01',
      to: '2026-03-02',
      previous: { from: '2026-01-02', to: '2026-01-31' },
    });
    expect(period?.days).toHaveLength(30);
  });

  it('[D26] puts the days before against it, as many of them', () => {
    expect(periodOf({ from: '2026-02-28', to: '2026-03-01' }, now)).toEqual({
      from: '2026-02-28',
      to: '2026-03-01',
      days: ['2026-02-28', '2026-03-01'],
      previous: { from: '2026-02-26', to: '2026-02-27' },
    });
  });

  it('[D26] refuses days in the wrong order and more than 366 of them', () => {
    expect(periodOf({ from: '2026-03-02', to: '2026-03-01' }, now)).toBeUndefined();
    expect(periodOf({ from: '2024-01-01', to: '2026-03-01' }, now)).toBeUndefined();
    expect(periodOf({ from: '2026-02-31x', to: '2026-03-01' }, now)).toBeUndefined();
  });
});
