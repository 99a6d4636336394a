import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { CellValue, type DataColumn } from '@portal/ui/table';
import { sizeIn } from './fileSize.ts';
import type { DownloadTask } from './filesQuery.ts';
import { TaskActions, type TaskActionsProps } from './TaskActions.tsx';
import { TaskState } from './TaskState.tsx';

/** The columns of the exports. */
export function useTaskColumns(actions: Omit<TaskActionsProps, 'task'>): DataColumn<DownloadTask>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const size = (bytes: number | undefined) => {
    if (!bytes) return '—';
    const { value, unit } = sizeIn(bytes);
    return format.number(value, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  };
  return [
    {
      key: 'name',
      header: i18n._({ id: 'notify.files.task.name', message: '文件' }),
      isLong: true,
      cell: ({ name }) => <CellValue value={name} type="text" />,
    },
    {
      key: 'status',
      header: i18n._({ id: 'notify.files.task.status', message: '状态' }),
      cell: (task) => <TaskState task={task} />,
    },
    {
      key: 'rows',
      header: i18n._({ id: 'notify.files.task.rows', message: '行数' }),
      isNumeric: true,
      cell: ({ rowCount }) => (rowCount ? format.number(rowCount) : '—'),
    },
    {
      key: 'size',
      header: i18n._({ id: 'notify.files.task.size', message: '大小' }),
      isNumeric: true,
      cell: ({ fileSize }) => size(fileSize),
    },
    {
      key: 'created',
      header: i18n._({ id: 'notify.files.task.created', message: '创建时间' }),
      cell: ({ createTime }) => format.dateTime(createTime),
    },
    {
      key: 'expires',
      header: i18n._({ id: 'notify.files.task.expires', message: '保留至' }),
      cell: ({ expireTime, status }) => (status === 2 ? format.dateTime(expireTime) : '—'),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'notify.files.task.actions', message: '操作' }),
      cell: (task) => <TaskActions task={task} {...actions} />,
    },
  ];
}
