import type { AssistantState, Pane, Place } from './types.ts';

/** The key that a place's pane, draft and unread count stand under. */
export function placeKey(place: Place): string {
  return place.kind === 'session' ? `s:${place.session_id}` : `a:${place.user_agent_id}`;
}

/** The pane of a place, if it was opened. */
export function paneOf(state: AssistantState, place: Place | undefined): Pane | undefined {
  return place && state.panes[placeKey(place)];
}
