import { useLingui } from '@lingui/react';

/** What the states of an export are called, by number. */
export function useStateLabels(): readonly string[] {
  const { i18n } = useLingui();
  return [
    i18n._({ id: 'notify.files.task.waiting', message: '等待中' }),
    i18n._({ id: 'notify.files.task.running', message: '生成中' }),
    i18n._({ id: 'notify.files.task.ready', message: '已完成' }),
    i18n._({ id: 'notify.files.task.failed', message: '失败' }),
    i18n._({ id: 'notify.files.task.expired', message: '已过期' }),
  ];
}
