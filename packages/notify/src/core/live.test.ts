import { describe, expect, it } from 'vitest';
import { hiddenUntil, isReminderShown, readBroadcast } from './live.ts';
import { nextDayAt } from './zonedTime.ts';

const END = Date.parse('2026-11-21T12:00:00Z');
const answer = { liveId: 'L1', liveEndTime: '2026-11-21T20:00:00+08:00' };

it('[N60] a broadcast is shown while its end is ahead', () => {
  expect(readBroadcast(answer, END - 1)).toMatchObject({ liveId: 'L1', endsAt: END });
  expect(readBroadcast(answer, END)).toBeUndefined();
  expect(readBroadcast(answer, END + 1)).toBeUndefined();
  expect(readBroadcast(null, 0)).toBeUndefined();
  expect(readBroadcast({ liveId: 'L1', liveEndTime: 'soon' }, 0)).toBeUndefined();
});

describe('[N61] hidden for today', () => {
  const at = (text: string) => Date.parse(text);
  it.each([
    ['Asia/Shanghai', '2026-11-21T23:59:00+08:00', '2026-11-22T00:00:00+08:00'],
    ['Asia/Shanghai', '2026-11-21T00:00:00+08:00', '2026-11-22T00:00:00+08:00'],
    ['America/New_York', '2026-03-08T00:30:00-05:00', '2026-03-09T00:00:00-04:00'],
    ['America/New_York', '2026-11-01T00:30:00-04:00', '2026-11-02T00:00:00-05:00'],
    ['America/Santiago', '2026-09-05T12:00:00-04:00', '2026-09-06T01:00:00-03:00'],
    ['Australia/Lord_Howe', '2026-10-03T12:00:00+10:30', '2026-10-04T00:00:00+10:30'],
  ])('[N61] in %s from %s it comes back at %s', (zone, now, back) => {
    expect(hiddenUntil(at(now), zone)).toBe(at(back));
  });

  it('[N61] the reminder is back at that very moment', () => {
    const until = at('2026-11-22T00:00:00+08:00');
    expect(isReminderShown(until, until - 1)).toBe(false);
    expect(isReminderShown(until, until)).toBe(true);
    expect(isReminderShown(undefined, 0)).toBe(true);
  });
});

it('[N23] a pause until tomorrow ends at eight in the morning of the wall clock', () => {
  const now = Date.parse('2026-03-07T12:00:00-05:00');
  expect(nextDayAt(now, 'America/New_York', 480)).toBe(Date.parse('2026-03-08T08:00:00-04:00'));
});
