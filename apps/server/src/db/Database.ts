import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database, or a transaction in it: queries are written the same way for both. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
