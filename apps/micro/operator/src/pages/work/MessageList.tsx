import { useLingui } from '@lingui/react';
import type { OperatorMessage } from '@portal/api-client/contract/operator';
import { EmptyState } from '@portal/ui';
import { PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import type { WorkListProps } from './ExportList.tsx';
import { useWorkColumns } from './useWorkColumns.tsx';
import { useWorkWords } from './useWorkWords.ts';

/** What is sent to people outside, without what it says. */
export function MessageList({ state, status }: WorkListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useWorkWords();
  const columns = useWorkColumns<OperatorMessage>();
  const narrowed = (['waiting', 'sent', 'failed'] as const).find((one) => one === status);
  const request = { state: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={state}
      query={useQuery(pageQuery(api, 'queryOperatorMessagePage', request))}
      label={i18n._({ id: 'operator.work.messages', message: '邮件与短信' })}
      columns={[
        {
          key: 'channel',
          header: i18n._({ id: 'operator.kind', message: '类型' }),
          cell: ({ channel = '' }) => words.channels[channel] ?? channel,
        },
        columns.text(
          'recipient',
          i18n._({ id: 'operator.message.recipient', message: '收件人' }),
          ({ recipient }) => recipient,
        ),
        columns.text(
          'subject',
          i18n._({ id: 'operator.message.subject', message: '主题' }),
          ({ subject }) => subject,
        ),
        columns.state(words.messages, (row) => row.state),
        columns.number('attempts', words.attempts, ({ attempts }) => attempts),
        columns.reason,
        columns.created,
        columns.retry(
          'queryOperatorMessagePage',
          ({ id, recipient, state: at }) =>
            at === 'failed' && { name: recipient, run: () => api.retryOperatorMessage({ id }) },
        ),
      ]}
      rowId={({ id }) => id}
      empty={
        <EmptyState
          icon="mail"
          title={i18n._({ id: 'operator.messages.none', message: '没有消息' })}
          text={i18n._({
            id: 'operator.messages.noneText',
            message: '发出的邮件和短信会显示在这里，不含内容。',
          })}
        />
      }
    />
  );
}
