import { GUIDE_TIMES } from '../core/constants.ts';
import { readGuide } from '../core/readGuide.ts';
import {
  GUIDE_UNKNOWN,
  type GuideEffect,
  type GuideEvent,
  type GuideState,
  needsRefresh,
  transitionGuide,
} from '../core/transitionGuide.ts';
import type { GuidePorts } from './ports.ts';

const SEEN_KEY = 'guide-seen';
const PLACE_KEY = 'guide-place';

/** A company's guide as one browser tab follows it. */
export type GuideControl = ReturnType<typeof createGuide>;

/**
 * Follows the guide: asks once at the start, every minute while data are pulled and the page is looked at, and takes
 * what is pushed.
 * @example
 * const guide = createGuide({ api, storage, clock, page, scope: userId });
 * guide.start();
 */
export function createGuide({ api, storage, clock, page, scope }: GuidePorts) {
  let state = GUIDE_UNKNOWN;
  let timer: unknown;
  let asking = 0;
  let isRunning = false;
  let stopWatching = (): void => undefined;
  const listeners = new Set<() => void>();
  const key = `${SEEN_KEY}:${scope}`;
  const placeKey = `${PLACE_KEY}:${scope}`;

  function send(event: GuideEvent): void {
    const { state: next, effects } = transitionGuide(state, event);
    for (const effect of effects) run(effect);
    if (next === state) return;
    state = next;
    for (const listener of [...listeners]) listener();
    plan();
  }

  function run(effect: GuideEffect): void {
    if (effect.type === 'remember-schedule') storage.set(key, effect.schedule);
    // Not saved, the guide comes back with the next visit: nothing is lost.
    else void api.updateLiteGuide({ guideStatus: effect.status }).catch(() => undefined);
  }

  function take(info: Readonly<Record<string, unknown>>, mayOpen: boolean): void {
    const seen = storage.get(key) ?? undefined;
    send({ type: 'info-arrived', guide: readGuide(info), seen, mayOpen });
  }

  /** Asks again; an answer that a push or a later question has overtaken is dropped. */
  async function refresh(): Promise<void> {
    const mine = ++asking;
    const [info, progress] = await Promise.all([
      api.queryLiteGuideInfo({}),
      needsRefresh(state) ? api.guideProgress({}).catch(() => undefined) : undefined,
    ]);
    if (isRunning && mine === asking) take({ ...info, ...progress }, true);
  }

  function ask(): void {
    clock.cancel(timer);
    timer = undefined;
    void refresh()
      // The shell works without the guide; while data are pulled the next minute asks again.
      .catch(() => undefined)
      .then(plan);
  }

  function plan(): void {
    if (isRunning && page.isVisible() && needsRefresh(state)) {
      timer ??= clock.after(GUIDE_TIMES.refreshMs, ask);
      return;
    }
    clock.cancel(timer);
    timer = undefined;
  }

  return {
    getState: (): GuideState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(): void {
      if (isRunning) return;
      isRunning = true;
      stopWatching = page.onVisible(() => (page.isVisible() && needsRefresh(state) ? ask() : plan()));
      ask();
    },
    /** Takes what the server pushed; `isMine` in the one tab that may open its window. */
    pushed(info: Readonly<Record<string, unknown>>, isMine: boolean): void {
      asking += 1;
      take(info, isMine);
    },
    open: () => send({ type: 'open' }),
    close: () => send({ type: 'close' }),
    /** Where the person has put the badge, in per cent of the page's height; undefined where it was never moved. */
    place(): number | undefined {
      const kept = storage.get(placeKey);
      return kept === null ? undefined : Number(kept);
    },
    keepPlace: (place: number) => void storage.set(placeKey, String(Math.round(place))),
    /** Keeps the window closed while another dialog is in front; the answer lets it open. */
    hold(): () => void {
      let isHeld = true;
      send({ type: 'hold' });
      return () => {
        if (isHeld) send({ type: 'release' });
        isHeld = false;
      };
    },
    dispose(): void {
      isRunning = false;
      asking += 1;
      clock.cancel(timer);
      stopWatching();
      listeners.clear();
    },
  };
}
