import { asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { matchesWords, rankOf } from './matchWords.ts';
import type { Found, Search } from './RecordSource.ts';

/** How much of what was typed a name must have in it to be taken for mistyped. */
const SIMILAR_FROM = 0.4;
/** What is shorter is too much like too many names. */
const SIMILAR_LENGTH = 3;

/** Finds rows with all words in their texts; where there are none, rows whose texts are much like what was typed. */
export async function findOrSimilar(
  { words, keyword }: Search,
  { db }: Pick<RequestContext, 'db'>,
  texts: readonly PgColumn[],
  read: (where: SQL | undefined, order: SQL) => Promise<Found[]>,
): Promise<Found[]> {
  const [first, ...names] = texts;
  if (!first) return [];
  const best = names.reduce<SQL>(
    (rank, text) => sql`least(${rank}, ${rankOf(text, keyword)})`,
    sql`${rankOf(first, keyword)}`,
  );
  const found = await read(matchesWords(texts, words), asc(best));
  if (found.length > 0 || keyword.length < SIMILAR_LENGTH || !(await hasTrigrams(db))) return found;
  const likeness = texts.map((text) => sql`word_similarity(lower(${keyword}), lower(${text}))`);
  return read(
    or(...likeness.map((one) => sql`${one} >= ${SIMILAR_FROM}`)),
    desc(sql`greatest(${sql.join(likeness, sql`, `)})`),
  );
}

const known = new WeakMap<Database, Promise<boolean>>();

/** Whether the database compares texts by their pieces; one that does not finds what is typed without slips. */
function hasTrigrams(db: Database): Promise<boolean> {
  const asked =
    known.get(db) ??
    db.execute(sql`select 1 from pg_extension where extname = 'pg_trgm'`).then(({ rows }) => rows.length > 0);
  known.set(db, asked);
  return asked;
}
