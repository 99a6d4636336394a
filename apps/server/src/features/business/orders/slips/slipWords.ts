import type { Words } from '../../words/Words.ts';

/** What stands on packing slips. */
export const slipWords = {
  title: ['装箱单', 'Packing slip', '패킹 슬립'],
  continued: ['续页', 'continued', '이어짐'],
  parcel: ['包裹', 'Parcel', '상자'],
  shipTo: ['收货人', 'Ship to', '받는 사람'],
  product: ['商品', 'Product', '상품'],
  quantity: ['数量', 'Quantity', '수량'],
  total: ['合计', 'Total', '합계'],
  note: ['备注', 'Note', '메모'],
} satisfies Record<string, Words>;
