import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The sum of a column; nothing sums up to zero. */
export function sumOf(column: PgColumn | SQL): SQL {
  return sql`coalesce(sum(${column}), 0)::float8`;
}

/** The sum of a column of hundredths, as people read money. */
export function moneyOf(column: PgColumn | SQL): SQL {
  return sql`coalesce(sum(${column}), 0)::float8 / 100`;
}
