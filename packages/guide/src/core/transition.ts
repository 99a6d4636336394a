import { formatSchedule, parseSchedule } from './schedule.ts';
import type { Guide, GuideStatus, PlannedStep } from './types.ts';

/** What one browser tab knows of the guide. */
export type GuideState = {
  steps: readonly PlannedStep[];
  /** Undefined until the server has answered. */
  guide: Guide | undefined;
  isOpen: boolean;
  /** How many dialogs are in front: the guide's window waits until there is none. */
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

type Next = readonly [state: GuideState, effects?: readonly GuideEffect[]];

/** Returns a guide of these steps before anything is known of it. */
export function unknownGuide(steps: readonly PlannedStep[]): GuideState {
  return { steps, guide: undefined, isOpen: false, holds: 0 };
}

/** Decides by what happened whether the guide is there, and its window open. */
export function transition(state: GuideState, event: GuideEvent): Next {
  switch (event.type) {
    case 'info-arrived':
      return takeInfo(state, event);
    case 'open':
      return [isHidden(state) || state.isOpen ? state : { ...state, isOpen: true }];
    case 'close':
      return close(state);
    case 'hold':
      return [{ ...state, holds: state.holds + 1 }];
    case 'release':
      return [state.holds === 0 ? state : { ...state, holds: state.holds - 1 }];
  }
}

/** Returns what is shown: nothing, the badge alone, or the badge with its window open. */
export function guideView(state: GuideState): 'hidden' | 'badge' | 'open' {
  if (isHidden(state)) return 'hidden';
  return state.isOpen && state.holds === 0 ? 'open' : 'badge';
}

/** Whether the state should be asked for regularly: a step goes on by itself. */
export function needsRefresh(state: GuideState): boolean {
  return !isHidden(state) && state.steps.some((step) => goesOn(step, state.guide?.done));
}

/** Whether a step is under way by itself. */
export function goesOn({ id, after }: PlannedStep, done: ReadonlySet<string> | undefined): boolean {
  return after !== undefined && Boolean(done?.has(after)) && !done?.has(id);
}

/** Whether every step is done. */
export function isFinished(steps: readonly PlannedStep[], done: ReadonlySet<string>): boolean {
  return steps.every(({ id }) => done.has(id));
}

function takeInfo(
  state: GuideState,
  { guide, seen, mayOpen }: Extract<GuideEvent, { type: 'info-arrived' }>,
): Next {
  const former = state.guide;
  const { steps } = state;
  const schedule = formatSchedule(guide.done, steps);
  const before = former?.done ?? (seen === undefined ? guide.doneBefore : parseSchedule(seen, steps));
  const opens = mayOpen && (turned(steps, before, guide.done) || (!former && guide.status === 1));
  // Closed in another tab: this one follows. A window that was opened from the badge stays.
  const wasClosed = former?.status === 1 && guide.status !== 1;
  const isOpen = !hasEnded(guide.status) && (opens || (state.isOpen && !wasClosed));
  return [{ ...state, guide, isOpen }, schedule === seen ? [] : [{ type: 'remember-schedule', schedule }]];
}

/** Whether a step that somebody has to do is newly done. */
function turned(
  steps: readonly PlannedStep[],
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
): boolean {
  return steps.some(({ id, after }) => after === undefined && now.has(id) && !before.has(id));
}

function close(state: GuideState): Next {
  const { guide } = state;
  if (!guide || !state.isOpen) return [state];
  const status = isFinished(state.steps, guide.done) ? 2 : 4;
  return [
    { ...state, guide: { ...guide, status }, isOpen: false },
    status === guide.status ? [] : [{ type: 'save-status', status }],
  ];
}

function isHidden({ guide }: GuideState): boolean {
  return !guide || hasEnded(guide.status);
}

function hasEnded(status: GuideStatus): boolean {
  return status === 2 || status === 3;
}
