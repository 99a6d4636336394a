import { HOVER_OPEN_MS, SUB_POPUP_CHECK_MS } from './constants.ts';

/** Which popup of a bar is open, and what will change when the pointer stays where it is. */
export type HoverState = {
  readonly open: string | undefined;
  /** A popup opened by a press stays when the pointer leaves. */
  readonly by: 'hover' | 'press' | undefined;
  readonly pending: { readonly open: string | undefined; readonly at: number } | undefined;
};

/** What a pointer, a press or the clock reports to the bar. */
export type HoverEvent =
  | { readonly type: 'trigger-entered'; readonly key: string; readonly now: number }
  | { readonly type: 'popup-entered' }
  | { readonly type: 'left'; readonly now: number }
  | { readonly type: 'pressed'; readonly key: string }
  | { readonly type: 'dismissed' }
  | { readonly type: 'time-passed'; readonly now: number };

/** Nothing open, nothing pending. */
export const HOVER_CLOSED: HoverState = { open: undefined, by: undefined, pending: undefined };

/**
 * Opens and closes the popups of a bar: a pointer that rests on a trigger opens it, one that is still outside
 * after the sub-popup check closes it, and a press decides at once.
 */
export function transition(state: HoverState, event: HoverEvent): readonly [state: HoverState] {
  switch (event.type) {
    case 'trigger-entered':
      if (event.key === state.open) return [stay(state)];
      return [{ ...state, pending: { open: event.key, at: event.now + HOVER_OPEN_MS } }];
    case 'popup-entered':
      return [stay(state)];
    case 'left':
      if (state.open === undefined || state.by === 'press') return [stay(state)];
      return [{ ...state, pending: { open: undefined, at: event.now + SUB_POPUP_CHECK_MS } }];
    case 'pressed':
      if (event.key === state.open && state.by === 'press') return [HOVER_CLOSED];
      return [{ open: event.key, by: 'press', pending: undefined }];
    case 'dismissed':
      return [HOVER_CLOSED];
    case 'time-passed':
      if (!state.pending || event.now < state.pending.at) return [state];
      if (state.pending.open === undefined) return [HOVER_CLOSED];
      return [{ open: state.pending.open, by: 'hover', pending: undefined }];
  }
}

function stay(state: HoverState): HoverState {
  return state.pending ? { ...state, pending: undefined } : state;
}
