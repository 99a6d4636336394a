import { useLingui } from '@lingui/react';
import { useAct } from '@portal/embed/react-queries';
import { ActionButton } from '@portal/ui';
import { useApi } from '../../useApi.ts';

export type AuditDownloadProps = {
  selection: Parameters<ReturnType<typeof useApi>['exportOperatorAudit']>[0];
};

/** Saves what the filter leaves of the log as a file. */
export function AuditDownload({ selection }: AuditDownloadProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const download = useAct({
    run: () => api.exportOperatorAudit(selection),
    asks: [['queryOperatorAuditPage']],
    onDone: ({ blob, fileName }) => save(blob, fileName ?? 'audit.csv'),
  });
  return (
    <ActionButton
      icon="download"
      disabled={download.isPending}
      aria-busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {i18n._({ id: 'operator.audit.export', message: '导出' })}
    </ActionButton>
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
