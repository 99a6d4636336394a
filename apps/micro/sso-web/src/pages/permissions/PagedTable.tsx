import { DataTable, type DataTableProps, type ListQuery, Pager, pageSizeOf } from '@portal/ui/table';
import classes from './PermissionsPage.module.css';

export type PagedTableProps<Row> = DataTableProps<Row> & { state: ListQuery; total: number };

/** A page of rows, and the pager below. */
export function PagedTable<Row>({ state, total, ...table }: PagedTableProps<Row>) {
  return (
    <>
      <DataTable {...table} />
      <div className={classes.pager}>
        <Pager
          page={state.page}
          pageSize={pageSizeOf(state)}
          pageSizes={[20, 50, 100]}
          total={total}
          onPage={(value) => state.change({ page: value > 1 ? String(value) : undefined })}
          onPageSize={(value) => state.change({ size: String(value) })}
        />
      </div>
    </>
  );
}
