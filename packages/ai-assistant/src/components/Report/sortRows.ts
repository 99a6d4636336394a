import type { ReportCell } from './parseReport.ts';

export type Sorting = { column: number; direction: 'ascending' | 'descending' };

/** Returns the next order of a column whose head is pressed: largest first, smallest first, as it came. */
export function nextSorting(present: Sorting | undefined, column: number): Sorting | undefined {
  if (present?.column !== column) return { column, direction: 'descending' };
  return present.direction === 'descending' ? { column, direction: 'ascending' } : undefined;
}

/** Returns the rows in an order; missing values stand last in either direction. */
export function sortRows(
  rows: readonly ReportCell[][],
  sorting: Sorting | undefined,
  locale: string,
): readonly ReportCell[][] {
  if (!sorting) return rows;
  const { column, direction } = sorting;
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((left, right) => {
    const a = left[column] ?? null;
    const b = right[column] ?? null;
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return sign * order;
  });
}
