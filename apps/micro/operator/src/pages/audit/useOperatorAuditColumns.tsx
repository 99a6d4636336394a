import { useLingui } from '@lingui/react';
import { useAuditColumns } from '@portal/account/audit';
import type { OperatorAuditEntry } from '@portal/api-client/contract/operator';
import { CellValue, type DataColumn } from '@portal/ui/table';

/** The columns of the whole portal's audit log: those of a company's, with the company. */
export function useOperatorAuditColumns(): DataColumn<OperatorAuditEntry>[] {
  const { i18n } = useLingui();
  const columns: DataColumn<OperatorAuditEntry>[] = useAuditColumns();
  return columns.toSpliced(-1, 0, {
    key: 'company',
    header: i18n._({ id: 'operator.company', message: '企业' }),
    isLong: true,
    cell: ({ companyName }) => <CellValue value={companyName} type="text" />,
  });
}
