import { useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import { useNotify } from '../../react/NotifyContext.ts';

/** The way to the export centre. */
export function ExportCentreButton() {
  const { i18n } = useLingui();
  const { exports } = useNotify();
  return (
    <IconButton
      icon="download"
      label={i18n._({ id: 'notify.export.centre', message: '导出中心' })}
      onClick={() => exports?.openCentre()}
    />
  );
}
