import { paneOf } from '../core/place.ts';
import type { Pane, Place } from '../core/types.ts';
import { useAssistantState } from './useAssistantState.ts';

/** The pane of a place, or of the selected one. */
export function usePane(place?: Place): Pane | undefined {
  return useAssistantState((state) => paneOf(state, place ?? state.selected));
}
