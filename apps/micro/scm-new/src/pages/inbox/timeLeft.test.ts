import { expect, it } from 'vitest';
import { timeLeft } from './timeLeft.ts';

const LIMIT = '2026-11-22T08:00:00.000Z';

it.each([
  ['2026-11-21T08:00:00.000Z', { isOver: false, hours: 24, minutes: 0 }],
  ['2026-11-22T06:44:30.000Z', { isOver: false, hours: 1, minutes: 16 }],
  ['2026-11-22T07:59:59.000Z', { isOver: false, hours: 0, minutes: 1 }],
  [LIMIT, { isOver: false, hours: 0, minutes: 0 }],
  ['2026-11-22T10:05:59.000Z', { isOver: true, hours: 2, minutes: 5 }],
])('at %s %o', (now, left) => {
  expect(timeLeft(LIMIT, Date.parse(now))).toEqual(left);
});
