import { useLingui } from '@lingui/react';
import { type DownloadTask, exportStatuses } from '@portal/api-client/contract';
import { IconButton, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, StatusBadge, type Tone } from '@portal/ui/table';
import list from '../../components/list.module.css';
import type { useTaskWork } from './useTaskWork.ts';

const TONES: Readonly<Record<number, Tone>> = { 1: 'primary', 2: 'success', 3: 'danger' };

/** The columns of the exports, with what can be done with each. */
export function useTaskColumns(
  work: ReturnType<typeof useTaskWork>,
  labels: readonly string[],
): DataColumn<DownloadTask>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  return [
    {
      key: 'name',
      header: i18n._({ id: 'sso.task.name', message: '文件' }),
      isLong: true,
      cell: ({ name }) => <CellValue value={name} type="text" />,
    },
    {
      key: 'status',
      header: i18n._({ id: 'sso.task.status', message: '状态' }),
      cell: ({ status, progress }) => (
        <StatusBadge tone={TONES[status] ?? 'neutral'}>
          {labels[status] ?? '—'}
          {status === exportStatuses.running && ` ${format.percent(progress / 100, 0)}`}
        </StatusBadge>
      ),
    },
    {
      key: 'rows',
      header: i18n._({ id: 'sso.task.rows', message: '行数' }),
      isNumeric: true,
      cell: ({ rowCount }) => (rowCount > 0 ? format.number(rowCount) : '—'),
    },
    {
      key: 'created',
      header: i18n._({ id: 'sso.task.created', message: '创建时间' }),
      cell: ({ createTime }) => format.dateTime(createTime),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.task.actions', message: '操作' }),
      cell: (task) => {
        const values = { name: task.name };
        return (
          <span className={list.subject}>
            {task.status === exportStatuses.ready && (
              <IconButton
                icon="download"
                label={i18n._({ id: 'sso.task.download', message: '下载 {name}', values })}
                onClick={() => work.download(task)}
              />
            )}
            {(task.status === exportStatuses.failed || task.status === exportStatuses.expired) && (
              <IconButton
                icon="refresh"
                label={i18n._({ id: 'sso.task.retry', message: '重新生成 {name}', values })}
                onClick={() => work.retry(task)}
              />
            )}
            <IconButton
              icon="trash"
              label={i18n._({ id: 'sso.task.deleteNamed', message: '删除 {name}', values })}
              onClick={() => work.remove(task)}
            />
          </span>
        );
      },
    },
  ];
}
