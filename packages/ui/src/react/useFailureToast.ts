import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { type RequestFailure, requestToast } from '../runtime/requestToast.ts';
import { useFeedback } from './FeedbackContext.ts';

/** Returns a function that tells the person why a call failed, as far as it is theirs to know. */
export function useFailureToast(): (error: unknown) => void {
  const { i18n } = useLingui();
  const { toasts, onHome } = useFeedback();
  return useCallback(
    (error) => {
      const toast = requestToast(i18n, error as RequestFailure, { onHome });
      if (toast) toasts.show(toast);
    },
    [i18n, toasts, onHome],
  );
}
