import { useLingui } from '@lingui/react';

/** Whether a task of an answer is done; it cannot be ticked. */
export function TaskMark({ checked }: { checked: boolean }) {
  const { i18n } = useLingui();
  const label = checked
    ? i18n._({ id: 'ai.task.done', message: '已完成' })
    : i18n._({ id: 'ai.task.open', message: '未完成' });
  return <input type="checkbox" checked={checked} disabled aria-label={label} />;
}
