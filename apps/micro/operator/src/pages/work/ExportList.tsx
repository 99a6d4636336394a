import { useLingui } from '@lingui/react';
import type { OperatorExport } from '@portal/api-client/contract/operator';
import { EmptyState } from '@portal/ui';
import { type ListQuery, PagedTable, pageSizeOf } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { useWorkColumns } from './useWorkColumns.tsx';
import { useWorkWords } from './useWorkWords.ts';

export type WorkListProps = { state: ListQuery; status: string };

/** The exports of all companies. */
export function ExportList({ state, status }: WorkListProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useWorkWords();
  const columns = useWorkColumns<OperatorExport>();
  const narrowed = ([0, 1, 2, 3, 4] as const).find((one) => String(one) === status);
  const request = { status: narrowed, pageNo: state.page, pageSize: pageSizeOf(state) };
  return (
    <PagedTable
      state={state}
      query={useQuery(pageQuery(api, 'queryOperatorExportPage', request))}
      label={i18n._({ id: 'operator.health.exports', message: '导出' })}
      columns={[
        columns.text('name', i18n._({ id: 'operator.export.name', message: '文件' }), ({ name }) => name),
        columns.company(({ companyName }) => companyName),
        columns.text(
          'person',
          i18n._({ id: 'operator.export.person', message: '申请人' }),
          ({ personName }) => personName,
        ),
        columns.state(words.exports, (row) => row.status),
        columns.reason,
        columns.number(
          'rows',
          i18n._({ id: 'operator.export.rows', message: '行数' }),
          ({ rowCount }) => rowCount,
        ),
        columns.created,
        columns.retry(
          'queryOperatorExportPage',
          ({ taskId, name, status: at }) =>
            (at === 3 || at === 4) && { name, run: () => api.retryOperatorExport({ taskId }) },
        ),
      ]}
      rowId={({ taskId }) => taskId}
      empty={
        <EmptyState
          icon="download"
          title={i18n._({ id: 'operator.exports.none', message: '没有导出' })}
          text={i18n._({
            id: 'operator.exports.noneText',
            message: '大家的导出会显示在这里，不含文件内容。',
          })}
        />
      }
    />
  );
}
