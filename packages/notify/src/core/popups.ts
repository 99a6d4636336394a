/** Pages of announcements that pop up one after the other. */
export type PopupState = { page: number; count: number; phase: 'open' | 'turning' | 'closed' };

/** What a person does, and that the pause between two pages is over. */
export type PopupEvent = { type: 'next' } | { type: 'turned' } | { type: 'closed' };

/** What follows: wait before the next page, or note that all pages were seen. */
export type PopupEffect = 'turn-later' | 'mark-seen';

/** Returns the state at the first page. */
export function openPopups(count: number): PopupState {
  return { page: 0, count, phase: count > 0 ? 'open' : 'closed' };
}

/** Whether the page is the last one. */
export function isLastPage({ page, count }: PopupState): boolean {
  return page >= count - 1;
}

type Next = readonly [state: PopupState, effects?: readonly PopupEffect[]];

/** Turns pages with a pause between them; impatient presses during the pause count once. */
export function transition(state: PopupState, event: PopupEvent): Next {
  switch (event.type) {
    case 'next':
      if (state.phase !== 'open') return [state];
      return isLastPage(state) ? close(state) : [{ ...state, phase: 'turning' }, ['turn-later']];
    case 'turned':
      return [state.phase === 'turning' ? { ...state, page: state.page + 1, phase: 'open' } : state];
    case 'closed':
      return state.phase === 'closed' ? [state] : close(state);
  }
}

function close(state: PopupState): Next {
  return [{ ...state, phase: 'closed' }, ['mark-seen']];
}
