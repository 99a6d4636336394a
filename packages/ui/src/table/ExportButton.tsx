import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { ActionButton } from '../components/ActionButton/ActionButton.tsx';
import { useFailureToast } from '../react/useFailureToast.ts';

/** Props of `ExportButton`. */
export type ExportButtonProps = {
  /** Starts the export; the person is told by whoever follows it. */
  onExport: () => Promise<unknown>;
  /** While there is nothing to export. @default false */
  disabled?: boolean;
};

/** Exports what a list shows: once, however often it is pressed, until the export has begun. */
export function ExportButton({ onExport, disabled = false }: ExportButtonProps) {
  const { i18n } = useLingui();
  const tell = useFailureToast();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await onExport();
    } catch (error) {
      tell(error);
    }
    setIsBusy(false);
  };
  return (
    <ActionButton icon="download" disabled={disabled} aria-busy={isBusy} onClick={start}>
      {i18n._({ id: 'ui.table.export', message: '导出' })}
    </ActionButton>
  );
}
