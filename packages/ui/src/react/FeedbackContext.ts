import { createContext, useContext } from 'react';
import type { Dialogs } from './createDialogs.ts';
import type { Toasts } from './createToasts.ts';

/** The toasts and dialogs of one portal. */
export type Feedback = { toasts: Toasts; dialogs: Dialogs };

export const FeedbackContext = createContext<Feedback | undefined>(undefined);

/** The toasts and dialogs of the portal around the caller. */
export function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error('@portal/ui: useFeedback needs a PortalProvider above it');
  return feedback;
}
