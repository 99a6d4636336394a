import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { measures as catalogue, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataFilter } from '../../../data/DataQuestion.ts';
import { type Draft, emptyDraft, isDimension } from './Draft.ts';
import { isWord, type Noun, type Token } from './Token.ts';

/** Gathers what the tokens say, each beside its neighbours. */
export function draftOf(said: readonly Token[]): Draft {
  // "Altogether" says nothing, unless it widens: "all shops".
  const tokens = said.filter(
    (token, index) => !isWord(token, 'sum') && (!isWord(token, 'all') || said[index + 1]?.kind === 'noun'),
  );
  const draft = emptyDraft();
  let waiting: 'each' | 'which' | undefined;
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    // "What share of orders": not which orders; "what is left of the mats": not which mats.
    const isOfOne = isWord(token, 'left') && after?.kind === 'filter' && after.filter.dimension === 'product';
    if (isWord(token, 'share') || isOfOne) waiting = undefined;
    if (token.kind === 'noun') {
      draft.isOfAds ||= token.noun === 'campaign';
      const isBesideSplit =
        before?.kind === 'by' || (isWord(before, 'follow') && tokens[index - 2]?.kind === 'by');
      if (isBesideSplit && token.isLoose && isDimension(token.noun)) draft.by.push(token.noun);
      else if (!token.isLoose || waiting || before?.kind === 'limit' || isTimeRanked(token, before))
        addNoun(draft, token.noun, { before, after, waiting, beforeLast: tokens[index - 2] });
      waiting = undefined;
    } else if (token.kind === 'word' && (token.word === 'each' || token.word === 'which'))
      waiting = token.word;
    else addToken(draft, token, { before, after, afterNext: tokens[index + 2] });
    // "Out of stock here, but selling there": two questions at once.
    const isBetween = () =>
      tokens.slice(0, index).some(isCondition) && tokens.slice(index + 1).some(isCondition);
    if (isWord(token, 'contrast') && isBetween()) draft.isBroken = true;
  }
  if (waiting === 'which') draft.isList = true;
  if (draft.leaning && !draft.rank) settleLeaning(draft, tokens);
  if (waiting === 'each') draft.isEach = true;
  // "How are we doing on returns": their number, or their rate.
  const isOfState = draft.filters.some(({ dimension }) => dimension === 'status');
  if (draft.isOverview && isOfState && draft.measures.length === 0) draft.isBroken = true;
  return draft;
}

/** "Which sold more" ranks; "more than last month" compares; "more" alone means nothing. */
function settleLeaning(draft: Draft, tokens: readonly Token[]) {
  const isWhich = tokens.some((token) => isWord(token, 'which') || isWord(token, 'where'));
  const isOfTwo = draft.filters.some(({ values }) => values.length > 1);
  const isCompared = draft.compare !== undefined || draft.periods.length > 1;
  if ((isWhich || !isCompared) && (draft.isWhere || draft.by.length + draft.nouns.length > 0 || isOfTwo))
    draft.rank = draft.leaning;
  else if (!isCompared && !draft.threshold && draft.isComparative) draft.isBroken = true;
}

/** What tells one thing of another. */
const isCondition = (token: Token) =>
  isWord(token, 'without') || ['measure', 'segment', 'filter', 'rank', 'threshold'].includes(token.kind);

/** "The best month" is one of the months. */
const isTimeRanked = (token: Token & { kind: 'noun' }, before: Token | undefined) =>
  before?.kind === 'rank' && (token.noun === 'month' || token.noun === 'week');

/** "The German shop" is the shop there. */
const isPlace = (dimension: DimensionName) => dimension === 'marketplace' || dimension === 'platform';

type Beside = { before: Token | undefined; after: Token | undefined };

const isTimeSplit = (token: Token | undefined) =>
  token?.kind === 'by' && ['day', 'week', 'month'].includes(token.dimension);

/** A word of a product's name after "more" or "most", which counts in English. */
const isNameInLatin = (token: Token | undefined) =>
  token?.kind === 'filter' && token.filter.isPart && /^[a-z]/i.test(token.filter.values[0] ?? '');

/** Figures beside which orders are one more. */
const OF_SALES: readonly MeasureName[] = ['sales', 'units', 'averageOrder'];
const isAdFigure = (name: MeasureName) => catalogue[name].resource === 'ads';

function addNoun(
  draft: Draft,
  noun: Noun,
  {
    before,
    after,
    waiting,
    beforeLast,
  }: Beside & { waiting: string | undefined; beforeLast: Token | undefined },
) {
  const beside = isWord(before, 'follow') ? beforeLast : before;
  const figureBefore = beside?.kind === 'measure' ? beside.measure : undefined;
  if (waiting || before?.kind === 'limit') {
    if (isDimension(noun)) return draft.by.push(noun);
    return;
  }
  if (isWord(before, 'howMany') || isWord(after, 'howMany')) {
    draft.counted = noun;
    return;
  }
  if (isWord(before, 'all') && isDimension(noun) && !['order', 'product', 'review', 'listing'].includes(noun))
    return draft.cleared.push(noun);
  // "Sales, orders and units", "spend, clicks and orders": each is a figure.
  if (noun === 'order' && figureBefore && (OF_SALES.includes(figureBefore) || isAdFigure(figureBefore)))
    return draft.measures.push('orders');
  // "US marketplace", "warehouse FBA-US": the noun says again what the name is of.
  const isOut = isWord(before, 'except') || isWord(before, 'excepted');
  const isNamed = [isOut ? beforeLast : before, after].some(
    (token) =>
      token?.kind === 'filter' &&
      (token.filter.dimension === noun ||
        ((noun === 'shop' || noun === 'warehouse') && token === before && isPlace(token.filter.dimension)) ||
        (noun === 'campaign' && token === before && token.filter.dimension === 'adsType')),
  );
  if (!isNamed) draft.nouns.push(noun);
}

