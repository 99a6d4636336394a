import { useLingui } from '@lingui/react';
import { startExport, useGuest, usePageTitle } from '@portal/embed/react-guest';
import { useListViews } from '@portal/embed/react-queries';
import { EmptyState, LoadingState } from '@portal/ui';
import {
  CellValue,
  ColumnChooser,
  ExportButton,
  FilterBar,
  ListPager,
  MarketplaceFilter,
  QueryStates,
  readFilters,
  regionName,
  SegmentTabs,
  TablePage,
  TableView,
  useColumnTable,
  useListQuery,
  useTypedColumns,
  ViewsMenu,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PRESETS, readDays } from '../../period.ts';
import { type ReportAnswer, type ReportRequest, reportQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { readOf, reportPath } from './narrowed.ts';
import { ReportChart } from './ReportChart.tsx';
import classes from './ReportPage.module.css';

const NOTHING = {
  site: undefined,
  sku: undefined,
  shopName: undefined,
  marketplace: undefined,
  month: undefined,
};
const NO_COLUMNS: ReportAnswer['columns'] = [];
const NO_STATUSES: ReportAnswer['statuses'] = [];
const NO_ROWS: ReportAnswer['dataList'] = [];

export type ReportPageProps = { report: ReportRequest['report'] };

/** A report: what it sums up as a chart, and every row of it as a table. */
export function ReportPage({ report }: ReportPageProps) {
  const { i18n } = useLingui();
  const { guest, history, locale } = useGuest();
  const api = useApi();
  const state = useListQuery(history);
  const { marketplace } = readFilters(state.query);
  const days = readDays(state.query.get('days'));
  const of = readOf(state.query);
  const isNarrowed = Object.keys(of).length > 0;
  const selection = {
    report,
    days,
    marketplace,
    ...(isNarrowed && { of }),
    sortBy: state.sortBy,
    sortDirection: state.sortDirection,
  };
  const page = { paging: true, pageNo: state.page, pageSize: state.pageSize };
  const answer = useQuery(reportQuery(api, { ...selection, ...page }, locale));
  const { data } = answer;
  const named = Object.entries(of).map(([key, value]) =>
    key === 'marketplace' ? regionName(value, locale) : value,
  );
  // Without it, the tab of rows behind a figure would be named by their address.
  usePageTitle(data?.title ? [data.title, ...named].join(' · ') : '');
  const totals = useMemo(
    () => (data?.totals && data.dataList.length > 1 ? { totals: data.totals, currency: 'USD' } : undefined),
    [data],
  );
  const rows = data?.dataList ?? NO_ROWS;
  const columns = useTypedColumns(data?.columns ?? NO_COLUMNS, data?.statuses ?? NO_STATUSES, rows, totals);
  const views = useListViews(api, `report:${report}`);
  const table = useColumnTable({
    columns,
    rows,
    rowId: ({ id }) => String(id),
    sorting: data?.sortBy
      ? { by: data.sortBy, direction: data.sortDirection === 'asc' ? 'asc' : 'desc' }
      : undefined,
    onSort: ({ by, direction }) => state.change({ sort: by, dir: direction }),
    layout: views.layout,
    onLayout: views.onLayout,
  });
  const total = data?.totalCount ?? 0;
  const opens = (id: string) => rows.find((row) => String(row.id) === id)?.opens;
  const open = (id: string) => {
    const target = opens(id);
    if (typeof target !== 'string') return;
    const [, orderId] = /^order:(.*)$/.exec(target) ?? [];
    const path = orderId
      ? `/list/orders?${new URLSearchParams({ view: 'all', open: orderId })}`
      : reportPath(target, { days, marketplace });
    // Why a page does not open is the portal's to say.
    guest.navigate({ path, newPane: true, ...(orderId && { app: 'scm_new' }) }).catch(() => undefined);
  };
  const onExport = () => startExport(guest, () => api.createDownloadTask(selection));
  return (
    <TablePage
      title={data?.title ?? ''}
      lead={
        data &&
        (data.from ? (
          <>
            <CellValue value={data.from} type="date" /> – <CellValue value={data.to} type="date" />
            {isNarrowed && ` · ${named.join(' · ')}`}
          </>
        ) : (
          i18n._({ id: 'amazon.report.now', message: '截至现在' })
        ))
      }
      head={
        <FilterBar
          onReset={marketplace || isNarrowed ? () => state.change(NOTHING) : undefined}
          actions={
            <>
              <ColumnChooser table={table} />
              <ExportButton disabled={total === 0} onExport={onExport} />
            </>
          }
        >
          {data?.from && (
            <SegmentTabs
              label={i18n._({ id: 'amazon.period', message: '时间范围' })}
              value={String(days)}
              onChange={(next) => state.change({ days: next })}
              options={PRESETS.map((count) => ({
                value: String(count),
                label: i18n._({ id: 'amazon.period.days', message: '近 {count} 天', values: { count } }),
              }))}
            />
          )}
          {data?.hasMarketplace && (
            <MarketplaceFilter value={marketplace ?? ''} onChange={(site) => state.change({ site })} />
          )}
          <ViewsMenu views={views} state={state} keys={columns.map(({ key }) => key)} />
        </FilterBar>
      }
      foot={<ListPager state={state} total={total} />}
    >
      {views.isReady ? (
        <QueryStates query={answer}>
          {(report) =>
            report.dataList.length > 0 ? (
              <div className={classes.content} aria-busy={answer.isPlaceholderData}>
                {report.chart && <ReportChart chart={report.chart} columns={report.columns} />}
                <TableView
                  table={table}
                  label={report.title ?? ''}
                  isStale={answer.isPlaceholderData}
                  onOpenRow={rows.some((row) => row.opens) ? open : undefined}
                />
              </div>
            ) : (
              <EmptyState
                icon="chart"
                title={i18n._({ id: 'amazon.report.empty', message: '这段时间没有数据' })}
                text={i18n._({ id: 'amazon.emptyText', message: '请选择更长的时间范围。' })}
              />
            )
          }
        </QueryStates>
      ) : (
        <LoadingState rows={8} />
      )}
    </TablePage>
  );
}
