import { describe, expect, it } from 'vitest';
import { DAY_PRESETS, daysOf, todayIn } from './dayPresets.ts';

describe('[U770] periods by name', () => {
  it.each([
    // A Monday in the middle of a month.
    ['2026-11-23', '11-23..11-23 11-22..11-22 11-23..11-23 11-16..11-22 11-01..11-23 10-01..10-31'],
    // A Sunday, and the first of a month after a short one.
    ['2026-03-01', '03-01..03-01 02-28..02-28 02-23..03-01 02-16..02-22 03-01..03-01 02-01..02-28'],
  ])('on %s', (today, expected) => {
    const shown = DAY_PRESETS.map((preset) => daysOf(preset, today)).map(
      ({ from, to }) => `${from.slice(5)}..${to.slice(5)}`,
    );
    expect(shown.join(' ')).toBe(expected);
  });

  it('reach into the year before, and into the 29th of February', () => {
    expect(daysOf('last-month', '2027-01-01')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(daysOf('last-week', '2027-01-01')).toEqual({ from: '2026-12-21', to: '2026-12-27' });
    expect(daysOf('yesterday', '2028-03-01')).toEqual({ from: '2028-02-29', to: '2028-02-29' });
  });

  it('today is the day of the zone', () => {
    const now = new Date('2026-11-22T16:30:00Z');
    expect(todayIn('Asia/Shanghai', now)).toBe('2026-11-23');
    expect(todayIn('America/Los_Angeles', now)).toBe('2026-11-22');
  });
});
