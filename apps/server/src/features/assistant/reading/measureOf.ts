import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import { measures as catalogue } from '../../../data/catalogue/measures.ts';
import { type Draft, isDimension } from './Draft.ts';
import type { Noun } from './Token.ts';

/** What is measured, and by what it is listed where it is a list. */
export type Subject = { measures: MeasureName[]; by?: DimensionName[] };

/** Whose best are those that sell most, where nothing else is said. */
const SELLERS: readonly string[] = ['product', 'productName', 'category', 'shop', 'marketplace', 'platform'];
const OF_STOCK = ['low', 'out', 'overstock', 'aged'];
const OF_REVIEWS = ['negative', 'positive', 'unanswered'];
const LISTING_STATES = ['active', 'inactive', 'suppressed'];

/** What is counted by kinds that only some rows have, where nothing else is named. */
const COUNTED_BY: Partial<Record<Noun, MeasureName>> = {
  status: 'placedOrders',
  stars: 'reviews',
  orderBand: 'orders',
  ageBand: 'onHand',
};
/** What things are counted by. */
const COUNTS_OF: Partial<Record<Noun, MeasureName>> = { listing: 'listings', review: 'reviews' };

/** Decides what a question measures from what it names; nothing where it names nothing that can be measured. */
export function subjectOf(draft: Draft): Subject {
  const { segments, counted, isOfSelling, isWithout, nouns } = draft;
  const isCount = draft.isHowMany || counted !== undefined || draft.isLeft;
  const status = draft.filters.find(({ dimension, isNot }) => dimension === 'status' && !isNot)?.values[0];
  const measures = namedMeasures(draft, status);
  const isListed = draft.isList || draft.by.length > 0;
  // "By warehouse": not a list of the things themselves.
  const isSplit = [...draft.by, ...nouns.filter(isDimension)].some(
    (name) => !['product', 'order', 'listing', 'review'].includes(name),
  );

  if (segments.some((name) => OF_STOCK.includes(name))) {
    const own = measures.filter((name) => name !== 'onHand');
    if (own.length > 0) return { measures: own };
    if (draft.isMoney) return { measures: ['stockValue'] };
    if (draft.isPieces) return { measures: ['onHand'] };
    if (isCount) return { measures: ['products'] };
    if (measures.length > 0 && !isListed && !nouns.includes('product')) return { measures };
    return { measures: ['onHand'], ...(!isSplit && { by: ['product'] }) };
  }
  if (segments.includes('overdue'))
    return isCount || isSplit || measures.length > 0
      ? { measures: measures.length > 0 ? measures : ['placedOrders'] }
      : { measures: ['orderAmount'], by: ['order'] };
  if (segments.includes('buybox-lost') || segments.includes('above-market')) {
    if (isCount || isSplit) return { measures: ['listings'] };
    return { measures: [segments.includes('buybox-lost') ? 'buyBox' : 'priceGap'], by: ['listing'] };
  }
  if (segments.some((name) => OF_REVIEWS.includes(name))) {
    if (
      isCount ||
      measures.length > 0 ||
      draft.rank ||
      draft.isTrend ||
      nouns.includes('product') ||
      draft.by.some((name) => name !== 'review')
    )
      return { measures: measures.length > 0 ? measures : ['reviews'] };
    return { measures: ['rating'], by: ['review'] };
  }
  if (draft.filters.some(({ dimension }) => dimension === 'order'))
    return { measures: ['orderAmount'], by: ['order'] };
  if (draft.isLeft && measures.every((name) => name === 'units') && isOfThings(draft))
    return { measures: ['onHand'] };
  if (draft.isMoney && status === 'refunded') return { measures: ['refundedSales'] };
  if (draft.isMoney && status && measures.length === 0) return { measures: ['orderAmount'] };
  const isThere = draft.filters.some(({ dimension }) => dimension === 'warehouse');
  if (isThere && isCount && measures.every((name) => name === 'units')) return { measures: ['onHand'] };
  if (draft.isMoney && measures.length === 1 && measures[0] === 'onHand') return { measures: ['stockValue'] };
  if (measures.length > 0) return { measures };
  const ofKind = [...draft.by, ...nouns].flatMap((name) => COUNTED_BY[name] ?? [])[0];
  const ofNoun = draft.by.includes('status') ? nouns.flatMap((name) => COUNTS_OF[name] ?? [])[0] : undefined;
  if (ofKind) return { measures: withStates([ofNoun ?? ofKind], { status, segments }) };
  if (status) return ofState(draft, status, isCount);
  if (isWithout && isOfCampaigns(draft)) return { measures: ['adOrders'], by: ['campaign'] };
  if (isWithout) {
    const holder = holderOf(draft);
    return { measures: [holder === 'product' ? 'units' : 'orders'], by: [holder] };
  }
  if (isOfSelling && isCount && counted !== 'order') return { measures: ['units'] };
  if (counted === 'order') return { measures: ['orders'] };
  if (counted === 'review') return { measures: ['reviews'] };
  if (counted === 'listing') return { measures: ['listings'] };
  if (counted === 'product') return { measures: ['products'] };
  if (isOfSelling) return { measures: ['sales'] };
  const isTop = draft.limit !== undefined && [...draft.by, ...nouns].some((name) => SELLERS.includes(name));
  if (draft.isOfBestsellers || isTop) return { measures: [draft.isHowMany && !counted ? 'units' : 'sales'] };
  if (nouns.includes('order')) return { measures: ['orders'] };
  if (nouns.includes('review')) return { measures: ['reviews'] };
  if (nouns.includes('listing')) return { measures: ['listings'] };
  return { measures: [] };
}

