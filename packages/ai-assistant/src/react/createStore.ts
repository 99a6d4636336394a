import { atom, createStore as createJotaiStore } from 'jotai';
import { createAssistantState } from '../core/state.ts';
import { transition } from '../core/transition.ts';
import type { AssistantEffect, AssistantEvent, AssistantState, Place } from '../core/types.ts';

/** One window's state: changed by events only, each of which is done before the next begins. */
export type AssistantStore = {
  getState(): AssistantState;
  subscribe(listener: () => void): () => void;
  send(event: AssistantEvent): void;
};

/** Makes the store; `onEffect` hears what has to be done, after the state has changed. */
export function createAssistantStore(
  remembered: Place | undefined,
  onEffect: (effect: AssistantEffect) => void,
): AssistantStore {
  const store = createJotaiStore();
  const stateAtom = atom(createAssistantState(remembered));
  const waiting: AssistantEvent[] = [];
  let isBusy = false;

  return {
    getState: () => store.get(stateAtom),
    subscribe: (listener) => store.sub(stateAtom, listener),
    send(event) {
      waiting.push(event);
      if (isBusy) return;
      isBusy = true;
      try {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const { state, effects } = transition(store.get(stateAtom), next);
          store.set(stateAtom, state);
          for (const effect of effects) onEffect(effect);
        }
      } finally {
        isBusy = false;
      }
    },
  };
}
