import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInWindow, isMuted, parseTimeOfDay, windowProblem } from './doNotDisturb.ts';
import type { MuteWindow } from './types.ts';
import { minuteOfDay } from './zonedTime.ts';

const window = (
  beginTime: string | undefined,
  endTime: string | undefined,
  isNextDay = false,
): MuteWindow => ({
  category: 3,
  beginTime,
  endTime,
  isNextDay,
  muted: false,
});
const at = (text: string) => Date.parse(text);
const muted = (value: MuteWindow, now: number, zone = 'Asia/Shanghai') =>
  isMuted([value], { category: 3, now, zone });

describe('a window', () => {
  it.each([
    ['21:59', false],
    ['22:00', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
  ])('[N10] of 22:00 to 08:00 at %s: %s', (time, expected) => {
    for (const isNextDay of [true, false]) {
      expect(muted(window('22:00', '08:00', isNextDay), at(`2026-11-21T${time}:00+08:00`))).toBe(expected);
    }
  });

  it('[N10] begins inclusive and ends exclusive', () => {
    expect(isInWindow(window('09:00', '18:00'), 540)).toBe(true);
    expect(isInWindow(window('09:00', '18:00'), 1080)).toBe(false);
    expect(isInWindow(window('00:00', '23:59'), 1439)).toBe(false);
    expect(isInWindow(window('00:00', '24:00'), 1439)).toBe(true);
  });

  it('[N11] of equal times is none of the day, or all of it when it ends on the next day', () => {
    const minutes = Array.from({ length: 1440 }, (_, minute) => minute);
    expect(minutes.filter((minute) => isInWindow(window('09:00', '09:00'), minute))).toHaveLength(0);
    expect(minutes.filter((minute) => isInWindow(window('09:00', '09:00', true), minute))).toHaveLength(1440);
  });

  it.each([
    ['24:01', '08:00'],
    ['7:5', '08:00'],
    ['', ''],
    [undefined, '08:00'],
    ['ab:cd', '08:00'],
  ])('[N11] that is garbled (%s to %s) mutes nothing', (begin, end) => {
    for (let minute = 0; minute < 1440; minute += 7) {
      expect(isInWindow(window(begin, end, true), minute)).toBe(false);
    }
  });

  it('[N11] of a muted type holds all day; those of one type add up; another type is not touched', () => {
    expect(isInWindow({ ...window('', ''), muted: true }, 700)).toBe(true);
    const two = [window('09:00', '10:00'), window('12:00', '13:00')];
    const now = at('2026-11-21T12:30:00+08:00');
    expect(isMuted(two, { category: 3, now, zone: 'Asia/Shanghai' })).toBe(true);
    expect(isMuted(two, { category: 8, now, zone: 'Asia/Shanghai' })).toBe(false);
  });
});

describe('clocks that change', () => {
  const minutesMuted = (value: MuteWindow, from: string, hours: number, zone: string) => {
    const start = at(from);
    let count = 0;
    for (let minute = 0; minute < hours * 60; minute += 1) {
      if (muted(value, start + minute * 60_000, zone)) count += 1;
    }
    return count;
  };
  it('[N12] the night is an hour shorter in spring and longer in autumn, by the wall clock', () => {
    const night = window('22:00', '07:00', true);
    expect(minutesMuted(night, '2026-03-07T17:00:00Z', 24, 'America/New_York')).toBe(480);
    expect(minutesMuted(night, '2026-10-31T16:00:00Z', 24, 'America/New_York')).toBe(600);
  });

  it('[N12] an hour that is skipped never mutes, one that comes twice mutes twice', () => {
    const skipped = window('02:15', '02:45');
    expect(minutesMuted(skipped, '2026-03-08T05:00:00Z', 23, 'America/New_York')).toBe(0);
    expect(minutesMuted(window('01:15', '01:45'), '2026-11-01T04:00:00Z', 25, 'America/New_York')).toBe(60);
  });

  it('[N12] zones of half an hour, of three quarters and without a midnight are right', () => {
    expect(minuteOfDay(at('2026-11-21T00:00:00Z'), 'Asia/Kathmandu')).toBe(345);
    expect(minuteOfDay(at('2026-10-03T15:30:00Z'), 'Australia/Lord_Howe')).toBe(150);
    expect(minuteOfDay(at('2026-09-06T04:00:00Z'), 'America/Santiago')).toBe(60);
  });
});

it('[N12] answers as a naive clock does, in every zone, on days of all kinds, for any window', () => {
  const days = [
    '2026-03-08',
    '2026-03-29',
    '2026-10-25',
    '2026-11-01',
    '2028-02-29',
    '2026-12-31',
    '2026-09-06',
  ];
  const time = fc.nat(1439).map((minute) => `${pad(minute / 60)}:${pad(minute % 60)}`);
  const zones = Intl.supportedValuesOf('timeZone');
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...days),
      fc.nat(1439),
      fc.record({ begin: time, end: time, isNextDay: fc.boolean() }),
      (zone, day, offset, { begin, end, isNextDay }) => {
        const now = Date.parse(`${day}T00:00:00Z`) + offset * 60_000;
        const clock = new Intl.DateTimeFormat('en-GB', {
          timeZone: zone,
          hour: '2-digit',
          minute: '2-digit',
        });
        const wall = clock.format(now);
        const plain = begin < end ? isNextDay || (begin <= wall && wall < end) : wall >= begin || wall < end;
        const expected = begin === end ? isNextDay : plain;
        expect(muted(window(begin, end, isNextDay), now, zone)).toBe(expected);
      },
    ),
    { numRuns: 1600 },
  );
}, 30_000);

it('[N13] an entry is refused when a time is missing or the window is longer than a day', () => {
  expect(windowProblem(window('22:00', '08:00', true))).toBeUndefined();
  expect(windowProblem(window('', '08:00'))).toBe('time');
  expect(windowProblem(window('24:00', '08:00'))).toBe('time');
  expect(windowProblem(window('08:00', '22:00', true))).toBe('longer-than-a-day');
  expect(parseTimeOfDay('24:00')).toBe(1440);
});

function pad(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}
