import { createContext, useContext } from 'react';
import type { Dialogs } from '../runtime/createDialogs.ts';
import type { Toasts } from '../runtime/createToasts.ts';

/** The toasts and dialogs of one portal, and the way to its home page. */
export type Feedback = {
  toasts: Toasts;
  dialogs: Dialogs;
  /** Leads to the home page; missing where there is none. */
  onHome?: () => void;
};

export const FeedbackContext = createContext<Feedback | undefined>(undefined);

/** Returns the toasts and dialogs of the portal around the caller. */
export function useFeedback(): Feedback {
  const feedback = useContext(FeedbackContext);
  if (!feedback) throw new Error('@portal/ui: useFeedback needs a PortalProvider above it');
  return feedback;
}
