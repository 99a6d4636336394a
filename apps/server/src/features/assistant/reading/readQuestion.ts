import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { type DimensionName, dimensionOf } from '../../../data/catalogue/dimensions.ts';
import {
  measures as catalogue,
  type DataResource,
  type MeasureName,
} from '../../../data/catalogue/measures.ts';
import type { DataFilter, DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import { calendarUnit, lastUnits, periodBefore, yearBefore } from './calendar.ts';
import { type Draft, draftOf, isDimension, NOTHING } from './Draft.ts';
import { subjectOf } from './measureOf.ts';
import { normalise } from './normalise.ts';
import type { Doubt, Reading } from './Reading.ts';
import { readIntent } from './readIntent.ts';
import { readTokens } from './readTokens.ts';
import type { Vocabulary } from './Vocabulary.ts';

/** Days that are meant where none are said. */
const DEFAULT_DAYS = 30;
/** More days are shown by week, still more by month. */
const MOST_DAYS = 92;
/** What waits is asked for as it is now. */
const WAITING = ['to-ship', 'unpaid'];
const WAITING_SEGMENTS = ['overdue', 'unanswered'];

/** What a question is read with: the company's words, its today, and what was asked before. */
export type ReadingContext = {
  words: Vocabulary;
  today: string;
  previous?: DataQuestion | undefined;
};

/** Reads a question of any of the three languages; what is not understood is never guessed at. */
export function readQuestion(question: string, { words, today, previous }: ReadingContext): Reading {
  const plain = normalise(question);
  const intent = readIntent(plain);
  if (intent) return intent;
  const { tokens, left } = readTokens(plain, words, today);
  if (tokens.some(({ kind }) => kind === 'future')) return { kind: 'cannot', what: 'forecast' };
  const draft = draftOf(tokens);
  const unknown = tokens.flatMap((token) => (token.kind === 'unknownDays' ? token.text : []));
  const said = tokens.filter(({ kind }) => kind !== 'word');
  if (said.length === 0 && left.length > 0) return { kind: 'none' };
  const asked = combine(draft, { today, previous });
  if ('why' in asked) return askBack(asked, draft, { today, isAboutData: said.length > 0 });
  if (unknown.length > 0)
    return askBack({ why: 'days', words: unknown }, draft, { today, isAboutData: true, asked });
  if (left.length > 0)
    return askBack({ why: 'words', words: left }, draft, {
      today,
      isAboutData: draft.measures.length + draft.segments.length > 0,
      asked,
    });
  return { kind: 'data', question: asked };
}

function askBack(
  doubt: Doubt,
  draft: Draft,
  { today, isAboutData, asked }: { today: string; isAboutData: boolean; asked?: DataQuestion },
): Reading {
  const period = draft.periods[0]?.period ?? lastUnits(DEFAULT_DAYS, 'day', today);
  const { filters } = draft;
  const of = (measure: MeasureName, by: DimensionName[] = []): DataQuestion => ({
    ...NOTHING,
    measures: [measure],
    by,
    filters,
    period,
  });
  const [measure] = draft.measures;
  const guesses = {
    words: asked ? [asked] : [],
    days: asked ? [{ ...asked, period: lastUnits(DEFAULT_DAYS, 'day', today) }] : [],
    nothing: [of('sales'), of('orders'), of('spend')],
    past: measure ? [{ ...NOTHING, measures: [measure], by: [], filters }] : [],
    combination: measure ? [{ ...of(measure), filters: [] }] : [of('sales')],
    ranked: (['product', 'shop', 'marketplace'] as const).map((by) => of(measure ?? 'sales', [by])),
  }[doubt.why];
  return {
    kind: 'ask',
    doubt,
    isAboutData,
    suggestions: guesses.filter((one) => dataSetFor(one)).slice(0, 3),
  };
}

/** What the draft asks, with what was asked before where it goes on from there. */
function combine(
  draft: Draft,
  { today, previous }: { today: string; previous: DataQuestion | undefined },
): DataQuestion | Doubt {
  const subject = subjectOf(draft);
  const base = baseOf(draft, subject.measures, previous);
  const measures = measuresOf(draft, subject.measures, base);
  if (measures.length === 0) return { why: 'nothing' };
  const by = groupsOf(draft, { subject: subject.by, base, measures });
  const filters = filtersOf(draft, base);
  const isOtherKind = measures[0] !== base.measures[0];
  const segments =
    draft.segments.length > 0 || isOtherSubject(measures, base) ? draft.segments : base.segments;
  const without: Partial<DataQuestion> =
    draft.isWithout && by.includes('product')
      ? { isWithout: true }
      : !isOtherKind && base.isWithout
        ? { isWithout: true }
        : {};
  const having = havingOf(draft, measures) ?? (isOtherKind ? undefined : base.having);
  const shape: DataQuestion = { measures, by, filters, segments, ...without, ...(having && { having }) };
  const set = dataSetFor(shape);
  if (!set) return { why: 'combination' };
  const times = timesOf(draft, { base, previous, shape, today, hasTime: set.time !== undefined });
  if ('why' in times) return times;
  const order = orderOf(draft, { base, measures });
  const limit = draft.limit ?? (order ? base.limit : undefined);
  if ((draft.rank || draft.limit) && by.length === 0) return { why: 'ranked' };
  const timed = draft.isTrend ? withTime(by, times.period) : by;
  return { ...shape, by: timed, ...times, ...(order && { order }), ...(limit && { limit }) };
}

/** What a question goes on from: all of what was asked before, the product of which it was, or nothing. */
function baseOf(draft: Draft, own: readonly MeasureName[], previous: DataQuestion | undefined): DataQuestion {
  if (!previous) return NOTHING;
  const { filters, by, segments, nouns, counted, rank, periods, isFollowing } = draft;
  const isNarrowed = filters.length + by.length + segments.length + nouns.length > 0 || counted !== undefined;
  const isBare = !isNarrowed && periods.length === 0 && (!rank || previous.by.length > 0);
  if (isFollowing || own.length === 0 || isBare) return previous;
  const ofProduct = previous.filters.filter(({ dimension }) => dimension === 'product');
  return isNarrowed ? NOTHING : { ...NOTHING, filters: ofProduct };
}

/** The same things counted, or listed, where only that is asked. */
function measuresOf(draft: Draft, own: MeasureName[], base: DataQuestion): readonly MeasureName[] {
  if (own.length > 0) return own;
  if (draft.isHowMany) {
    const [by] = base.by;
    const count = {
      product: 'products',
      order: 'placedOrders',
      review: 'reviews',
      listing: 'listings',
    } as const;
    return by && by in count ? [count[by as keyof typeof count]] : base.measures;
  }
  if (draft.isList) {
    const [measure] = base.measures;
    if (measure === 'products') return ['onHand'];
    if (measure === 'reviews') return ['rating'];
    if (measure === 'placedOrders' || measure === 'orders') return ['orderAmount'];
  }
  return base.measures;
}

function groupsOf(
  draft: Draft,
  {
    subject,
    base,
    measures,
  }: { subject: readonly DimensionName[] | undefined; base: DataQuestion; measures: readonly MeasureName[] },
): DimensionName[] {
  if (subject) return [...subject];
  const compared =
    draft.compare === 'named' ? draft.filters.find(({ values }) => values.length > 1) : undefined;
  const hasProduct = draft.filters.some(({ dimension }) => dimension === 'product');
  const counted = ['products', 'reviews', 'listings', 'orders', 'placedOrders'];
  const isCount = draft.counted !== undefined || (draft.isHowMany && counted.includes(measures[0] ?? ''));
  const nouns = draft.nouns.filter(isDimension).filter((noun) => {
    if (noun === 'product') return !hasProduct;
    return !['order', 'review', 'listing'].includes(noun);
  });
  const named = draft.by.filter((name) => name !== 'order' || measures.includes('orderAmount'));
  const own = [...new Set([...named, ...nouns, ...(compared ? [compared.dimension] : [])])];
  if (own.length > 0) return own;
  if (draft.isOfBestsellers && base.by.length === 0 && !hasProduct) return ['product'];
  if (isCount && base.by.some((name) => ['product', 'order', 'review', 'listing'].includes(name))) return [];
  if (draft.isList) {
    const [measure] = measures;
    if (measure === 'onHand') return ['product'];
    if (measure === 'rating') return ['review'];
    if (measure === 'orderAmount') return ['order'];
  }
  return [...base.by];
}

function filtersOf(draft: Draft, base: DataQuestion): DataFilter[] {
  const replaced = new Set([...draft.filters.map(({ dimension }) => dimension), ...draft.cleared]);
  // Another measure is no longer of the orders in one state.
  if (draft.measures.length > 0) replaced.add('status');
  return [...base.filters.filter(({ dimension }) => !replaced.has(dimension)), ...draft.filters];
}

function isOtherSubject(measures: readonly MeasureName[], base: DataQuestion): boolean {
  const of = ([name]: readonly MeasureName[]) => name && familyOf(catalogue[name].resource);
  return of(measures) !== of(base.measures);
}

/** Sales and orders are two rights over one matter. */
function familyOf(resource: DataResource): DataResource {
  return resource === 'orders' ? 'sales' : resource;
}

function havingOf({ threshold }: Draft, measures: readonly MeasureName[]): DataQuestion['having'] {
  const [measure] = measures;
  if (!threshold || !measure) return undefined;
  const { is, value } = threshold;
  if (threshold.measure) return { measure: threshold.measure, is, value };
  const ofDays = measures.includes('ageDays') ? 'ageDays' : 'daysOfCover';
  return { measure: threshold.isDays ? ofDays : measure, is, value };
}

function orderOf(
  { rank, limit }: Draft,
  { base, measures }: { base: DataQuestion; measures: readonly MeasureName[] },
): DataQuestion['order'] {
  const [by] = measures;
  if (!by) return undefined;
  if (!rank) {
    if (base.order) return { by, direction: base.order.direction };
    return limit ? { by, direction: 'desc' } : undefined;
  }
  const { isBad } = catalogue[by];
  const isDescending = rank === 'most' || (rank === 'best' && !isBad) || (rank === 'worst' && isBad);
  return { by, direction: isDescending ? 'desc' : 'asc' };
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
  return [{ ...other, period: { from: moved(other.period.from), to: moved(other.period.to) } }];
}

type Times = { period?: DataPeriod; compare?: DataPeriod };

function timesOf(
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
  const periods = ofYear(draft.periods);
  if (!hasTime) {
    const isPast = periods.some(({ period }) => period.to !== today || period.from !== today);
    return isPast || compare === 'before' || compare === 'lastYear' ? { why: 'past' } : {};
  }
  if (periods.length > 2) return { why: 'days' };
  const [one, two] = periods.map(({ period }) => period).sort((a, b) => (a.to < b.to ? 1 : -1));
  if (one && two) return { period: one, compare: two };
  const isNew = one !== undefined && !(compare === 'named' && base.period);
  const isWaiting =
    shape.segments.some((name) => WAITING_SEGMENTS.includes(name)) ||
    shape.filters.some(
      ({ dimension, values }) =>
        dimension === 'order' || (dimension === 'status' && values.every((value) => WAITING.includes(value))),
    );
  const inherited = base.period ?? periodOfSameKind(shape, previous);
  const current = isNew
    ? one
    : (inherited ?? (isWaiting ? undefined : lastUnits(DEFAULT_DAYS, 'day', today)));
  if (compare === 'lastYear')
    return current ? { period: current, compare: yearBefore(current) } : { why: 'days' };
  if (compare === 'before' || (draft.isBefore && compare === 'named'))
    return current ? { period: current, compare: periodBefore(current) } : { why: 'days' };
  if (draft.isBefore) {
    if (periods.length > 0 && one) return { period: one, compare: periodBefore(one) };
    return base.period ? { period: periodBefore(base.period) } : { why: 'days' };
  }
  if (compare === 'named' && one && base.period) return { period: base.period, compare: one };
  if (compare === 'named' && one && shape.by.length === 0) return againstLast(draft, one, today);
  const kept = isNew ? undefined : base.compare;
  return { ...(current && { period: current }), ...(kept && { compare: kept }) };
}

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

function withTime(by: readonly DimensionName[], period: DataPeriod | undefined): DimensionName[] {
  if (by.some((name) => dimensionOf(name).isTime)) return [...by];
  const days = period ? (Date.parse(period.to) - Date.parse(period.from)) / 86_400_000 : 0;
  return [days > MOST_DAYS * 4 ? 'month' : days > MOST_DAYS ? 'week' : 'day', ...by];
}
