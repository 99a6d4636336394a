import { useLingui } from '@lingui/react';
import type { SubUser } from '@portal/api-client/contract';
import { Avatar, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, StatusBadge } from '@portal/ui/table';
import { DeletePerson } from './DeletePerson.tsx';
import classes from './PermissionsPage.module.css';
import { PersonSwitch } from './PersonSwitch.tsx';

/** The columns of the people's list; `onDeleted` hears who was taken out of the company. */
export function usePeopleColumns(onDeleted: (userId: string) => void): DataColumn<SubUser>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const menusOf = ({ isMain, isStandard, menuCount = 0 }: SubUser) => {
    if (isMain) return i18n._({ id: 'sso.people.allMenus', message: '全部菜单' });
    const count = { count: menuCount };
    return isStandard
      ? i18n._({ id: 'sso.people.standardMenus', message: '标准菜单（{count}）', values: count })
      : i18n._({ id: 'sso.people.ownMenus', message: '单独设置（{count}）', values: count });
  };
  return [
    {
      key: 'name',
      header: i18n._({ id: 'sso.people.name', message: '姓名' }),
      cell: ({ userId, realName, userName, headImgUrl }) => (
        <span className={classes.person}>
          <Avatar
            userId={userId}
            name={realName || userName || ''}
            src={headImgUrl}
            size="small"
            decorative
          />
          <span dir="auto">{realName || userName}</span>
        </span>
      ),
    },
    {
      key: 'account',
      header: i18n._({ id: 'sso.people.account', message: '登录账号' }),
      cell: ({ userName }) => <CellValue value={userName} type="text" />,
    },
    {
      key: 'contact',
      header: i18n._({ id: 'sso.people.contact', message: '联系方式' }),
      cell: ({ phone, email }) => (
        <CellValue value={[phone, email].filter(Boolean).join(' / ') || undefined} type="text" />
      ),
    },
    { key: 'menus', header: i18n._({ id: 'sso.people.menus', message: '菜单' }), cell: menusOf },
    {
      key: 'state',
      header: i18n._({ id: 'sso.system.state', message: '状态' }),
      cell: ({ isMain, isDisabled }) => (
        <StatusBadge tone={isDisabled ? 'danger' : isMain ? 'primary' : 'success'}>
          {isDisabled
            ? i18n._({ id: 'sso.people.disabled', message: '已停用' })
            : isMain
              ? i18n._({ id: 'sso.people.main', message: '主账号' })
              : i18n._({ id: 'sso.people.active', message: '正常' })}
        </StatusBadge>
      ),
    },
    {
      key: 'login',
      header: i18n._({ id: 'sso.people.lastLogin', message: '最近登录' }),
      cell: ({ lastLoginTime }) => (lastLoginTime ? format.dateTime(lastLoginTime) : '—'),
    },
    {
      key: 'actions',
      header: i18n._({ id: 'sso.system.actions', message: '操作' }),
      cell: (person) =>
        person.isMain ? null : (
          <span className={classes.actions}>
            <PersonSwitch person={person} />
            <DeletePerson person={person} onDeleted={onDeleted} />
          </span>
        ),
    },
  ];
}
