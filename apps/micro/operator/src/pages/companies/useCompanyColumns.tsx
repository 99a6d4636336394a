import { useLingui } from '@lingui/react';
import type { OperatorCompany } from '@portal/api-client/contract/operator';
import { useFormatters } from '@portal/ui';
import { type DataColumn, StatusBadge } from '@portal/ui/table';
import list from '../../components/list.module.css';

const SOON_MS = 30 * 86_400_000;

/** The columns of the list of companies. */
export function useCompanyColumns(): DataColumn<OperatorCompany>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const lookOf = (end: string) => {
    const left = Date.parse(end) - Date.now();
    return left <= 0 ? list.over : left <= SOON_MS ? list.soon : undefined;
  };
  return [
    {
      key: 'name',
      header: i18n._({ id: 'operator.company', message: '企业' }),
      cell: ({ name, code }) => (
        <span className={list.subject}>
          <span dir="auto">{name}</span>
          <span className={list.meta}>{code}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ lockedAt, isOperators }) => (
        <StatusBadge tone={lockedAt ? 'danger' : isOperators ? 'primary' : 'success'}>
          {lockedAt
            ? i18n._({ id: 'operator.company.locked', message: '已锁定' })
            : isOperators
              ? i18n._({ id: 'operator.company.own', message: '运营企业' })
              : i18n._({ id: 'operator.company.open', message: '开放' })}
        </StatusBadge>
      ),
    },
    {
      key: 'people',
      header: i18n._({ id: 'operator.people', message: '人员' }),
      isNumeric: true,
      cell: ({ peopleCount = 0 }) => format.number(peopleCount),
    },
    {
      key: 'systems',
      header: i18n._({ id: 'operator.systems', message: '系统' }),
      isNumeric: true,
      cell: ({ systemCount = 0 }) => format.number(systemCount),
    },
    {
      key: 'end',
      header: i18n._({ id: 'operator.nextEnd', message: '最近到期' }),
      cell: ({ nextEnd }) =>
        nextEnd ? <span className={lookOf(nextEnd)}>{format.date(nextEnd)}</span> : '—',
    },
    {
      key: 'zone',
      header: i18n._({ id: 'operator.timeZone', message: '时区' }),
      cell: ({ timeZone }) => timeZone ?? '—',
    },
    {
      key: 'created',
      header: i18n._({ id: 'operator.createdAt', message: '开通时间' }),
      cell: ({ createdAt }) => format.date(createdAt),
    },
  ];
}
