import { useLingui } from '@lingui/react';
import { startExport, useGuest } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import {
  CellValue,
  DataTable,
  ExportButton,
  FilterBar,
  MarketplaceFilter,
  Pager,
  QueryStates,
  readFilters,
  SegmentTabs,
  TablePage,
  useListQuery,
  useTypedColumns,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { PRESETS, readDays } from '../../period.ts';
import { type ReportAnswer, type ReportRequest, reportQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { ReportChart } from './ReportChart.tsx';
import classes from './ReportPage.module.css';

const NO_COLUMNS: ReportAnswer['columns'] = [];
const NO_STATUSES: ReportAnswer['statuses'] = [];

export type ReportPageProps = { report: ReportRequest['report'] };

/** A report: what it sums up as a chart, and every row of it as a table. */
export function ReportPage({ report }: ReportPageProps) {
  const { i18n } = useLingui();
  const { guest, history, locale } = useGuest();
  const api = useApi();
  const state = useListQuery(history);
  const { marketplace } = readFilters(state.query);
  const days = readDays(state.query.get('days'));
  const selection = { report, days, marketplace, sortBy: state.sortBy, sortDirection: state.sortDirection };
  const page = { paging: true, pageNo: state.page, pageSize: state.pageSize };
  const answer = useQuery(reportQuery(api, { ...selection, ...page }, locale));
  const { data } = answer;
  const columns = useTypedColumns(data?.columns ?? NO_COLUMNS, data?.statuses ?? NO_STATUSES);
  const total = data?.totalCount ?? 0;
  const onExport = () => startExport(guest, () => api.createDownloadTask(selection));
  return (
    <TablePage
      title={data?.title ?? ''}
      lead={
        data &&
        (data.from ? (
          <>
            <CellValue value={data.from} type="date" /> – <CellValue value={data.to} type="date" />
          </>
        ) : (
          i18n._({ id: 'amazon.report.now', message: '截至现在' })
        ))
      }
      head={
        <FilterBar
          onReset={marketplace ? () => state.change({ site: undefined }) : undefined}
          actions={<ExportButton disabled={total === 0} onExport={onExport} />}
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
        </FilterBar>
      }
      foot={
        total > state.pageSize && (
          <Pager
            page={state.page}
            pageSize={state.pageSize}
            total={total}
            onPage={(next) => state.change({ page: String(next) })}
          />
        )
      }
    >
      <QueryStates query={answer}>
        {(report) =>
          report.dataList.length > 0 ? (
            <div className={classes.content} aria-busy={answer.isPlaceholderData}>
              {report.chart && <ReportChart chart={report.chart} columns={report.columns} />}
              <DataTable
                label={report.title ?? ''}
                columns={columns}
                rows={report.dataList}
                rowId={({ id }) => String(id)}
                sorting={{
                  by: report.sortBy ?? '',
                  direction: report.sortDirection === 'asc' ? 'asc' : 'desc',
                }}
                onSort={({ by, direction }) => state.change({ sort: by, dir: direction })}
                isStale={answer.isPlaceholderData}
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
    </TablePage>
  );
}
