import { useLingui } from '@lingui/react';
import type { CompanyExport } from '@portal/api-client/contract';
import { RowAction, useListViews } from '@portal/embed/react-queries';
import { EmptyState, useFormatters } from '@portal/ui';
import {
  CellValue,
  type DataColumn,
  type ListQuery,
  PagedTable,
  pageSizeOf,
  StatusBadge,
  type Tone,
} from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { companyExportsQuery } from './permissionQueries.ts';

const TONES: readonly Tone[] = ['neutral', 'primary', 'success', 'danger', 'neutral'];

/** What the company's people exported; each can be taken away. */
export function ExportsList({ state }: { state: ListQuery }) {
  const { i18n } = useLingui();
  const api = useApi();
  const request = { pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={state}
      query={useQuery(companyExportsQuery(api, request))}
      views={useListViews(api, 'company-exports')}
      label={i18n._({ id: 'sso.oversight.exports', message: '导出文件' })}
      columns={useExportColumns()}
      rowId={({ taskId }) => taskId}
      empty={
        <EmptyState
          icon="download"
          title={i18n._({ id: 'sso.oversight.noExports', message: '没有导出文件' })}
          text={i18n._({ id: 'sso.oversight.noExportsText', message: '成员导出的文件会显示在这里。' })}
        />
      }
    />
  );
}

function useExportColumns(): DataColumn<CompanyExport>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const states = [
    i18n._({ id: 'sso.oversight.waiting', message: '等待中' }),
    i18n._({ id: 'sso.oversight.running', message: '进行中' }),
    i18n._({ id: 'sso.oversight.ready', message: '可下载' }),
    i18n._({ id: 'sso.oversight.failed', message: '失败' }),
    i18n._({ id: 'sso.oversight.expired', message: '已过期' }),
  ];
  const revoke = i18n._({ id: 'sso.oversight.revoke', message: '收回' });
  return [
    {
      key: 'name',
      header: i18n._({ id: 'sso.oversight.file', message: '文件' }),
      isLong: true,
      cell: ({ name }) => <CellValue value={name} type="text" />,
    },
    {
      key: 'person',
      header: i18n._({ id: 'sso.oversight.person', message: '成员' }),
      isLong: true,
      cell: ({ personName }) => <CellValue value={personName} type="text" />,
    },
    {
      key: 'state',
      header: i18n._({ id: 'sso.oversight.state', message: '状态' }),
      cell: ({ status = 0 }) => (
        <StatusBadge tone={TONES[status] ?? 'neutral'}>{states[status] ?? status}</StatusBadge>
      ),
    },
    {
      key: 'rows',
      header: i18n._({ id: 'sso.oversight.rows', message: '行数' }),
      isNumeric: true,
      cell: ({ rowCount = 0 }) => format.number(rowCount),
    },
    {
      key: 'created',
      header: i18n._({ id: 'sso.oversight.created', message: '导出时间' }),
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.oversight.actions', message: '操作' }),
      cell: ({ taskId, name = '' }) => (
        <RowAction
          label={revoke}
          fullLabel={i18n._({ id: 'sso.oversight.revokeNamed', message: '收回 {name}', values: { name } })}
          question={{
            title: i18n._({ id: 'sso.oversight.revokeTitle', message: '收回“{name}”？', values: { name } }),
            message: i18n._({
              id: 'sso.oversight.revokeText',
              message: '文件和下载地址会立即失效，无法恢复。已经下载的副本不受影响。',
            }),
          }}
          asks={[['company-exports']]}
          run={() => api.revokeCompanyExport({ taskId })}
          said={i18n._({ id: 'sso.oversight.revoked', message: '导出已收回' })}
        />
      ),
    },
  ];
}
