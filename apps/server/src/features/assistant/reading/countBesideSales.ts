import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { Draft } from './Draft.ts';

/** Figures of what was sold, beside which a count of orders in a state is one more figure. */
const OF_SALES: readonly MeasureName[] = ['sales', 'orders', 'units', 'averageOrder'];

/** "Units sold and orders refunded" are two figures of the same rows, not units of refunded orders. */
export function countBesideSales(draft: Draft): Draft {
  const { measures, filters } = draft;
  const status = filters.find(({ dimension, isNot }) => dimension === 'status' && !isNot);
  if (!status || !measures.includes('placedOrders') || !measures.some((name) => OF_SALES.includes(name)))
    return draft;
  // Of other states the sold ones have no count.
  if (status.values.join() !== 'refunded') return { ...draft, isBroken: true };
  return {
    ...draft,
    measures: measures.map((name) => (name === 'placedOrders' ? 'refundedOrders' : name)),
    filters: filters.filter((one) => one !== status),
  };
}
