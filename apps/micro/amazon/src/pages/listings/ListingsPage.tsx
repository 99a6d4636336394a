import { useLingui } from '@lingui/react';
import { DetailPanel, neighbours, RowFacts, TypedList } from '@portal/ui/table';
import { useList } from '../../useList.ts';
import { PriceGap } from './PriceGap.tsx';

/** The products on offer, by marketplace: prices, buy box, rank and ratings. */
export function ListingsPage() {
  const { i18n } = useLingui();
  const { open, ...shown } = useList('listings');
  const { data } = shown.list;
  return (
    <TypedList
      {...shown}
      searchHint={i18n._({ id: 'amazon.listings.search', message: 'ASIN、SKU 或商品名称' })}
      onOpen={open}
      renderDetail={({ row, position }) =>
        row && (
          <DetailPanel
            title={String(row.productName ?? row.asin)}
            {...neighbours(data?.dataList ?? [], position, open)}
            onClose={() => open(undefined)}
          >
            <PriceGap
              price={Number(row.price)}
              marketPrice={Number(row.marketPrice)}
              currency={String(row.currency)}
            />
            <RowFacts columns={data?.columns ?? []} statuses={data?.statuses ?? []} row={row} />
          </DetailPanel>
        )
      }
    />
  );
}
