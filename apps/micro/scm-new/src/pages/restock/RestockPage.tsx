import { useLingui } from '@lingui/react';
import { DetailPanel, neighbours, RowFacts, TypedList } from '@portal/ui/table';
import { useList } from '../list/useList.ts';
import { DraftButton } from './DraftButton.tsx';
import { SuggestionReasons } from './SuggestionReasons.tsx';

/** What to order: each product with the day it runs out and a quantity that explains itself. */
export function RestockPage() {
  const { i18n } = useLingui();
  const { api: _, ...shown } = useList('restock');
  const { state } = shown;
  const { data } = shown.list;
  const open = (id: string | undefined) => state.change({ open: id }, { replace: true });
  return (
    <TypedList
      {...shown}
      searchHint={i18n._({ id: 'scm.restock.search', message: 'SKU、商品或供应商' })}
      onOpen={open}
      renderDetail={({ row, position }) =>
        row && (
          <DetailPanel
            key={row.id}
            title={String(row.productName ?? row.id)}
            {...neighbours(data?.dataList ?? [], position, open)}
            onClose={() => open(undefined)}
          >
            <SuggestionReasons row={row} action={<DraftButton row={row} />} />
            <RowFacts columns={data?.columns ?? []} statuses={data?.statuses ?? []} row={row} />
          </DetailPanel>
        )
      }
    />
  );
}
