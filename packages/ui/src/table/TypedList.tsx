import type { ReactNode } from 'react';
import { TimeZoneContext } from '../react/TimeZoneContext.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import { DataTable, type RowSelection } from './DataTable.tsx';
import { DayRange } from './DayRange.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterBar } from './FilterBar.tsx';
import { MarketplaceFilter } from './MarketplaceFilter.tsx';
import { NothingFound } from './NothingFound.tsx';
import { Pager } from './Pager.tsx';
import { type QueryLike, QueryStates } from './QueryStates.tsx';
import { type ListFilters, NO_FILTERS } from './readFilters.ts';
import { SearchField } from './SearchField.tsx';
import { type StateCounts, StateTabs } from './StateTabs.tsx';
import { TablePage } from './TablePage.tsx';
import { useColumnChoice } from './useColumnChoice.ts';
import type { ListQuery } from './useListQuery.ts';
import { type TypedColumn, type TypedRow, type TypedStatus, useTypedColumns } from './useTypedColumns.tsx';
import { ZoneNote } from './ZoneNote.tsx';

/** A list as a server answers it. */
export type TypedAnswer = {
  title?: string | undefined;
  columns: TypedColumn[];
  statuses: TypedStatus[];
  dataList: (TypedRow & { id: string })[];
  totalCount?: number | undefined;
  hasMarketplace?: boolean | undefined;
  sortBy?: string | undefined;
  sortDirection?: string | undefined;
  /** The zone that its times are written in. @default the device's own */
  timeZone?: string | undefined;
};

/** Props of `TypedList`. */
export type TypedListProps = {
  /** Names the person's choice of columns. */
  name: string;
  /** @default the list's own title */
  title?: string;
  state: ListQuery;
  filters: ListFilters;
  list: QueryLike<TypedAnswer> & { isPlaceholderData?: boolean };
  counts?: StateCounts | undefined;
  searchHint: string;
  /** What the days are of, for lists that can be narrowed by day. */
  dayLabel?: string | undefined;
  /** Exports the list as it is filtered and sorted, with these columns. */
  onExport: (columns: string[]) => Promise<unknown>;
  /** More fields of the filter bar. */
  moreFilters?: ReactNode;
  /** What else can be done on this page. */
  actions?: ReactNode;
  /** Between the title and the states, such as figures or a chart. */
  above?: ReactNode;
  selection?: RowSelection | undefined;
  /** Above the pager while rows are chosen: how many, and what can be done with them. */
  selectionBar?: ReactNode;
  onOpen: (id: string | undefined) => void;
  /** The panel of the open row; `position` is -1 when it is not on this page. */
  renderDetail: (open: {
    id: string;
    row: (TypedRow & { id: string }) | undefined;
    position: number;
  }) => ReactNode;
};

/** A list whose title, columns and states are the server's word, with everything that can be done with it. */
export function TypedList(props: TypedListProps) {
  const { state, filters, list, counts, name, searchHint, dayLabel, onExport } = props;
  const { moreFilters, actions, above, selection, selectionBar, onOpen, renderDetail } = props;
  const { change } = state;
  const { data } = list;
  const typed = useTypedColumns(data?.columns ?? NO_COLUMNS, data?.statuses ?? NO_STATUSES);
  const columns = useColumnChoice(name, typed);
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
                  <ColumnChooser choice={columns} />
                  <ExportButton
                    disabled={total === 0}
                    onExport={() => onExport(columns.shown.map(({ key }) => key))}
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
              {dayLabel && (
                <DayRange
                  label={dayLabel}
                  from={filters.from ?? ''}
                  to={filters.to ?? ''}
                  onChange={(range) => change(range)}
                />
              )}
              {moreFilters}
            </FilterBar>
          </>
        }
        foot={
          <>
            {selectionBar}
            {total > 0 && (
              <Pager
                page={state.page}
                pageSize={state.pageSize}
                total={total}
                onPage={(page) => change({ page: page > 1 ? String(page) : undefined })}
                onPageSize={(size) => change({ size: String(size) })}
              />
            )}
          </>
        }
        aside={state.open && renderDetail({ id: state.open, row: data?.dataList[position], position })}
      >
        <QueryStates query={list}>
          {({ dataList, sortBy, sortDirection }) =>
            dataList.length > 0 ? (
              <DataTable
                label={title}
                columns={columns.shown}
                rows={dataList}
                rowId={rowId}
                sorting={
                  sortBy ? { by: sortBy, direction: sortDirection === 'asc' ? 'asc' : 'desc' } : undefined
                }
                onSort={({ by, direction }) => change({ sort: by, dir: direction })}
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

function rowId(row: TypedRow): string {
  return String(row.id);
}
