import type { Machine } from '@portal/machine';
import type { SlotsEffect, SlotsEvent, SlotsState } from '../core/toastSlots.ts';
import type { PushedNotice } from '../core/types.ts';
import type { NoticeTarget, NotifyPorts } from './ports.ts';

/** What the toasts of messages reach. */
export type AlertsPorts = Pick<NotifyPorts, 'clock' | 'i18n' | 'navigation' | 'toasts'> & {
  openPanel: () => void;
};

/** The one toast that sums up the messages without a toast of their own. */
export const SUMMARY_ID = 'push-summary';
const SUMMARY_MS = 6000;

/** Carries out what follows for the toasts of messages. */
export function performSlots(
  effect: SlotsEffect,
  { send }: Machine<SlotsState, SlotsEvent>,
  { clock, i18n, navigation, openPanel, toasts }: AlertsPorts,
): void {
  const view = i18n._({ id: 'notify.view', message: '查看' });
  switch (effect.type) {
    case 'show': {
      const { id, notice } = effect;
      toasts.show({
        id: alertId(id),
        tone: notice.importance === 'urgent' ? 'warning' : 'info',
        title: notice.title || i18n._({ id: 'notify.message', message: '新消息' }),
        message: notice.body,
        durationMs: null,
        action: { label: view, onClick: () => navigation.open(targetOf(notice)) },
        onClose: () => send({ type: 'left', id }),
      });
      return;
    }
    case 'hide':
      toasts.dismiss(alertId(effect.id));
      return;
    case 'summarise':
      toasts.show({
        id: SUMMARY_ID,
        title: i18n._({
          id: 'notify.summary',
          message: '还有 {count} 条新消息',
          values: { count: effect.count },
        }),
        durationMs: SUMMARY_MS,
        action: { label: view, onClick: openPanel },
        onClose: () => send({ type: 'summary-left' }),
      });
      return;
    case 'tick-later':
      clock.after(effect.inMs, () => send({ type: 'tick', now: clock.now() }));
  }
}

/** Returns the id of a message's toast. */
export function alertId(id: string): string {
  return `push-${id}`;
}

/** Returns what a pushed notice leads to. */
export function targetOf({ noticeId, link, data }: PushedNotice): NoticeTarget {
  return { id: noticeId, link, data };
}
