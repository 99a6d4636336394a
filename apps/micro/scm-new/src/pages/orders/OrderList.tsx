import { useLingui } from '@lingui/react';
import { ActionButton, useFeedback } from '@portal/ui';
import { neighbours, TypedList } from '@portal/ui/table';
import { useList } from '../list/useList.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { ParcelImport } from './parcels/ParcelImport.tsx';
import { useShipping } from './parcels/useShipping.tsx';
import { SelectionBar } from './work/SelectionBar.tsx';
import { useOrderSelection } from './work/useOrderSelection.ts';
import { useOrderWork } from './work/useOrderWork.tsx';

export type OrderListProps = {
  /** @default what the server calls the view */
  title?: string;
};

/** Orders to work on: chosen across pages, changed many at once, shipped by a table of tracking numbers. */
export function OrderList({ title }: OrderListProps) {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const { api: _, ...shown } = useList('orders');
  const { state, filters } = shown;
  const rows = shown.list.data?.dataList ?? [];
  const filter = { view: state.query.get('view') ?? undefined, filters };
  const selection = useOrderSelection(rows, JSON.stringify(filter));
  const work = useOrderWork();
  const ship = useShipping();
  const open = (id: string | undefined) => state.change({ open: id }, { replace: true });
  const importParcels = () =>
    dialogs.open({
      title: i18n._({ id: 'scm.parcels.import', message: '导入运单号' }),
      content: ({ close }) => <ParcelImport ship={ship} onDone={() => close()} />,
    });
  return (
    <TypedList
      {...shown}
      {...(title !== undefined && { title })}
      searchHint={i18n._({ id: 'scm.orders.search', message: '订单号、买家、SKU、运单号或标签' })}
      dayLabel={i18n._({ id: 'scm.orderedOn', message: '下单日期' })}
      actions={
        <ActionButton icon="upload" onClick={() => void importParcels()}>
          {i18n._({ id: 'scm.parcels.import', message: '导入运单号' })}
        </ActionButton>
      }
      selection={{ selected: selection.selected, onChange: selection.choose }}
      selectionBar={
        <SelectionBar
          selection={selection}
          total={shown.list.data?.totalCount ?? 0}
          filter={filter}
          work={work}
        />
      }
      onOpen={open}
      renderDetail={({ id, position }) => (
        <OrderPanel orderId={id} {...neighbours(rows, position, open)} onClose={() => open(undefined)} />
      )}
    />
  );
}
