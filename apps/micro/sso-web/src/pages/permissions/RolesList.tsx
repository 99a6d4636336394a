import { useLingui } from '@lingui/react';
import { STANDARD_MENUS } from '@portal/api-client/contract';
import { CellValue, type DataColumn, DataTable, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import home from '../home/HomePage.module.css';
import { grantedMenusQuery } from './permissionQueries.ts';

export type RolesListProps = { openId: string | undefined; onOpen: (holder: string) => void };

type Role = { id: string; name: string; text: string; menus: string };

/** What people may be: main accounts, or those with the standard menus, which can be changed here. */
export function RolesList({ openId, onOpen }: RolesListProps) {
  const { i18n } = useLingui();
  const standard = useQuery(grantedMenusQuery(useApi(), STANDARD_MENUS));
  const columns: DataColumn<Role>[] = [
    { key: 'name', header: i18n._({ id: 'sso.role', message: '角色' }), cell: ({ name }) => name },
    {
      key: 'text',
      header: i18n._({ id: 'sso.role.text', message: '说明' }),
      isLong: true,
      cell: ({ text }) => <CellValue value={text} type="text" />,
    },
    { key: 'menus', header: i18n._({ id: 'sso.people.menus', message: '菜单' }), cell: ({ menus }) => menus },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.system.actions', message: '操作' }),
      cell: ({ id }) =>
        id === STANDARD_MENUS && (
          <button type="button" className={home.open} onClick={() => onOpen(id)}>
            {i18n._({ id: 'sso.role.change', message: '设置菜单' })}
          </button>
        ),
    },
  ];
  return (
    <QueryStates query={standard} rows={2}>
      {({ menuIds }) => (
        <DataTable
          label={i18n._({ id: 'sso.roles', message: '角色' })}
          columns={columns}
          rowId={({ id }) => id}
          openRowId={openId ?? null}
          rows={[
            {
              id: 'main',
              name: i18n._({ id: 'sso.people.main', message: '主账号' }),
              text: i18n._({ id: 'sso.roles.mainText', message: '拥有全部菜单，并管理其他成员。' }),
              menus: i18n._({ id: 'sso.people.allMenus', message: '全部菜单' }),
            },
            {
              id: STANDARD_MENUS,
              name: i18n._({ id: 'sso.roles.standard', message: '标准角色' }),
              text: i18n._({
                id: 'sso.roles.standardText',
                message: '多数成员共用的菜单，改动对他们同时生效。',
              }),
              menus: i18n._({
                id: 'sso.grant.count',
                message: '{count, plural, other {已选 # 个菜单}}',
                values: { count: menuIds.length },
              }),
            },
          ]}
        />
      )}
    </QueryStates>
  );
}
