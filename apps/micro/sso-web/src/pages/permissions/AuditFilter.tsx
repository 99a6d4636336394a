import { useLingui } from '@lingui/react';
import { useAuditWords } from '@portal/account/audit';
import { type AuditKind, auditKinds } from '@portal/api-client/contract';
import { FilterSelect } from '@portal/ui/table';

export type AuditFilterProps = { kind: AuditKind | undefined; onChange: (kind: string | undefined) => void };

/** Which kind of entries the audit log shows. */
export function AuditFilter({ kind, onChange }: AuditFilterProps) {
  const { i18n } = useLingui();
  const { kindWord } = useAuditWords();
  return (
    <FilterSelect
      label={i18n._({ id: 'sso.audit.kind', message: '类型' })}
      all={i18n._({ id: 'sso.audit.allKinds', message: '全部类型' })}
      value={kind ?? ''}
      options={auditKinds.map((value) => ({ value, label: kindWord(value) }))}
      onChange={(value) => onChange(value || undefined)}
    />
  );
}
