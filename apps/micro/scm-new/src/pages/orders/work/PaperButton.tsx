import { useLingui } from '@lingui/react';
import type { exportsContract, RequestOf } from '@portal/api-client/contract';
import { startExport, useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { useState } from 'react';
import { useApi } from '../../../useApi.ts';
import type { WorkedOrders } from './useOrderWork.tsx';

export type PaperButtonProps = {
  paper: NonNullable<RequestOf<typeof exportsContract.createDownloadTask>['paper']>;
  orders: WorkedOrders;
  /** Told once the file is being made. */
  onStarted?: () => void;
};

/** Has packing slips or address labels of orders made as PDF, the most urgent first; the portal follows it like every export. */
export function PaperButton({ paper, orders, onStarted }: PaperButtonProps) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const tell = useFailureToast();
  const api = useApi();
  const [isBusy, setIsBusy] = useState(false);
  const start = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const chosen =
      'ids' in orders ? { ids: orders.ids.map(({ orderId }) => orderId) } : { ...orders.selection };
    try {
      await startExport(guest, () =>
        api.createDownloadTask({
          ...chosen,
          resource: 'orders',
          format: 'pdf',
          paper,
          sortBy: 'shipBy',
          sortDirection: 'asc',
        }),
      );
      onStarted?.();
    } catch (error) {
      tell(error);
    }
    setIsBusy(false);
  };
  return (
    <ActionButton
      icon={paper === 'packing-slips' ? 'file' : 'map'}
      aria-busy={isBusy}
      onClick={() => void start()}
    >
      {paper === 'packing-slips'
        ? i18n._({ id: 'scm.slips', message: '装箱单' })
        : i18n._({ id: 'scm.labels', message: '地址标签' })}
    </ActionButton>
  );
}
