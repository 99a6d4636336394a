import type { Words } from '../../business/words/Words.ts';

/** What a report can be narrowed by, read from a question. */
export type ReportParams = {
  days: number;
  marketplace: string | null;
  sku: string | null;
  orderNo: string | null;
  top: number;
  /** Of reviews: at most so many stars. */
  stars: number;
};

/** The name of a parameter. */
type ParamName = keyof ReportParams;

/** A cell of an answer. */
export type Cell = string | number | null;

/** A column: how its numbers are read and shown. */
export type ReportColumn = {
  key: string;
  title: Words;
  type: 'text' | 'number' | 'money' | 'percent' | 'date' | 'stars';
  /** Of states: the list that names them. */
  list?: string;
};

/** A kind of data that a role may see or not. */
export type ReportResource = 'orders' | 'sales' | 'stock' | 'listings' | 'reviews' | 'ads';

/** A question about a company's data that has one query for an answer. */
export type DataReport = {
  id: string;
  title: Words;
  /** What else people call it, in any language. */
  aliases: string;
  resource: ReportResource;
  params: readonly ParamName[];
  /**
   * Reads `report.*`, which holds the caller's company only. Values are bound: `:name` is a parameter, or `from`, `to`,
   * `now`, `lang` and `zone` (of the company's days).
   */
  sql: string;
  columns: readonly ReportColumn[];
  chart?: { type: 'line' | 'bar'; x: string; y: readonly string[] };
  /** A query of one row whose columns are compared with the period before. */
  totals?: { sql: string; columns: readonly ReportColumn[] };
  /** A column whose rows are ranked; the text names the first ones. */
  rank?: { by: string; name: string };
  /** The list that owns the data, as `/list/orders?view=all`. */
  link: { title: Words; path: string };
};

/** The part of every query that narrows it to a marketplace. */
export const SITE = '(:marketplace::text is null or marketplace = :marketplace)';
/** A product's name in the reader's language. */
export const PRODUCT = `case :lang when 'en-US' then p.product_en_name when 'ko-KR' then p.product_kr_name
    else p.product_name end`;
