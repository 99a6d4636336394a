import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { measures as catalogue, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { type Draft, isDimension, NOTHING } from './Draft.ts';
import { isOtherSubject } from './isOtherSubject.ts';

/** What a question goes on from: all of what was asked before, the product of which it was, or nothing. */
export function baseOf(
  draft: Draft,
  own: readonly MeasureName[],
  previous: DataQuestion | undefined,
): DataQuestion {
  if (!previous) return NOTHING;
  const { filters, by, segments, nouns, rank, periods, isFollowing } = draft;
  // Things are counted of what was talked about; a split, or what is narrowed to, is a talk of its own.
  const isNarrowed = filters.length + by.length + segments.length + nouns.length > 0;
  if (draft.rankMeasure && draft.measures.length === 1 && previous.measures[0] === draft.rankMeasure)
    return previous;
  // "How many unanswered": of those just spoken of, since nothing says of what else.
  const isElliptic =
    segments.length > 0 &&
    filters.length + by.length + nouns.length + periods.length + draft.measures.length === 0 &&
    draft.counted === undefined &&
    !isOtherSubject(own, previous);
  if (isElliptic) return previous;
  const isBare = !isNarrowed && periods.length === 0 && (!rank || previous.by.length > 0);
  if (isFollowing || own.length === 0 || isBare) return previous;
  const ofProduct = previous.filters.filter(({ dimension }) => dimension === 'product');
  // Days that go on to hold are those of what was narrowed to: both go on, or neither.
  const isOfSameDays = periods.length === 0 && previous.period && !isOtherSubject(own, previous);
  if (isNarrowed && isOfSameDays) {
    const split: readonly string[] = [...by, ...nouns];
    return { ...NOTHING, filters: previous.filters.filter(({ dimension }) => !split.includes(dimension)) };
  }
  if (isNarrowed) return NOTHING;
  return { ...NOTHING, filters: ofProduct };
}

/** "Only those from Japan", after figures of reviews: the same figures. */
export function isGoingOn(draft: Draft, previous: DataQuestion | undefined): boolean {
  const [asked] = previous?.measures ?? [];
  const isOfReviews = asked !== undefined && catalogue[asked].resource === 'reviews';
  // "Only the aged part of it", after what the stock is worth.
  const isOfStock = asked === 'stockValue' && draft.segments.length > 0;
  const isOther = draft.measures.length > 0 || draft.isHowMany || draft.isList || draft.counted !== undefined;
  // "And those that are late", after how many there are: as many.
  const isOfCount =
    asked !== undefined &&
    COUNTS.includes(asked) &&
    (draft.segments.length > 0 || draft.filters.some(({ dimension }) => dimension === 'status'));
  // "The top five SKUs", after a figure that SKUs have: by that figure.
  const isTop = draft.limit !== undefined && !draft.isOfBestsellers && draft.periods.length === 0;
  if (
    isTop &&
    previous &&
    !isOther &&
    !draft.isOfSelling &&
    draft.filters.length + draft.segments.length === 0
  ) {
    const by = [...draft.by, ...draft.nouns.filter(isDimension)];
    return by.length > 0 && dataSetFor({ ...previous, by }) !== undefined;
  }
  return (
    (isOfReviews || isOfStock || isOfCount) &&
    draft.isFollowing &&
    !isOther &&
    !draft.isOfSelling &&
    !draft.nouns.includes('order')
  );
}

/** Figures that count things in a state. */
const COUNTS: readonly MeasureName[] = ['placedOrders', 'products', 'listings'];

/** The same things counted, or listed, where only that is asked. */
export function measuresOf(draft: Draft, own: MeasureName[], base: DataQuestion): readonly MeasureName[] {
  if (own.length > 0) return own;
  const [asked] = base.measures;
  if (draft.isLeft && asked && catalogue[asked].resource === 'stock') return ['onHand'];
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
  if (draft.isMoney) return base.measures.map((name) => WORTH[name] ?? name);
  if (draft.isList) {
    const [measure] = base.measures;
    if (measure === 'products') return ['onHand'];
    if (measure === 'reviews') return ['rating'];
    if (measure === 'placedOrders' || measure === 'orders') return ['orderAmount'];
  }
  return base.measures;
}

/** What the worth of something counted is called. */
const WORTH: Partial<Record<MeasureName, MeasureName>> = {
  units: 'sales',
  orders: 'sales',
  onHand: 'stockValue',
  placedOrders: 'orderAmount',
};

/** Conditions of which rows have one at most. */
const EITHER: readonly (readonly string[])[] = [
  ['negative', 'positive'],
  ['low', 'out', 'overstock'],
  ['buybox-lost'],
  ['above-market'],
];

/** What is said now, beside what was said before of another kind: the unanswered ones of the negative reviews. */
export function segmentsOf({ segments }: Draft, base: DataQuestion): readonly string[] {
  const replaced = EITHER.filter((kind) => segments.some((name) => kind.includes(name))).flat();
  const kept = base.segments.filter((name) => !replaced.includes(name) && !segments.includes(name));
  return [...kept, ...segments];
}
