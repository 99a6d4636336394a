import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { requestToast } from '@portal/ui/shell';
import { useMemo } from 'react';
import { menusPorts } from './ports.ts';

/** How a refused call is told: as a toast, or as words for a form. */
export function useRefusal() {
  const { toasts, navigate } = menusPorts.use();
  const { i18n } = useLingui();
  return useMemo(() => {
    const toastOf = (error: unknown) =>
      isApiError(error) ? requestToast(i18n, error, { onHome: () => navigate('/#/user/home') }) : undefined;
    return {
      tell(error: unknown): void {
        const toast = toastOf(error);
        if (toast) toasts.show(toast);
      },
      wordsOf: (error: unknown): string => String(toastOf(error)?.title ?? ''),
    };
  }, [toasts, navigate, i18n]);
}
