import { useLingui } from '@lingui/react';
import { useAuditColumns } from '@portal/account/audit';
import type { AuditKind } from '@portal/api-client/contract';
import { useListViews } from '@portal/embed/react-queries';
import { EmptyState } from '@portal/ui';
import { type ListQuery, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { auditQuery } from './permissionQueries.ts';

export type AuditListProps = { state: ListQuery; kind: AuditKind | undefined };

/** Who did what in the company, newest first. */
export function AuditList({ state, kind }: AuditListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { page } = state;
  const pageSize = pageSizeOf(state);
  const entries = useQuery(auditQuery(api, { kind, pageNo: page, pageSize }));
  const columns = useAuditColumns();
  return (
    <PagedTable
      state={state}
      query={entries}
      views={useListViews(api, 'audit-log')}
      label={i18n._({ id: 'sso.audit', message: '审计日志' })}
      columns={columns}
      rowId={({ id }) => String(id)}
      empty={
        <EmptyState
          icon="search"
          title={i18n._({ id: 'sso.audit.none', message: '没有记录' })}
          text={i18n._({ id: 'sso.audit.noneText', message: '登录、权限、购买和导出会记录在这里。' })}
        />
      }
    />
  );
}
