import { Temporal } from 'temporal-polyfill';

/** When a question is asked by itself: on some days of the week from Monday, 1, or on every day, at an hour. */
export type WeeklyTime = { weekdays: readonly number[]; time: string };

const DAYS_AHEAD = 8;
const HOUR_MS = 3_600_000;

/**
 * The first moment after another at which it is that hour on such a day, by the clocks of a zone. An hour that the clocks
 * skip comes when they have skipped it; one that comes twice counts the first time.
 */
export function nextRun({ weekdays, time }: WeeklyTime, zone: string, after: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(after.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const plainTime = Temporal.PlainTime.from(time);
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = today.add({ days });
    if (weekdays.length > 0 && !weekdays.includes(day.dayOfWeek)) continue;
    const moment = day.toZonedDateTime({ timeZone: zone, plainTime }).epochMilliseconds;
    if (moment > after.getTime()) return new Date(moment);
  }
  throw new Error('No day of the week is named');
}

/** When a condition is looked at next: once an hour, each in a minute of its own, so that not all come at once. */
export function nextLook(id: string, after: Date): Date {
  const own = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 3_600, 7) * 1_000;
  const hour = Math.floor((after.getTime() - own) / HOUR_MS) + 1;
  return new Date(hour * HOUR_MS + own);
}
