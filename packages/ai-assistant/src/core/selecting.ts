import { placeKey } from './place.ts';
import { choosePlace } from './sessions.ts';
import { createPane, type Step } from './state.ts';
import type { AssistantState, Place } from './types.ts';

/** Shows a place: its messages are asked for whenever it comes to the front. */
export function select(state: AssistantState, place: Place): Step {
  const key = placeKey(place);
  const pane = state.panes[key] ?? createPane(place);
  const next: AssistantState = {
    ...state,
    selected: place,
    remembered: place,
    panes: { ...state.panes, [key]: pane.detail === 'failed' ? { ...pane, detail: 'loading' } : pane },
    unread: state.isVisible ? { ...state.unread, [key]: 0 } : state.unread,
  };
  return {
    state: next,
    effects: [
      { type: 'load-detail', place, delayMs: 0 },
      { type: 'remember', place },
    ],
  };
}

/** Once both lists are known: shows what was shown last, or what stands first when that is gone. */
export function selectSomething(state: AssistantState): Step {
  const { sessions, userAgents } = state.lists;
  if (!sessions || !userAgents) return { state, effects: [] };
  const place = choosePlace(state.selected ?? state.remembered, sessions, userAgents);
  if (!place) return { state: { ...state, selected: undefined }, effects: [] };
  const isThere = state.selected && placeKey(state.selected) === placeKey(place);
  return isThere ? { state, effects: [] } : select(state, place);
}