const isFilter = (token: Token | undefined) => token?.kind === 'filter';

function addToken(
  draft: Draft,
  token: Exclude<Token, { kind: 'noun' }>,
  { before, after, afterNext }: Beside & { afterNext: Token | undefined },
) {
  if (token.kind === 'measure') {
    if (token.isWeak) draft.isOfSelling = true;
    else if (!draft.measures.includes(token.measure)) draft.measures.push(token.measure);
  }
  if (token.kind === 'by' && !draft.by.includes(token.dimension)) draft.by.push(token.dimension);
  if (token.kind === 'segment' && !draft.segments.includes(token.segment)) draft.segments.push(token.segment);
  if (token.kind === 'period') {
    draft.periods.push(token);
    if (before?.kind === 'compare' && before.with === 'before' && !before.isWeak)
      [draft.compare, draft.isAgainst] = ['named', true];
  }
  if (token.kind === 'before') draft.isBefore = true;
  if (token.kind === 'weekBefore') draft.isWeekBefore = true;
  // "Spend against ad sales": two figures, not two times.
  const isOfFigures = before?.kind === 'measure' && after?.kind === 'measure';
  if (token.kind === 'compare' && !(token.with === 'named' && isOfFigures)) {
    // "Up or down against last week": what is named says with what, whatever word of growth stands before.
    const isKept = draft.compare && (token.isWeak || (token.with === 'named' && !draft.isComparedWeakly));
    if (!isKept) [draft.compare, draft.isComparedWeakly] = [token.with, token.isWeak === true];
  }
  // "Sold more air fryers": pieces.
  if (token.kind === 'rank' && isNameInLatin(after)) draft.isHowMany = true;
  if (token.kind === 'rank' && token.isWeak) {
    draft.leaning = token.rank === 'least' ? 'least' : 'most';
    draft.isComparative ||= !token.isSoft;
    return;
  }
  // "Over 50 a day" is of a pace, which no figure is.
  if (isTimeSplit(token) && before?.kind === 'threshold') draft.isBroken = true;
  // "ROAS of SB, and SP?": two questions, whose figures are not one.
  const isAsked = after?.kind === 'word' && after.word === 'follow';
  const isOneMore =
    token.kind === 'filter' && draft.filters.some(({ dimension }) => dimension === token.filter.dimension);
  if (isOneMore && isAsked && !isFilter(before) && draft.measures.length > 0) draft.isBroken = true;
  // "Growth by month": each with the one before it.
  if (token.kind === 'compare' && token.isWeak && [before, after].some(isTimeSplit)) draft.isBroken = true;
  // "The biggest drop": changes are not ranked.
  if (token.kind === 'rank' && [before, after].some((one) => one?.kind === 'compare' && one.isWeak))
    draft.isBroken = true;
  if (token.kind === 'rank') {
    const beside = [before, after].find((one) => one?.kind === 'measure' && !one.isWeak);
    if (beside?.kind === 'measure') draft.rankedBy = beside.measure;
    if (token.measure && !draft.measures.includes(token.measure)) {
      if (draft.measures.length === 0) draft.rankMeasure = token.measure;
      draft.measures.push(token.measure);
    }
    draft.rank = token.isRanking ? (draft.rank ?? draft.leaning ?? token.rank) : token.rank;
    draft.isOfBestsellers ||= token.isOfSelling ?? false;
  }
  // Two limits at once are more than a question has.
  if (token.kind === 'threshold') draft.isBroken ||= draft.threshold !== undefined;
  if (token.kind === 'threshold') {
    const isOfFigure = before?.kind === 'measure' && !before.isWeak && !token.isDays;
    const measure = token.measure ?? (isOfFigure ? before.measure : undefined);
    draft.threshold = measure ? { ...token, measure } : token;
  }
  if (token.kind === 'limit') {
    draft.limit = token.limit;
    draft.rank ??= token.rank;
  }
  if (token.kind === 'filter') {
    // "Except" stands before its name; a name behind it is the one, where there is one.
    const isNot =
      isWord(before, 'except') ||
      isWord(after, 'excepted') ||
      (isWord(after, 'except') && !isFilter(afterNext));
    if (token.isCount && !isNot && !draft.measures.includes('placedOrders'))
      draft.measures.push('placedOrders');
    addFilter(draft, isNot ? { ...token.filter, isNot } : token.filter);
  }
  if (token.kind === 'word') {
    draft.isHowMany ||= token.word === 'howMany';
    draft.isEach ||= token.word === 'respectively';
    draft.isAdding ||= token.word === 'adding';
    draft.isReferring ||= token.word === 'reference';
    draft.isFollowing ||= token.word === 'reference';
    draft.isList ||= token.word === 'list';
    draft.isTrend ||= token.word === 'trend';
    draft.isFollowing ||= token.word === 'follow';
    draft.isWithout ||= token.word === 'without';
    draft.isWhere ||= token.word === 'where';
    draft.isAverage ||= token.word === 'average';
    draft.isPieces ||= token.word === 'pieces';
    draft.isHowMany ||= token.word === 'pieces';
    draft.isMoney ||= token.word === 'money';
    draft.isLeft ||= token.word === 'stocked';
    draft.isList ||= token.word === 'stocked';
    draft.isLed ||= token.word === 'led';
    draft.isLeft ||= token.word === 'left';
    draft.isShare ||= token.word === 'share';
    draft.isOverview ||= token.word === 'overview';
    // "Without" what?
    const isExcept = token.word === 'except' || token.word === 'excepted';
    if (isExcept && !isFilter(before) && !isFilter(after)) draft.isBroken = true;
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
