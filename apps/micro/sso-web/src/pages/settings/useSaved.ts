import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/** What follows a change of one's own data: the workspace around hears of it, the person is told how it went. */
export function useSaved() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const { toasts } = useFeedback();
  const client = useQueryClient();
  return useMemo(
    () => ({
      async userChanged() {
        await askAnew(client, ['user-info']);
        await guest.stateChanged(['userInfo']);
        toasts.show({ tone: 'success', title: i18n._({ id: 'sso.saved', message: '已保存' }) });
      },
      failed(error: unknown) {
        toasts.show({
          tone: 'danger',
          title:
            (isApiError(error) && error.serverMessage) ||
            i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
        });
      },
    }),
    [client, guest, i18n, toasts],
  );
}
