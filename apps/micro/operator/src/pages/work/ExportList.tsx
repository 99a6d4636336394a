import { useLingui } from '@lingui/react';
import type { OperatorExport } from '@portal/api-client/contract/operator';
import { EmptyState, useFormatters } from '@portal/ui';
import {
  CellValue,
  type DataColumn,
  type ListQuery,
  PagedTable,
  pageSizeOf,
  StatusBadge,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { RowAction } from '../../components/RowAction.tsx';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { useWorkWords } from './useWorkWords.ts';

export type WorkListProps = { state: ListQuery; status: string };

/** The exports of all companies. */
export function ExportList({ state, status }: WorkListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useWorkWords();
  const narrowed = ([0, 1, 2, 3, 4] as const).find((one) => String(one) === status);
  const request = { status: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  const query = useQuery(pageQuery(api, 'queryOperatorExportPage', request));
  return (
    <PagedTable
      state={state}
      query={query}
      label={i18n._({ id: 'operator.health.exports', message: '导出' })}
      columns={useExportColumns(words)}
      rowId={({ taskId }) => taskId}
      empty={
        <EmptyState
          icon="download"
          title={i18n._({ id: 'operator.exports.none', message: '没有导出' })}
          text={i18n._({
            id: 'operator.exports.noneText',
            message: '大家的导出会显示在这里，不含文件内容。',
          })}
        />
      }
    />
  );
}

function useExportColumns(words: ReturnType<typeof useWorkWords>): DataColumn<OperatorExport>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  return [
    {
      key: 'name',
      header: i18n._({ id: 'operator.export.name', message: '文件' }),
      isLong: true,
      cell: ({ name }) => <CellValue value={name} type="text" />,
    },
    {
      key: 'company',
      header: i18n._({ id: 'operator.company', message: '企业' }),
      isLong: true,
      cell: ({ companyName }) => <CellValue value={companyName} type="text" />,
    },
    {
      key: 'person',
      header: i18n._({ id: 'operator.export.person', message: '申请人' }),
      cell: ({ personName }) => <CellValue value={personName} type="text" />,
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ status = 0 }) => (
        <StatusBadge tone={words.toneOf(status)}>
          {words.exports[status as keyof typeof words.exports] ?? status}
        </StatusBadge>
      ),
    },
    {
      key: 'error',
      header: i18n._({ id: 'operator.work.reason', message: '原因' }),
      isLong: true,
      cell: ({ error }) => <CellValue value={error} type="text" />,
    },
    {
      key: 'rows',
      header: i18n._({ id: 'operator.export.rows', message: '行数' }),
      isNumeric: true,
      cell: ({ rowCount = 0 }) => format.number(rowCount),
    },
    {
      key: 'created',
      header: i18n._({ id: 'operator.work.created', message: '时间' }),
      cell: ({ createdAt }) => (createdAt ? format.dateTime(createdAt) : '—'),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'operator.actions', message: '操作' }),
      cell: ({ taskId, status, name }) =>
        (status === 3 || status === 4) && (
          <RowAction
            label={words.again}
            fullLabel={`${words.again} ${name ?? ''}`}
            asks={[['queryOperatorExportPage'], ['health']]}
            said={words.saidAgain}
            run={() => api.retryOperatorExport({ taskId })}
          />
        ),
    },
  ];
}
