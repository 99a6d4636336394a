import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import classes from './DataTable.module.css';
import table from './table.module.css';

/** One column: what it is called, how a row's cell looks, and whether the server can sort by it. */
export type DataColumn<Row> = {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  numeric?: boolean;
  sortable?: boolean;
};

type Sorting = { by: string; direction: 'asc' | 'desc' };

export type DataTableProps<Row> = {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId(row: Row): string;
  sorting: Sorting;
  onSort(sorting: Sorting): void;
  /** While the rows still are those of the former page. @default false */
  isStale?: boolean;
};

const features = tableFeatures({});

/** A table whose sorting is the server's; the header says by what, and asks for another. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, sorting, onSort, isStale = false } = props;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ key, header, cell }) =>
      helper.display({ id: key, header, cell: ({ row }) => cell(row.original) }),
    );
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const instance = useTable({ features, columns: definitions, data, getRowId: rowId });
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);

  const sortBy = (key: string) =>
    onSort({ by: key, direction: sorting.by === key && sorting.direction === 'desc' ? 'asc' : 'desc' });

  return (
    <div className={table.frame} data-stale={isStale || undefined}>
      <table className={table.table} aria-label={label} aria-busy={isStale}>
        <thead>
          {instance.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const column = byKey.get(header.id);
                const isSorted = sorting.by === header.id;
                return (
                  <th
                    key={header.id}
                    scope="col"
                    className={column?.numeric ? table.number : undefined}
                    aria-sort={
                      isSorted ? (sorting.direction === 'asc' ? 'ascending' : 'descending') : undefined
                    }
                  >
                    {column?.sortable ? (
                      <button type="button" className={classes.sort} onClick={() => sortBy(header.id)}>
                        <instance.FlexRender header={header} />
                        <span className={classes.arrow} aria-hidden="true">
                          {isSorted && (sorting.direction === 'asc' ? '↑' : '↓')}
                        </span>
                      </button>
                    ) : (
                      <instance.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody className={isStale ? classes.stale : undefined}>
          {instance.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} className={byKey.get(cell.column.id)?.numeric ? table.number : undefined}>
                  <instance.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
