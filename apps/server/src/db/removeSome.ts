import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database.ts';

/** Most rows of one statement: what removes more than that within a moment holds others up. */
const MOST_ROWS = 5_000;

/** Removes some of the rows that a condition names; returns whether there may be more. Ask again until there are none. */
export async function removeSome(db: Database, table: PgTable, where: SQL | undefined): Promise<boolean> {
  const gone = await db.execute(sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${where ?? sql`true`} limit ${MOST_ROWS}))`);
  return gone.rowCount === MOST_ROWS;
}
