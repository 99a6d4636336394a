import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sealPassword } from '../../components/sealPassword.ts';
import { useApi } from '../../useApi.ts';
import { refusedFields, type SubUserProblems, type SubUserValues } from './subUserProblems.ts';

/** Adds a sub-account; refusals go to their fields, others to a toast. */
export function useAddSubUser({
  onAdded,
  onRefused,
}: {
  onAdded: (userId: string) => void;
  onRefused: (problems: SubUserProblems) => void;
}) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ realName, userName, phone, email, password }: SubUserValues) => {
      const sealed = await sealPassword(api, password);
      return api.addSubUser({
        realName,
        userName,
        password: sealed,
        ...(phone.trim() && { phone }),
        ...(email.trim() && { email }),
      });
    },
    onSuccess: async ({ userId }) => {
      await askAnew(client, ['sub-users']);
      onAdded(userId);
    },
    onError: (error) => {
      const problems = refusedFields(error);
      if (Object.keys(problems).length > 0) return onRefused(problems);
      toasts.show({
        tone: 'danger',
        title:
          (isApiError(error) && error.serverMessage) ||
          i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
      });
    },
    gcTime: 0,
  });
}
