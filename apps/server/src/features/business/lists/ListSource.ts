import type { ListColumn, ListRow } from '@portal/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/Database.ts';
import type { Locale } from '../../../http/localeOf.ts';

/** Which rows a list source reads. */
type ListPage = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  locale: Locale;
};

/** What the generic list knows about one kind of data. */
export type ListSource = {
  table: PgTable;
  /** The company that a row belongs to. */
  companyId: PgColumn;
  /** Makes an order total. */
  id: PgColumn;
  status: PgColumn;
  marketplace: PgColumn;
  columns: readonly ListColumn[];
  /** What a column sorts by. */
  sortBy(key: string, locale: Locale): PgColumn | SQL | undefined;
  defaultSort: string;
  /** Columns that a keyword is looked for in. */
  searched: readonly PgColumn[];
  /** The product that a row is about, found by its names too. */
  sku?: PgColumn;
  read(db: Database, page: ListPage): Promise<ListRow[]>;
};
