import { useLingui } from '@lingui/react';
import type { OperatorMessage } from '@portal/api-client/contract/operator';
import { EmptyState, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, PagedTable, pageSizeOf, StatusBadge } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { RowAction } from '../../components/RowAction.tsx';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import type { WorkListProps } from './ExportList.tsx';
import { useWorkWords } from './useWorkWords.ts';

/** What is sent to people outside, without what it says. */
export function MessageList({ state, status }: WorkListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useWorkWords();
  const narrowed = (['waiting', 'sent', 'failed'] as const).find((one) => one === status);
  const request = { state: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  const query = useQuery(pageQuery(api, 'queryOperatorMessagePage', request));
  return (
    <PagedTable
      state={state}
      query={query}
      label={i18n._({ id: 'operator.work.messages', message: '邮件与短信' })}
      columns={useMessageColumns(words)}
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

function useMessageColumns(words: ReturnType<typeof useWorkWords>): DataColumn<OperatorMessage>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  return [
    {
      key: 'channel',
      header: i18n._({ id: 'operator.kind', message: '类型' }),
      cell: ({ channel = '' }) => words.channels[channel] ?? channel,
    },
    {
      key: 'recipient',
      header: i18n._({ id: 'operator.message.recipient', message: '收件人' }),
      isLong: true,
      cell: ({ recipient }) => <CellValue value={recipient} type="text" />,
    },
    {
      key: 'subject',
      header: i18n._({ id: 'operator.message.subject', message: '主题' }),
      isLong: true,
      cell: ({ subject }) => <CellValue value={subject} type="text" />,
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ state = '' }) => (
        <StatusBadge tone={words.toneOf(state)}>
          {words.messages[state as keyof typeof words.messages] ?? state}
        </StatusBadge>
      ),
    },
    {
      key: 'attempts',
      header: i18n._({ id: 'operator.work.attempts', message: '次数' }),
      isNumeric: true,
      cell: ({ attempts = 0 }) => format.number(attempts),
    },
    {
      key: 'error',
      header: i18n._({ id: 'operator.work.reason', message: '原因' }),
      isLong: true,
      cell: ({ error }) => <CellValue value={error} type="text" />,
    },
    {
      key: 'created',
      header: i18n._({ id: 'operator.work.created', message: '时间' }),
      cell: ({ createdAt }) => (createdAt ? format.dateTime(createdAt) : '—'),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'operator.actions', message: '操作' }),
      cell: ({ id, state, recipient }) =>
        state === 'failed' && (
          <RowAction
            label={words.again}
            fullLabel={`${words.again} ${recipient ?? ''}`}
            asks={[['queryOperatorMessagePage'], ['health']]}
            said={words.saidAgain}
            run={() => api.retryOperatorMessage({ id })}
          />
        ),
    },
  ];
}
