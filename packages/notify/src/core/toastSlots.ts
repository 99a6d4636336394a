import { NOTIFY_LIMITS, NOTIFY_TIMES } from './constants.ts';
import type { PushedNotice } from './types.ts';

/** Which messages are on screen, and how many are folded into one summary. */
export type SlotsState = {
  /** The toasts on screen, and what each tells of. */
  shown: readonly { id: string; noticeId: string | undefined; seq: number | undefined }[];
  /** Messages told by the summary; 0 = there is none. */
  folded: number;
  /** The number that the summary says. */
  told: number;
  toldAt: number | undefined;
};

/** What can happen to the toasts. */
export type SlotsEvent =
  /** Without a message of its own it is told in the summary. */
  | { type: 'arrived'; id: string; notice: PushedNotice | undefined; now: number }
  | { type: 'left'; id: string }
  /** Read in another place: by their ids in the list, or all up to a place in the stream. */
  | { type: 'read'; ids: readonly string[]; readTo: number | undefined }
  | { type: 'summary-left' }
  | { type: 'tick'; now: number };

/** What follows: a toast of its own, the summary with its number, or a tick later. */
export type SlotsEffect =
  | { type: 'show'; id: string; notice: PushedNotice }
  | { type: 'hide'; id: string }
  | { type: 'summarise'; count: number }
  | { type: 'tick-later'; inMs: number };

/** No toast yet. */
export const INITIAL_SLOTS: SlotsState = { shown: [], folded: 0, told: 0, toldAt: undefined };

type Next = readonly [state: SlotsState, effects?: readonly SlotsEffect[]];

/** Three toasts at most: the summary takes the third place as soon as there is more to tell. */
export function transition(state: SlotsState, event: SlotsEvent): Next {
  switch (event.type) {
    case 'arrived':
      return arrive(state, event);
    case 'left':
      return [{ ...state, shown: state.shown.filter(({ id }) => id !== event.id) }];
    case 'read':
      return [
        state,
        state.shown.filter((toast) => isReadBy(toast, event)).map(({ id }) => ({ type: 'hide', id })),
      ];
    case 'summary-left':
      return [{ ...state, folded: 0, told: 0, toldAt: undefined }];
    case 'tick':
      return tell(state, event.now);
  }
}

function arrive(state: SlotsState, { id, notice, now }: Extract<SlotsEvent, { type: 'arrived' }>): Next {
  if (state.shown.some((toast) => toast.id === id)) return [state];
  // The last place is the summary's: a fourth message never has to push a toast away.
  if (notice && state.shown.length < NOTIFY_LIMITS.maxToasts - 1) {
    return [
      { ...state, shown: [...state.shown, { id, noticeId: notice.noticeId, seq: notice.seq }] },
      [{ type: 'show', id, notice }],
    ];
  }
  return tell({ ...state, folded: state.folded + 1 }, now);
}

function tell(state: SlotsState, now: number): Next {
  if (state.folded === state.told) return [state];
  const waitMs = state.toldAt === undefined ? 0 : state.toldAt + NOTIFY_TIMES.summaryEveryMs - now;
  // A clock that was set back does not silence the summary.
  if (waitMs > 0 && waitMs <= NOTIFY_TIMES.summaryEveryMs) {
    return [state, [{ type: 'tick-later', inMs: waitMs }]];
  }
  return [{ ...state, told: state.folded, toldAt: now }, [{ type: 'summarise', count: state.folded }]];
}

function isReadBy(
  { noticeId, seq }: SlotsState['shown'][number],
  { ids, readTo }: { ids: readonly string[]; readTo: number | undefined },
): boolean {
  return (
    (noticeId !== undefined && ids.includes(noticeId)) ||
    (seq !== undefined && readTo !== undefined && seq <= readTo)
  );
}
