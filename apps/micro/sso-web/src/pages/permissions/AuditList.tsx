import { useLingui } from '@lingui/react';
import type { AuditKind } from '@portal/api-client/contract';
import { EmptyState } from '@portal/ui';
import { type ListQuery, pageSizeOf, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { PagedTable } from './PagedTable.tsx';
import { auditQuery } from './permissionQueries.ts';
import { useAuditColumns } from './useAuditColumns.tsx';

export type AuditListProps = { state: ListQuery; kind: AuditKind | undefined };

/** Who did what in the company, newest first. */
export function AuditList({ state, kind }: AuditListProps) {
  const { i18n } = useLingui();
  const { page } = state;
  const pageSize = pageSizeOf(state);
  const entries = useQuery(auditQuery(useApi(), { kind, pageNo: page, pageSize }));
  const columns = useAuditColumns();
  return (
    <QueryStates query={entries}>
      {({ dataList, totalCount = 0 }) =>
        dataList.length > 0 ? (
          <PagedTable
            state={state}
            total={totalCount}
            label={i18n._({ id: 'sso.audit', message: '审计日志' })}
            columns={columns}
            rows={dataList}
            rowId={({ id }) => String(id)}
            isStale={entries.isPlaceholderData}
          />
        ) : (
          <EmptyState
            icon="search"
            title={i18n._({ id: 'sso.audit.none', message: '没有记录' })}
            text={i18n._({ id: 'sso.audit.noneText', message: '登录、权限、购买和导出会记录在这里。' })}
          />
        )
      }
    </QueryStates>
  );
}
