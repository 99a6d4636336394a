import { nextDayAt } from './zonedTime.ts';

/** For how long something keeps quiet. */
export type WaitLength = 'hour' | 'tomorrow';

const HOUR_MS = 3_600_000;
const MORNING_MINUTE = 480;

/** Returns the moment in an hour, or at eight in the morning of tomorrow in a zone, the browser's unless another is given. */
export function momentAfter(length: WaitLength, now: number, zone = ownZone()): number {
  return length === 'hour' ? now + HOUR_MS : nextDayAt(now, zone, MORNING_MINUTE);
}

/** Returns the browser's zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
