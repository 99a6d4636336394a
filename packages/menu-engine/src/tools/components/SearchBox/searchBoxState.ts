import { BACKSPACE_TRACKING_MS, SEARCH_POPOVER_HIDE_MS } from '../../../core/constants.ts';

/** What a search box shows. */
export type SearchBoxState = {
  readonly open: boolean;
  /** What stands in the box. */
  readonly typed: string;
  /** What the shown results answer; behind `typed` while a person deletes. */
  readonly asked: string;
  /** When the results catch up with the box, and when a box that was left closes. */
  readonly refreshAt: number | undefined;
  readonly hideAt: number | undefined;
  /** Position of the option that Enter chooses; -1 for none. */
  readonly active: number;
};

/** What a person or the clock reports to a search box. */
export type SearchBoxEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'typed'; readonly text: string; readonly deleting: boolean; readonly now: number }
  /** A press of backspace, not a repetition of a held key, in an empty box. */
  | { readonly type: 'backspace-in-empty' }
  | { readonly type: 'moved'; readonly to: number }
  | { readonly type: 'left'; readonly now: number }
  | { readonly type: 'returned' }
  | { readonly type: 'escaped' }
  | { readonly type: 'chosen' }
  | { readonly type: 'time-passed'; readonly now: number };

/** Closed and empty. */
export const SEARCH_CLOSED: SearchBoxState = {
  open: false,
  typed: '',
  asked: '',
  refreshAt: undefined,
  hideAt: undefined,
  active: -1,
};

/**
 * Opens, asks and closes. While a person deletes, the results stand still until 350 ms after the last
 * backspace; a backspace in an empty box leaves the search; a box that is left closes after 200 ms.
 */
export function transition(state: SearchBoxState, event: SearchBoxEvent): readonly [state: SearchBoxState] {
  return [next(state, event)];
}

function next(state: SearchBoxState, event: SearchBoxEvent): SearchBoxState {
  switch (event.type) {
    case 'opened':
      return state.open
        ? { ...state, hideAt: undefined }
        : { ...state, open: true, hideAt: undefined, active: -1 };
    case 'typed': {
      const opened = { ...state, open: true, hideAt: undefined, typed: event.text };
      if (event.deleting) return { ...opened, refreshAt: event.now + BACKSPACE_TRACKING_MS };
      return refresh(opened);
    }
    case 'backspace-in-empty':
      return state.typed === '' ? SEARCH_CLOSED : state;
    case 'moved':
      return { ...state, open: true, active: event.to };
    case 'left':
      return state.open ? { ...state, hideAt: event.now + SEARCH_POPOVER_HIDE_MS } : state;
    case 'returned':
      return { ...state, hideAt: undefined };
    case 'escaped':
      return state.open ? { ...state, open: false, hideAt: undefined, active: -1 } : SEARCH_CLOSED;
    case 'chosen':
      return SEARCH_CLOSED;
    case 'time-passed': {
      const { refreshAt, hideAt } = state;
      const refreshed = refreshAt !== undefined && event.now >= refreshAt ? refresh(state) : state;
      if (hideAt === undefined || event.now < hideAt) return refreshed;
      return { ...refreshed, open: false, hideAt: undefined, active: -1 };
    }
  }
}

function refresh(state: SearchBoxState): SearchBoxState {
  return { ...state, asked: state.typed, refreshAt: undefined, active: state.typed.trim() === '' ? -1 : 0 };
}
