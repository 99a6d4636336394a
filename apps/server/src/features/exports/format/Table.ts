/** One value of a cell. */
export type Cell = string | number | null;

/** A table that is written row by row. */
export type Table = {
  /** Name of the sheet. */
  title: string;
  head: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
};
