import { useLingui } from '@lingui/react';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useRef } from 'react';
import classes from './DataTable.module.css';
import { moveRowFocus } from './moveRowFocus.ts';

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
};

/** By what rows are sorted. */
export type Sorting = { by: string; direction: 'asc' | 'desc' };

/** Which rows are chosen, by id. */
export type RowSelection = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

/** Props of `DataTable`. */
export type DataTableProps<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sorting?: Sorting | undefined;
  onSort?: (sorting: Sorting) => void;
  /** While the rows still are those of the former page. @default false */
  isStale?: boolean | undefined;
  /** Lets rows be chosen. */
  selection?: RowSelection | undefined;
  /** Opens a row: by a press, or by Enter on it; its first column becomes a button. */
  onOpenRow?: (id: string) => void;
  /** The row that is open beside the table. */
  openRowId?: string | null;
};

/** A table whose sorting is the server's: sticky header, rows that can be chosen and opened by pointer and keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sorting, onSort, isStale = false } = props;
  const { selection, onOpenRow, openRowId } = props;
  const { i18n } = useLingui();
  const latest = useRef(props);
  latest.current = props;
  const open = useCallback((id: string) => latest.current.onOpenRow?.(id), []);
  const toggle = useCallback((id: string) => {
    const current = latest.current.selection;
    if (!current) return;
    const next = new Set(current.selected);
    if (!next.delete(id)) next.add(id);
    current.onChange(next);
  }, []);
  const chosen = selection ? rows.filter((row) => selection.selected.has(rowId(row))).length : 0;
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = moveRowFocus(event.nativeEvent, event.currentTarget);
    if (!row) return;
    event.preventDefault();
    if (event.key === 'Enter') open(row.dataset.id ?? '');
    if (event.key === ' ') toggle(row.dataset.id ?? '');
  };

  // Where nothing inside takes the focus, the frame does: it has to be scrolled by keys as well.
  const isPlain = !onOpenRow && !selection && !(onSort && columns.some(({ isSortable }) => isSortable));

  return (
    <div className={classes.frame} {...(isPlain && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      <table className={classes.table} aria-label={label} aria-busy={isStale} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.choice}>
                <input
                  type="checkbox"
                  aria-label={i18n._({ id: 'ui.table.chooseAll', message: '选择本页全部' })}
                  checked={rows.length > 0 && chosen === rows.length}
                  ref={(element) => {
                    if (element) element.indeterminate = chosen > 0 && chosen < rows.length;
                  }}
                  onChange={() =>
                    selection.onChange(new Set(chosen === rows.length ? [] : rows.map((row) => rowId(row))))
                  }
                />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorting={sorting} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={isStale ? classes.stale : undefined} onKeyDown={onKeyDown}>
          {rows.map((row, index) => {
            const id = rowId(row);
            return (
              <DataRow
                key={id}
                id={id}
                row={row}
                columns={columns}
                isFirst={index === 0}
                isChosen={selection?.selected.has(id)}
                isOpen={openRowId === id}
                onOpen={onOpenRow && open}
                onToggle={selection && toggle}
                chooseLabel={selection && i18n._({ id: 'ui.table.choose', message: '选择此行' })}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

type HeaderCellProps<Row> = {
  column: DataColumn<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
};

function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
  const { key, header, isNumeric, isSortable, firstDirection = isNumeric ? 'desc' : 'asc' } = column;
  const direction = sorting?.by === key ? sorting.direction : undefined;
  return (
    <th
      scope="col"
      className={isNumeric ? classes.number : undefined}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      {isSortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ by: key, direction: direction ? opposite(direction) : firstDirection })}
        >
          {header}
          <span className={classes.arrow} aria-hidden="true">
            {direction && (direction === 'asc' ? '↑' : '↓')}
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function opposite(direction: Sorting['direction']): Sorting['direction'] {
  return direction === 'asc' ? 'desc' : 'asc';
}

type DataRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  isFirst: boolean;
  isChosen: boolean | undefined;
  isOpen: boolean;
  onOpen: ((id: string) => void) | undefined;
  onToggle: ((id: string) => void) | undefined;
  chooseLabel: string | undefined;
};

function PlainDataRow<Row>(props: DataRowProps<Row>) {
  const { id, row, columns, isFirst, isChosen, isOpen, onOpen, onToggle, chooseLabel } = props;
  const isLive = onOpen !== undefined || onToggle !== undefined;
  return (
    <tr
      data-id={id}
      data-open={isOpen || undefined}
      data-chosen={isChosen || undefined}
      data-live={onOpen ? true : undefined}
      tabIndex={isLive ? (isFirst ? 0 : -1) : undefined}
      aria-selected={onToggle ? isChosen : undefined}
      onClick={onOpen && ((event) => isPlainPress(event.nativeEvent) && onOpen(id))}
    >
      {onToggle && (
        <td className={classes.choice}>
          <input
            type="checkbox"
            aria-label={chooseLabel}
            tabIndex={-1}
            checked={isChosen ?? false}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map(({ key, cell, isNumeric, isLong }, index) => (
        <td
          key={key}
          className={isNumeric ? classes.number : isLongIn(isLong, row) ? classes.long : undefined}
        >
          {index === 0 && onOpen ? (
            <button type="button" className={classes.open} tabIndex={-1} onClick={() => onOpen(id)}>
              {cell(row)}
            </button>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

function isLongIn<Row>(isLong: DataColumn<Row>['isLong'], row: Row): boolean {
  return typeof isLong === 'function' ? isLong(row) : (isLong ?? false);
}

const DataRow = memo(PlainDataRow) as typeof PlainDataRow;

/** A press on the row itself: not on something in it that has its own meaning, and not the end of marking text. */
function isPlainPress(event: MouseEvent): boolean {
  const target = event.target as Element;
  return !target.closest('button, a, input') && (window.getSelection()?.isCollapsed ?? true);
}
