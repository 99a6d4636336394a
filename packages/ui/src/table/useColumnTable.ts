import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type Header,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useRef, useState } from 'react';
import { type ColumnLayout, knownLayout, OWN_LAYOUT } from './columnLayout.ts';
import type { DataColumn, Sorting } from './DataColumn.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

/** A table whose columns people arrange. */
export type ColumnTable<Row extends object> = {
  core: ReactTable<typeof features, Row>;
  columns: ReadonlyMap<string, DataColumn<Row>>;
  /** Columns that have a width of their own, rather than that of their content. */
  sized: ReadonlySet<string>;
  /** Takes widths as they are on screen, for what begins at them. */
  measure: (widths: Record<string, number>) => void;
  /** Whether columns can be arranged here. */
  isArranged: boolean;
  /** Back to the columns as the list has them; missing when they are shown. */
  reset: (() => void) | undefined;
};

/** The header of a column. */
export type ColumnHeader<Row extends object> = Header<typeof features, Row, unknown>;

/** Options of `useColumnTable`. */
export type ColumnTableOptions<Row extends object> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sorting?: Sorting | undefined;
  onSort?: ((sorting: Sorting) => void) | undefined;
  /** @default the columns as the list has them */
  layout?: ColumnLayout | undefined;
  /** Keeps how the person arranged the columns; leave it out where they cannot be arranged. */
  onLayout?: ((layout: ColumnLayout | undefined) => void) | undefined;
};

/** The columns of a list as a person arranged them, and its rows as the server sorted them. */
export function useColumnTable<Row extends object>(options: ColumnTableOptions<Row>): ColumnTable<Row> {
  const { columns, rows, rowId, sorting, onSort, layout = OWN_LAYOUT, onLayout } = options;
  const [measured, measure] = useState<Record<string, number>>({});
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const known = useMemo(() => knownLayout(layout, [...byKey.keys()]).layout, [layout, byKey]);
  const latest = useRef(known);
  latest.current = known;
  const change = (patch: Partial<ColumnLayout>) => {
    latest.current = { ...latest.current, ...patch };
    onLayout?.(latest.current);
  };
  const canSort = onSort !== undefined;
  const sortedBy = sorting?.by;
  const isDescending = sorting?.direction === 'desc';
  const definitions = useMemo(
    () =>
      columns.map(({ key, header, isNumeric, isSortable = false, firstDirection }) => ({
        id: key,
        header,
        accessorFn: (row: Row) => row,
        enableSorting: isSortable && canSort,
        sortDescFirst: (firstDirection ?? (isNumeric ? 'desc' : 'asc')) === 'desc',
        size: 160,
        minSize: 60,
        maxSize: 1_000,
      })),
    [columns, canSort],
  );
  const state = {
    columnOrder: known.order,
    columnPinning: useMemo(() => ({ start: known.frozen, end: [] }), [known.frozen]),
    columnSizing: useMemo(() => ({ ...measured, ...known.widths }), [measured, known.widths]),
    columnVisibility: useMemo(
      () => Object.fromEntries(columns.map(({ key, isExtra }) => [key, known.shown[key] ?? !isExtra])),
      [columns, known.shown],
    ),
    sorting: useMemo(
      () => (sortedBy === undefined ? [] : [{ id: sortedBy, desc: isDescending }]),
      [sortedBy, isDescending],
    ),
  };
  const core = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    state,
    manualSorting: true,
    enableSortingRemoval: false,
    onColumnOrderChange: (next) => change({ order: functionalUpdate(next, state.columnOrder) }),
    onColumnPinningChange: (next) => change({ frozen: functionalUpdate(next, state.columnPinning).start }),
    onColumnSizingChange: (next) => {
      const sizes = functionalUpdate(next, state.columnSizing);
      const changed = Object.entries(sizes).filter(([key, size]) => size !== state.columnSizing[key]);
      const kept = Object.entries(latest.current.widths).filter(([key]) => key in sizes);
      change({
        widths: Object.fromEntries([
          ...kept,
          ...changed.map(([key, size]) => [key, Math.round(Math.min(1_000, Math.max(60, size)))] as const),
        ]),
      });
    },
    onColumnVisibilityChange: (next) => {
      const visible = functionalUpdate(next, state.columnVisibility);
      const changed = Object.entries(visible).filter(([key, isOn]) => isOn !== state.columnVisibility[key]);
      change({ shown: { ...latest.current.shown, ...Object.fromEntries(changed) } });
    },
    onSortingChange: (next) => {
      const [first] = functionalUpdate(next, state.sorting);
      if (first) onSort?.({ by: first.id, direction: first.desc ? 'desc' : 'asc' });
    },
  });
  const { isResizingColumn } = core.state.columnResizing;
  const sized = useMemo(
    () =>
      new Set([
        ...Object.keys(known.widths),
        ...known.frozen,
        ...(isResizingColumn ? [isResizingColumn] : []),
      ]),
    [known, isResizingColumn],
  );
  return {
    core,
    columns: byKey,
    sized,
    measure,
    isArranged: onLayout !== undefined,
    reset: layout === OWN_LAYOUT || !onLayout ? undefined : () => onLayout(undefined),
  };
}

/** The columns as they stand on screen, from the left: frozen ones first. */
export function shownColumns<Row extends object>({ core }: Pick<ColumnTable<Row>, 'core'>) {
  return [...core.getStartVisibleLeafColumns(), ...core.getCenterVisibleLeafColumns()];
}

/** Moves a shown column by one place, within the columns that stay in sight or within the others. */
export function moveColumn<Row extends object>({ core }: ColumnTable<Row>, key: string, by: -1 | 1): void {
  const isFrozen = core.getColumn(key)?.getIsPinned() === 'start';
  const beside = neighbourOf({ core }, key, by);
  if (beside === undefined) return;
  const swap = (ids: string[]) => ids.map((id) => (id === key ? beside : id === beside ? key : id));
  if (isFrozen) core.setColumnPinning(({ start, end }) => ({ start: swap(start), end }));
  else core.setColumnOrder(swap(core.getAllLeafColumns().map(({ id }) => id)));
}

/** The shown column beside another, as far as they can change places. */
export function neighbourOf<Row extends object>(
  { core }: Pick<ColumnTable<Row>, 'core'>,
  key: string,
  by: -1 | 1,
): string | undefined {
  const isFrozen = core.getColumn(key)?.getIsPinned() === 'start';
  const region = isFrozen ? core.getStartVisibleLeafColumns() : core.getCenterVisibleLeafColumns();
  const ids = region.map(({ id }) => id);
  return ids[ids.indexOf(key) + by];
}
