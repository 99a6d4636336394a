import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { WorkProgress } from './useOrderWork.tsx';
import classes from './work.module.css';

export type WorkProgressBarProps = {
  progress: WorkProgress;
  /** How many there will be, before the server has counted. */
  expected: number;
};

/** How many of the orders are done. */
export function WorkProgressBar({ progress, expected }: WorkProgressBarProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const total = progress.total || expected;
  const text = i18n._({
    id: 'scm.work.progress',
    message: '正在处理 {done} / {total}',
    values: { done: format.number(progress.done), total: format.number(total) },
  });
  return (
    <>
      <progress className={classes.progress} max={total} value={progress.done} aria-label={text} />
      <span role="status">{text}</span>
    </>
  );
}
