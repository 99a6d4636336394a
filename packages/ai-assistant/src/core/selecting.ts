import type { Place } from './entities.ts';
import { placeKey } from './place.ts';
import { choosePlace } from './sessions.ts';
import { type Step, withOpened, withThread } from './state.ts';
import type { AssistantState } from './types.ts';

/** Shows a place, and has its messages read. */
export function select(state: AssistantState, place: Place): Step {
  const key = placeKey(place);
  const next: AssistantState = {
    ...withThread(withOpened(state, place), place, ({ detail }) =>
      detail === 'failed' ? { detail: 'loading' } : {},
    ),
    selected: place,
    remembered: place,
    unread: state.isVisible ? { ...state.unread, [key]: 0 } : state.unread,
  };
  return [
    next,
    [
      { type: 'load-detail', place, delayMs: 0 },
      { type: 'save-place', place },
    ],
  ];
}

/** Shows what was shown last once both lists are known, or what stands first when that is gone. */
export function selectSomething(state: AssistantState): Step {
  const { sessions, userAgents } = state.lists;
  if (!sessions || !userAgents) return [state];
  const place = choosePlace(state.selected ?? state.remembered, sessions, userAgents);
  if (!place) return [{ ...state, selected: undefined }];
  const isThere = state.selected && placeKey(state.selected) === placeKey(place);
  return isThere ? [state] : select(state, place);
}
