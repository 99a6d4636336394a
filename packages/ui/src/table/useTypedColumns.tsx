import { useMemo } from 'react';
import { CellValue } from './CellValue.tsx';
import type { DataColumn } from './DataColumn.ts';
import { decimalsOf } from './decimalsOf.ts';
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

/**
 * Table columns of a list whose columns are the server's word. The counts and shares of a column show as many decimals
 * as those of the shown rows need.
 */
export function useTypedColumns(
  columns: readonly TypedColumn[],
  statuses: readonly TypedStatus[],
  rows: readonly TypedRow[],
  totals?: TypedTotals,
): DataColumn<TypedRow>[] {
  return useMemo(() => {
    const byValue = new Map(statuses.map((status) => [status.value, status]));
    return columns.map(({ key, type, label, currencyKey, isExtra, isUnsorted }) => {
      const total = totals?.totals[key];
      const decimals = decimalsIn(type, [...rows.map((row) => row[key]), total]);
      return {
        key,
        header: label ?? key,
        isNumeric: NUMERIC.has(type),
        isSortable: !isUnsorted,
        isLong: type === 'text' && ((row) => isLongText(row[key])),
        isExtra,
        ...(totals &&
          total !== undefined && {
            total: <CellValue value={total} type={type} currency={totals.currency} decimals={decimals} />,
          }),
        ...(DATES.has(type) && { firstDirection: 'desc' as const }),
        cell: (row) => (
          <CellValue
            value={row[key]}
            type={key === 'marketplace' && type === 'text' ? 'region' : type}
            currency={currencyKey ? String(row[currencyKey] ?? 'USD') : undefined}
            status={type === 'status' ? byValue.get(String(row[key])) : undefined}
            decimals={decimals}
          />
        ),
      };
    });
  }, [columns, statuses, rows, totals]);
}

function decimalsIn(type: string, values: readonly (TypedRow[string] | undefined)[]): number | undefined {
  const figures = values.filter((value) => typeof value === 'number');
  if (type === 'number') return decimalsOf(figures, 2);
  if (type === 'percent')
    return decimalsOf(
      figures.map((share) => share * 100),
      1,
    );
  return undefined;
}
