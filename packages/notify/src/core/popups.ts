/** Announcements that pop up one after the other; each is acknowledged on its own. */
export type PopupState = {
  /** Those that pop up now, in order; one that was acknowledged stays, so that “2 of 5” keeps its meaning. */
  keys: readonly string[];
  page: number;
  phase: 'open' | 'turning' | 'closed';
};

/** What a person does, that the pause between two pages is over, and what the server now keeps as unseen. */
export type PopupEvent =
  | { type: 'next' }
  | { type: 'turned' }
  /** The page in front is put away; those behind it stay unseen. */
  | { type: 'closed' }
  /** All are put away as seen. */
  | { type: 'all-closed' }
  | { type: 'listed'; keys: readonly string[] };

/** What follows: wait before the next page, or tell the server what was seen. */
export type PopupEffect = { type: 'turn-later' } | { type: 'acknowledge'; keys: readonly string[] };

/** Returns the state at the first page. */
export function openPopups(keys: readonly string[]): PopupState {
  return { keys, page: 0, phase: keys.length > 0 ? 'open' : 'closed' };
}

/** Whether the page is the last one. */
export function isLastPage({ page, keys }: PopupState): boolean {
  return page >= keys.length - 1;
}

type Next = readonly [state: PopupState, effects?: readonly PopupEffect[]];

/** Turns pages with a pause between them; impatient presses during the pause count once. */
export function transition(state: PopupState, event: PopupEvent): Next {
  const { phase, page, keys } = state;
  if (event.type === 'listed') return list(state, event.keys);
  if (phase === 'closed') return [state];
  switch (event.type) {
    case 'next':
      if (phase !== 'open') return [state];
      if (isLastPage(state)) return [{ ...state, phase: 'closed' }, [seen(keys.slice(page))]];
      return [{ ...state, phase: 'turning' }, [seen(keys.slice(page, page + 1)), { type: 'turn-later' }]];
    case 'turned':
      return [phase === 'turning' ? { ...state, page: page + 1, phase: 'open' } : state];
    case 'closed':
      // While it turns the page was acknowledged already.
      return [{ ...state, phase: 'closed' }, phase === 'turning' ? [] : [seen(keys.slice(page, page + 1))]];
    case 'all-closed':
      return [{ ...state, phase: 'closed' }, [seen(keys.slice(phase === 'turning' ? page + 1 : page))]];
  }
}

function seen(keys: readonly string[]): PopupEffect {
  return { type: 'acknowledge', keys };
}

/** Another window acknowledged some, or new ones came: what is in front stays while it is unseen. */
function list(state: PopupState, listed: readonly string[]): Next {
  const { keys, page, phase } = state;
  const fresh = listed.filter((key) => !keys.includes(key));
  if (phase === 'closed') return [fresh.length > 0 ? openPopups(fresh) : state];
  const isUnseen = (key: string) => listed.includes(key);
  const from = phase === 'turning' ? page + 1 : page;
  const ahead = [...keys.slice(from).filter(isUnseen), ...fresh];
  if (ahead.length === 0) return [phase === 'turning' ? state : { ...state, phase: 'closed' }];
  return [{ ...state, keys: [...keys.slice(0, from), ...ahead] }];
}
