import { createMachine } from '@portal/machine';
import { NOTIFY_TIMES } from '../core/constants.ts';
import type { Loudness } from '../core/judgeMessage.ts';
import {
  INITIAL_SLOTS,
  type SlotsEffect,
  type SlotsEvent,
  type SlotsState,
  transition,
} from '../core/toastSlots.ts';
import type { PushedMessage } from '../core/types.ts';
import { openMessage } from './openMessage.ts';
import { type AlertsPorts, alertId, performSlots, SUMMARY_ID } from './perform.ts';
import type { NotifyPorts } from './ports.ts';

/** Shows messages as toasts, and by the operating system when nobody looks. */
export type Alerts = {
  alert(message: PushedMessage, how: Exclude<Loudness, 'ignore' | 'count'>, isVisible: boolean): void;
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

  function notifyDesktop(message: PushedMessage, id: string): void {
    const { title, text } = message;
    const now = clock.now();
    if (now - (shownAt.get(id) ?? Number.NEGATIVE_INFINITY) < NOTIFY_TIMES.desktopOnceMs) return;
    for (const [known, at] of shownAt) if (now - at >= NOTIFY_TIMES.desktopOnceMs) shownAt.delete(known);
    shownAt.set(id, now);
    desktop?.show({ id, title, text, onClick: () => openMessage(navigation, message) });
  }

  return {
    alert(message, how, isVisible) {
      const now = clock.now();
      const id = message.id ?? `at-${now}`;
      if (!isVisible && how === 'toast' && ports.isDesktopWanted() && desktop?.isAllowed()) {
        notifyDesktop(message, id);
      }
      slots.send({ type: 'arrived', id, message: how === 'toast' ? message : undefined, now });
    },
    dispose() {
      const { shown } = slots.get();
      slots.stop();
      for (const id of shown) toasts.dismiss(alertId(id));
      toasts.dismiss(SUMMARY_ID);
    },
  };
}
