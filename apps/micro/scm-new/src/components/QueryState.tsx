import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { EmptyState, ErrorState, LoadingState } from '@portal/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type QueryStateProps<Data> = { query: UseQueryResult<Data>; children(data: Data): ReactNode };

/** What a query has: its content, or that it loads, failed or is not for this person. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const { i18n } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState rows={8} />;
  if (isApiError(query.error) && (query.error.status === 403 || query.error.code === '403'))
    return (
      <EmptyState
        icon="lock"
        title={i18n._({ id: 'scm.forbidden', message: '您没有查看这些数据的权限' })}
        text={i18n._({ id: 'scm.forbiddenText', message: '请联系公司的管理员开通。' })}
      />
    );
  return (
    <ErrorState
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
      reference={isApiError(query.error) ? query.error.requestId : undefined}
    />
  );
}
