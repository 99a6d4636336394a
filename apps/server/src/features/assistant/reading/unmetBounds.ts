import { isWord, type Token } from './Token.ts';
import type { UnmetRule } from './UnmetRule.ts';

const isCounting = (tokens: readonly Token[]) => (token: Token) =>
  isWord(token, 'howMany') && [-1, 1].some((step) => tokens[tokens.indexOf(token) + step]?.kind === 'noun');

/** What a limit and a bound need of the question: a list that is cut, a figure that was named. */
export const unmetBounds: readonly UnmetRule[] = [
  // "The top five together", "their share of all": a list shows each, and the total is of everything.
  (token, { tokens, question }) =>
    token.kind === 'limit' &&
    question.limit !== undefined &&
    tokens.some((one) => isWord(one, 'share', 'sum')),
  // "How many orders had two items": what is counted is not cut.
  (token, { tokens, question }) =>
    token.kind === 'limit' && !token.rank && question.limit !== undefined && tokens.some(isCounting(tokens)),
  // "Orders over 50", of which nobody said what: a bound is of a figure that is named.
  (token, { tokens, question: { having }, previous }) =>
    token.kind === 'threshold' &&
    having !== undefined &&
    previous?.measures[0] !== having.measure &&
    !token.measure &&
    !token.isDays &&
    !token.isStars &&
    !token.isMoney &&
    !tokens.some(
      (one) =>
        one.kind === 'measure' ||
        isWord(one, 'left') ||
        (one.kind === 'filter' && one.filter.dimension === 'status') ||
        (one.kind === 'rank' && one.measure !== undefined),
    ),
  // "The two countries together": nothing says of what the first.
  (token, { tokens, question: { limit, measures }, previous }) =>
    token.kind === 'limit' &&
    !token.rank &&
    limit !== undefined &&
    previous?.measures[0] !== measures[0] &&
    !tokens.some(
      ({ kind }) => kind === 'measure' || kind === 'rank' || kind === 'segment' || kind === 'filter',
    ),
  // "Lying for over 180 days": of an age, or of how long it lasts.
  (token, { tokens, question: { having }, previous }) =>
    token.kind === 'threshold' &&
    token.isDays &&
    token.is.startsWith('>') &&
    !token.measure &&
    previous !== undefined &&
    having?.measure !== previous.measures[0] &&
    !tokens.some(({ kind }) => kind === 'measure'),
];
