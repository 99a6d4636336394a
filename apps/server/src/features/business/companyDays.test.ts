import { describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween, firstOfLast, isTimeZone, startOfDay } from './companyDays.ts';

const at = (time: string, timeZone: string) => ({ now: new Date(time), timeZone });

describe('days of a company', () => {
  it('[D211] are those of its zone, not of UTC and not of the reader', () => {
    expect(dayOf(at('2026-11-22T16:30:00Z', 'Asia/Shanghai'))).toBe('2026-11-23');
    expect(dayOf(at('2026-11-22T16:30:00Z', 'America/Los_Angeles'))).toBe('2026-11-22');
    expect(startOfDay('2026-11-22', 'Asia/Shanghai')).toEqual(new Date('2026-11-21T16:00:00Z'));
  });

  it('[D211] have 23 or 25 hours when the clocks change', () => {
    const hours = (day: string) =>
      (startOfDay(addDays(day, 1), 'America/Los_Angeles').getTime() -
        startOfDay(day, 'America/Los_Angeles').getTime()) /
      3_600_000;
    expect(hours('2026-03-08')).toBe(23);
    expect(hours('2026-03-09')).toBe(24);
    expect(hours('2026-11-01')).toBe(25);
    // The clocks of Santiago skip midnight itself.
    expect(startOfDay('2026-09-06', 'America/Santiago')).toEqual(new Date('2026-09-06T04:00:00Z'));
  });

  it('[D211] count back from today, over months and clock changes', () => {
    expect(firstOfLast(1, at('2026-03-01T20:00:00Z', 'Asia/Shanghai'))).toBe('2026-03-02');
    expect(firstOfLast(30, at('2026-03-01T20:00:00Z', 'Asia/Shanghai'))).toBe('2026-02-01');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
  });

  it('[D211] are known for zones that there are', () => {
    expect(['Asia/Seoul', 'UTC', 'America/Argentina/Buenos_Aires'].map(isTimeZone)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['', 'Mars/Base', "Asia/Seoul'; drop"].map(isTimeZone)).toEqual([false, false, false]);
  });
});
