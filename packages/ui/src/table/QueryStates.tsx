import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/States/EmptyState.tsx';
import { ErrorState } from '../components/States/ErrorState.tsx';
import { LoadingState } from '../components/States/LoadingState.tsx';

/** A query as far as its state goes; the shape of the query library's result. */
export type QueryLike<Data> = {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
};

/** Props of `QueryStates`. */
export type QueryStatesProps<Data> = {
  query: QueryLike<Data>;
  /** Lines of the skeleton. @default 8, or 4 for a single record */
  rows?: number;
  /** Whether it is a single record: one that is gone says so, as trying again would not help. @default false */
  isRecord?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a query has: its content, or that it loads, failed, or is not for this person. */
export function QueryStates<Data>({
  query,
  isRecord = false,
  rows = isRecord ? 4 : 8,
  children,
}: QueryStatesProps<Data>) {
  const { i18n } = useLingui();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <LoadingState rows={rows} />;
  const { status, code, requestId, serverMessage } = (query.error ?? {}) as FailedRequest;
  // What the company has not is said in the server's words; trying again would not help.
  if (code === '402' && serverMessage) return <EmptyState icon="lock" title={serverMessage} />;
  if (status === 403 || code === '403')
    return (
      <EmptyState
        icon="lock"
        title={i18n._({ id: 'ui.table.forbidden', message: '您没有查看这些数据的权限' })}
        text={i18n._({ id: 'ui.table.forbiddenText', message: '请联系公司的管理员开通。' })}
      />
    );
  if (isRecord && (status === 404 || code === '404'))
    return (
      <EmptyState
        icon="search"
        title={i18n._({ id: 'ui.table.gone', message: '这条内容已不存在' })}
        text={i18n._({ id: 'ui.table.goneText', message: '请从列表里选择其他内容。' })}
      />
    );
  return (
    <ErrorState
      onRetry={() => query.refetch()}
      isRetrying={query.isFetching}
      reference={requestId || undefined}
    />
  );
}

type FailedRequest = { status?: number; code?: string; requestId?: string; serverMessage?: string };
