import type { ReactNode } from 'react';
import { LoadingState } from '../components/States/LoadingState.tsx';
import { TimeZoneContext } from '../react/TimeZoneContext.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DayRange } from './DayRange.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListPager } from './ListPager.tsx';
import type { ListViews } from './ListViews.ts';
import { MarketplaceFilter } from './MarketplaceFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { type QueryLike, QueryStates } from './QueryStates.tsx';
import { type ListFilters, NO_FILTERS } from './readFilters.ts';
import { SearchField } from './SearchField.tsx';
import { ShopFilter } from './ShopFilter.tsx';
import { type StateCounts, StateTabs } from './StateTabs.tsx';
import { TablePage } from './TablePage.tsx';
import { type RowSelection, TableView } from './TableView.tsx';
import { shownColumns, useColumnTable } from './useColumnTable.ts';
import type { ListQuery } from './useListQuery.ts';
import {
  type TypedColumn,
  type TypedRow,
  type TypedStatus,
  type TypedTotals,
  useTypedColumns,
} from './useTypedColumns.tsx';
import { ViewsMenu } from './ViewsMenu.tsx';
import { ZoneNote } from './ZoneNote.tsx';

type Row = TypedRow & { id: string };

/** A list as a server answers it. */
export type TypedAnswer = {
  title?: string | undefined;
  columns: TypedColumn[];
  statuses: TypedStatus[];
  dataList: Row[];
  totalCount?: number | undefined;
  hasMarketplace?: boolean | undefined;
  sortBy?: string | undefined;
  sortDirection?: string | undefined;
  /** The zone that its times are written in. @default the device's own */
  timeZone?: string | undefined;
};

/** Props of `TypedList`. */
export type TypedListProps = {
  /** How the person looks at the list, and the views that were saved of it. */
  views: ListViews;
  /** @default the list's own title */
  title?: string;
  state: ListQuery;
  filters: ListFilters;
  list: QueryLike<TypedAnswer> & { isPlaceholderData?: boolean };
  counts?: StateCounts | undefined;
  /** What the columns that add up come to, over all rows. */
  totals?: TypedTotals | undefined;
  searchHint: string;
  /** What the days are of, for lists that can be narrowed by day. */
  dayLabel?: string | undefined;
  /** Exports the list as it is filtered and sorted, with these columns. */
  onExport: (columns: string[]) => Promise<unknown>;
  /** Names of the shops, for lists that can be narrowed to one. */
  shops?: readonly string[] | undefined;
  /** What else can be done on this page. */
  actions?: ReactNode;
  /** Between the title and the states, such as figures or a chart. */
  above?: ReactNode;
  selection?: RowSelection | undefined;
  /** Above the pager while rows are chosen: how many, and what can be done with them. */
  selectionBar?: ReactNode;
  onOpen: (id: string | undefined) => void;
  /** The panel of the open row; `position` is -1 when it is not on this page. */
  renderDetail: (open: { id: string; row: Row | undefined; position: number }) => ReactNode;
};

/** A list whose title, columns and states are the server's word, with everything that can be done with it. */
export function TypedList(props: TypedListProps) {
  const { state, filters, list, counts, totals, views, searchHint, dayLabel, onExport } = props;
  const { shops, actions, above, selection, selectionBar, onOpen, renderDetail } = props;
  const { change } = state;
  const { data } = list;
  const rows = data?.dataList ?? NO_ROWS;
  const columns = useTypedColumns(data?.columns ?? NO_COLUMNS, data?.statuses ?? NO_STATUSES, rows, totals);
  const { sortBy, sortDirection } = data ?? {};
  const table = useColumnTable<Row>({
    columns,
    rows,
    rowId,
    sorting: sortBy ? { by: sortBy, direction: sortDirection === 'asc' ? 'asc' : 'desc' } : undefined,
    onSort: ({ by, direction }) => change({ sort: by, dir: direction }),
    layout: views.layout,
    onLayout: views.onLayout,
  });
  const title = props.title ?? data?.title ?? '';
  const total = data?.totalCount ?? 0;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const reset = isFiltered ? () => change(NO_FILTERS) : undefined;
  const position = data?.dataList.findIndex(({ id }) => id === state.open) ?? -1;

  return (
    <TimeZoneContext value={data?.timeZone}>
      <TablePage
        title={title}
        lead={data?.timeZone && hasTimes(data) && <ZoneNote timeZone={data.timeZone} />}
        actions={actions}
        head={
          <>
            {above}
            {data && hasStates(data, counts, filters.status) && (
              <StateTabs
                statuses={data.statuses}
                counts={counts}
                value={filters.status ?? ''}
                onChange={(status) => change({ status })}
              />
            )}
            <FilterBar
              onReset={reset}
              actions={
                <>
                  <ColumnChooser table={table} />
                  <ExportButton
                    disabled={total === 0}
                    onExport={() => onExport(shownColumns(table).map(({ id }) => id))}
                  />
                </>
              }
            >
              <SearchField
                value={filters.keyword ?? ''}
                placeholder={searchHint}
                onSearch={(q) => change({ q }, { replace: true })}
              />
              {data?.hasMarketplace && (
                <MarketplaceFilter value={filters.marketplace ?? ''} onChange={(site) => change({ site })} />
              )}
              {shops && (
                <ShopFilter shops={shops} value={filters.shop ?? ''} onChange={(shop) => change({ shop })} />
              )}
              {dayLabel && (
                <DayRange
                  label={dayLabel}
                  from={filters.from ?? ''}
                  to={filters.to ?? ''}
                  onChange={(range) => change(range)}
                />
              )}
              <ViewsMenu views={views} state={state} keys={columns.map(({ key }) => key)} />
            </FilterBar>
          </>
        }
        foot={
          <>
            {selectionBar}
            <ListPager state={state} total={total} />
          </>
        }
        aside={state.open && renderDetail({ id: state.open, row: data?.dataList[position], position })}
      >
        {views.isReady ? (
          <QueryStates query={list}>
            {({ dataList }) =>
              dataList.length > 0 ? (
                <TableView
                  table={table}
                  label={title}
                  isStale={list.isPlaceholderData}
                  selection={selection}
                  onOpenRow={onOpen}
                  openRowId={state.open}
                />
              ) : (
                <NothingFound onReset={reset} />
              )
            }
          </QueryStates>
        ) : (
          <LoadingState rows={8} />
        )}
      </TablePage>
    </TimeZoneContext>
  );
}

/** Rows that are all in one state need no choice between states. */
function hasStates(data: TypedAnswer, counts: StateCounts | undefined, chosen: string | undefined): boolean {
  return data.statuses.length > 1 && (chosen !== undefined || !counts || counts.counts.length > 1);
}

function hasTimes({ columns }: TypedAnswer): boolean {
  return columns.some(({ type }) => type === 'date-time');
}

const NO_COLUMNS: TypedColumn[] = [];
const NO_STATUSES: TypedStatus[] = [];

const NO_ROWS: Row[] = [];

function rowId({ id }: Row): string {
  return id;
}
