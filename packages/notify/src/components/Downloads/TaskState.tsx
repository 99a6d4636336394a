import { useLingui } from '@lingui/react';
import { exportStatuses } from '@portal/api-client/contract';
import { StatusBadge, type Tone } from '@portal/ui/table';
import classes from './DownloadCentre.module.css';
import type { DownloadTask } from './filesQuery.ts';
import { useStateLabels } from './useStateLabels.ts';

const TONES: Readonly<Record<number, Tone>> = { 1: 'primary', 2: 'success', 3: 'danger' };

export type TaskStateProps = { task: DownloadTask };

/** How far an export is, and why it failed. */
export function TaskState({ task }: TaskStateProps) {
  const { i18n } = useLingui();
  const labels = useStateLabels();
  const { status, progress, failReason } = task;
  return (
    <span className={classes.state}>
      <StatusBadge tone={TONES[status] ?? 'neutral'}>{labels[status] ?? '—'}</StatusBadge>
      {status === exportStatuses.running && (
        <progress
          max={100}
          value={progress}
          aria-label={i18n._({ id: 'notify.files.task.progress', message: '生成进度' })}
        />
      )}
      {status === exportStatuses.failed && <span className={classes.reason}>{reasonIn(failReason)}</span>}
    </span>
  );

  function reasonIn(reason: string | undefined): string {
    switch (reason) {
      case 'source-timeout':
        return i18n._({ id: 'notify.files.fail.timeout', message: '数据源超时，请重试' });
      case 'forbidden':
        return i18n._({ id: 'notify.files.fail.forbidden', message: '您已没有查看这些数据的权限' });
      case 'interrupted':
        return i18n._({ id: 'notify.files.fail.interrupted', message: '服务重启时中断了，请重试' });
      default:
        return i18n._({ id: 'notify.files.fail.other', message: '没有生成成功，请重试' });
    }
  }
}
