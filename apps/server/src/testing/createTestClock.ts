import type { Clock } from '../http/Clock.ts';

/** A clock that a test moves. */
export type TestClock = Clock & {
  advance(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
};

/** Makes a clock that stands still until it is moved. */
export function createTestClock(start = new Date('2026-11-21T08:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
