import { NOTIFY_LIMITS, NOTIFY_TIMES } from './constants.ts';

/** Which messages are on screen, and how many are folded into one summary. */
export type SlotsState = {
  /** Ids of the toasts on screen. */
  shown: readonly string[];
  /** Messages told by the summary; 0 = there is none. */
  folded: number;
  /** The number that the summary says. */
  told: number;
  toldAt: number | undefined;
};

/** What can happen to the toasts. */
export type SlotsEvent =
  /** `alone`: it may have a toast of its own. */
  | { type: 'arrived'; id: string; alone: boolean; now: number }
  | { type: 'left'; id: string }
  | { type: 'summary-left' }
  | { type: 'tick'; now: number };

/** What follows: a toast of its own, the summary with its number, or a wish to be asked again later. */
export type SlotsEffect =
  | { type: 'show'; id: string }
  | { type: 'summarise'; count: number }
  | { type: 'ask-again'; inMs: number };

/** No toast yet. */
export const INITIAL_SLOTS: SlotsState = { shown: [], folded: 0, told: 0, toldAt: undefined };

/** Three toasts at most: the summary takes the third place as soon as there is more to tell. */
export function transitionSlots(
  state: SlotsState,
  event: SlotsEvent,
): { state: SlotsState; effects: SlotsEffect[] } {
  switch (event.type) {
    case 'arrived':
      return arrive(state, event);
    case 'left':
      return { state: { ...state, shown: state.shown.filter((id) => id !== event.id) }, effects: [] };
    case 'summary-left':
      return { state: { ...state, folded: 0, told: 0, toldAt: undefined }, effects: [] };
    case 'tick':
      return tell(state, event.now);
  }
}

function arrive(state: SlotsState, { id, alone, now }: Extract<SlotsEvent, { type: 'arrived' }>) {
  if (state.shown.includes(id)) return { state, effects: [] };
  // The last place is the summary's: a fourth message never has to push a toast away.
  if (alone && state.shown.length < NOTIFY_LIMITS.maxToasts - 1) {
    return { state: { ...state, shown: [...state.shown, id] }, effects: [{ type: 'show' as const, id }] };
  }
  return tell({ ...state, folded: state.folded + 1 }, now);
}

function tell(state: SlotsState, now: number): { state: SlotsState; effects: SlotsEffect[] } {
  if (state.folded === state.told) return { state, effects: [] };
  const wait = state.toldAt === undefined ? 0 : state.toldAt + NOTIFY_TIMES.summaryEveryMs - now;
  if (wait > 0 && wait <= NOTIFY_TIMES.summaryEveryMs) {
    return { state, effects: [{ type: 'ask-again', inMs: wait }] };
  }
  return {
    state: { ...state, told: state.folded, toldAt: now },
    effects: [{ type: 'summarise', count: state.folded }],
  };
}
