import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Texts = readonly (PgColumn | SQL)[];

/** How many words of what was typed are looked for. */
const WORDS_MAX = 6;
/** A shorter piece is looked for at the beginning of words alone: the index knows no other place of it. */
const PIECE_MIN = 3;

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
 * True where a part of a number stands as it was typed: of a number with two slips one of three parts has none. Shorter
 * numbers are too much like too many others.
 */
export function matchesParts(number: PgColumn, keyword: string): SQL[] {
  const size = Math.floor(keyword.length / PIECE_MIN);
  if (size < PIECE_MIN || !/\d/.test(keyword)) return [];
  const parts = [keyword.slice(0, size), keyword.slice(size, 2 * size), keyword.slice(2 * size)].map(literal);
  return [`${parts[0]}%`, `%${parts[1]}%`, `%${parts[2]}`].map(like(number));
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
