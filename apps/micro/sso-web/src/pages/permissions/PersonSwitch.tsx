import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import type { SubUser } from '@portal/api-client/contract';
import { useFeedback } from '@portal/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import home from '../home/HomePage.module.css';

export type PersonSwitchProps = { person: SubUser };

/** Disables a sub-account after a question, or enables it again. */
export function PersonSwitch({ person }: PersonSwitchProps) {
  const { i18n } = useLingui();
  const { dialogs, toasts } = useFeedback();
  const api = useApi();
  const client = useQueryClient();
  const { userId, realName, userName, isDisabled = false } = person;
  const name = realName || userName || '';
  const change = useMutation({
    mutationFn: () => api.setSubUserDisabled({ userId, isDisabled: !isDisabled }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['sub-users'] }),
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title:
          (isApiError(error) && error.serverMessage) ||
          i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
      }),
  });
  const press = async () => {
    const confirmed =
      isDisabled ||
      (await dialogs.confirm({
        title: i18n._({ id: 'sso.people.disableTitle', message: '停用“{name}”？', values: { name } }),
        message: i18n._({
          id: 'sso.people.disableText',
          message: '对方的所有设备会立即退出登录，之后可以重新启用。',
        }),
        confirmLabel: i18n._({ id: 'sso.people.disable', message: '停用' }),
        tone: 'danger',
      }));
    if (confirmed) change.mutate();
  };
  return (
    <button
      type="button"
      className={home.open}
      disabled={change.isPending}
      aria-busy={change.isPending}
      aria-label={
        isDisabled
          ? i18n._({ id: 'sso.people.enableNamed', message: '启用{name}', values: { name } })
          : i18n._({ id: 'sso.people.disableNamed', message: '停用{name}', values: { name } })
      }
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
    >
      {isDisabled
        ? i18n._({ id: 'sso.people.enable', message: '启用' })
        : i18n._({ id: 'sso.people.disable', message: '停用' })}
    </button>
  );
}
