import { useLingui } from '@lingui/react';
import type { OperatorPerson } from '@portal/api-client/contract/operator';
import { Avatar, useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, StatusBadge } from '@portal/ui/table';
import classes from './people.module.css';

/** The columns of the list of people. */
export function usePeopleColumns(): DataColumn<OperatorPerson>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  return [
    {
      key: 'name',
      header: i18n._({ id: 'operator.person.name', message: '姓名' }),
      cell: ({ userId, name, userName, headImgUrl }) => (
        <span className={classes.person}>
          <Avatar userId={userId} name={name || userName || ''} src={headImgUrl} size="small" decorative />
          <span dir="auto">{name || userName}</span>
        </span>
      ),
    },
    {
      key: 'account',
      header: i18n._({ id: 'operator.person.account', message: '登录账号' }),
      cell: ({ userName }) => <CellValue value={userName} type="text" />,
    },
    {
      key: 'contact',
      header: i18n._({ id: 'operator.person.contact', message: '联系方式' }),
      isLong: true,
      cell: ({ email, phone }) => (
        <CellValue value={[email, phone].filter(Boolean).join(' / ') || undefined} type="text" />
      ),
    },
    {
      key: 'companies',
      header: i18n._({ id: 'operator.company', message: '企业' }),
      isLong: true,
      cell: ({ companies }) => <CellValue value={format.list(companies) || undefined} type="text" />,
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: (person) => <PersonState person={person} />,
    },
    {
      key: 'sessions',
      header: i18n._({ id: 'operator.person.sessions', message: '在线设备' }),
      isNumeric: true,
      cell: ({ sessionCount = 0 }) => format.number(sessionCount),
    },
    {
      key: 'last',
      header: i18n._({ id: 'operator.person.lastSignIn', message: '最近登录' }),
      cell: ({ lastSignIn }) => format.dateTime(lastSignIn),
    },
  ];
}

/** Whether a person can sign in, and whether they run the portal. */
export function PersonState({ person }: { person: OperatorPerson }) {
  const { i18n } = useLingui();
  if (person.isDisabled)
    return (
      <StatusBadge tone="danger">{i18n._({ id: 'operator.person.disabled', message: '已停用' })}</StatusBadge>
    );
  if (person.isOperator)
    return (
      <StatusBadge tone="primary">{i18n._({ id: 'operator.person.operator', message: '运营' })}</StatusBadge>
    );
  if (!person.hasPassword)
    return (
      <StatusBadge tone="warning">
        {i18n._({ id: 'operator.person.noPassword', message: '未设密码' })}
      </StatusBadge>
    );
  return (
    <StatusBadge tone="success">{i18n._({ id: 'operator.person.active', message: '正常' })}</StatusBadge>
  );
}
