import type { I18n } from '@lingui/core';
import type { Tone } from '@portal/ui/table';
import type { Thread } from './queries.ts';
import { timeLeft } from './timeLeft.ts';

/** The states that threads can be narrowed to: those that wait, then each. */
export const INBOX_STATES = ['open', 'overdue', 'waiting', 'answered', 'no-answer', 'all'] as const;

/** What a state of threads is called. */
export function stateName(state: string, i18n: I18n): string {
  switch (state) {
    case 'open':
      return i18n._({ id: 'scm.inbox.open', message: '待处理' });
    case 'overdue':
      return i18n._({ id: 'scm.inbox.overdue', message: '已超时' });
    case 'waiting':
      return i18n._({ id: 'scm.inbox.waiting', message: '待回复' });
    case 'answered':
      return i18n._({ id: 'scm.inbox.answered', message: '已回复' });
    case 'no-answer':
      return i18n._({ id: 'scm.inbox.noAnswer', message: '无需回复' });
    case 'all':
      return i18n._({ id: 'scm.inbox.all', message: '全部' });
    default:
      return state;
  }
}

/** What a thread's state is called, with the time that is left where it waits, and how it should look. */
export function clockOf(thread: Thread, now: number, i18n: I18n): { label: string; tone: Tone } {
  const isOpen = thread.state === 'waiting' || thread.state === 'overdue';
  if (!isOpen)
    return {
      label: stateName(thread.state, i18n),
      tone: thread.state === 'answered' ? 'success' : 'neutral',
    };
  const { isOver, ...values } = timeLeft(thread.answerBy, now);
  if (isOver)
    return {
      label: i18n._({ id: 'scm.inbox.over', message: '超时 {hours} 小时 {minutes} 分', values }),
      tone: 'danger',
    };
  return {
    label: i18n._({ id: 'scm.inbox.left', message: '还剩 {hours} 小时 {minutes} 分', values }),
    tone: values.hours < 4 ? 'warning' : 'primary',
  };
}
