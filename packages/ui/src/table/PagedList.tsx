import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { Pager } from './Pager.tsx';
import { type QueryLike, QueryStates } from './QueryStates.tsx';
import { TablePage, type TablePageProps } from './TablePage.tsx';
import type { ListQuery } from './useListQuery.ts';

/** How many rows a page has at most. */
const PAGE_SIZES = [20, 50, 100];
const MOST_ROWS = 100;

/** Returns how many rows a page of the list has, as its address says, at most 100. */
export function pageSizeOf({ pageSize }: Pick<ListQuery, 'pageSize'>): number {
  return Math.min(pageSize, MOST_ROWS);
}

type Answer<Row> = { dataList: readonly Row[]; totalCount?: number | undefined };

/** Props of `PagedList`. */
export type PagedListProps<Row> = Omit<TablePageProps, 'foot' | 'children' | 'title'> &
  Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'onOpenRow' | 'openRowId' | 'selection'> & {
    title: string;
    /** What the address says about the list. */
    state: ListQuery;
    query: QueryLike<Answer<Row>> & { isPlaceholderData: boolean };
    /** Shown when there is no row. */
    empty: ReactNode;
  };

/** A page of a list that the server pages: its rows or why there are none, and the pager below. */
export function PagedList<Row>({
  state,
  query,
  empty,
  columns,
  rowId,
  onOpenRow,
  openRowId,
  selection,
  ...page
}: PagedListProps<Row>) {
  const { totalCount = 0 } = query.data ?? {};
  return (
    <TablePage
      {...page}
      foot={
        totalCount > 0 && (
          <Pager
            page={state.page}
            pageSize={pageSizeOf(state)}
            pageSizes={PAGE_SIZES}
            total={totalCount}
            onPage={(value) => state.change({ page: value > 1 ? String(value) : undefined })}
            onPageSize={(value) => state.change({ size: String(value) })}
          />
        )
      }
    >
      <QueryStates query={query}>
        {({ dataList }) =>
          dataList.length > 0 ? (
            <DataTable
              label={page.title}
              columns={columns}
              rows={dataList}
              rowId={rowId}
              isStale={query.isPlaceholderData}
              {...(onOpenRow && { onOpenRow })}
              {...(openRowId !== undefined && { openRowId })}
              {...(selection && { selection })}
            />
          ) : (
            empty
          )
        }
      </QueryStates>
    </TablePage>
  );
}
