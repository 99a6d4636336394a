import { useLingui } from '@lingui/react';
import { ActionButton, EmptyState } from '@portal/ui';
import {
  ColumnChooser,
  DataTable,
  DayRange,
  ExportButton,
  FilterBar,
  Pager,
  QueryStates,
  type RowSelection,
  SearchField,
  SegmentTabs,
  TablePage,
  useColumnChoice,
  useTypedColumns,
} from '@portal/ui/table';
import type { ReactNode } from 'react';
import type { ListAnswer, ListRow } from '../../queries.ts';
import { MarketplaceFilter } from './MarketplaceFilter.tsx';
import type { useList } from './useList.ts';

const NO_FILTERS = { q: undefined, status: undefined, site: undefined, from: undefined, to: undefined };
const NO_COLUMNS: ListAnswer['columns'] = [];
const NO_STATUSES: ListAnswer['statuses'] = [];

export type ListViewProps = ReturnType<typeof useList> & {
  /** Names the choice of columns. */
  name: string;
  /** @default the list's own title */
  title?: string;
  searchHint: string;
  /** What the days are of, for lists that can be narrowed by day. */
  dayLabel?: string;
  /** More fields of the filter bar. */
  moreFilters?: ReactNode;
  /** More of what can be done with the list. */
  moreActions?: ReactNode;
  selection?: RowSelection;
  /** The panel of the open row. */
  renderDetail: (row: { id: string; row: ListRow | undefined; position: number }) => ReactNode;
  /** A panel that is not of a row, such as the form of a new entry. */
  aside?: ReactNode;
  onOpen: (id: string | undefined) => void;
};

/** A list whose title, columns and states are the server's word, with everything that can be done with it. */
export function ListView(props: ListViewProps) {
  const { state, filters, list, counts, exportList, name, searchHint, dayLabel } = props;
  const { moreFilters, moreActions, selection, renderDetail, aside, onOpen } = props;
  const { i18n } = useLingui();
  const { change } = state;
  const { data } = list;
  const typed = useTypedColumns(data?.columns ?? NO_COLUMNS, data?.statuses ?? NO_STATUSES);
  const columns = useColumnChoice(name, typed);
  const title = props.title ?? data?.title ?? '';
  const total = data?.totalCount ?? 0;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const reset = () => change(NO_FILTERS);
  const position = data?.dataList.findIndex(({ id }) => id === state.open) ?? -1;
  const countOf = new Map(counts.data?.counts.map(({ status, count }) => [status, count]));

  return (
    <TablePage
      title={title}
      actions={moreActions}
      head={
        <>
          {data && data.statuses.length > 1 && (
            <SegmentTabs
              label={i18n._({ id: 'scm.status', message: '状态' })}
              value={filters.status ?? ''}
              onChange={(status) => change({ status })}
              options={[
                {
                  value: '',
                  label: i18n._({ id: 'scm.status.all', message: '全部' }),
                  count: counts.data?.total,
                },
                ...data.statuses
                  .filter(({ value }) => !counts.data || countOf.has(value) || value === filters.status)
                  .map(({ value, label }) => ({ value, label, count: countOf.get(value) })),
              ]}
            />
          )}
          <FilterBar
            onReset={isFiltered ? reset : undefined}
            actions={
              <>
                <ColumnChooser choice={columns} />
                <ExportButton
                  disabled={total === 0}
                  onExport={() => exportList(columns.shown.map(({ key }) => key))}
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
        total > 0 && (
          <Pager
            page={state.page}
            pageSize={state.pageSize}
            total={total}
            onPage={(page) => change({ page: page > 1 ? String(page) : undefined })}
            onPageSize={(size) => change({ size: String(size) })}
          />
        )
      }
      aside={
        aside ?? (state.open && renderDetail({ id: state.open, row: data?.dataList[position], position }))
      }
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
            <EmptyState
              icon="search"
              title={i18n._({ id: 'scm.empty', message: '没有符合条件的内容' })}
              text={
                isFiltered
                  ? i18n._({ id: 'scm.emptyFiltered', message: '请放宽筛选条件，或清除筛选。' })
                  : i18n._({ id: 'scm.emptyWhole', message: '这里暂时没有需要处理的内容。' })
              }
              action={
                isFiltered && (
                  <ActionButton onClick={reset}>
                    {i18n._({ id: 'scm.reset', message: '清除筛选' })}
                  </ActionButton>
                )
              }
            />
          )
        }
      </QueryStates>
    </TablePage>
  );
}

function rowId(row: Record<string, string | number | null>): string {
  return String(row.id);
}
