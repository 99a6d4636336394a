import type { Words } from '../../words/Words.ts';

/** What stands on address labels. */
export const labelWords = {
  from: ['寄件店铺', 'From', '보내는 매장'],
  shipTo: ['收货人', 'Ship to', '받는 사람'],
  parcel: ['包裹', 'Parcel', '상자'],
  units: ['件数', 'Units', '수량'],
  own: [
    '自制地址标签，不是承运商面单',
    'Own address label, not a shipping label of a carrier',
    '자체 주소 라벨이며 택배사 운송장이 아니에요',
  ],
} satisfies Record<string, Words>;
