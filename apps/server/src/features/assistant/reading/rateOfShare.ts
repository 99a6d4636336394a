import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { Draft } from './Draft.ts';

/** The share of what is in a state, of all there are, is a rate: "what share of the orders was refunded". */
export function rateOfShare(draft: Draft): Draft {
  const rate = draft.isShare && draft.measures.length === 0 ? rateOf(draft) : undefined;
  if (!rate) return draft;
  return {
    ...draft,
    measures: [rate],
    segments: [],
    filters: draft.filters.filter(({ dimension }) => dimension !== 'status'),
    isShare: false,
    isHowMany: false,
    isList: false,
    counted: undefined,
  };
}

function rateOf({ segments, filters, nouns, counted }: Draft): MeasureName | undefined {
  const [segment, ...others] = segments;
  if (others.length > 0) return undefined;
  if (segment === 'negative') return 'badRate';
  if (segment === 'positive') return 'goodRate';
  if (segment || ![...nouns, counted].includes('order')) return undefined;
  const status = filters.find(({ dimension }) => dimension === 'status');
  if (status?.values.length !== 1) return undefined;
  return status.values[0] === 'refunded'
    ? 'refundRate'
    : status.values[0] === 'cancelled'
      ? 'cancelRate'
      : undefined;
}
