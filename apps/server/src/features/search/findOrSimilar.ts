import { asc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { matchesPiece, matchesWords, piecesOf, rankOf } from './matchWords.ts';
import type { Found, Search } from './RecordSource.ts';
import { slipsBetween } from './slipsBetween.ts';

/** A row that may answer, with the texts that it answers by. */
export type Candidate = { found: Found; texts: readonly (string | null)[] };

/** Most rows that are compared with what was typed. */
export const CANDIDATES = 400;
const MOST_SLIPS = 2;

/** Finds rows with all words in their texts; where there are none, rows with a text that is, but for two slips, what was typed. */
export async function findOrSimilar(
  { words, keyword, limit }: Search,
  texts: readonly PgColumn[],
  read: (where: SQL | undefined, order: SQL, most: number) => Promise<Candidate[]>,
): Promise<Found[]> {
  const ranks = texts.map((text) => rankOf(text, keyword));
  const found = await read(matchesWords(texts, words), asc(sql`least(${sql.join(ranks, sql`, `)})`), limit);
  if (found.length > 0) return found.map((row) => row.found);
  const pieces = piecesOf(keyword, words);
  if (pieces.length === 0) return [];
  const some = or(...texts.flatMap((text) => pieces.map((piece) => matchesPiece(text, piece))));
  return nearest(await read(some, sql`1`, CANDIDATES), keyword, limit);
}

/** The rows with the fewest slips, of those that have two at most. */
export function nearest(rows: readonly Candidate[], keyword: string, limit: number): Found[] {
  const near = rows.flatMap(({ found, texts }) => {
    const slips = Math.min(...texts.map((text) => slipsBetween(keyword, text ?? '', MOST_SLIPS)));
    return slips <= MOST_SLIPS ? [{ found, slips }] : [];
  });
  return near
    .toSorted((one, other) => one.slips - other.slips)
    .slice(0, limit)
    .map(({ found }) => found);
}
