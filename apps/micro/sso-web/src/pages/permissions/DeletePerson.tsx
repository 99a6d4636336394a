import { useLingui } from '@lingui/react';
import type { SubUser } from '@portal/api-client/contract';
import { RowAction } from '@portal/embed/react-queries';
import { useApi } from '../../useApi.ts';

export type DeletePersonProps = {
  person: SubUser;
  /** The person is out of the company. */
  onDeleted: (userId: string) => void;
};

/** Takes a sub-account out of the company after a question. */
export function DeletePerson({ person, onDeleted }: DeletePersonProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { userId, realName, userName } = person;
  const name = realName || userName || '';
  return (
    <RowAction
      label={i18n._({ id: 'sso.people.delete', message: '删除' })}
      fullLabel={i18n._({ id: 'sso.people.deleteNamed', message: '删除{name}', values: { name } })}
      question={{
        title: i18n._({ id: 'sso.people.deleteTitle', message: '删除“{name}”？', values: { name } }),
        message: i18n._({
          id: 'sso.people.deleteText',
          message: '对方的所有设备会立即退出登录，菜单权限一并移除，且无法恢复。',
        }),
      }}
      run={() => api.deleteSubUser({ userId })}
      asks={[['sub-users']]}
      said={i18n._({ id: 'sso.people.deleted', message: '已删除“{name}”', values: { name } })}
      onDone={() => onDeleted(userId)}
    />
  );
}
