import { ilike, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** True where the column contains the text as it is written: `%`, `_` and `\` stand for themselves. */
export function containsText(column: PgColumn | SQL, text: string): SQL {
  return ilike(column as PgColumn, `%${text.replace(/[\\%_]/g, '\\$&')}%`);
}
