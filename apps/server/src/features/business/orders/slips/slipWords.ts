import type { Words } from '../../words/Words.ts';

/** The kind of exports that are packing slips. */
export const SLIPS_KIND = 'packing-slips';
/** What packing slips are called. */
export const SLIPS_TITLE: Words = ['装箱单', 'Packing slips', '패킹 슬립'];

/** What stands on packing slips. */
export const slipWords = {
  title: ['装箱单', 'Packing slip', '패킹 슬립'],
  continued: ['续页', 'continued', '이어짐'],
  shipTo: ['收货人', 'Ship to', '받는 사람'],
  product: ['商品', 'Product', '상품'],
  quantity: ['数量', 'Quantity', '수량'],
  total: ['合计', 'Total', '합계'],
  note: ['备注', 'Note', '메모'],
  without: ['没有装箱单的订单', 'Orders without a slip', '슬립이 없는 주문'],
  more: ['另有 {count} 个', 'and {count} more', '외 {count}건'],
} satisfies Record<string, Words>;
