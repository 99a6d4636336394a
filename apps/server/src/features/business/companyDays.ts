import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';

/** The present moment, and the zone whose days count. */
export type Present = { readonly now: Date; readonly timeZone: string };

const ZONE_NAME = /^[A-Za-z0-9_+/-]{1,60}$/;

/** Returns the day of a moment in a zone, as `2026-11-22`. */
export function dayOf({ now, timeZone }: Present): string {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
}

/** Returns the first moment of a day in a zone; where the clocks skip midnight, the first that there is. */
export function startOfDay(day: string, timeZone: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds);
}

/** Returns the day so many days later, or earlier when negative. */
export function addDays(day: string, count: number): string {
  return Temporal.PlainDate.from(day).add({ days: count }).toString();
}

/** Returns how many days lie between two days: 1 from one day to the next. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to).days;
}

/** Returns how many of so many days, from a first one on, are over and not before another day. */
export function fullDaysOf(
  first: string,
  count: number,
  { from, today }: { from: string; today: string },
): number {
  const begin = first > from ? first : from;
  const end = addDays(first, count) < today ? addDays(first, count) : today;
  return Math.max(0, daysBetween(begin, end));
}

/** Returns the first of the last so many days, today counted: 1 is today. */
export function firstOfLast(count: number, present: Present): string {
  return addDays(dayOf(present), 1 - count);
}

/** Returns whether the name is that of a time zone, which knows the changes of its clocks. */
export function isTimeZone(name: string): boolean {
  return ZONE_NAME.test(name) && isZoneOrOffset(name);
}

/** Returns whether times can be told by it: a zone's name, or a fixed offset such as `+08:00`. */
export function isZoneOrOffset(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Which of some days in a row a moment falls on, from 1, in a query; a moment before them gives 0. Faster than naming the day. */
export function dayNumber(moment: AnyColumn, days: readonly string[], timeZone: string): SQL<number> {
  const starts = days.map((day) => `'${startOfDay(day, timeZone).toISOString()}'`);
  return sql<number>`width_bucket(${moment}, array[${sql.raw(starts.join(', '))}]::timestamptz[])`;
}
