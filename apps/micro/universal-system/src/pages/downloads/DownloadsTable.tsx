import { useLingui } from '@lingui/react';
import { Progress } from '@mantine/core';
import type { exportsContract, ResponseOf } from '@portal/api-client/contract';
import { useFormatters } from '@portal/ui';
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx';
import table from '../../components/table.module.css';
import classes from './DownloadsTable.module.css';

type DownloadTask = ResponseOf<typeof exportsContract.queryDownloadTasks>['dataList'][number];

const TONES: Tone[] = ['neutral', 'primary', 'success', 'danger'];

export type DownloadsTableProps = { tasks: readonly DownloadTask[] };

/** Exports, newest first. */
export function DownloadsTable({ tasks }: DownloadsTableProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const states = [
    i18n._({ id: 'universal.task.waiting', message: '等待中' }),
    i18n._({ id: 'universal.task.running', message: '生成中' }),
    i18n._({ id: 'universal.task.ready', message: '已完成' }),
    i18n._({ id: 'universal.task.failed', message: '失败' }),
  ];
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{i18n._({ id: 'universal.task.name', message: '文件' })}</th>
            <th scope="col">{i18n._({ id: 'universal.task.status', message: '状态' })}</th>
            <th scope="col" className={table.number}>
              {i18n._({ id: 'universal.task.rows', message: '行数' })}
            </th>
            <th scope="col">{i18n._({ id: 'universal.task.created', message: '创建时间' })}</th>
            <th scope="col">{i18n._({ id: 'universal.task.finished', message: '完成时间' })}</th>
            <th scope="col">
              <span className={classes.hidden}>{i18n._({ id: 'universal.task.file', message: '下载' })}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.id}>
              <td className={classes.name}>{task.name}</td>
              <td>
                <span className={classes.status}>
                  <StatusBadge tone={TONES[task.status] ?? 'neutral'}>
                    {states[task.status] ?? '—'}
                  </StatusBadge>
                  {task.status === 1 && (
                    <Progress
                      className={classes.progress}
                      size="sm"
                      value={task.progress}
                      aria-label={i18n._({ id: 'universal.task.progress', message: '生成进度' })}
                    />
                  )}
                  {task.status === 3 && <Failure reason={task.failReason} />}
                </span>
              </td>
              <td className={table.number}>{task.status === 2 ? format.number(task.rowCount) : '—'}</td>
              <td className={table.muted}>{format.dateTime(task.createTime)}</td>
              <td className={table.muted}>{format.dateTime(task.finishTime)}</td>
              <td className={table.number}>
                <DownloadLink task={task} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Failure({ reason }: { reason: string | null }) {
  const { i18n } = useLingui();
  return (
    <span className={table.muted}>
      {reason === 'source-timeout'
        ? i18n._({ id: 'universal.fail.timeout', message: '数据源超时，请稍后重新导出' })
        : i18n._({ id: 'universal.fail.other', message: '没有生成成功，请重新导出' })}
    </span>
  );
}

function DownloadLink({ task }: { task: DownloadTask }) {
  const { i18n } = useLingui();
  const label = i18n._({ id: 'universal.task.download', message: '下载' });
  const named = i18n._({
    id: 'universal.task.downloadNamed',
    message: '下载 {name}',
    values: { name: task.name },
  });
  if (task.status !== 2) return null;
  if (!task.fileOssUrl)
    return (
      <span className={table.muted}>{i18n._({ id: 'universal.task.gone', message: '文件已过期' })}</span>
    );
  return (
    <a className={classes.download} href={task.fileOssUrl} download aria-label={named}>
      {label}
    </a>
  );
}
