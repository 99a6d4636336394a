import { type DimensionName, dimensions } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataFilter, DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import type { Noun, PeriodUnit, Token } from './Token.ts';

/** What a question says by itself, gathered; what it leaves open is missing. */
export type Draft = {
  measures: MeasureName[];
  /** A word of selling without saying what of it. */
  isOfSelling: boolean;
  by: DimensionName[];
  nouns: Noun[];
  counted: Noun | undefined;
  filters: DataFilter[];
  segments: string[];
  periods: { period: DataPeriod; unit: PeriodUnit }[];
  isBefore: boolean;
  compare: 'before' | 'lastYear' | 'named' | undefined;
  limit: number | undefined;
  rank: 'best' | 'worst' | 'most' | 'least' | undefined;
  threshold: { is: '<' | '>'; value: number; isDays: boolean; measure?: MeasureName } | undefined;
  /** What sells best or worst: products, where nothing else is named. */
  isOfBestsellers: boolean;
  isHowMany: boolean;
  isList: boolean;
  isTrend: boolean;
  /** Each of what is named: "FBA and FBM, how many each". */
  isEach: boolean;
  isFollowing: boolean;
  isWithout: boolean;
  /** Dimensions that are not narrowed any more. */
  cleared: DimensionName[];
};

/** Dimensions that a noun names; the others are only counted and listed. */
export const isDimension = (noun: Noun): noun is DimensionName => noun in dimensions;

/** Gathers what the tokens say, each beside its neighbours. */
export function draftOf(tokens: readonly Token[]): Draft {
  const draft: Draft = {
    measures: [],
    isOfSelling: false,
    by: [],
    nouns: [],
    counted: undefined,
    filters: [],
    segments: [],
    periods: [],
    isBefore: false,
    compare: undefined,
    limit: undefined,
    rank: undefined,
    threshold: undefined,
    isOfBestsellers: false,
    isHowMany: false,
    isList: false,
    isTrend: false,
    isEach: false,
    isFollowing: false,
    isWithout: false,
    cleared: [],
  };
  let waiting: 'each' | 'which' | undefined;
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (token.kind === 'noun') {
      if (!token.isLoose || waiting || before?.kind === 'limit')
        addNoun(draft, token.noun, { before, after, waiting });
      waiting = undefined;
    } else if (token.kind === 'word' && (token.word === 'each' || token.word === 'which'))
      waiting = token.word;
    else addToken(draft, token, { before, after });
  }
  if (waiting === 'which') draft.isList = true;
  if (waiting === 'each') draft.isEach = true;
  return draft;
}

type Beside = { before: Token | undefined; after: Token | undefined };

const isWord = (token: Token | undefined, word: string) => token?.kind === 'word' && token.word === word;

function addNoun(
  draft: Draft,
  noun: Noun,
  { before, after, waiting }: Beside & { waiting: string | undefined },
) {
  if (waiting || before?.kind === 'limit') {
    if (isDimension(noun)) return draft.by.push(noun);
    return;
  }
  if (isWord(before, 'howMany') || isWord(after, 'howMany')) {
    draft.counted = noun;
    return;
  }
  if (isWord(before, 'all') && isDimension(noun)) return draft.cleared.push(noun);
  // "US marketplace", "warehouse FBA-US": the noun says again what the name is of.
  const isNamed = [before, after].some(
    (token) => token?.kind === 'filter' && token.filter.dimension === noun,
  );
  if (!isNamed) draft.nouns.push(noun);
}

function addToken(draft: Draft, token: Exclude<Token, { kind: 'noun' }>, { before, after }: Beside) {
  if (token.kind === 'measure') {
    if (token.isWeak) draft.isOfSelling = true;
    else if (!draft.measures.includes(token.measure)) draft.measures.push(token.measure);
  }
  if (token.kind === 'by' && !draft.by.includes(token.dimension)) draft.by.push(token.dimension);
  if (token.kind === 'segment' && !draft.segments.includes(token.segment)) draft.segments.push(token.segment);
  if (token.kind === 'period') draft.periods.push(token);
  if (token.kind === 'before') draft.isBefore = true;
  if (token.kind === 'compare')
    draft.compare = draft.compare && token.with === 'named' ? draft.compare : token.with;
  if (token.kind === 'rank') {
    draft.rank = token.rank;
    draft.isOfBestsellers ||= token.isOfSelling ?? false;
  }
  if (token.kind === 'threshold') draft.threshold = token;
  if (token.kind === 'limit') {
    draft.limit = token.limit;
    draft.rank ??= token.rank;
  }
  if (token.kind === 'filter') {
    const isNot = isWord(before, 'except') || (isWord(after, 'except') && !isWord(before, 'except'));
    addFilter(draft, isNot ? { ...token.filter, isNot } : token.filter);
  }
  if (token.kind === 'word') {
    draft.isHowMany ||= token.word === 'howMany';
    draft.isList ||= token.word === 'list';
    draft.isTrend ||= token.word === 'trend';
    draft.isFollowing ||= token.word === 'follow';
    draft.isWithout ||= token.word === 'without';
  }
}

/** Two values of one dimension are either of them. */
function addFilter(draft: Draft, filter: DataFilter) {
  const same = draft.filters.findIndex(
    (one) => one.dimension === filter.dimension && one.isNot === filter.isNot && one.isPart === filter.isPart,
  );
  const found = draft.filters[same];
  if (found) draft.filters[same] = { ...found, values: [...new Set([...found.values, ...filter.values])] };
  else draft.filters.push(filter);
}

/** A question without anything. */
export const NOTHING: DataQuestion = { measures: [], by: [], filters: [], segments: [] };
