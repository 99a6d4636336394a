import type { Place } from '../core/entities.ts';
import { threadOf } from '../core/place.ts';
import type { Thread } from '../core/types.ts';
import { useAssistantState } from './useAssistantState.ts';

/** Returns the thread of a place, or of the selected one. */
export function useThread(place?: Place): Thread | undefined {
  return useAssistantState((state) => threadOf(state, place ?? state.selected));
}
