import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Texts = readonly (PgColumn | SQL)[];

/** How many words of what was typed are looked for. */
const WORDS_MAX = 6;
/** A shorter piece is looked for at the beginning of words alone: the index knows no other place of it. */
const PIECE_MIN = 3;
/** Two slips, of which one may lie between two quarters, leave one of them as it was meant. */
const QUARTERS = 4;
const SIMILAR_FROM = 4;

/** The words of what was typed. */
export function wordsOf(keyword: string): string[] {
  return keyword
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
}

/** True where each word stands in one of the texts, as it is written. */
export function matchesWords(texts: Texts, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => or(...texts.flatMap((text) => patternsOf(word).map(like(text))))));
}

/** How well a text answers: 0 is the whole text, 1 its beginning, 2 any other place. */
export function rankOf(text: PgColumn | SQL, keyword: string): SQL<number> {
  return sql<number>`case when lower(${text}) = lower(${keyword}) then 0 when ${text} ilike ${`${literal(keyword)}%`} then 1 else 2 end`;
}

/**
 * Pieces of what was typed of which one stands as it was meant, whatever two slips are in it: its words, and its quarters.
 * What is shorter is too much like too many others.
 */
export function piecesOf(keyword: string, words: readonly string[]): string[] {
  if (keyword.length < SIMILAR_FROM) return [];
  const size = Math.max(2, Math.floor(keyword.length / QUARTERS));
  const quarters = Array.from({ length: QUARTERS }, (_, at) =>
    keyword.slice(at * size, at === QUARTERS - 1 ? undefined : (at + 1) * size),
  );
  const own = words.length > 1 ? words : [];
  return [...new Set([...own, ...quarters].map((piece) => piece.trim()))].filter((piece) => piece.length > 1);
}

/** True where a piece stands in a text. */
export function matchesPiece(text: PgColumn, piece: string): SQL {
  return ilike(text, `%${literal(piece)}%`);
}

function patternsOf(word: string): string[] {
  const text = literal(word);
  return word.length < PIECE_MIN ? [`${text}%`, `% ${text}%`] : [`%${text}%`];
}

function like(text: PgColumn | SQL) {
  return (pattern: string) => ilike(text as PgColumn, pattern);
}

/** `%`, `_` and `\` stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
