import { useSyncExternalStore } from 'react';
import type { AssistantState } from '../core/types.ts';
import { useAssistant } from './AssistantContext.ts';

/** A part of the assistant's state; the selector must answer the same object while nothing changed. */
export function useAssistantState<Part>(select: (state: AssistantState) => Part): Part {
  const { getState, subscribe } = useAssistant();
  const get = () => select(getState());
  return useSyncExternalStore(subscribe, get, get);
}
