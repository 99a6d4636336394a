import { type DimensionName, dimensionOf } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import { addDays } from '../../business/companyDays.ts';
import { calendarUnit, lastUnits, periodBefore, wholeUnit, yearBefore, yearsLater } from './calendar.ts';
import type { Draft } from './Draft.ts';
import { isOtherSubject } from './isOtherSubject.ts';
import type { Doubt } from './Reading.ts';

/** Days that are meant where none are said. */
export const DEFAULT_DAYS = 30;
/** More days are shown by week, still more by month. */
const MOST_DAYS = 92;
/** What waits is asked for as it is now. */
const WAITING = ['to-ship', 'unpaid'];
const WAITING_SEGMENTS = ['overdue', 'unanswered'];
export const WAITING_MEASURES: readonly MeasureName[] = [
  'ordersToShip',
  'overdueOrders',
  'overdueRate',
  'longestWait',
];

type Times = { period?: DataPeriod; compare?: DataPeriod };

/** Which days are meant, and with which they are compared; what is not clear where they cannot be told. */
export function timesOf(
  draft: Draft,
  {
    base,
    previous,
    shape,
    today,
    hasTime,
  }: {
    base: DataQuestion;
    previous: DataQuestion | undefined;
    shape: DataQuestion;
    today: string;
    hasTime: boolean;
  },
): Times | Doubt {
  const { compare } = draft;
  const periods = ofYear(withBefore(draft, base));
  if (!hasTime) {
    const isPast = periods.some(({ period }) => period.to !== today || period.from !== today);
    return isPast || draft.isTrend || draft.isWeekBefore || compare === 'before' || compare === 'lastYear'
      ? { why: 'past' }
      : {};
  }
  if (draft.isWeekBefore) return weekBefore(draft, { one: periods[0]?.period, base, today });
  if (periods.length > 2) return { why: 'days' };
  const [one, two] = periods.map(({ period }) => period).sort((a, b) => (a.to < b.to ? 1 : -1));
  const inYear = compare === 'named' ? againstYear(draft.periods) : undefined;
  if (inYear) return inYear;
  // A day of a month, and the month: which is meant?
  if (one && two && compare !== 'named' && (one.from <= two.from ? two.to <= one.to : one.to <= two.to))
    return { why: 'days' };
  // A week and some days of it, a month and another week: nothing says what is compared.
  if (one && two && compare === undefined && new Set(periods.map(({ unit }) => unit)).size > 1)
    return { why: 'days' };
  // "October and last October": which years?
  if (one && two && one.from === two.from && one.to === two.to) return { why: 'days' };
  if (one && two) return { period: one, compare: isYearSoFar(one, two, today) ? yearBefore(one) : two };
  const isNew = one !== undefined && !(compare === 'named' && base.period);
  const isWaiting =
    shape.measures.some((name) => WAITING_MEASURES.includes(name)) ||
    shape.segments.some((name) => WAITING_SEGMENTS.includes(name)) ||
    shape.filters.some(
      ({ dimension, values }) =>
        dimension === 'order' || (dimension === 'status' && values.every((value) => WAITING.includes(value))),
    );
  // What waits today is what waits now, unless it came in today.
  if (isWaiting && !draft.isLed && one && one.from === today && one.to === today && !compare) return {};
  const inherited = base.period ?? periodOfSameKind(shape, previous);
  const current = isNew
    ? one
    : (inherited ?? (isWaiting ? undefined : lastUnits(DEFAULT_DAYS, 'day', today)));
  if (compare === 'lastYear')
    return current ? { period: current, compare: yearBefore(current) } : { why: 'days' };
  // "Against the same days of last month", after days that are later: these are compared with what is named.
  if (compare === 'before' && one && base.period && one.to < base.period.from)
    return { period: base.period, compare: one };
  if (compare === 'before' || (draft.isBefore && compare === 'named'))
    return current ? { period: current, compare: periodBefore(current) } : { why: 'days' };
  if (draft.isBefore) {
    if (periods.length > 0 && one) return { period: one, compare: periodBefore(one) };
    return base.period ? { period: periodBefore(base.period) } : { why: 'days' };
  }
  if (compare === 'named' && one && base.period) {
    // Days beside twice as many tell nothing: which are meant is asked.
    if (!areAlike(one, base.period)) return { why: 'days' };
    const isSame = one.from === base.period.from && one.to === base.period.to;
    return isSame ? { why: 'days' } : { period: base.period, compare: one };
  }
  if (compare === 'named' && one && (shape.by.length === 0 || draft.isAgainst))
    return againstLast(draft, one, today);
  const kept = isNew ? undefined : base.compare;
  return { ...(current && { period: current }), ...(kept && { compare: kept }) };
}

