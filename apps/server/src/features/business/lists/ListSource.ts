import type { ListColumn, ListRow } from '@portal/api-client/contract';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/Database.ts';
import type { CompanyPart } from '../../../db/schema/companyChanges.ts';
import type { Locale } from '../../../http/localeOf.ts';
import type { Words } from '../words/Words.ts';

/** Days of a company, both included; open at an end that is not given. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** Which rows a list source reads. */
type ListPage = {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
  locale: Locale;
};

/** How many rows a selection has, and the first of them. */
export type FirstRow = { count: number; row: ListRow | undefined };

/** What the generic list knows about one kind of data. */
export type ListSource = {
  /** A table, or a query that makes one. */
  table: PgTable | SQL;
  /** The company that a row belongs to. */
  companyId: PgColumn | SQL;
  /** Makes an order total. */
  id: PgColumn | SQL;
  status: PgColumn | SQL;
  marketplace: PgColumn | SQL | undefined;
  /** Where changes of all tables that its conditions look at are counted; its counts and sums are kept between them. */
  changesOf?: CompanyPart;
  /** The name of a row's shop, for lists that know it. */
  shop?: PgColumn | SQL;
  /** The condition that every row of the list meets. */
  only?: SQL;
  /** The list's name where no view names it. */
  title: Words;
  statuses: readonly string[];
  columns: readonly ListColumn[];
  /** The columns that are shown where a view does not choose. @default all */
  usual?: string;
  /** What a column sorts by; several where an index needs them in that order. */
  sortBy(key: string, locale: Locale): PgColumn | SQL | (PgColumn | SQL)[] | undefined;
  /** The columns that add up, each with the sum of what it shows; money in US dollars. */
  totals?: Readonly<Record<string, SQL>>;
  defaultSort: string;
  /** @default 'desc' */
  defaultDirection?: 'asc' | 'desc';
  /** Rows in which a text stands, as it is written. */
  matches(text: string, company: { db: Database; companyId: string }): SQL | undefined;
  /** The days of a range in a zone, both included, for lists that know when. */
  between?(range: Days, timeZone: string): SQL | undefined;
  read(db: Database, page: ListPage): Promise<ListRow[]>;
  /** How many rows there are, and the first: for lists that cost as much to count as to read. */
  readFirst?(db: Database, page: Omit<ListPage, 'limit' | 'offset'>): Promise<FirstRow>;
};
