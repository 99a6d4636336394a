import { createMachine, type Readable } from '@portal/machine';
import { GUIDE_TIMES } from '../core/constants.ts';
import {
  type GuideEffect,
  type GuideEvent,
  type GuideState,
  needsRefresh,
  transition,
  unknownGuide,
} from '../core/transition.ts';
import type { Guide, GuidePlan } from '../core/types.ts';
import { perform, seenKey } from './perform.ts';
import type { GuidePorts } from './ports.ts';

/** A company's guide as one browser tab follows it. */
export type GuideControl = Readable<GuideState> & {
  plan: GuidePlan;
  /** Asks for the guide, and goes on asking while data are pulled. */
  start(): void;
  /** Takes what the server pushed; `isMine` in the one tab that may open its window. */
  pushed(guide: Guide, isMine: boolean): void;
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
 * const guide = createGuide({ ...browserPorts, plan, source, storage, scope: userId });
 * guide.start();
 */
export function createGuide(ports: GuidePorts): GuideControl {
  const { plan, source, storage, clock, page, scope } = ports;
  const machine = createMachine<GuideState, GuideEvent, GuideEffect>({
    initial: unknownGuide(plan.steps),
    transition,
    perform: (effect) => perform(effect, ports),
  });
  const { get, send } = machine;
  const placeKey = `${PLACE_KEY}:${scope}`;
  let stopTimer: (() => void) | undefined;
  let asking = 0;
  let isRunning = false;
  let stopWatching = (): void => undefined;

  function take(guide: Guide, mayOpen: boolean): void {
    const seen = storage.get(seenKey(scope)) ?? undefined;
    send({ type: 'info-arrived', guide, seen, mayOpen });
  }

  /** Asks again; an answer that a push or a later question has overtaken is dropped. */
  async function refresh(): Promise<void> {
    const mine = ++asking;
    const [guide, progress] = await Promise.all([
      source.load(),
      needsRefresh(get()) ? source.progress?.().catch(() => undefined) : undefined,
    ]);
    if (isRunning && mine === asking) take({ ...guide, progress: { ...guide.progress, ...progress } }, true);
  }

  function ask(): void {
    stopAsking();
    void refresh()
      // The shell works without the guide; while data are pulled the next minute asks again.
      .catch(() => undefined)
      .then(planNext);
  }

  function planNext(): void {
    if (isRunning && page.isVisible() && needsRefresh(get())) {
      stopTimer ??= clock.after(GUIDE_TIMES.refreshMs, ask);
    } else stopAsking();
  }

  function stopAsking(): void {
    stopTimer?.();
    stopTimer = undefined;
  }

  machine.subscribe(planNext);

  return {
    plan,
    get,
    subscribe: machine.subscribe,
    start() {
      if (isRunning) return;
      isRunning = true;
      stopWatching = page.onVisible(() => (page.isVisible() && needsRefresh(get()) ? ask() : planNext()));
      ask();
    },
    pushed(guide, isMine) {
      asking += 1;
      take(guide, isMine);
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
