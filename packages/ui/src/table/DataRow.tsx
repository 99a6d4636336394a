import { type CSSProperties, memo } from 'react';
import type { DataColumn } from './DataColumn.ts';
import classes from './DataTable.module.css';

/** A column as it stands in the table. */
export type ShownColumn<Row> = {
  column: DataColumn<Row>;
  style: CSSProperties;
  /** It has a width of its own. */
  isSized: boolean;
  /** It stays in sight; the last of those has an edge. */
  frozen: '' | 'last' | undefined;
};

export type DataRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly ShownColumn<Row>[];
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
        <td className={classes.choice} data-frozen={columns[0]?.frozen !== undefined || undefined}>
          <input
            type="checkbox"
            aria-label={chooseLabel}
            tabIndex={-1}
            checked={isChosen ?? false}
            onChange={() => onToggle(id)}
          />
        </td>
      )}
      {columns.map(({ column: { key, cell, isNumeric, isLong }, style, isSized, frozen }, index) => (
        <td
          key={key}
          className={isNumeric ? classes.number : isLongIn(isLong, row) ? classes.long : undefined}
          style={style}
          data-sized={isSized || undefined}
          data-frozen={frozen}
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

/** A row of the table, drawn again only when something of it has changed. */
export const DataRow = memo(PlainDataRow) as typeof PlainDataRow;

/** A press on the row itself: not on something in it that has its own meaning, and not the end of marking text. */
function isPlainPress(event: MouseEvent): boolean {
  const target = event.target as Element;
  return !target.closest('button, a, input') && (window.getSelection()?.isCollapsed ?? true);
}
