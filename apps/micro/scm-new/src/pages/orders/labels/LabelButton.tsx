import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, useFeedback } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useState } from 'react';
import { useApi } from '../../../useApi.ts';
import { printLabels } from './printLabels.ts';

export type LabelButtonProps = {
  ids: string[];
  /** Told once the labels went to a printer, or to the browser. */
  onPrinted?: () => void;
};

/** Prints the address labels of orders at once: by the print service of this computer, or else by the browser. */
export function LabelButton({ ids, onPrinted }: LabelButtonProps) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const { toasts } = useFeedback();
  const tell = useFailureToast();
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const title = i18n._({ id: 'scm.labels', message: '地址标签' });
  async function print(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const labels = await api.queryAddressLabels({ ids });
      const printed = await printLabels(labels, { guest, title });
      if (printed < labels.labels.length)
        toasts.show({
          tone: 'warning',
          title: i18n._({
            id: 'scm.labels.stopped',
            message: '打印组件只接收了 {total} 张标签中的 {printed} 张，请检查打印机后重试',
            values: { printed, total: labels.labels.length },
          }),
        });
      else onPrinted?.();
      if (labels.without.length > 0)
        toasts.show({
          tone: 'info',
          title: i18n._({
            id: 'scm.labels.without',
            message: '{count} 个订单没有标签：{reason}',
            values: { count: labels.without.length, reason: labels.without[0]?.reason ?? '' },
          }),
        });
    } catch (error) {
      tell(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <ActionButton icon="print" aria-busy={isBusy} onClick={() => void print()}>
      {i18n._({ id: 'scm.labels.print', message: '打印标签' })}
    </ActionButton>
  );
}
