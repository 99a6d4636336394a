import { expect, it } from 'vitest';
import { toDayTime, toMoment } from './moments.ts';

it('a moment is read and written on the device’s clock; a day alone begins at midnight', () => {
  const moment = new Date(2026, 10, 26, 9, 5).toISOString();
  expect(toDayTime(moment)).toEqual({ day: '2026-11-26', time: '09:05' });
  expect(toMoment(toDayTime(moment))).toBe(moment);
  expect(toMoment({ day: '2026-11-26', time: '' })).toBe(new Date(2026, 10, 26).toISOString());
  expect(toMoment({ day: '2026-11-26', time: '905' })).toBe(moment);
});

it('no day is no moment, and what is no time is told from none', () => {
  expect(toMoment({ day: '', time: '' })).toBeNull();
  expect(toMoment({ day: '', time: '09:00' })).toBeUndefined();
  expect(toMoment({ day: '2026-11-26', time: '25:00' })).toBeUndefined();
  expect(toMoment({ day: '2026-11-26', time: 'noon' })).toBeUndefined();
  expect(toDayTime('never')).toEqual({ day: '', time: '' });
});
