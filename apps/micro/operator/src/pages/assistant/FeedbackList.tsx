import { useLingui } from '@lingui/react';
import type { OperatorFeedback } from '@portal/api-client/contract/operator';
import { EmptyState, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { companyOf } from '../../components/CompanyFilter.tsx';
import type { usePanel } from '../../components/usePanel.ts';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { useReasonNames } from './useReasonNames.ts';

export type FeedbackListProps = { panel: ReturnType<typeof usePanel>; days: number };

/** What people thought of answers, the newest first; the bad ones unless others are asked for. */
export function FeedbackList({ panel, days }: FeedbackListProps) {
  const { i18n } = useLingui();
  const { guarded, openId, open } = panel;
  return (
    <PagedTable
      state={guarded}
      query={useFeedbackPage({ panel, days })}
      label={i18n._({ id: 'operator.assistant.feedback', message: '评价' })}
      columns={useFeedbackColumns()}
      rowId={feedbackId}
      onOpenRow={open}
      openRowId={openId ?? null}
      empty={
        <EmptyState
          icon="robot"
          title={i18n._({ id: 'operator.assistant.noFeedback', message: '没有评价' })}
          text={i18n._({
            id: 'operator.assistant.noFeedbackText',
            message: '这段时间没有这样的评价，可以选更长的时间或全部评价。',
          })}
        />
      }
    />
  );
}

/** The opinion that the address names, beside the list. */
export function OpenFeedback({ panel, days }: FeedbackListProps) {
  const { data } = useFeedbackPage({ panel, days });
  const found = data?.dataList.find((one) => feedbackId(one) === panel.openId);
  return found && <FeedbackPanel feedback={found} onClose={() => panel.open(undefined)} />;
}

function useFeedbackPage({ panel, days }: FeedbackListProps) {
  const { state } = panel;
  const shown = state.query.get('value');
  const value = shown === 'all' ? undefined : shown === 'good' ? (1 as const) : (-1 as const);
  const page = { pageNo: state.page, pageSize: pageSizeOf(state) };
  const request = { days, value, companyId: companyOf(state), ...page };
  return useQuery(pageQuery(useApi(), 'queryOperatorFeedbackPage', request));
}

function feedbackId({ messageId, userId }: OperatorFeedback): string {
  return `${messageId} ${userId}`;
}

function useFeedbackColumns(): DataColumn<OperatorFeedback>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const nameOf = useReasonNames();
  const text = (
    key: string,
    header: string,
    of: (row: OperatorFeedback) => string | undefined,
  ): DataColumn<OperatorFeedback> => ({
    key,
    header,
    isLong: true,
    cell: (row) => <CellValue value={of(row)} type="text" />,
  });
  return [
    text(
      'question',
      i18n._({ id: 'operator.assistant.question', message: '问题' }),
      ({ question }) => question,
    ),
    text('reason', i18n._({ id: 'operator.work.reason', message: '原因' }), ({ choices, reason }) =>
      format.list([...choices.map(nameOf), reason]),
    ),
    text('company', i18n._({ id: 'operator.company', message: '企业' }), ({ companyName }) => companyName),
    text('person', i18n._({ id: 'operator.person', message: '人员' }), ({ personName }) => personName),
    text('model', i18n._({ id: 'operator.assistant.model', message: '模型' }), ({ model }) => model),
    {
      key: 'at',
      header: i18n._({ id: 'operator.work.created', message: '时间' }),
      cell: ({ at }) => format.dateTime(at),
    },
  ];
}