/** "The same day last week": beside the days that are named or compared, else in place of those asked before. */
function weekBefore(
  { compare, periods }: Draft,
  { one, base, today }: { one: DataPeriod | undefined; base: DataQuestion; today: string },
): Times | Doubt {
  const asked = one ?? base.period ?? { from: today, to: today };
  // Of more days than a week has, some would stand beside themselves.
  if (periods.length > 1 || daysOf(asked) > 7) return { why: 'days' };
  const earlier = { from: addDays(asked.from, -7), to: addDays(asked.to, -7) };
  return one || compare ? { period: asked, compare: earlier } : { period: earlier };
}

/** The year so far beside all of the one before: only its same days can be compared. */
const isYearSoFar = (one: DataPeriod, two: DataPeriod, today: string) =>
  one.from.endsWith('-01-01') &&
  one.to === today &&
  two.to === `${Number(one.from.slice(0, 4)) - 1}-12-31` &&
  two.from.endsWith('-01-01');

/** "Against last month" compares this month. */
function againstLast({ periods }: Draft, last: DataPeriod, today: string): Times | Doubt {
  const unit = periods[0]?.unit ?? 'range';
  const isLast = unit !== 'range' && calendarUnit(unit, -1, today).from === last.from;
  return isLast ? { period: calendarUnit(unit, 0, today), compare: last } : { why: 'days' };
}

/** Days go on to hold while the talk is about the same matter. */
function periodOfSameKind(shape: DataQuestion, previous: DataQuestion | undefined): DataPeriod | undefined {
  if (!previous || isOtherSubject(shape.measures, previous)) return undefined;
  return previous.period;
}

/** A trend has a step in time that its days allow to be seen. */
export function withTime(by: readonly DimensionName[], period: DataPeriod | undefined): DimensionName[] {
  if (by.some((name) => dimensionOf(name).isTime)) return [...by];
  const days = period ? (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 : 0;
  return [days > MOST_DAYS * 1.5 ? 'month' : days > MOST_DAYS ? 'week' : 'day', ...by];
}

/** "Singles' day against last year": the same days of that year. */
function againstYear(periods: Draft['periods']): Times | undefined {
  const year = periods.find(({ unit }) => unit === 'year');
  const other = periods.find(({ unit }) => unit !== 'year');
  if (periods.length !== 2 || !year || !other) return undefined;
  const years = Number(year.period.from.slice(0, 4)) - Number(other.period.from.slice(0, 4));
  return years < 0 ? { period: other.period, compare: yearsLater(other.period, years) } : undefined;
}

/** Only another year, after days that are less than one: the same days of that year. */
function withBefore({ periods, compare, isFollowing }: Draft, { period }: DataQuestion): Draft['periods'] {
  const [one] = periods;
  if (periods.length !== 1 || one?.unit !== 'year' || !period || (compare && compare !== 'named'))
    return periods;
  if (period.from.endsWith('-01-01')) return periods;
  const isBare = period.from.slice(0, 4) === period.to.slice(0, 4);
  const years = Number(one.period.from.slice(0, 4)) - Number(period.to.slice(0, 4));
  if (!isBare || (years === 0 && !isFollowing) || (compare && years === 0)) return periods;
  return [{ period: yearsLater(period, years), unit: 'range' }];
}

/** "October … last year" is that October. */
function ofYear(periods: Draft['periods']): Draft['periods'] {
  const [year, other] = [
    periods.find(({ unit }) => unit === 'year'),
    periods.find(({ unit }) => unit !== 'year'),
  ];
  if (periods.length !== 2 || !year || !other) return periods;
  const isWithin = other.period.from >= year.period.from && other.period.to <= year.period.to;
  if (isWithin) return [other];
  if (other.unit !== 'month' && other.unit !== 'quarter') return periods;
  const moved = (day: string) => `${year.period.from.slice(0, 4)}${day.slice(4)}`;
  // "This month … last year" is all of that month: it is over.
  return [{ ...other, period: wholeUnit(other.unit, moved(other.period.from)) }];
}

const daysOf = ({ from, to }: DataPeriod) => 1 + (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** Whether one is not more than twice as long as the other. */
const areAlike = (one: DataPeriod, other: DataPeriod) => {
  const [short = 0, long = 0] = [daysOf(one), daysOf(other)].sort((a, b) => a - b);
  return long <= 2 * short;
};
