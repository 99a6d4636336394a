import type { Draft } from './Draft.ts';

/** Days after which the catalogue calls stock aged. */
const AGED_DAYS = 180;

/** Reads the age as a condition where another figure of that stock is asked: "the stock older than 180 days, what is it worth". */
export function stockOfAge(draft: Draft): Draft {
  const { threshold, measures, by, nouns, isList } = draft;
  const others = measures.filter((name) => name !== 'ageDays');
  const isAged = threshold?.isDays && threshold.is.startsWith('>') && threshold.value === AGED_DAYS;
  const isOfAge = others.length > 0 && others.length < measures.length;
  if (!isAged || !isOfAge || isList || by.length > 0 || nouns.includes('product')) return draft;
  return { ...draft, measures: others, threshold: undefined, segments: [...draft.segments, 'aged'] };
}
