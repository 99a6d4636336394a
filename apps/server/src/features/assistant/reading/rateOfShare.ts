import { measures as catalogue, isShare, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Draft } from './Draft.ts';

/** The share of what is in a state, of all there are, is a rate: "what share of the orders was refunded". */
export function rateOfShare(draft: Draft, previous: DataQuestion | undefined): Draft {
  const rate =
    draft.isShare && draft.measures.length === 0
      ? (rateOf(draft) ?? rateOfBefore(draft, previous))
      : undefined;
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

/** "And as a share?", after how many were sent late: the rate that the catalogue shows beside that number. */
function rateOfBefore(
  { filters, by, nouns, segments }: Draft,
  previous: DataQuestion | undefined,
): MeasureName | undefined {
  const [count] = previous?.measures ?? [];
  if (!count || filters.length + by.length + nouns.length + segments.length > 0) return undefined;
  return catalogue[count].beside.find(
    (name) => isRateOfBad(name) && (catalogue[name].beside as readonly MeasureName[]).includes(count),
  );
}

const isRateOfBad = (name: MeasureName) => isShare(name) && catalogue[name].isBad;

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
