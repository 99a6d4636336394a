import { expect, it } from 'vitest';
import { nextLook, nextRun } from './nextRun.ts';
import { periodChoices, questionOn } from './periodRules.ts';

const monday = { weekdays: [1], time: '09:00' };
const daily = (time: string) => ({ weekdays: [], time });
const after = (text: string) => new Date(text);

it('[S1200] is asked on its days at its hour by the company’s clocks', () => {
  const friday = after('2026-11-27T00:30:00Z');
  expect(nextRun(monday, 'Asia/Shanghai', friday)).toEqual(after('2026-11-30T01:00:00Z'));
  expect(nextRun(monday, 'America/New_York', friday)).toEqual(after('2026-11-30T14:00:00Z'));
  // The moment itself is over.
  expect(nextRun(monday, 'Asia/Shanghai', after('2026-11-30T01:00:00Z'))).toEqual(
    after('2026-12-07T01:00:00Z'),
  );
  // It is Monday there already, and not yet here.
  expect(nextRun(daily('00:10'), 'Asia/Shanghai', after('2026-11-29T15:50:00Z'))).toEqual(
    after('2026-11-29T16:10:00Z'),
  );
  expect(() => nextRun({ weekdays: [9], time: '09:00' }, 'UTC', friday)).toThrow('No day');
});

it('[S1200] the hour stays when the clocks change; one that is skipped comes after it, one that comes twice counts once', () => {
  const zone = 'Europe/Berlin';
  const times = (time: string, from: string) => {
    let at = after(from);
    return [1, 2, 3].map(() => {
      at = nextRun(daily(time), zone, at);
      return at.toISOString();
    });
  };
  expect(times('09:00', '2027-03-27T00:00:00Z')).toEqual([
    '2027-03-27T08:00:00.000Z',
    '2027-03-28T07:00:00.000Z',
    '2027-03-29T07:00:00.000Z',
  ]);
  expect(times('02:30', '2027-03-27T00:00:00Z')).toEqual([
    '2027-03-27T01:30:00.000Z',
    '2027-03-28T01:30:00.000Z',
    '2027-03-29T00:30:00.000Z',
  ]);
  expect(times('02:30', '2027-10-30T00:00:00Z')).toEqual([
    '2027-10-30T00:30:00.000Z',
    '2027-10-31T00:30:00.000Z',
    '2027-11-01T01:30:00.000Z',
  ]);
});

it('[S1203] a condition is looked at once an hour, in a minute of its own', () => {
  const now = after('2026-11-21T08:00:00Z');
  const looks = ['a', 'b', 'c', 'd'].map((id) => nextLook(id, now));
  for (const look of looks) {
    expect(look.getTime() - now.getTime()).toBeGreaterThan(0);
    expect(look.getTime() - now.getTime()).toBeLessThanOrEqual(3_600_000);
  }
  expect(new Set(looks.map(Number)).size).toBe(4);
  expect(nextLook('a', looks[0] as Date).getTime()).toBe(Number(looks[0]) + 3_600_000);
});

const asked = (from: string, to: string, compare?: { from: string; to: string }) => ({
  measures: ['sales' as const],
  by: [],
  filters: [],
  segments: [],
  period: { from, to },
  ...(compare && { compare }),
});
const likeliest = (from: string, to: string) => periodChoices(asked(from, to), '2026-11-21', 'en-US')[0]?.id;

it('[S1201] the days move with the day of asking as they were meant, which is said and can be chosen', () => {
  expect(likeliest('2026-11-20', '2026-11-20')).toBe('yesterday');
  expect(likeliest('2026-11-09', '2026-11-15')).toBe('last-week');
  expect(likeliest('2026-10-01', '2026-10-31')).toBe('last-month');
  expect(likeliest('2026-11-01', '2026-11-21')).toBe('this-month');
  expect(likeliest('2026-10-23', '2026-11-21')).toBe('last-30');
  expect(likeliest('2026-11-14', '2026-11-20')).toBe('before-7');
  expect(likeliest('2026-11-01', '2026-11-10')).toBe('fixed');
  const choices = periodChoices(asked('2026-10-23', '2026-11-21'), '2026-11-21', 'en-US');
  expect(choices.map(({ title }) => title)).toContain('Always 2026-10-23 to 2026-11-21');
  expect(choices[0]?.title).toBe('The last 30 days');
  const { period: _none, ...present } = asked('x', 'x');
  expect(periodChoices(present, '2026-11-21', 'zh-CN')).toEqual([{ id: 'now', title: '当时的状态' }]);
});

it('[S1201] what they are compared with moves alike', () => {
  const week = { from: '2026-11-09', to: '2026-11-15' };
  const on = (compare: { from: string; to: string }, rule = 'last-week') =>
    questionOn(asked(week.from, week.to, compare), rule, '2026-12-07');
  expect(on({ from: '2026-11-02', to: '2026-11-08' })).toMatchObject({
    period: { from: '2026-11-30', to: '2026-12-06' },
    compare: { from: '2026-11-23', to: '2026-11-29' },
  });
  expect(on({ from: '2025-11-09', to: '2025-11-15' }).compare).toEqual({
    from: '2025-11-30',
    to: '2025-12-06',
  });
  expect(on({ from: '2026-10-01', to: '2026-10-07' }).compare).toEqual({
    from: '2026-10-22',
    to: '2026-10-28',
  });
  expect(on({ from: '2026-11-02', to: '2026-11-08' }, 'fixed').period).toEqual(week);
});
