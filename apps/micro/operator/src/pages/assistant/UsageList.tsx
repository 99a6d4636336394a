import { useLingui } from '@lingui/react';
import type { OperatorUsage } from '@portal/api-client/contract/operator';
import { EmptyState, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, type ListQuery, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { companyOf } from '../../components/CompanyFilter.tsx';
import form from '../../components/form.module.css';
import list from '../../components/list.module.css';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';

/** Answers and tokens by company and model, the most used first. */
export function UsageList({ state, days }: { state: ListQuery; days: number }) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const request = { days, companyId: companyOf(state), pageNo: state.page, pageSize: pageSizeOf(state) };
  const usage = useQuery(pageQuery(api, 'queryOperatorUsagePage', request));
  const figure = (
    key: 'answers' | 'inputTokens' | 'outputTokens',
    header: string,
  ): DataColumn<OperatorUsage> => ({
    key,
    header,
    isNumeric: true,
    cell: (row) => format.number(row[key] ?? 0),
  });
  return (
    <>
      <p className={`${form.hint} ${list.sum}`} role="status">
        {usage.data?.dataList.length !== 0 &&
          usage.data &&
          i18n._({
            id: 'operator.assistant.sum',
            message: '共 {answers} 个回答，{tokens} 个词元',
            values: {
              answers: format.number(usage.data.answers ?? 0),
              tokens: format.number(usage.data.tokens ?? 0),
            },
          })}
      </p>
      <PagedTable
        state={state}
        query={usage}
        label={i18n._({ id: 'operator.assistant.usage', message: '用量' })}
        columns={[
          {
            key: 'company',
            header: i18n._({ id: 'operator.company', message: '企业' }),
            isLong: true,
            cell: ({ companyName, companyId }) => <CellValue value={companyName ?? companyId} type="text" />,
          },
          {
            key: 'model',
            header: i18n._({ id: 'operator.assistant.model', message: '模型' }),
            cell: ({ model }) => model,
          },
          figure('answers', i18n._({ id: 'operator.assistant.answers', message: '回答' })),
          figure('inputTokens', i18n._({ id: 'operator.assistant.tokensIn', message: '输入词元' })),
          figure('outputTokens', i18n._({ id: 'operator.assistant.tokensOut', message: '输出词元' })),
        ]}
        rowId={({ companyId, model }) => `${companyId} ${model}`}
        empty={
          <EmptyState
            icon="robot"
            title={i18n._({ id: 'operator.assistant.noUsage', message: '这段时间没有用量' })}
            text={i18n._({
              id: 'operator.assistant.noUsageText',
              message: '只统计模型的回答；内置回答不消耗词元。',
            })}
          />
        }
      />
    </>
  );
}
