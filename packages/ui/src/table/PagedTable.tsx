import type { ReactNode } from 'react';
import { LoadingState } from '../components/States/LoadingState.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListViews } from './ListViews.ts';
import classes from './PagedTable.module.css';
import { type QueryLike, QueryStates } from './QueryStates.tsx';
import { type TableLook, TableView } from './TableView.tsx';
import { type ColumnTableOptions, useColumnTable } from './useColumnTable.ts';
import type { ListQuery } from './useListQuery.ts';

/** How many rows a page has at most. */
const PAGE_SIZES = [20, 50, 100];
const MOST_ROWS = 100;

/** Returns how many rows a page of the list has, as its address says, at most 100. */
export function pageSizeOf({ pageSize }: Pick<ListQuery, 'pageSize'>): number {
  return Math.min(pageSize, MOST_ROWS);
}

type Answer<Row> = { dataList: readonly Row[]; totalCount?: number | undefined };

/** Props of `PagedTable`. */
export type PagedTableProps<Row extends object> = Omit<TableLook, 'isStale'> &
  Pick<ColumnTableOptions<Row>, 'columns' | 'rowId'> & {
    /** What the address says about the list. */
    state: ListQuery;
    query: QueryLike<Answer<Row>> & { isPlaceholderData: boolean };
    /** Shown when there is no row. */
    empty: ReactNode;
    /** How the person arranged the columns, where that is kept. */
    views?: Pick<ListViews, 'isReady' | 'layout' | 'onLayout'> | undefined;
  };

/** The rows of a list that the server pages, or why there are none; its columns can be arranged, its pager stands below. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { state, query, empty, columns, rowId, views, ...look } = props;
  const rows = query.data?.dataList ?? NO_ROWS;
  const table = useColumnTable<Row>({
    columns,
    rows: rows as readonly Row[],
    rowId,
    layout: views?.layout,
    onLayout: views?.onLayout,
  });
  if (views && !views.isReady) return <LoadingState rows={8} />;
  return (
    <QueryStates query={query}>
      {({ dataList, totalCount = 0 }) =>
        dataList.length > 0 ? (
          <>
            <TableView {...look} table={table} isStale={query.isPlaceholderData} />
            <div className={classes.foot}>
              {views && <ColumnChooser table={table} />}
              <ListPager
                state={{ ...state, pageSize: pageSizeOf(state) }}
                total={totalCount}
                pageSizes={PAGE_SIZES}
              />
            </div>
          </>
        ) : (
          empty
        )
      }
    </QueryStates>
  );
}

const NO_ROWS: readonly never[] = [];
