import { createContext, use, useSyncExternalStore } from 'react';
import type { Notify } from './createNotify.ts';

/** Gives what a sign-in is told to the components below. */
export const NotifyContext = createContext<Notify | undefined>(undefined);

/** What the sign-in around the caller is told. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('@portal/notify: useNotify needs a NotifyContext above it');
  return notify;
}

/** The present value of a store, rendered again when it changes. */
export function useStored<Value>(store: {
  get(): Value;
  subscribe(listener: () => void): () => void;
}): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
