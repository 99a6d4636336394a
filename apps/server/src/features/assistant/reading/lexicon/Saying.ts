import type { Token } from '../Token.ts';

/** Words for one thing, as alternatives of a pattern, and what they mean. A blank may be missing or more than one. */
export type Saying = readonly [string, Token];

export const measure = (name: Extract<Token, { kind: 'measure' }>['measure']): Token => ({
  kind: 'measure',
  measure: name,
});
export const noun = (name: Extract<Token, { kind: 'noun' }>['noun']): Token => ({ kind: 'noun', noun: name });
export const by = (dimension: Extract<Token, { kind: 'by' }>['dimension']): Token => ({
  kind: 'by',
  dimension,
});
export const segment = (name: string): Token => ({ kind: 'segment', segment: name });
export const word = (name: Extract<Token, { kind: 'word' }>['word']): Token => ({ kind: 'word', word: name });
export const rank = (name: Extract<Token, { kind: 'rank' }>['rank']): Token => ({ kind: 'rank', rank: name });
export const filter = (
  dimension: 'status' | 'platform' | 'fulfilment' | 'adsType' | 'marketplace' | 'category',
  ...values: string[]
): Token => ({
  kind: 'filter',
  filter: { dimension, values },
});
