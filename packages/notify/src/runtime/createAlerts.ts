import { createMachine } from '@portal/machine';
import { NOTIFY_TIMES } from '../core/constants.ts';
import type { Loudness } from '../core/judgeNotice.ts';
import {
  INITIAL_SLOTS,
  type SlotsEffect,
  type SlotsEvent,
  type SlotsState,
  transition,
} from '../core/toastSlots.ts';
import type { PushedNotice } from '../core/types.ts';
import { type AlertsPorts, alertId, performSlots, SUMMARY_ID, targetOf } from './perform.ts';
import type { NotifyPorts } from './ports.ts';

/** Shows messages as toasts, and by the operating system when nobody looks. */
export type Alerts = {
  alert(notice: PushedNotice, how: Exclude<Loudness, 'count'>, isVisible: boolean): void;
  dispose(): void;
};

/** Makes the alerts of one tab: two messages of their own at most, the rest in one sum. */
export function createAlerts(
  ports: AlertsPorts & Pick<NotifyPorts, 'desktop'> & { isDesktopWanted: () => boolean },
): Alerts {
  const { clock, desktop, navigation, toasts } = ports;
  const shownAt = new Map<string, number>();
  const slots = createMachine<SlotsState, SlotsEvent, SlotsEffect>({
    initial: INITIAL_SLOTS,
    transition,
    perform: (effect, machine) => performSlots(effect, machine, ports),
  });

  function notifyDesktop(notice: PushedNotice, id: string): void {
    const { title, body: text } = notice;
    const now = clock.now();
    if (now - (shownAt.get(id) ?? Number.NEGATIVE_INFINITY) < NOTIFY_TIMES.desktopOnceMs) return;
    for (const [known, at] of shownAt) if (now - at >= NOTIFY_TIMES.desktopOnceMs) shownAt.delete(known);
    shownAt.set(id, now);
    desktop?.show({ id, title, text, onClick: () => navigation.open(targetOf(notice)) });
  }

  return {
    alert(notice, how, isVisible) {
      const now = clock.now();
      const id = notice.id ?? `at-${now}`;
      if (!isVisible && how === 'toast' && ports.isDesktopWanted() && desktop?.isAllowed()) {
        notifyDesktop(notice, id);
      }
      slots.send({ type: 'arrived', id, notice: how === 'toast' ? notice : undefined, now });
    },
    dispose() {
      const { shown } = slots.get();
      slots.stop();
      for (const id of shown) toasts.dismiss(alertId(id));
      toasts.dismiss(SUMMARY_ID);
    },
  };
}
