import { useLingui } from '@lingui/react';
import { EmptyState } from '@portal/ui';
import { QueryStates, type QueryStatesProps } from '@portal/ui/table';

/** Like the states of a list, and says so when the thing itself is gone: trying again would not help. */
export function DetailStates<Data>({ query, children }: QueryStatesProps<Data>) {
  const { i18n } = useLingui();
  const { code, status } = (query.error ?? {}) as { code?: string; status?: number };
  if (query.data === undefined && (code === '404' || status === 404))
    return (
      <EmptyState
        icon="search"
        title={i18n._({ id: 'operator.gone', message: '这条内容已不存在' })}
        text={i18n._({ id: 'operator.goneText', message: '请从列表里选择其他内容。' })}
      />
    );
  return (
    <QueryStates query={query} rows={5}>
      {children}
    </QueryStates>
  );
}
