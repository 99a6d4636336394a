import { describe, expect, it } from 'vitest';
import { periodOf } from './periodOf.ts';

const present = { now: new Date('2026-03-01T17:00:00Z'), timeZone: 'Asia/Shanghai' };

describe('periodOf', () => {
  it('[D26] takes the last 30 days when none are asked for', () => {
    const period = periodOf({}, present);
    expect(period).toMatchObject({
      from: '2026-02-01',
      to: '2026-03-02',
      previous: { from: '2026-01-02', to: '2026-01-31' },
    });
    expect(period?.days).toHaveLength(30);
  });

  it('[D26] puts the days before against it, as many of them', () => {
    expect(periodOf({ from: '2026-02-28', to: '2026-03-01' }, present)).toEqual({
      from: '2026-02-28',
      to: '2026-03-01',
      days: ['2026-02-28', '2026-03-01'],
      previous: { from: '2026-02-26', to: '2026-02-27' },
    });
  });

  it('[D26] takes the last so many days up to the company’s today', () => {
    expect(periodOf({ days: 7 }, present)).toMatchObject({ from: '2026-02-24', to: '2026-03-02' });
    expect(periodOf({ days: 1 }, present)?.days).toEqual(['2026-03-02']);
  });

  it('[D26] refuses days in the wrong order and more than 366 of them', () => {
    expect(periodOf({ from: '2026-03-02', to: '2026-03-01' }, present)).toBeUndefined();
    expect(periodOf({ from: '2024-01-01', to: '2026-03-01' }, present)).toBeUndefined();
  });
});
