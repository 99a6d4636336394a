import { createMachine } from '@portal/machine';
import { NOTIFY_TIMES } from '../core/constants.ts';
import type { Loudness } from '../core/judgeNotice.ts';
import type { SoundName } from '../core/sounds.ts';
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

/** Many at once make one sound. */
const SOUND_EVERY_MS = 2000;

/** Shows messages as toasts, and by the operating system when nobody looks. */
export type Alerts = {
  alert(notice: PushedNotice, how: Exclude<Loudness, 'count'>, isVisible: boolean): void;
  /** Tells of a notice whose toast is another part's: by its sound, and by the operating system when nobody looks. */
  tellBeside(notice: PushedNotice, isVisible: boolean): void;
  /** Takes away the toasts of notices that were read in another place. */
  read(ids: readonly string[], readTo?: number): void;
  dispose(): void;
};

/** Makes the alerts of one tab: two messages of their own at most, the rest in one sum. */
export function createAlerts(
  ports: AlertsPorts &
    Pick<NotifyPorts, 'desktop' | 'sound'> & {
      isDesktopWanted: () => boolean;
      /** The sound that is chosen; undefined for none. */
      soundWanted: () => SoundName | undefined;
    },
): Alerts {
  const { clock, desktop, navigation, toasts } = ports;
  let playedAt = Number.NEGATIVE_INFINITY;
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

  function tellBeside(notice: PushedNotice, isVisible: boolean): void {
    const now = clock.now();
    const sound = ports.soundWanted();
    if (sound && !(now - playedAt < SOUND_EVERY_MS)) {
      playedAt = now;
      ports.sound?.(sound);
    }
    const isAway = !isVisible && ports.isDesktopWanted() && desktop?.isAllowed() === true;
    if (isAway) notifyDesktop(notice, notice.id ?? `at-${now}`);
  }

  return {
    tellBeside,
    alert(notice, how, isVisible) {
      const now = clock.now();
      const id = notice.id ?? `at-${now}`;
      if (how === 'toast') tellBeside(notice, isVisible);
      slots.send({ type: 'arrived', id, notice: how === 'toast' ? notice : undefined, now });
    },
    read: (ids, readTo) => slots.send({ type: 'read', ids, readTo }),
    dispose() {
      const { shown } = slots.get();
      slots.stop();
      for (const { id } of shown) toasts.dismiss(alertId(id));
      toasts.dismiss(SUMMARY_ID);
    },
  };
}
