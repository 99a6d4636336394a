import type { DataColumn, Sorting } from './DataColumn.ts';
import classes from './DataTable.module.css';

export type HeaderCellProps<Row> = {
  column: DataColumn<Row>;
  sorting: Sorting | undefined;
  onSort: ((sorting: Sorting) => void) | undefined;
};

/** A column's name; where the server can sort by it, a button that asks for it. */
export function HeaderCell<Row>({ column, sorting, onSort }: HeaderCellProps<Row>) {
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
