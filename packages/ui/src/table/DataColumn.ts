import type { ReactNode } from 'react';

/** One column: what it is called, how a row's cell looks, and whether the server can sort by it. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end of their column. @default false */
  isNumeric?: boolean;
  /** @default false */
  isSortable?: boolean;
  /** The direction that the first press on the header asks for. @default 'desc' for numbers, else 'asc' */
  firstDirection?: Sorting['direction'];
  /**
   * Text that may be long: cut, the whole of it shown on hover. Where many rows are short, say which are not: each cell
   * that cuts costs time while rows scroll. @default false
   */
  isLong?: boolean | ((row: Row) => boolean);
  /** Shown only when the person asks for it. @default false */
  isExtra?: boolean | undefined;
  /** What all rows of the list come to, pages that are not shown among them. */
  total?: ReactNode;
};

/** By what rows are sorted. */
export type Sorting = { by: string; direction: 'asc' | 'desc' };
