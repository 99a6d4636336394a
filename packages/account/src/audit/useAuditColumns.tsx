import { useLingui } from '@lingui/react';
import { type AuditEntry, STANDARD_MENUS } from '@portal/api-client/contract';
import { useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, StatusBadge } from '@portal/ui/table';
import { useAuditWords } from './useAuditWords.ts';

/** Returns the columns of an audit log: when, what, who, to whom, from where. */
export function useAuditColumns(): DataColumn<AuditEntry>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const { kindWord, actionWord } = useAuditWords();
  const targetOf = ({ kind, target }: AuditEntry) =>
    kind === 'rights' && target === STANDARD_MENUS
      ? i18n._({ id: 'account.audit.standardRole', message: '标准角色' })
      : target || undefined;
  return [
    {
      key: 'time',
      header: i18n._({ id: 'account.audit.time', message: '时间' }),
      cell: ({ time }) => format.dateTime(time),
    },
    {
      key: 'kind',
      header: i18n._({ id: 'account.audit.kind', message: '类型' }),
      cell: ({ kind = '' }) => (
        <StatusBadge tone={kind === 'refused' ? 'danger' : kind === 'operator' ? 'warning' : 'neutral'}>
          {kindWord(kind)}
        </StatusBadge>
      ),
    },
    {
      key: 'action',
      header: i18n._({ id: 'account.audit.action', message: '操作' }),
      cell: ({ kind = '', action = '' }) => actionWord(kind, action),
    },
    {
      key: 'actor',
      header: i18n._({ id: 'account.audit.actor', message: '操作人' }),
      cell: ({ actor }) => <CellValue value={actor || undefined} type="text" />,
    },
    {
      key: 'target',
      header: i18n._({ id: 'account.audit.target', message: '对象' }),
      isLong: true,
      cell: (entry) => <CellValue value={targetOf(entry)} type="text" />,
    },
    {
      key: 'address',
      header: i18n._({ id: 'account.audit.address', message: 'IP 地址' }),
      cell: ({ address }) => <CellValue value={address || undefined} type="text" />,
    },
  ];
}
