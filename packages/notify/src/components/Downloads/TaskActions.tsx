import { useLingui } from '@lingui/react';
import { exportStatuses } from '@portal/api-client/contract';
import { IconButton } from '@portal/ui';
import classes from './DownloadCentre.module.css';
import type { DownloadTask } from './filesQuery.ts';

export type TaskActionsProps = {
  task: DownloadTask;
  onDownload: (task: DownloadTask) => void;
  onRetry: (task: DownloadTask) => void;
  onDelete: (task: DownloadTask) => void;
};

/** What can be done with an export: fetch its file, make it anew, remove it. */
export function TaskActions({ task, onDownload, onRetry, onDelete }: TaskActionsProps) {
  const { i18n } = useLingui();
  const values = { name: task.name };
  const canRetry = task.status === exportStatuses.failed || task.status === exportStatuses.expired;
  return (
    <span className={classes.actions}>
      {task.status === exportStatuses.ready && (
        <IconButton
          icon="download"
          label={i18n._({ id: 'notify.files.task.download', message: '下载 {name}', values })}
          onClick={() => onDownload(task)}
        />
      )}
      {canRetry && (
        <IconButton
          icon="refresh"
          label={i18n._({ id: 'notify.files.task.retry', message: '重新生成 {name}', values })}
          onClick={() => onRetry(task)}
        />
      )}
      <IconButton
        icon="trash"
        label={i18n._({ id: 'notify.files.task.delete', message: '删除 {name}', values })}
        onClick={() => onDelete(task)}
      />
    </span>
  );
}
