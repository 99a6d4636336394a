import { useLingui } from '@lingui/react';
import type { CompanySession } from '@portal/api-client/contract';
import { RowAction, useListViews } from '@portal/embed/react-queries';
import { EmptyState, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, type ListQuery, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { companySessionsQuery } from './permissionQueries.ts';

/** Where the company's people are signed in; each session can be ended. */
export function SessionsList({ state }: { state: ListQuery }) {
  const { i18n } = useLingui();
  const api = useApi();
  const request = { pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={state}
      query={useQuery(companySessionsQuery(api, request))}
      views={useListViews(api, 'company-sessions')}
      label={i18n._({ id: 'sso.oversight.sessions', message: '登录设备' })}
      columns={useSessionColumns()}
      rowId={({ sessionId }) => sessionId}
      empty={
        <EmptyState
          icon="device"
          title={i18n._({ id: 'sso.oversight.noSessions', message: '没有人登录' })}
          text={i18n._({ id: 'sso.oversight.noSessionsText', message: '成员登录后会显示在这里。' })}
        />
      }
    />
  );
}

function useSessionColumns(): DataColumn<CompanySession>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const deviceOf = ({ browser, system }: CompanySession) =>
    [browser, system].filter(Boolean).join(' · ') ||
    i18n._({ id: 'sso.oversight.unknownDevice', message: '未知设备' });
  const end = i18n._({ id: 'sso.oversight.end', message: '结束登录' });
  return [
    {
      key: 'person',
      header: i18n._({ id: 'sso.oversight.person', message: '成员' }),
      isLong: true,
      cell: ({ personName }) => <CellValue value={personName} type="text" />,
    },
    {
      key: 'device',
      header: i18n._({ id: 'sso.oversight.device', message: '设备' }),
      isLong: true,
      cell: deviceOf,
    },
    {
      key: 'address',
      header: i18n._({ id: 'sso.oversight.address', message: 'IP 地址' }),
      cell: ({ address }) => address || '—',
    },
    {
      key: 'used',
      header: i18n._({ id: 'sso.oversight.lastUsed', message: '最近使用' }),
      cell: ({ lastUsedAt }) => format.dateTime(lastUsedAt),
    },
    {
      key: 'started',
      header: i18n._({ id: 'sso.oversight.started', message: '登录时间' }),
      cell: ({ startedAt }) => format.dateTime(startedAt),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.oversight.actions', message: '操作' }),
      cell: (row) =>
        row.isCurrent ? (
          i18n._({ id: 'sso.oversight.current', message: '当前设备' })
        ) : (
          <RowAction
            label={end}
            fullLabel={i18n._({
              id: 'sso.oversight.endNamed',
              message: '结束{name}在 {device} 的登录',
              values: { name: row.personName ?? '', device: deviceOf(row) },
            })}
            question={{
              title: i18n._({
                id: 'sso.oversight.endTitle',
                message: '结束“{name}”的登录？',
                values: { name: row.personName ?? '' },
              }),
              message: i18n._({
                id: 'sso.oversight.endText',
                message: '这台设备会立即退出，对方可以重新登录。',
              }),
            }}
            asks={[['company-sessions']]}
            run={() => api.endCompanySession({ sessionId: row.sessionId })}
            said={i18n._({ id: 'sso.oversight.ended', message: '登录已结束' })}
          />
        ),
    },
  ];
}
