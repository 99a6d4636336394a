import { Temporal } from 'temporal-polyfill';
import type { DataPeriod } from '../../../data/DataQuestion.ts';
import type { PeriodUnit } from './Token.ts';

type Day = Temporal.PlainDate;

const dayOf = (text: string): Day => Temporal.PlainDate.from(text);
const period = (from: Day, to: Day): DataPeriod => ({ from: from.toString(), to: to.toString() });

/** The calendar unit that lies so many units from today's; the present one ends today. */
export function calendarUnit(unit: PeriodUnit, offset: number, today: string): DataPeriod {
  const now = dayOf(today);
  const first = startOf(unit, now).add(lengthOf(unit, offset));
  const last = first.add(lengthOf(unit, 1)).subtract({ days: 1 });
  return period(first, offset === 0 ? now : last);
}

/** The last so many units up to today, today counted. */
export function lastUnits(count: number, unit: PeriodUnit, today: string): DataPeriod {
  const now = dayOf(today);
  // Months of 30 days are what people mean by a month back; so are quarters and half years.
  const days = { day: 1, range: 1, week: 7, month: 30, quarter: 90, year: 365 }[unit] * count;
  return period(now.subtract({ days: Math.max(1, Math.round(days)) - 1 }), now);
}

/** A month of a year; without one the last that has begun. */
export function namedMonth(month: number, year: number | undefined, today: string): DataPeriod | undefined {
  if (month < 1 || month > 12) return undefined;
  const now = dayOf(today);
  const first = Temporal.PlainDate.from({
    year: year ?? (month > now.month ? now.year - 1 : now.year),
    month,
    day: 1,
  });
  return upToToday(first, first.add({ months: 1 }).subtract({ days: 1 }), now);
}

/** A quarter or a half of a year; without one the last that has begun. */
export function namedPart(
  part: number,
  months: 3 | 6,
  year: number | undefined,
  today: string,
): DataPeriod | undefined {
  if (part < 1 || part > 12 / months) return undefined;
  const now = dayOf(today);
  const month = (part - 1) * months + 1;
  const first = Temporal.PlainDate.from({
    year: year ?? (month > now.month ? now.year - 1 : now.year),
    month,
    day: 1,
  });
  return upToToday(first, first.add({ months }).subtract({ days: 1 }), now);
}

/** A day; without a year the last that has come. Undefined where the calendar has no such day. */
export function namedDay(
  month: number,
  day: number,
  year: number | undefined,
  today: string,
): string | undefined {
  const now = dayOf(today);
  try {
    const of = (chosen: number) =>
      Temporal.PlainDate.from({ year: chosen, month, day }, { overflow: 'reject' });
    if (year !== undefined) return of(year).toString();
    const here = of(now.year);
    return (Temporal.PlainDate.compare(here, now) > 0 ? of(now.year - 1) : here).toString();
  } catch {
    return undefined;
  }
}

/** The last day of a name (1 is Monday), or that of a week so many weeks away. */
export function weekday(number: number, weeks: number | undefined, today: string): DataPeriod {
  const now = dayOf(today);
  const here = startOf('week', now).add({ days: number - 1 + (weeks ?? 0) * 7 });
  const day =
    weeks === undefined && Temporal.PlainDate.compare(here, now) > 0 ? here.subtract({ weeks: 1 }) : here;
  return period(day, day);
}

/** The same days a year before. */
export function yearBefore({ from, to }: DataPeriod): DataPeriod {
  return yearsLater({ from, to }, -1);
}

/** The same days so many years later. */
export function yearsLater({ from, to }: DataPeriod, years: number): DataPeriod {
  return period(dayOf(from).add({ years }), dayOf(to).add({ years }));
}

/** The same days of the month before; a month that is shorter ends them. */
export function monthBefore({ from, to }: DataPeriod): DataPeriod {
  return period(dayOf(from).subtract({ months: 1 }), dayOf(to).subtract({ months: 1 }));
}

/** A week by its ISO number; without a year the last that has begun. */
export function namedWeek(week: number, year: number | undefined, today: string): DataPeriod | undefined {
  const now = dayOf(today);
  const of = (chosen: number) => {
    const first = startOf('week', Temporal.PlainDate.from({ year: chosen, month: 1, day: 4 }));
    return first.add({ weeks: week - 1 });
  };
  const here = of(year ?? now.year);
  const first = year === undefined && Temporal.PlainDate.compare(here, now) > 0 ? of(now.year - 1) : here;
  return week >= 1 && first.weekOfYear === week ? upToToday(first, first.add({ days: 6 }), now) : undefined;
}

/** The whole month or quarter in which a day lies. */
export function wholeUnit(unit: 'month' | 'quarter', day: string): DataPeriod {
  const first = startOf(unit, dayOf(day));
  return period(first, first.add(lengthOf(unit, 1)).subtract({ days: 1 }));
}

/** The week, month or quarter in which a day lies, as far as it has come. */
export function calendarAround(
  unit: 'week' | 'month' | 'quarter',
  day: string,
  today: string,
): DataPeriod | undefined {
  const first = startOf(unit, dayOf(day));
  return upToToday(first, first.add(lengthOf(unit, 1)).subtract({ days: 1 }), dayOf(today));
}

/** What comes just before: the calendar unit before a whole one, else as many days. */
export function periodBefore({ from, to }: DataPeriod): DataPeriod {
  const [first, last] = [dayOf(from), dayOf(to)];
  for (const months of [1, 3, 6, 12])
    if (first.day === 1 && first.add({ months }).subtract({ days: 1 }).equals(last))
      return period(first.subtract({ months }), first.subtract({ days: 1 }));
  const days = first.until(last).days + 1;
  // A month or a week that is not over: the same days of the one before.
  if (first.day === 1 && days > 1 && first.month === last.month && first.year === last.year)
    return monthBefore({ from, to });
  if (first.dayOfWeek === 1 && days > 1 && days < 7)
    return period(first.subtract({ days: 7 }), last.subtract({ days: 7 }));
  return period(first.subtract({ days }), first.subtract({ days: 1 }));
}

function upToToday(first: Day, last: Day, now: Day): DataPeriod | undefined {
  if (Temporal.PlainDate.compare(first, now) > 0) return undefined;
  return period(first, Temporal.PlainDate.compare(last, now) > 0 ? now : last);
}

function startOf(unit: PeriodUnit, day: Day): Day {
  if (unit === 'week') return day.subtract({ days: day.dayOfWeek - 1 });
  if (unit === 'month') return day.with({ day: 1 });
  if (unit === 'quarter') return day.with({ month: Math.floor((day.month - 1) / 3) * 3 + 1, day: 1 });
  return unit === 'year' ? day.with({ month: 1, day: 1 }) : day;
}

function lengthOf(unit: PeriodUnit, count: number) {
  if (unit === 'week') return { weeks: count };
  if (unit === 'month') return { months: count };
  if (unit === 'quarter') return { months: count * 3 };
  return unit === 'year' ? { years: count } : { days: count };
}