/** What is named, as the rest of the question means it. */
function namedMeasures(draft: Draft, status: string | undefined): MeasureName[] {
  const { threshold, isWithout, segments } = draft;
  const named = withStates(draft.measures, {
    status: status ?? draft.by.find((name) => name === 'status'),
    segments,
  });
  const [first] = named;
  if (threshold?.measure && named.length === 0) return [threshold.measure];
  // "Over 180 days" alone may be of an age as well.
  if (
    threshold?.isDays &&
    threshold.is.startsWith('>') &&
    !threshold.measure &&
    (!first || (first === 'onHand' && !draft.isLeft))
  )
    return [];
  if (threshold?.isDays && (!first || first === 'onHand' || first === 'available')) return ['daysOfCover'];
  if (threshold?.isPercent && first === 'profit') return ['margin'];
  if (isWithout && isOfCampaigns(draft))
    return [
      first === 'sales' ? 'adSales' : first && catalogue[first].resource === 'ads' ? first : 'adOrders',
    ];
  if (!isWithout || (first !== 'sales' && first !== 'orders')) return named;
  return [holderOf(draft) === 'product' ? 'units' : first];
}

const isOfThings = ({ filters, nouns, by, measures }: Draft) =>
  measures.length > 0 ||
  [...nouns, ...by].includes('product') ||
  filters.some(({ dimension }) => dimension === 'product' || dimension === 'warehouse');

/** Campaigns have days on which they ran: those that brought nothing are found by that. */
function isOfCampaigns({ by, nouns, counted, measures, isOfAds }: Draft): boolean {
  const [first] = measures;
  if (first && by.length === 0 && catalogue[first].resource === 'ads') return true;
  if (isOfAds && !nouns.includes('product')) return true;
  return [...by, ...nouns, counted].includes('campaign');
}

/** The things that have none of it: products, unless shops, marketplaces or platforms are named. */
function holderOf({ by, nouns, counted }: Draft): 'product' | 'shop' | 'marketplace' | 'platform' {
  const named = [...by, ...nouns, counted];
  return (['shop', 'marketplace', 'platform'] as const).find((name) => named.includes(name)) ?? 'product';
}

/** Sales and orders leave out what was cancelled: of orders in a state all are meant. */
function withStates(
  measures: readonly MeasureName[],
  { status, segments }: { status: string | undefined; segments: readonly string[] },
): MeasureName[] {
  if (!status && !segments.includes('overdue')) return [...measures];
  return measures.map((name) =>
    name === 'orders' ? 'placedOrders' : name === 'sales' ? 'orderAmount' : name,
  );
}

function ofState({ by, isList, nouns, counted }: Draft, status: string, isCount: boolean): Subject {
  const isOfListings = LISTING_STATES.includes(status) || [counted, ...nouns].includes('listing');
  if (isOfListings)
    return isCount || !isList ? { measures: ['listings'] } : { measures: ['listings'], by: ['listing'] };
  const isListed = !isCount && (isList || by.includes('order'));
  return isListed ? { measures: ['orderAmount'], by: ['order'] } : { measures: ['placedOrders'] };
}
