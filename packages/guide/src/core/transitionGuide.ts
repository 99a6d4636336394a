import { assertNever } from './assertNever.ts';
import { formatSchedule, parseSchedule } from './readGuide.ts';
import { GUIDE_STEPS, type Guide, type GuideStatus, type GuideStep } from './types.ts';

/** What one browser tab knows of the guide. */
export type GuideState = {
  /** Undefined until the server has answered. */
  guide: Guide | undefined;
  isOpen: boolean;
  /** So many dialogs are in the way of opening: the guide waits behind them. */
  holds: number;
};

/** What happens to the guide. */
export type GuideEvent =
  /** An answer or a push; `mayOpen` in the one tab that should show it, `seen` is the schedule last seen here. */
  | { type: 'info-arrived'; guide: Guide; seen: string | undefined; mayOpen: boolean }
  | { type: 'open' }
  | { type: 'close' }
  | { type: 'hold' }
  | { type: 'release' };

/** What is to be done outside. */
export type GuideEffect =
  | { type: 'save-status'; status: 1 | 2 | 4 }
  | { type: 'remember-schedule'; schedule: string };

/** A new state, and what is to be done about it. */
export type GuideTransition = { state: GuideState; effects: readonly GuideEffect[] };

/** The guide before anything is known. */
export const GUIDE_UNKNOWN: GuideState = { guide: undefined, isOpen: false, holds: 0 };

/** Takes what happened into account. */
export function transitionGuide(state: GuideState, event: GuideEvent): GuideTransition {
  switch (event.type) {
    case 'info-arrived':
      return takeInfo(state, event);
    case 'open':
      return isHidden(state) ? same(state) : same({ ...state, isOpen: true });
    case 'close':
      return close(state);
    case 'hold':
      return same({ ...state, holds: state.holds + 1 });
    case 'release':
      return same({ ...state, holds: Math.max(0, state.holds - 1) });
    default:
      return assertNever(event);
  }
}

/** Nothing, the badge alone, or the badge with its window open. */
export function guideView(state: GuideState): 'hidden' | 'badge' | 'open' {
  if (isHidden(state)) return 'hidden';
  return state.isOpen && state.holds === 0 ? 'open' : 'badge';
}

/** While a shop is there and its data are not all there, the state is worth asking for. */
export function needsRefresh(state: GuideState): boolean {
  const done = state.guide?.done;
  return !isHidden(state) && Boolean(done?.has('shop') && !done.has('pull'));
}

/** Whether every step is done. */
export function isFinished({ done }: Pick<Guide, 'done'>): boolean {
  return GUIDE_STEPS.every((step) => done.has(step));
}

function takeInfo(
  state: GuideState,
  { guide, seen, mayOpen }: Extract<GuideEvent, { type: 'info-arrived' }>,
): GuideTransition {
  const former = state.guide;
  const schedule = formatSchedule(guide.done);
  const before = former?.done ?? (seen === undefined ? guide.doneBefore : parseSchedule(seen));
  const opens = mayOpen && (turned(before, guide.done) || (!former && guide.status === 1));
  // Closed in another tab: this one follows. A window that was opened from the badge stays.
  const wasClosed = former?.status === 1 && guide.status !== 1;
  const isOpen = !hasEnded(guide.status) && (opens || (state.isOpen && !wasClosed));
  return {
    state: { ...state, guide, isOpen },
    effects: schedule === seen ? [] : [{ type: 'remember-schedule', schedule }],
  };
}

/** Whether a step other than the data pull is done that was not. */
function turned(before: ReadonlySet<GuideStep>, now: ReadonlySet<GuideStep>): boolean {
  return GUIDE_STEPS.some((step) => step !== 'pull' && now.has(step) && !before.has(step));
}

function close(state: GuideState): GuideTransition {
  const { guide } = state;
  if (!guide || !state.isOpen) return same(state);
  const status = isFinished(guide) ? 2 : 4;
  return {
    state: { ...state, guide: { ...guide, status }, isOpen: false },
    effects: status === guide.status ? [] : [{ type: 'save-status', status }],
  };
}

function isHidden({ guide }: GuideState): boolean {
  return !guide || hasEnded(guide.status);
}

function hasEnded(status: GuideStatus): boolean {
  return status === 2 || status === 3;
}

function same(state: GuideState): GuideTransition {
  return { state, effects: [] };
}
