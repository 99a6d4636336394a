import type { DataQuestion } from '../DataQuestion.ts';
import type { DataSet } from './DataSet.ts';
import { dimensionOf } from './dimensions.ts';
import { financeSet, lineSet, orderProfitSet, orderSet, shopSet } from './orderSets.ts';
import { adSet, listingSet, reviewSet, stockSet } from './otherSets.ts';

/** Everything that can be asked; nothing else is ever read. */
export const dataSets: readonly DataSet[] = [
  orderSet,
  shopSet,
  lineSet,
  financeSet,
  orderProfitSet,
  stockSet,
  listingSet,
  reviewSet,
  adSet,
];

/** The rows that can answer a question, if any can. */
export function dataSetFor({
  measures,
  by,
  filters,
  segments,
  isWithout,
}: DataQuestion): DataSet | undefined {
  return dataSets.find(
    (set) =>
      measures.every((name) => set.measures[name]) &&
      [...by, ...filters.map(({ dimension }) => dimension)].every((name) => set.dimensions[name]) &&
      by.flatMap((name) => dimensionOf(name).details ?? []).every((name) => name in set.dimensions) &&
      segments.every((name) => Object.hasOwn(set.segments, name)) &&
      (!isWithout || (set.fromAll !== undefined && by.every((name) => set.ofAll?.includes(name)))),
  );
}
