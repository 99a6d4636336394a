import { useLingui } from '@lingui/react';
import type { OperatorAuditEntry } from '@portal/api-client/contract/operator';
import { useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, StatusBadge } from '@portal/ui/table';
import { useAuditWords } from './useAuditWords.ts';

/** The columns of the whole portal's audit log. */
export function useAuditColumns(): DataColumn<OperatorAuditEntry>[] {
  const { i18n } = useLingui();
  const format = useFormatters();
  const words = useAuditWords();
  return [
    {
      key: 'time',
      header: i18n._({ id: 'operator.work.created', message: '时间' }),
      cell: ({ time }) => (time ? format.dateTime(time) : '—'),
    },
    {
      key: 'kind',
      header: i18n._({ id: 'operator.kind', message: '类型' }),
      cell: ({ kind = '' }) => (
        <StatusBadge tone={kind === 'refused' ? 'danger' : kind === 'operator' ? 'warning' : 'neutral'}>
          {words.kindOf(kind)}
        </StatusBadge>
      ),
    },
    {
      key: 'action',
      header: i18n._({ id: 'operator.audit.action', message: '操作' }),
      cell: ({ action = '' }) => words.actionOf(action),
    },
    {
      key: 'actor',
      header: i18n._({ id: 'operator.audit.actor', message: '操作人' }),
      cell: ({ actor }) => <CellValue value={actor || undefined} type="text" />,
    },
    {
      key: 'target',
      header: i18n._({ id: 'operator.audit.target', message: '对象' }),
      isLong: true,
      cell: ({ target }) => <CellValue value={target || undefined} type="text" />,
    },
    {
      key: 'company',
      header: i18n._({ id: 'operator.company', message: '企业' }),
      isLong: true,
      cell: ({ companyName }) => <CellValue value={companyName} type="text" />,
    },
    {
      key: 'address',
      header: i18n._({ id: 'operator.audit.address', message: 'IP 地址' }),
      cell: ({ address }) => <CellValue value={address || undefined} type="text" />,
    },
  ];
}
