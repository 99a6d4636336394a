import { useLingui } from '@lingui/react';
import type { OperatorJob } from '@portal/api-client/contract/operator';
import { EmptyState } from '@portal/ui';
import { PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import type { WorkListProps } from './ExportList.tsx';
import { useWorkColumns } from './useWorkColumns.tsx';
import { useWorkWords } from './useWorkWords.ts';

/** The work of the server. */
export function JobList({ state, status }: WorkListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useWorkWords();
  const columns = useWorkColumns<OperatorJob>();
  const narrowed = (['queued', 'running', 'done', 'failed'] as const).find((one) => one === status);
  const request = { status: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={state}
      query={useQuery(pageQuery(api, 'queryOperatorJobPage', request))}
      label={i18n._({ id: 'operator.health.jobs', message: '后台任务' })}
      columns={[
        {
          key: 'kind',
          header: i18n._({ id: 'operator.kind', message: '类型' }),
          cell: ({ kind }) => kind ?? '—',
        },
        columns.company(({ companyName }) => companyName),
        columns.state(words.jobs, (row) => row.status),
        columns.number('attempts', words.attempts, ({ attempts }) => attempts),
        columns.reason,
        columns.created,
        columns.retry(
          'queryOperatorJobPage',
          ({ id, kind, status: at }) =>
            at === 'failed' && { name: kind, run: () => api.retryOperatorJob({ id }) },
        ),
      ]}
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
