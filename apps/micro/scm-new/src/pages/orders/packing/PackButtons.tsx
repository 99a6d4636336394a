import { useLingui } from '@lingui/react';
import { ActionButton, useFeedback } from '@portal/ui';
import type { OrderDetail } from '../../../queries.ts';
import type { Packing, PackOrders } from '../work/useOrderWork.tsx';
import { MergeForm } from './MergeForm.tsx';
import { SplitForm } from './SplitForm.tsx';

export type PackButtonsProps = { order: OrderDetail; pack: PackOrders };

/** Divides an order into parcels, puts it together with others, and takes both back, until a parcel has left. */
export function PackButtons({ order, pack }: PackButtonsProps) {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const { orderId, version, parcels, mergeable, lines } = order;
  const hasLeft = parcels.some(({ shippedAt }) => shippedAt !== null);
  const isMerged = parcels.some((parcel) => parcel.lines.some((line) => line.orderId !== orderId));
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (hasLeft) return null;
  const split = i18n._({ id: 'scm.packing.split', message: '拆分包裹' });
  const merge = i18n._({ id: 'scm.packing.merge', message: '合并发货' });
  const askForParcels = async () => {
    const packing = await dialogs.open<Packing>({
      title: split,
      content: ({ close }) => <SplitForm order={order} onDone={close} />,
    });
    if (packing) await pack(packing, [{ orderId, version }]);
  };
  const askForOrders = async () => {
    const chosen = await dialogs.open<{ orderId: string; version: number }[]>({
      title: merge,
      width: 'small',
      content: ({ close }) => <MergeForm orders={mergeable} onDone={close} />,
    });
    if (chosen) await pack({ type: 'merge' }, [{ orderId, version }, ...chosen]);
  };
  return (
    <>
      {units > 1 && !isMerged && (
        <ActionButton icon="package" onClick={() => void askForParcels()}>
          {split}
        </ActionButton>
      )}
      {mergeable.length > 0 && !isMerged && (
        <ActionButton icon="box" onClick={() => void askForOrders()}>
          {merge}
        </ActionButton>
      )}
      {parcels.length > 0 && (
        <ActionButton icon="package" onClick={() => void pack({ type: 'apart' }, [{ orderId, version }])}>
          {isMerged
            ? i18n._({ id: 'scm.packing.separate', message: '取消合并' })
            : i18n._({ id: 'scm.packing.whole', message: '恢复为一个包裹' })}
        </ActionButton>
      )}
    </>
  );
}
