import { useMemo } from 'react';
import { CellValue } from './CellValue.tsx';
import type { DataColumn } from './DataColumn.ts';
import { isLongText } from './isLongText.ts';

/** A column as a server describes it. */
export type TypedColumn = {
  key: string;
  type: string;
  label?: string | undefined;
  currencyKey?: string | undefined;
  isExtra?: boolean | undefined;
  /** The list cannot be sorted by it. */
  isUnsorted?: boolean | undefined;
};

/** A state as a server describes it. */
export type TypedStatus = { value: string; label: string; tone?: string | undefined };

/** A row by column key. */
export type TypedRow = Record<string, string | number | null>;

const NUMERIC = new Set(['number', 'money', 'percent']);
const DATES = new Set(['date', 'date-time']);

/** What the columns that add up come to over all rows. */
export type TypedTotals = { totals: Readonly<Record<string, number>>; currency: string };

/** Table columns of a list whose columns are the server's word. */
export function useTypedColumns(
  columns: readonly TypedColumn[],
  statuses: readonly TypedStatus[],
  totals?: TypedTotals,
): DataColumn<TypedRow>[] {
  return useMemo(() => {
    const byValue = new Map(statuses.map((status) => [status.value, status]));
    return columns.map(({ key, type, label, currencyKey, isExtra, isUnsorted }) => ({
      key,
      header: label ?? key,
      isNumeric: NUMERIC.has(type),
      isSortable: !isUnsorted,
      isLong: type === 'text' && ((row) => isLongText(row[key])),
      isExtra,
      ...(totals?.totals[key] !== undefined && {
        total: <CellValue value={totals.totals[key]} type={type} currency={totals.currency} />,
      }),
      ...(DATES.has(type) && { firstDirection: 'desc' as const }),
      cell: (row) => (
        <CellValue
          value={row[key]}
          type={key === 'marketplace' && type === 'text' ? 'region' : type}
          currency={currencyKey ? String(row[currencyKey] ?? 'USD') : undefined}
          status={type === 'status' ? byValue.get(String(row[key])) : undefined}
        />
      ),
    }));
  }, [columns, statuses, totals]);
}
