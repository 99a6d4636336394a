import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { type RequestFailure, requestToast } from '@portal/ui/shell';
import { useCallback } from 'react';

/** Tells the person why a call failed, as far as it is theirs to know. */
export function useFailureToast(): (error: unknown) => void {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  return useCallback(
    (error) => {
      const toast = requestToast(i18n, error as RequestFailure, { onHome: () => undefined });
      if (toast) toasts.show(toast);
    },
    [i18n, toasts],
  );
}
