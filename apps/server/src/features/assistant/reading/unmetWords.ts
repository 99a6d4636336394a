import { dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { measures as catalogue, isShare } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { unmetBefore } from './leavesNarrowed.ts';
import { isWord, type Token } from './Token.ts';
import type { UnmetRule } from './UnmetRule.ts';
import { unmetBounds } from './unmetBounds.ts';

const isNamed = (token: Token): token is Token & { kind: 'measure' } =>
  token.kind === 'measure' && !token.isWeak;
const isSame = (token: Token | undefined, { measure }: Token & { kind: 'measure' }) =>
  token?.kind === 'measure' && token.measure === measure;

/** What each word needs of its neighbours and of the question that is asked; where it does not have that, the word was dropped. */
const RULES: readonly UnmetRule[] = [
  // "The time left this month": only stock, money and what waits are left.
  (token, { question: { measures, filters, segments } }) =>
    isWord(token, 'left') &&
    segments.length === 0 &&
    !filters.some(({ dimension }) => dimension === 'status' || dimension === 'order') &&
    measures.some((name) => catalogue[name].resource !== 'stock' && name !== 'profit' && name !== 'margin'),
  // "More than last month": the days behind a comparison are compared with.
  (token, { tokens, index, question }) =>
    token.kind === 'compare' &&
    token.with === 'named' &&
    tokens[index + 1]?.kind === 'period' &&
    !question.filters.some(({ values }) => values.length > 1) &&
    question.compare === undefined,
  // "Gross and net profit": two names of one figure tell two apart; "of the total profit": a part of it is asked.
  (token, { tokens, index }) =>
    isNamed(token) &&
    tokens[index + 1]?.kind !== 'rank' &&
    tokens.slice(0, index).some((one) => isNamed(one) && one.measure === token.measure) &&
    (isWord(tokens[index - 1], 'all') ||
      isSame(tokens[index - 1], token) ||
      (tokens[index - 1]?.kind === 'compare' && isSame(tokens[index - 2], token))),
  // "Which of the two": each has to be told.
  (token, { question: { by, filters, compare } }) =>
    isWord(token, 'which') &&
    by.length === 0 &&
    compare === undefined &&
    filters.some(({ values, isPart }) => values.length > 1 && !isPart),
  // "Which dropped": what changed in one way only.
  (token, { tokens, index, question }) =>
    token.kind === 'compare' &&
    token.isWeak === true &&
    question.by.length > 0 &&
    (isWord(tokens[index - 1], 'which') || isWord(tokens[index - 2], 'which')),
  // "Products that dropped": all are listed, those that rose too.
  (token, { tokens, index, question }) =>
    token.kind === 'compare' &&
    token.isWeak === true &&
    question.by.length > 0 &&
    tokens[index + 1]?.kind === 'noun' &&
    !tokens.slice(0, index).some(({ kind }) => kind === 'noun'),
  // "Sales without refunds": what a figure of money leaves out is not told by the state of orders.
  (token, { tokens, index, question }) =>
    token.kind === 'filter' &&
    token.filter.dimension === 'status' &&
    (isWord(tokens[index - 1], 'except') || isWord(tokens[index + 1], 'excepted')) &&
    question.measures.some((name) => catalogue[name].format === 'money'),
  // "The best product of each country": rows are ranked among all of them.
  (token, { question: { by, order } }) => token.kind === 'rank' && order !== undefined && by.length > 1,
  // "Profit from ads": figures of all that was sold tell nothing of them.
  (token, { question: { measures, by, filters } }) =>
    token.kind === 'noun' &&
    token.noun === 'campaign' &&
    ![...by, ...filters.map(({ dimension }) => dimension)].includes('campaign') &&
    measures.every((name) => catalogue[name].resource !== 'ads'),
  // "Neither this week nor last": none in both.
  (token, { question: { compare } }) => isWord(token, 'without') && compare !== undefined,
  // "All earbuds except this one": what is taken out must be among what is wanted.
  (token, { tokens, index, question: { filters } }) =>
    token.kind === 'filter' &&
    (isWord(tokens[index - 1], 'except') || isWord(tokens[index + 1], 'excepted')) &&
    filters.some(
      ({ dimension, isNot, isPart }) =>
        dimension === token.filter.dimension && !isNot && isPart !== token.filter.isPart,
    ),
  // "Cumulative by day": each day stands for itself.
  (token, { question: { by } }) => isWord(token, 'sum') && by.some((name) => dimensionOf(name).isTime),
  // "The week before the holiday": not that holiday beside another.
  (token, { tokens, index }) =>
    token.kind === 'before' &&
    tokens[index - 1]?.kind === 'period' &&
    !tokens.some(({ kind }) => kind === 'compare'),
  // "Which month was best", without the year: thirty days are no choice of months.
  (token, { tokens, question: { by }, previous }) =>
    token.kind === 'rank' &&
    previous === undefined &&
    by.some((name) => name === 'month' || name === 'week') &&
    !tokens.some(({ kind }) => kind === 'period'),
  // "Fees as a percentage of sales": two figures beside each other are no share.
  (token, { question: { measures } }) => isWord(token, 'share') && measures.length > 1,
  // "As a share of sales", after another figure: neither of the two.
  (token, { tokens, question: { measures }, previous }) =>
    isWord(token, 'share') &&
    previous !== undefined &&
    tokens.some(isNamed) &&
    !previous.measures.some((name) => measures.includes(name)) &&
    !measures.some(isShare),
  ...unmetBounds,
  ...unmetBefore,
];

/** Returns the words whose meaning beside their neighbours the question does not have. */
export function unmetWords(
  tokens: readonly Token[],
  question: DataQuestion,
  previous: DataQuestion | undefined,
): Token[] {
  return tokens.filter((token, index) =>
    RULES.some((isUnmet) => isUnmet(token, { tokens, index, question, previous })),
  );
}
