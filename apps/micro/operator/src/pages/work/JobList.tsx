import { useLingui } from '@lingui/react';
import type { OperatorJob } from '@portal/api-client/contract/operator';
import { EmptyState, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, PagedTable, pageSizeOf, StatusBadge } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { RowAction } from '../../components/RowAction.tsx';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import type { WorkListProps } from './ExportList.tsx';
import { useWorkWords } from './useWorkWords.ts';

/** The work of the server. */
export function JobList({ state, status }: WorkListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useWorkWords();
  const narrowed = (['queued', 'running', 'done', 'failed'] as const).find((one) => one === status);
  const request = { status: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  const query = useQuery(pageQuery(api, 'queryOperatorJobPage', request));
  return (
    <PagedTable
      state={state}
      query={query}
      label={i18n._({ id: 'operator.health.jobs', message: '后台任务' })}
      columns={useJobColumns(words)}
      rowId={({ id }) => id}
      empty={
        <EmptyState
          icon="clipboard"
          title={i18n._({ id: 'operator.jobs.none', message: '没有任务' })}
          text={i18n._({ id: 'operator.jobs.noneText', message: '服务器的后台工作会显示在这里。' })}
        />
      }
    />
  );
}

function useJobColumns(words: ReturnType<typeof useWorkWords>): DataColumn<OperatorJob>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  return [
    {
      key: 'kind',
      header: i18n._({ id: 'operator.kind', message: '类型' }),
      cell: ({ kind }) => kind ?? '—',
    },
    {
      key: 'company',
      header: i18n._({ id: 'operator.company', message: '企业' }),
      isLong: true,
      cell: ({ companyName }) => <CellValue value={companyName} type="text" />,
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ status = '' }) => (
        <StatusBadge tone={words.toneOf(status)}>
          {words.jobs[status as keyof typeof words.jobs] ?? status}
        </StatusBadge>
      ),
    },
    {
      key: 'attempts',
      header: i18n._({ id: 'operator.work.attempts', message: '次数' }),
      isNumeric: true,
      cell: ({ attempts = 0 }) => format.number(attempts),
    },
    {
      key: 'error',
      header: i18n._({ id: 'operator.work.reason', message: '原因' }),
      isLong: true,
      cell: ({ error }) => <CellValue value={error} type="text" />,
    },
    {
      key: 'created',
      header: i18n._({ id: 'operator.work.created', message: '时间' }),
      cell: ({ createdAt }) => (createdAt ? format.dateTime(createdAt) : '—'),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'operator.actions', message: '操作' }),
      cell: ({ id, status, kind }) =>
        status === 'failed' && (
          <RowAction
            label={words.again}
            fullLabel={`${words.again} ${kind ?? ''}`}
            asks={[['queryOperatorJobPage'], ['queryOperatorExportPage'], ['health']]}
            said={words.saidAgain}
            run={() => api.retryOperatorJob({ id })}
          />
        ),
    },
  ];
}
