import { useLingui } from '@lingui/react';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import type { DataColumn, Sorting } from './DataColumn.ts';
import { DataRow } from './DataRow.tsx';
import classes from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { moveRowFocus } from './moveRowFocus.ts';

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
                  onChange={() => {
                    const next = new Set(selection.selected);
                    for (const row of rows)
                      if (chosen === rows.length) next.delete(rowId(row));
                      else next.add(rowId(row));
                    selection.onChange(next);
                  }}
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
