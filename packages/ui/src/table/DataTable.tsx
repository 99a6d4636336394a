import { type TableLook, TableView } from './TableView.tsx';
import { type ColumnTableOptions, useColumnTable } from './useColumnTable.ts';

/** Props of `DataTable`. */
export type DataTableProps<Row extends object> = TableLook & ColumnTableOptions<Row>;

/** A table whose sorting is the server's: sticky header, rows that can be chosen and opened by pointer and keyboard. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return <TableView {...props} table={useColumnTable(props)} />;
}
