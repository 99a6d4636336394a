/** One value of a cell. */
export type Cell = string | number | null;

/**
 * What the cells of a column are: texts; numbers, amounts and shares (0.42 is 42 %) as numbers; days (`2026-11-21`) and
 * wall-clock times (`2026-11-21 16:00:00`) as texts. A cell that is something else is written as it is.
 */
export type CellFormat = 'text' | 'number' | 'money' | 'percent' | 'date' | 'date-time';

/** A column: what stands above it, and what its cells are. */
export type TableColumn = { label: string; format?: CellFormat };

/** A table that is written row by row. */
export type Table = {
  /** Name of the sheet. */
  title: string;
  columns: readonly TableColumn[];
  rows: AsyncIterable<readonly Cell[]>;
};
