import { MESSAGE_TYPES, NOTIFY_TIMES } from '../core/constants.ts';
import { isSecurityMessage, type Loudness } from '../core/judgeMessage.ts';
import { INITIAL_SLOTS, type SlotsEvent, transitionSlots } from '../core/toastSlots.ts';
import type { PushedMessage } from '../core/types.ts';
import type { NotifyPorts } from './ports.ts';

/** Shows messages as toasts, and by the operating system when nobody looks. */
export type Alerts = {
  alert(message: PushedMessage, how: Exclude<Loudness, 'ignore' | 'count'>, isVisible: boolean): void;
  dispose(): void;
};

type AlertsOptions = Pick<
  NotifyPorts,
  'toasts' | 'i18n' | 'clock' | 'navigation' | 'desktop' | 'securityTitles'
> & {
  isDesktopWanted: () => boolean;
  openPanel: () => void;
};

const SUMMARY_ID = 'push-summary';
const SUMMARY_MS = 6000;

/** Makes the alerts of one tab: two messages of their own at most, the rest in one sum. */
export function createAlerts(options: AlertsOptions): Alerts {
  const { toasts, i18n, clock, navigation, desktop } = options;
  const waiting = new Map<string, PushedMessage>();
  const shownAt = new Map<string, number>();
  let slots = INITIAL_SLOTS;
  let stopTimer: (() => void) | undefined;
  let isDisposed = false;

  function send(event: SlotsEvent): void {
    if (isDisposed) return;
    const { state, effects } = transitionSlots(slots, event);
    slots = state;
    for (const effect of effects) {
      if (effect.type === 'show') showOne(effect.id);
      else if (effect.type === 'summarise') showSummary(effect.count);
      else {
        stopTimer?.();
        stopTimer = clock.after(effect.inMs, () => send({ type: 'tick', now: clock.now() }));
      }
    }
  }

  function showOne(id: string): void {
    const message = waiting.get(id);
    if (!message) return;
    const { noticeId } = message;
    toasts.show({
      id: `push-${id}`,
      tone: isSecurityMessage(message, options.securityTitles) ? 'warning' : 'info',
      title: message.title || i18n._({ id: 'notify.message', message: '新消息' }),
      message: message.text,
      durationMs: null,
      action: {
        label: i18n._({ id: 'notify.view', message: '查看' }),
        onClick: () => navigation.openNotices(noticeId),
      },
      onClose: () => send({ type: 'left', id }),
    });
    waiting.delete(id);
  }

  function showSummary(count: number): void {
    toasts.show({
      id: SUMMARY_ID,
      title: i18n._({ id: 'notify.summary', message: '还有 {count} 条新消息', values: { count } }),
      durationMs: SUMMARY_MS,
      action: {
        label: i18n._({ id: 'notify.view', message: '查看' }),
        onClick: options.openPanel,
      },
      onClose: () => send({ type: 'summary-left' }),
    });
  }

  function notifyDesktop({ title, text, noticeId }: PushedMessage, id: string): void {
    const now = clock.now();
    if (now - (shownAt.get(id) ?? Number.NEGATIVE_INFINITY) < NOTIFY_TIMES.desktopOnceMs) return;
    for (const [known, at] of shownAt) if (now - at >= NOTIFY_TIMES.desktopOnceMs) shownAt.delete(known);
    shownAt.set(id, now);
    desktop?.show({ id, title, text, onClick: () => navigation.openNotices(noticeId) });
  }

  return {
    alert(message, how, isVisible) {
      const id = message.id ?? `at-${clock.now()}`;
      const isAlone = how === 'toast' && message.type !== MESSAGE_TYPES.exportFinished;
      if (isAlone) waiting.set(id, message);
      if (!isVisible && how === 'toast' && options.isDesktopWanted() && desktop?.isAllowed()) {
        notifyDesktop(message, id);
      }
      send({ type: 'arrived', id, alone: isAlone, now: clock.now() });
      if (!slots.shown.includes(id)) waiting.delete(id);
    },
    dispose() {
      isDisposed = true;
      stopTimer?.();
      for (const id of slots.shown) toasts.dismiss(`push-${id}`);
      toasts.dismiss(SUMMARY_ID);
    },
  };
}
