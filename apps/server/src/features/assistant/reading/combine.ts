import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { measures as catalogue, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataFilter, DataQuestion } from '../../../data/DataQuestion.ts';
import { type Draft, isDimension, NOTHING } from './Draft.ts';
import { isOtherSubject } from './isOtherSubject.ts';
import { subjectOf } from './measureOf.ts';
import type { Doubt } from './Reading.ts';
import { timesOf, withTime } from './timesOf.ts';

/** What the draft asks, with what was asked before where it goes on from there. */
export function combine(
  draft: Draft,
  { today, previous }: { today: string; previous: DataQuestion | undefined },
): DataQuestion | Doubt {
  const subject = subjectOf(draft);
  const base = baseOf(draft, subject.measures, previous);
  const measures = withoutUnits(measuresOf(draft, subject.measures, base));
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

/** "How many units are inbound" counts what is inbound, not what was sold. */
function withoutUnits(measures: readonly MeasureName[]): readonly MeasureName[] {
  const others = measures.filter((name) => name !== 'units');
  const areTogether = dataSetFor({ ...NOTHING, measures }) !== undefined;
  return others.length > 0 && !areTogether ? others : measures;
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
    draft.compare === 'named' || draft.isEach
      ? draft.filters.find(({ values }) => values.length > 1)
      : undefined;
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
