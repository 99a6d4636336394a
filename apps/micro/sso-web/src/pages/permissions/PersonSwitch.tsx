import { useLingui } from '@lingui/react';
import type { SubUser } from '@portal/api-client/contract';
import { RowAction } from '@portal/embed/react-queries';
import { useApi } from '../../useApi.ts';

export type PersonSwitchProps = { person: SubUser };

/** Disables a sub-account after a question, or enables it again. */
export function PersonSwitch({ person }: PersonSwitchProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { userId, realName, userName, isDisabled = false } = person;
  const name = realName || userName || '';
  const run = () => api.setSubUserDisabled({ userId, isDisabled: !isDisabled });
  if (isDisabled)
    return (
      <RowAction
        label={i18n._({ id: 'sso.people.enable', message: '启用' })}
        fullLabel={i18n._({ id: 'sso.people.enableNamed', message: '启用{name}', values: { name } })}
        asks={[['sub-users']]}
        run={run}
      />
    );
  return (
    <RowAction
      label={i18n._({ id: 'sso.people.disable', message: '停用' })}
      fullLabel={i18n._({ id: 'sso.people.disableNamed', message: '停用{name}', values: { name } })}
      question={{
        title: i18n._({ id: 'sso.people.disableTitle', message: '停用“{name}”？', values: { name } }),
        message: i18n._({
          id: 'sso.people.disableText',
          message: '对方的所有设备会立即退出登录，之后可以重新启用。',
        }),
      }}
      asks={[['sub-users']]}
      run={run}
    />
  );
}
