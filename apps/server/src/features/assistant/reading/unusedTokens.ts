import { saidBound } from '../../../data/bounds.ts';
import { measures as catalogue, type MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import { isWord, type Noun, type Token } from './Token.ts';

/** Returns what was understood and is not in the question: an answer that drops it sounds sure and is wrong. */
export function unusedTokens(tokens: readonly Token[], question: DataQuestion): Token[] {
  return tokens.filter((token, index) => !isUsed(token, question, { tokens, index }));
}

type Place = { tokens: readonly Token[]; index: number };

function isUsed(token: Token, question: DataQuestion, { tokens, index }: Place): boolean {
  if (token.kind === 'period') return isInDays(token, question, tokens);
  // "Did sales exceed 100,000" is told by the figure; "orders with more than two units" is not.
  if (token.kind === 'threshold' && question.having) return saidBound(question.having).value === token.value;
  if (token.kind === 'threshold' && question.segments.length === 0)
    return token.isStars === true || !tokens.some((one) => one.kind === 'noun' && !one.isLoose);
  if (token.kind === 'measure' && !token.isWeak)
    return isShown(token.measure, question) || question.segments.includes('aged');
  if (token.kind === 'limit') return question.limit === token.limit;
  if (token.kind === 'filter') return isNarrowed(token, question, tokens);
  if (token.kind === 'noun' && !token.isLoose && isCounted(tokens, index))
    return isCountOf(token.noun, question);
  // "Each of them": of one there is no each.
  if (isWord(token, 'respectively', 'each'))
    return question.by.length > 0 || question.measures.length > 1 || question.compare !== undefined;
  return true;
}

/** Whether a figure is among those of the question, or is told beside them: what ads led to, orders in a state, how much stock there is. */
function isShown(measure: MeasureName, { measures, having }: DataQuestion): boolean {
  if (measures.includes(measure) || having?.measure === measure) return true;
  return measures.some(
    (name) => catalogue[name].beside.includes(measure) || TOLD_BY[name]?.includes(measure),
  );
}

/** Figures that stand for others where the rest of the question says so. */
const TOLD_BY: Partial<Record<MeasureName, readonly MeasureName[]>> = {
  adOrders: ['orders', 'units'],
  adSales: ['sales'],
  adCost: ['spend'],
  placedOrders: ['orders'],
  orderAmount: ['sales'],
  daysOfCover: ['available'],
  inbound: ['units'],
  reserved: ['units'],
  available: ['units'],
  onHand: ['units'],
  reviews: ['rating'],
};

/** Whether the days are those of the question, or those with which they are compared. */
function isInDays(
  { period, unit }: Token & { kind: 'period' },
  { period: asked, compare }: DataQuestion,
  tokens: readonly Token[],
): boolean {
  // "October … last year": one says the year, the other which part of it.
  const isOneOfTwo = tokens.filter(({ kind }) => kind === 'period').length > 1;
  if (!asked || unit === 'year' || isOneOfTwo) return true;
  const isBeside = (one: DataPeriod) =>
    (period.from >= one.from && period.to <= one.to) || (one.from >= period.from && one.to <= period.to);
  return isBeside(asked) || (compare !== undefined && isBeside(compare));
}

/** Whether the question is of what was named, or shows it beside others. */
function isNarrowed(
  { filter: { dimension, values } }: Token & { kind: 'filter' },
  { by, filters }: DataQuestion,
  tokens: readonly Token[],
): boolean {
  const own = filters.filter((one) => one.dimension === dimension).flatMap((one) => one.values);
  if (own.length === 0) return by.includes(dimension) || dimension === 'status';
  // "Europe except Germany": what is taken out is not among the others.
  const isTakenOut = tokens.some((one) => one.kind === 'word' && /^except/.test(one.word));
  return isTakenOut || values.some((value) => own.includes(value));
}

const isCounting = (token: Token | undefined) => isWord(token, 'howMany');
const isCounted = (tokens: readonly Token[], index: number) =>
  isCounting(tokens[index - 1]) || isCounting(tokens[index + 1]);

/** Whether things of a kind are counted, or are the rows: "how many SKUs sold" is no number of pieces. */
function isCountOf(noun: Noun, { by, measures, filters }: DataQuestion): boolean {
  if (by.length > 0 || filters.some(({ dimension }) => dimension === noun)) return true;
  if (noun === 'order') return measures.some((name) => /order|refund|cancel/i.test(name));
  if (noun === 'product') return measures.includes('products');
  const counts: Partial<Record<Noun, string>> = { listing: 'listings', review: 'reviews' };
  return counts[noun] === undefined || measures.some((name) => catalogue[name].resource === counts[noun]);
}
