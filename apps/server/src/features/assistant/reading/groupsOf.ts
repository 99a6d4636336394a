import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { measures as catalogue, isShare, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { type Draft, isDimension } from './Draft.ts';

/** Counts and rates are of orders as a whole; money is of each of them. */
const isOfEachOrder = (name: MeasureName) =>
  name === 'margin' || (catalogue[name].format === 'money' && catalogue[name].addsUp);

/** "The delivered rate of eBay and Walmart": one rate of both tells neither. */
const isRateOfEach = ({ filters }: Draft, measures: readonly MeasureName[]) =>
  measures.length > 0 && measures.every(isShare) && filters.some(({ values }) => values.length === 2);

/** By what the figures of a question are split. */
export function groupsOf(
  draft: Draft,
  {
    subject,
    base,
    measures,
  }: { subject: readonly DimensionName[] | undefined; base: DataQuestion; measures: readonly MeasureName[] },
): DimensionName[] {
  if (subject) return [...subject];
  const compared =
    draft.compare === 'named' ||
    draft.isEach ||
    isRateOfEach(draft, measures) ||
    draft.leaning ||
    (draft.rank && !draft.limit)
      ? [...draft.filters, ...(draft.isEach ? base.filters : [])].find(
          ({ values, isPart, isNot }) => values.length > 1 && !isPart && !isNot,
        )
      : undefined;
  const hasProduct = draft.filters.some(({ dimension }) => dimension === 'product');
  const counted = ['products', 'reviews', 'listings', 'orders', 'placedOrders'];
  const isCount = draft.counted !== undefined || (draft.isHowMany && counted.includes(measures[0] ?? ''));
  // "How many shops had orders" lists them.
  const ofCount = draft.counted && isDimension(draft.counted) ? [draft.counted] : [];
  const nouns = [...draft.nouns, ...ofCount].filter(isDimension).filter((noun) => {
    if (noun === 'product') return !hasProduct && !draft.counted;
    return !['order', 'review', 'listing'].includes(noun);
  });
  const named = draft.by.filter((name) => name !== 'order' || measures.some(isOfEachOrder));
  const own = [...new Set([...named, ...nouns, ...(compared ? [compared.dimension] : [])])];
  if (own.length > 0) return own;
  // "The least profitable orders", "the biggest order".
  if (
    draft.rank &&
    draft.nouns.includes('order') &&
    measures.some((name) => name === 'profit' || name === 'margin' || name === 'orderAmount')
  )
    return ['order'];
  if (draft.isWithout && catalogue[measures[0] ?? 'sales'].resource === 'ads') return ['campaign'];
  if (draft.isWhere && catalogue[measures[0] ?? 'sales'].resource === 'stock') return ['warehouse'];
  if (draft.isWhere && (draft.rank || draft.measures.length > 0)) return ['marketplace'];
  if (draft.isOfBestsellers && base.by.length === 0 && !hasProduct) return ['product'];
  // "Which watch sells best": those of that name.
  const isOfName = draft.filters.some(({ dimension, isPart }) => dimension === 'product' && isPart);
  if (draft.isOfBestsellers && isOfName) return ['product'];
  if (
    (draft.rank || draft.limit || draft.threshold) &&
    draft.nouns.includes('listing') &&
    catalogue[measures[0] ?? 'sales'].resource === 'listings'
  )
    return ['listing'];
  if ((draft.rank || draft.limit) && base.by.length === 0 && !hasProduct) {
    if ((draft.isOfAds || draft.limit) && catalogue[measures[0] ?? 'sales'].resource === 'ads')
      return ['campaign'];
    if (measures[0] === 'units') return ['product'];
    if (draft.limit && catalogue[measures[0] ?? 'sales'].resource === 'stock') return ['product'];
  }
  if (isCount && base.by.some((name) => ['product', 'order', 'review', 'listing'].includes(name))) return [];
  if (draft.isList) {
    const [measure] = measures;
    if (measure === 'onHand') return ['product'];
    if (measure === 'rating' && (!draft.measures.includes('rating') || draft.nouns.includes('review')))
      return ['review'];
    if (measure === 'orderAmount') return ['order'];
  }
  return [...base.by];
}

/** The share of one is seen beside the others: what it is one of. */
export function groupsOfShare(draft: Draft, base: DataQuestion): DimensionName[] | undefined {
  const one = [...draft.filters, ...base.filters].find(
    ({ dimension, values, isNot, isPart }) =>
      values.length >= 1 && !isNot && !isPart && dimension !== 'order' && dimension !== 'status',
  );
  return one && [one.dimension];
}

/** What lies over or under a value, where it is not said: campaigns, products; of others only how much it is. */
export function groupsOfThreshold(
  draft: Draft,
  measures: readonly MeasureName[],
): DimensionName[] | undefined {
  const [measure] = measures;
  const { resource } = catalogue[measure ?? 'sales'];
  if (resource === 'ads') return ['campaign'];
  if (resource === 'reviews' || resource === 'stock') return ['product'];
  return draft.isList ? undefined : [];
}
