import type { LiveAnswer } from '../runtime/types.ts';
import { createPresenter, type Presenter, type PresenterClock } from './createPresenter.ts';
import type { DrawnLanguages } from './toBlocks.ts';

const presenters = new WeakMap<LiveAnswer, Presenter>();

const BROWSER: PresenterClock = {
  now: () => performance.now(),
  requestFrame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
  isReduced: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
};

/** Returns the one presenter of an answer: its thoughts and its words move by the same clock. */
export function presenterOf(live: LiveAnswer, drawn: DrawnLanguages | undefined): Presenter {
  const known = presenters.get(live);
  if (known) return known;
  const presenter = createPresenter(live, drawn, BROWSER);
  presenters.set(live, presenter);
  return presenter;
}
