import { meantBound } from '../../../data/bounds.ts';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { type DimensionName, dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { measures as catalogue, isShare, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataFilter, DataQuestion } from '../../../data/DataQuestion.ts';
import { type Draft, NOTHING } from './Draft.ts';
import { baseOf, isGoingOn, measuresOf, segmentsOf } from './goOn.ts';
import { groupsOf, groupsOfShare, groupsOfThreshold } from './groupsOf.ts';
import { isOtherSubject } from './isOtherSubject.ts';
import { type Subject, subjectOf } from './measureOf.ts';
import type { Doubt } from './Reading.ts';
import { timesOf, WAITING_MEASURES, withTime } from './timesOf.ts';

/** What the draft asks, with what was asked before where it goes on from there. */
export function combine(
  draft: Draft,
  { today, previous }: { today: string; previous: DataQuestion | undefined },
): DataQuestion | Doubt {
  if (!previous && draft.isReferring && !namesThings(draft)) return { why: 'nothing' };
  if (draft.isAdding && previous) {
    const more = withMore(draft, previous);
    if (more) return more;
    // "Add August": more days are no other days.
    if (draft.periods.length > 0 && draft.measures.length + draft.filters.length === 0)
      return { why: 'days' };
  }
  const subject = isGoingOn(draft, previous) ? { measures: [] } : subjectOrOverview(draft, previous);
  const base = baseOf(draft, subject.measures, previous);
  const named = isOfListBefore(draft, base)
    ? base.measures
    : withoutUnits(measuresOf(draft, subject.measures, base));
  const measures =
    (draft.isLed && isOfAds(draft, previous)) || isSplitByAds(draft)
      ? named.map((name) => LED[name] ?? name)
      : named;
  if (measures.length === 0) return { why: 'nothing' };
  if (draft.isAverage && isSum(measures, draft)) return { why: 'combination' };
  const { threshold } = draft;
  const groups = groupsOf(draft, { subject: subject.by, base, measures });
  const shared = draft.isShare && groups.length === 0 ? groupsOfShare(draft, base) : undefined;
  const by = shared ?? (threshold && groups.length === 0 ? groupsOfThreshold(draft, measures) : groups);
  // "And the share?", after money that was refunded: of what was sold, or among its kinds.
  const isOfLoss =
    draft.isShare && draft.measures.length === 0 && measures.some((name) => catalogue[name].isBad);
  if (!by || isOfLoss || (draft.isShare && (by.length === 0 || by.includes('order'))))
    return { why: 'ranked' };
  const filters = filtersOf(draft, base).filter(
    ({ dimension, values }) =>
      (by !== shared || dimension !== shared[0] || values.length > 1) &&
      // What is late to be sent waits to be sent.
      !(
        dimension === 'status' &&
        values.every((one) => one === 'to-ship') &&
        (draft.segments.includes('overdue') || measures.some((name) => WAITING_MEASURES.includes(name)))
      ) &&
      (dimension !== 'status' || measures.some((name) => name !== 'refundedSales')),
  );
  const isOtherKind = measures[0] !== base.measures[0];
  // Reviews of one rating are counted: their average says nothing. So are orders that were listed and are split.
  const isSplitList = base.by.includes('order') && !by.includes('order') && draft.measures.length === 0;
  const counted = measures.map((name) =>
    isSplitList && name === 'orderAmount' && by.length > 0
      ? 'placedOrders'
      : name === 'rating' && by.length === 0 && filters.some(({ dimension }) => dimension === 'stars')
        ? 'reviews'
        : name,
  );
  // Another figure of the top few is one of the same rows: they stay those that were listed.
  const listed =
    base.limit && !draft.rank && !draft.limit && isSameRows(by, base) ? base.order?.by : undefined;
  const segments = isOtherSubject(measures, base) ? draft.segments : segmentsOf(draft, base);
  const without: Partial<DataQuestion> =
    draft.isWithout && by.length > 0 && !by.includes('campaign')
      ? { isWithout: true }
      : !isOtherKind && base.isWithout
        ? { isWithout: true }
        : {};
  // "How many products lose money" is more than a question has.
  if (threshold && draft.counted && draft.counted !== 'order') return { why: 'combination' };
  const told = by.length > 0 ? (withoutResult(draft, measures, by) ?? havingOf(draft, measures)) : undefined;
  // What the list was narrowed to stays for another figure of the same things: "and their ACOS".
  const isOfSameThings =
    base.having !== undefined && by.length > 0 && by.every((name) => base.by.includes(name));
  const isNarrowedBefore =
    (draft.isFollowing || draft.isHowMany) && (base.having !== undefined || base.isWithout === true);
  if (isNarrowedBefore && isOtherKind && by.length === 0) return { why: 'combination' };
  const having = told ?? (!isOtherKind || (isOfSameThings && !draft.threshold) ? base.having : undefined);
  // Of two words of names it is not known which product is of which.
  const isOfNames = draft.filters.some(({ isPart, values }) => isPart && values.length > 1);
  if (isOfNames && (draft.isEach || draft.isList || draft.rank || draft.leaning || draft.compare === 'named'))
    return { why: 'combination' };
  // "Less than five a day" is of an average, "slow for over 90 days" of an age: neither is what the rest says.
  const isPaced = by.length > 1 && by.some((name) => dimensionOf(name).isTime);
  if (threshold && (isPaced || (threshold.isDays && draft.segments.includes('aged'))))
    return { why: 'combination' };
  // So is the average of reviews that were chosen by their stars.
  const isOfStars = segments.includes('negative') || segments.includes('positive');
  if (isOfStars && draft.isAverage && measures.includes('rating')) return { why: 'combination' };
  // A rate of orders in one state only is all or nothing.
  const isOfState = draft.filters.some(({ dimension, isNot }) => dimension === 'status' && !isNot);
  if (isOfState && measures.some((name) => name === 'refundRate' || name === 'cancelRate'))
    return { why: 'combination' };
  if (draft.isBroken || (draft.isWithout && !without.isWithout && !told)) return { why: 'combination' };
  if (threshold?.isPercent && !measures.some(isShare)) return { why: 'combination' };
  const shape: DataQuestion = {
    measures: listed && !counted.includes(listed) ? [...counted, listed] : counted,
    by,
    filters,
    segments,
    ...without,
    ...(having && { having }),
  };
  if (threshold?.isStars && measures[0] !== 'rating') return { why: 'combination' };
  if (threshold?.isMoney && !threshold.measure && catalogue[measures[0] ?? 'sales'].format !== 'money')
    return { why: 'combination' };
  if ((draft.rank || draft.limit) && by.length === 0) return { why: 'ranked' };
  const inBooks = shape.measures.length === 1 && shape.measures[0] === 'spend' && !dataSetFor(shape);
  // What ads cost a shop or a product is in the books alone.
  if (inBooks) shape.measures = ['adCost'];
  const set = dataSetFor(shape);
  if (!set || (having && !set.measures[having.measure])) return { why: 'combination' };
  const times = timesOf(draft, { base, previous, shape, today, hasTime: set.time !== undefined });
  if ('why' in times) return times;
  const order = listed
    ? base.order
    : orderOf(draft, { base, measures: inBooks ? shape.measures : measures, segments });
  const limit = draft.limit ?? (order ? base.limit : undefined);

  // "September or October, which month": the two are beside each other already.
  if (times.compare && draft.periods.length === 2) {
    const units = draft.periods.map(({ unit }) => unit);
    const others = by.filter((name) => !units.some((unit) => unit === name));
    if (others.length < by.length) return { ...shape, by: others, ...times };
  }
  const timed = draft.isTrend && !times.compare ? withTime(by, times.period) : by;
  // The top three of before have no course of their own.
  if (timed !== by && limit && !draft.limit) return { why: 'combination' };
  return { ...shape, by: timed, ...times, ...(order && { order }), ...(limit && { limit }) };
}

/** What is measured; how things go in some days, where nothing else is said, is what was sold, in how many orders and pieces. */
function subjectOrOverview(draft: Draft, previous: DataQuestion | undefined): Subject {
  const subject = subjectOf(draft);
  const isOpen =
    subject.measures.length === 0 && draft.periods.length > 0 && !previous && !draft.rank && !draft.threshold;
  return isOpen && draft.isOverview ? { measures: ['sales', 'orders', 'units'] } : subject;
}

/** "ACOS too", "and Italy as well": what was asked before with one more of it; nothing where only another day or order is said. */
function withMore(draft: Draft, previous: DataQuestion): DataQuestion | Doubt | undefined {
  const { measures, filters, by, periods, segments, nouns } = draft;
  if (by.length + periods.length + segments.length + nouns.length > 0 || draft.rank || draft.limit)
    return undefined;
  if (measures.length > 0 && filters.length === 0) {
    const question = { ...previous, measures: [...new Set([...previous.measures, ...measures])] };
    return dataSetFor(question) ? question : { why: 'combination' };
  }
  const [filter] = filters;
  const before = previous.filters.find(
    ({ dimension, isNot, isPart }) =>
      dimension === filter?.dimension && isNot === filter.isNot && isPart === filter.isPart,
  );
  if (measures.length > 0 || filters.length !== 1 || !filter || !before) return undefined;
  const values = [...new Set([...before.values, ...filter.values])];
  return {
    ...previous,
    filters: previous.filters.map((one) => (one === before ? { ...one, values } : one)),
  };
}

const isSameRows = (by: readonly DimensionName[], base: DataQuestion) =>
  by.length === base.by.length && by.every((name) => base.by.includes(name));

/** "Only where ACOS is over 35", after a list of something else: the same list, narrowed. */
const isOfListBefore = ({ threshold, measures, isFollowing }: Draft, base: DataQuestion) =>
  isFollowing && base.by.length > 0 && measures.length === 1 && threshold?.measure === measures[0];

/** Whether what it points at is named in the question itself: "the top ten SKUs and their stock". */
const namesThings = (draft: Draft) =>
  draft.filters.length + draft.segments.length + draft.by.length > 0 ||
  draft.rank !== undefined ||
  draft.limit !== undefined ||
  draft.threshold !== undefined ||
  draft.isWithout;

/** What is an average or a rate already. */
const AVERAGES: readonly MeasureName[] = [
  'averageOrder',
  'unitPrice',
  'rating',
  'cpc',
  'roas',
  'daysOfCover',
  'ageDays',
  'dailySales',
  'hoursToShip',
  'listPrice',
];

/** Whether an average is asked of what is summed up, without saying of what each. */
const isSum = (measures: readonly MeasureName[], { by }: Draft) =>
  measures.some((name) => !isShare(name) && !AVERAGES.includes(name)) &&
  !by.some((name) => ['day', 'week', 'month'].includes(name));

/** What ads led to. */
const LED: Partial<Record<MeasureName, MeasureName>> = {
  orders: 'adOrders',
  sales: 'adSales',
  units: 'adOrders',
};

/** Campaigns and kinds of ads have orders and sales of their own only. */
const isSplitByAds = ({ by, nouns, filters }: Draft) =>
  [...by, ...nouns, ...filters.map(({ dimension }) => dimension)].some(
    (name) => name === 'campaign' || name === 'adsType',
  );

const isOfAds = (draft: Draft, previous: DataQuestion | undefined) => {
  const [before] = previous?.measures ?? [];
  return draft.isOfAds || (before !== undefined && catalogue[before].resource === 'ads');
};

/** What stock is asked of beside how much there is of it: the table tells both. */
const OF_STOCK: readonly MeasureName[] = [
  'inbound',
  'daysOfCover',
  'available',
  'reserved',
  'stockValue',
  'ageDays',
];

/** "How many units are inbound" counts what is inbound, not what was sold; "how long does the stock last" asks one thing. */
function withoutUnits(measures: readonly MeasureName[]): readonly MeasureName[] {
  const isOfStock = measures.some((name) => OF_STOCK.includes(name));
  const named = isOfStock ? measures.filter((name) => name !== 'onHand') : measures;
  const others = named.filter((name) => name !== 'units');
  const areTogether = dataSetFor({ ...NOTHING, measures: named }) !== undefined;
  return others.length > 0 && !areTogether ? others : named;
}

function filtersOf(draft: Draft, base: DataQuestion): DataFilter[] {
  // "Has order 113-… been sent?": its state is told, whichever it is.
  const isOfOne = draft.filters.some(({ dimension }) => dimension === 'order');
  const replaced = new Set([...draft.filters.map(({ dimension }) => dimension), ...draft.cleared]);
  // Another measure is no longer of the orders in one state.
  if (draft.measures.length > 0) replaced.add('status');
  // "Which warehouse has most", after one of them: among all.
  if (draft.rank && !draft.isReferring)
    for (const name of [...draft.by, ...draft.nouns]) replaced.add(name as DimensionName);
  // "Not Canada, Mexico": what is wanted says what is not.
  const wanted = new Set(draft.filters.flatMap(({ dimension, isNot }) => (isNot ? [] : dimension)));
  const own = draft.filters
    .filter(({ dimension, isNot }) => !isNot || !wanted.has(dimension))
    .filter(({ dimension }) => !isOfOne || dimension !== 'status')
    .map((filter) => without(filter, draft.filters));
  return [...base.filters.filter(({ dimension }) => !replaced.has(dimension)), ...own];
}

/** "Europe except Germany": what is wanted, without what is not. */
function without(filter: DataFilter, all: readonly DataFilter[]): DataFilter {
  if (filter.isNot) return filter;
  const taken = all.flatMap(({ dimension, isNot, values }) =>
    isNot && dimension === filter.dimension ? values : [],
  );
  const values = filter.values.filter((value) => !taken.includes(value));
  return values.length > 0 ? { ...filter, values } : filter;
}

/** Campaigns that ran and brought nothing: less than the smallest there is. */
function withoutResult(
  draft: Draft,
  [measure]: readonly MeasureName[],
  by: readonly DimensionName[],
): DataQuestion['having'] {
  if (!draft.isWithout || !measure || !by.includes('campaign')) return undefined;
  return meantBound({ measure, is: '<', value: catalogue[measure].format === 'money' ? 0.01 : 1 });
}

function havingOf({ threshold }: Draft, measures: readonly MeasureName[]): DataQuestion['having'] {
  const [measure] = measures;
  if (!threshold || !measure) return undefined;
  const { is, value } = threshold;
  if (threshold.measure) return meantBound({ measure: threshold.measure, is, value });
  const ofDays = measures.includes('ageDays') ? 'ageDays' : 'daysOfCover';
  return meantBound({ measure: threshold.isDays ? ofDays : measure, is, value });
}

function orderOf(
  { rank, limit, rankedBy }: Draft,
  {
    base,
    measures,
    segments,
  }: { base: DataQuestion; measures: readonly MeasureName[]; segments: readonly string[] },
): DataQuestion['order'] {
  const by = measures.find((name) => name === rankedBy) ?? measures[0];
  if (!by) return undefined;
  if (!rank) {
    if (base.order) return { by, direction: base.order.direction };
    return limit ? { by, direction: 'desc' } : undefined;
  }
  // Of what lies too long or is too much, most is worst.
  const isBad = catalogue[by].isBad || segments.some((name) => name === 'overstock' || name === 'aged');
  const isDescending = rank === 'most' || (rank === 'best' && !isBad) || (rank === 'worst' && isBad);
  return { by, direction: isDescending ? 'desc' : 'asc' };
}
