import { createMachine, type Readable } from '@portal/machine';
import { GUIDE_TIMES } from '../core/constants.ts';
import { readGuide } from '../core/readGuide.ts';
import {
  GUIDE_UNKNOWN,
  type GuideEffect,
  type GuideEvent,
  type GuideState,
  needsRefresh,
  transition,
} from '../core/transition.ts';
import { perform, seenKey } from './perform.ts';
import type { GuidePorts } from './ports.ts';

/** A company's guide as one browser tab follows it. */
export type GuideControl = Readable<GuideState> & {
  /** Asks for the guide, and goes on asking while data are pulled. */
  start(): void;
  /** Takes what the server pushed; `isMine` in the one tab that may open its window. */
  pushed(info: Readonly<Record<string, unknown>>, isMine: boolean): void;
  open(): void;
  close(): void;
  /** Returns where the person has put the badge, in per cent of the page's height; undefined where it was never moved. */
  place(): number | undefined;
  keepPlace(place: number): void;
  /** Keeps the window closed while another dialog is in front. Returns a function that lets it open. */
  hold(): () => void;
  /** Asks nothing more and takes no late answer. */
  dispose(): void;
};

const PLACE_KEY = 'guide-place';

/**
 * Follows the guide: asks once at the start, every minute while data are pulled and the page is looked at, and takes
 * what is pushed.
 * @example
 * const guide = createGuide({ api, storage, clock, page, scope: userId });
 * guide.start();
 */
export function createGuide(ports: GuidePorts): GuideControl {
  const { api, storage, clock, page, scope } = ports;
  const machine = createMachine<GuideState, GuideEvent, GuideEffect>({
    initial: GUIDE_UNKNOWN,
    transition,
    perform: (effect) => perform(effect, ports),
  });
  const { get, send } = machine;
  const placeKey = `${PLACE_KEY}:${scope}`;
  let stopTimer: (() => void) | undefined;
  let asking = 0;
  let isRunning = false;
  let stopWatching = (): void => undefined;

  function take(info: Readonly<Record<string, unknown>>, mayOpen: boolean): void {
    const seen = storage.get(seenKey(scope)) ?? undefined;
    send({ type: 'info-arrived', guide: readGuide(info), seen, mayOpen });
  }

  /** Asks again; an answer that a push or a later question has overtaken is dropped. */
  async function refresh(): Promise<void> {
    const mine = ++asking;
    const [info, progress] = await Promise.all([
      api.queryLiteGuideInfo({}),
      needsRefresh(get()) ? api.guideProgress({}).catch(() => undefined) : undefined,
    ]);
    if (isRunning && mine === asking) take({ ...info, ...progress }, true);
  }

  function ask(): void {
    stopAsking();
    void refresh()
      // The shell works without the guide; while data are pulled the next minute asks again.
      .catch(() => undefined)
      .then(plan);
  }

  function plan(): void {
    if (isRunning && page.isVisible() && needsRefresh(get())) {
      stopTimer ??= clock.after(GUIDE_TIMES.refreshMs, ask);
    } else stopAsking();
  }

  function stopAsking(): void {
    stopTimer?.();
    stopTimer = undefined;
  }

  machine.subscribe(plan);

  return {
    get,
    subscribe: machine.subscribe,
    start() {
      if (isRunning) return;
      isRunning = true;
      stopWatching = page.onVisible(() => (page.isVisible() && needsRefresh(get()) ? ask() : plan()));
      ask();
    },
    pushed(info, isMine) {
      asking += 1;
      take(info, isMine);
    },
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    place() {
      const kept = storage.get(placeKey);
      return kept === null ? undefined : Number(kept);
    },
    keepPlace: (place) => void storage.set(placeKey, String(Math.round(place))),
    hold() {
      let isHeld = true;
      send({ type: 'hold' });
      return () => {
        if (isHeld) send({ type: 'release' });
        isHeld = false;
      };
    },
    dispose() {
      isRunning = false;
      asking += 1;
      stopAsking();
      stopWatching();
    },
  };
}
