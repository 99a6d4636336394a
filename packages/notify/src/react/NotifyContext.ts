import { createContext, use } from 'react';
import type { Notify } from '../runtime/createNotify.ts';

/** Gives what a sign-in is told to the components below. */
export const NotifyContext = createContext<Notify | undefined>(undefined);

/** What the sign-in around the caller is told. */
export function useNotify(): Notify {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('@portal/notify: useNotify needs a NotifyContext above it');
  return notify;
}
