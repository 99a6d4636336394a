import { dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { measures as catalogue } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Draft } from './Draft.ts';
import type { Noun } from './Token.ts';

/** Lists whose rows name their product. */
const OF_PRODUCTS: readonly string[] = ['listing', 'review', 'productName'];
const PLACES: readonly string[] = ['marketplace', 'warehouse', 'platform', 'shop', 'order'];

/** Whether listings or reviews were named, and the figures are of something else: "products without reviews". */
function isOfOther(noun: Noun, { measures }: DataQuestion): boolean {
  const resource = noun === 'listing' ? 'listings' : noun === 'review' ? 'reviews' : undefined;
  return resource !== undefined && measures.every((name) => catalogue[name].resource !== resource);
}

/** Whether a question has each split, condition, limit and comparison that was said: what would be dropped is asked back. */
export function isAllSaid(draft: Draft, question: DataQuestion): boolean {
  const { by, filters, segments, having, isWithout, order, limit, compare } = question;
  const isNarrowed = (name: string) => filters.some(({ dimension }) => dimension === name);
  const hasTime = by.some((name) => dimensionOf(name).isTime);
  return (
    draft.by.every(
      (name) =>
        by.includes(name) ||
        isNarrowed(name) ||
        isNarrowed('order') ||
        (name === 'product' && by.some((one) => OF_PRODUCTS.includes(one))) ||
        draft.periods.length === 2,
    ) &&
    draft.filters.every(
      ({ dimension }) => isNarrowed(dimension) || by.includes(dimension) || dimension === 'status',
    ) &&
    draft.nouns.every((noun) => !isOfOther(noun, question)) &&
    (!draft.isWhere || by.some((name) => PLACES.includes(name))) &&
    draft.segments.every((name) => segments.includes(name)) &&
    (!draft.threshold || having !== undefined || by.length === 0 || segments.length > 0) &&
    (!draft.isWithout || isWithout === true || having !== undefined) &&
    (!draft.rank || order !== undefined) &&
    (!draft.limit || limit !== undefined) &&
    (!draft.isTrend || hasTime || compare !== undefined) &&
    (!draft.compare || compare !== undefined || by.length > 0 || draft.filters.length > 0)
  );
}
