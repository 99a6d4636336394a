import { useLingui } from '@lingui/react';
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { DataRow, type ShownColumn } from './DataRow.tsx';
import classes from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { keepHeaderStop, moveHeaderFocus } from './moveHeaderFocus.ts';
import { moveRowFocus } from './moveRowFocus.ts';
import { TotalRow } from './TotalRow.tsx';
import { type ColumnTable, shownColumns } from './useColumnTable.ts';
import { useFocusAfterChoice } from './useFocusAfterChoice.ts';

/** Which rows are chosen, by id. */
export type RowSelection = {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
};

/** What `TableView` shows beside columns and rows. */
export type TableLook = {
  /** The table's name for screen readers. */
  label: string;
  /** While the rows still are those of the former page. @default false */
  isStale?: boolean | undefined;
  /** Lets rows be chosen. */
  selection?: RowSelection | undefined;
  /** Opens a row: by a press, or by Enter on it; its first column becomes a button. */
  onOpenRow?: ((id: string) => void) | undefined;
  /** The row that is open beside the table. */
  openRowId?: string | null | undefined;
};

/** Props of `TableView`. */
export type TableViewProps<Row extends object> = TableLook & { table: ColumnTable<Row> };

/** Draws a table: sticky header, totals and frozen columns, rows that can be chosen and opened by pointer and keyboard. */
export function TableView<Row extends object>(props: TableViewProps<Row>) {
  const { table, label, isStale = false, selection, onOpenRow, openRowId } = props;
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
  const head = useRef<HTMLTableSectionElement>(null);
  useEffect(() => keepHeaderStop(head.current));
  const body = useRef<HTMLTableSectionElement>(null);
  useFocusAfterChoice(body, selection?.selected.size ?? 0);
  const { rows } = table.core.getRowModel();
  const shown = useShownColumns(table);
  const chosen = selection ? rows.filter(({ id }) => selection.selected.has(id)).length : 0;
  const onRowKey = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const row = moveRowFocus(event.nativeEvent, event.currentTarget);
    if (!row) return;
    event.preventDefault();
    if (event.key === 'Enter') open(row.dataset.id ?? '');
    if (event.key === ' ') toggle(row.dataset.id ?? '');
  };

  // Where nothing inside takes the focus, the frame does: it has to be scrolled by keys as well.
  const isSortable = shownColumns(table).some((column) => column.getCanSort());
  const isPlain = !onOpenRow && !selection && !isSortable && !table.isArranged;

  return (
    <div className={classes.frame} {...(isPlain && { tabIndex: 0, role: 'region', 'aria-label': label })}>
      <table
        className={classes.table}
        style={columnSizes(table, selection !== undefined)}
        aria-label={label}
        aria-busy={isStale}
        aria-rowcount={rows.length + 1}
      >
        <thead ref={head} onKeyDown={(event) => moveHeaderFocus(event.nativeEvent) && event.preventDefault()}>
          <tr>
            {selection && (
              <th scope="col" className={classes.choice} data-frozen={hasFrozen(table) || undefined}>
                <input
                  type="checkbox"
                  aria-label={i18n._({ id: 'ui.table.chooseAll', message: '选择本页全部' })}
                  checked={rows.length > 0 && chosen === rows.length}
                  ref={(element) => {
                    if (element) element.indeterminate = chosen > 0 && chosen < rows.length;
                  }}
                  onChange={() => {
                    const next = new Set(selection.selected);
                    for (const { id } of rows)
                      if (chosen === rows.length) next.delete(id);
                      else next.add(id);
                    selection.onChange(next);
                  }}
                />
              </th>
            )}
            {table.core.getHeaderGroups()[0]?.headers.map((header, index) => (
              <HeaderCell
                key={header.id}
                table={table}
                header={header}
                look={shown[index]}
                isFirst={index === 0}
              />
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          className={isStale ? classes.stale : undefined}
          onKeyDown={onRowKey}
          onPointerOver={showWhole}
        >
          {rows.map(({ id, original }, index) => (
            <DataRow
              key={id}
              id={id}
              row={original}
              columns={shown}
              isFirst={index === 0}
              isChosen={selection?.selected.has(id)}
              isOpen={openRowId === id}
              onOpen={onOpenRow && open}
              onToggle={selection && toggle}
              chooseLabel={selection && i18n._({ id: 'ui.table.choose', message: '选择此行' })}
            />
          ))}
        </tbody>
        <TotalRow columns={shown} hasChoice={selection !== undefined} />
      </table>
    </div>
  );
}

/** The shown columns from the left, the same as long as nothing of them changes: rows are drawn again only then. */
function useShownColumns<Row extends object>({
  core,
  columns,
  sized,
}: ColumnTable<Row>): readonly ShownColumn<Row>[] {
  const shown = shownColumns({ core });
  const arrangement = shown.map(({ id }) => id).join('\n');
  const frozen = core.getStartVisibleLeafColumns().length;
  return useMemo(
    () =>
      arrangement.split('\n').flatMap((key, index) => {
        const column = columns.get(key);
        if (!column) return [];
        const isFrozen = index < frozen;
        const style: CSSProperties = {
          ...(sized.has(key) && {
            inlineSize: `var(--size-${index})`,
            minInlineSize: `var(--size-${index})`,
            maxInlineSize: `var(--size-${index})`,
          }),
          ...(isFrozen && { insetInlineStart: `var(--start-${index})` }),
        };
        const edge = isFrozen ? (index === frozen - 1 ? ('last' as const) : ('' as const)) : undefined;
        return [{ column, style, isSized: sized.has(key), frozen: edge }];
      }),
    [arrangement, frozen, columns, sized],
  );
}

const CHOICE_WIDTH = 40;

/** What the cells of columns with a width of their own refer to: while one is dragged, no row is drawn again. */
function columnSizes<Row extends object>(
  { core, sized }: ColumnTable<Row>,
  hasChoice: boolean,
): CSSProperties {
  const { isResizingColumn, deltaOffset } = core.state.columnResizing;
  const before = hasChoice ? CHOICE_WIDTH : 0;
  const sizes = shownColumns({ core }).flatMap((column, index) => {
    if (!sized.has(column.id)) return [];
    const dragged = isResizingColumn === column.id ? (deltaOffset ?? 0) : 0;
    const size = Math.min(1_000, Math.max(60, column.getSize() + dragged));
    return [
      [`--size-${index}`, `${size}px`],
      ...(column.getIsPinned() ? [[`--start-${index}`, `${before + column.getStart('start')}px`]] : []),
    ];
  });
  return Object.fromEntries(sizes);
}

function hasFrozen<Row extends object>({ core }: ColumnTable<Row>): boolean {
  return core.getIsSomeColumnsPinned('start');
}

/** A cell that cannot show its text says it on hover. */
function showWhole({ target }: PointerEvent): void {
  const cell = (target as Element).closest('td');
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent ?? '';
}
