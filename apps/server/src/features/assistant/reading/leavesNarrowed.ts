import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { isWord, type Token } from './Token.ts';
import type { UnmetRule } from './UnmetRule.ts';

/** What a question that goes on needs of the one before. */
export const unmetBefore: readonly UnmetRule[] = [
  // "Only those without orders": of the rows that are talked about, not of others.
  (token, { tokens, question: { by }, previous }) =>
    isWord(token, 'without') &&
    previous !== undefined &&
    previous.by.length > 0 &&
    !tokens.some((one) => OWN.includes(one.kind) || isThing(one)) &&
    !by.some((name) => previous.by.includes(name)),
  // "And in Japan", after a warehouse of another country: nothing lies there.
  (token, { tokens, question: { filters } }) =>
    token.kind === 'filter' &&
    token.filter.dimension === 'marketplace' &&
    filters.some(({ dimension }) => dimension === 'warehouse') &&
    !tokens.some((one) => one.kind === 'filter' && one.filter.dimension === 'warehouse'),
];

/** Whether it names no days or things, and leaves what the talk was narrowed to: whose reviews, which of the products are meant? */
export function leavesNarrowed(
  tokens: readonly Token[],
  { filters, by, segments }: DataQuestion,
  previous: DataQuestion | undefined,
): boolean {
  if (!previous || tokens.some((token) => OWN.includes(token.kind) || isOwnFilter(token) || isThing(token)))
    return false;
  const isOfProduct = (one: DataQuestion['filters'][number]) => one.dimension === 'product';
  const isLeft = previous.filters.some(isOfProduct) && !filters.some(isOfProduct);
  const isOfSameRows = by.length > 0 && by.every((name) => previous.by.includes(name));
  const isWidened = isOfSameRows && previous.segments.some((name) => !segments.includes(name));
  return isLeft || (isWidened && !tokens.some(({ kind }) => kind === 'segment'));
}

const OWN: readonly Token['kind'][] = ['period', 'by'];
const isOwnFilter = (token: Token) => token.kind === 'filter' && token.filter.dimension !== 'status';
const isThing = (token: Token) => token.kind === 'noun' && token.noun !== 'review' && token.noun !== 'order';
