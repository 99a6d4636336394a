/** Pages of announcements that pop up one after the other. */
export type PopupState = { page: number; count: number; phase: 'open' | 'turning' | 'closed' };

/** What a person does, and that the pause between two pages is over. */
export type PopupEvent = { type: 'next' } | { type: 'turned' } | { type: 'closed' };

/** What follows: wait before the next page, or note that all pages were seen. */
export type PopupEffect = 'turn-later' | 'mark-seen';

/** The first of so many pages. */
export function openPopups(count: number): PopupState {
  return { page: 0, count, phase: count > 0 ? 'open' : 'closed' };
}

/** Whether the page is the last one. */
export function isLastPage({ page, count }: PopupState): boolean {
  return page >= count - 1;
}

/** Turns pages with a pause between them; impatient presses during the pause count once. */
export function transitionPopups(
  state: PopupState,
  event: PopupEvent,
): { state: PopupState; effects: PopupEffect[] } {
  switch (event.type) {
    case 'next':
      if (state.phase !== 'open') return { state, effects: [] };
      if (isLastPage(state)) return close(state);
      return { state: { ...state, phase: 'turning' }, effects: ['turn-later'] };
    case 'turned':
      if (state.phase !== 'turning') return { state, effects: [] };
      return { state: { ...state, page: state.page + 1, phase: 'open' }, effects: [] };
    case 'closed':
      return state.phase === 'closed' ? { state, effects: [] } : close(state);
  }
}

function close(state: PopupState): { state: PopupState; effects: PopupEffect[] } {
  return { state: { ...state, phase: 'closed' }, effects: ['mark-seen'] };
}
