import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ShownColumn } from './DataRow.tsx';
import classes from './DataTable.module.css';
import { HeaderMenu } from './HeaderMenu.tsx';
import type { ColumnHeader, ColumnTable } from './useColumnTable.ts';
import { useHeaderDrag } from './useHeaderDrag.ts';

export type HeaderCellProps<Row extends object> = {
  table: ColumnTable<Row>;
  header: ColumnHeader<Row>;
  look: ShownColumn<Row> | undefined;
  /** The keyboard comes to the headers by this one. */
  isFirst: boolean;
};

/** A column's name: pressed it sorts, where the server can; its menu and its edge arrange the column. */
export function HeaderCell<Row extends object>({ table, header, look, isFirst }: HeaderCellProps<Row>) {
  const { column } = header;
  const { isNumeric, header: name = '' } = table.columns.get(column.id) ?? {};
  const direction = column.getIsSorted();
  const canSort = column.getCanSort();
  const cell = useRef<HTMLTableCellElement>(null);
  const drag = useHeaderDrag(table, column.id);
  const widthOf = () => cell.current?.offsetWidth ?? column.getSize();
  const startResizing = (event: unknown) => {
    // The column begins at the width that it has on screen, which fitted its content until now.
    flushSync(() => table.measure({ [column.id]: widthOf() }));
    header.getResizeHandler()(event);
  };
  return (
    <th
      ref={cell}
      scope="col"
      data-column={column.id}
      className={isNumeric ? classes.number : undefined}
      style={look?.style}
      data-sized={look?.isSized || undefined}
      data-frozen={look?.frozen}
      aria-sort={direction ? (direction === 'asc' ? 'ascending' : 'descending') : undefined}
      aria-label={table.isArranged ? name : undefined}
      onContextMenu={(event) => {
        if (!table.isArranged || (event.target as Element).closest('[role=menu]')) return;
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('[data-menu]')?.click();
      }}
    >
      {canSort || table.isArranged ? (
        <button
          type="button"
          className={classes.sort}
          data-stop
          tabIndex={isFirst ? 0 : -1}
          aria-keyshortcuts={table.isArranged ? 'Alt+ArrowDown' : undefined}
          onPointerDown={drag.onPointerDown}
          onClick={(event) => {
            if (drag.isDrag()) return;
            if (canSort) column.toggleSorting();
            else event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-menu]')?.click();
          }}
        >
          {name}
          <span className={classes.arrow} aria-hidden="true">
            {direction && (direction === 'asc' ? '↑' : '↓')}
          </span>
        </button>
      ) : (
        name
      )}
      {table.isArranged && (
        <>
          <HeaderMenu table={table} header={header} name={name} widthOf={widthOf} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the menu widens the column by keys */}
          <span
            className={classes.edge}
            data-active={column.getIsResizing() || undefined}
            onMouseDown={startResizing}
            onTouchStart={startResizing}
            onDoubleClick={() => column.resetSize()}
          />
        </>
      )}
    </th>
  );
}
