import type { Words } from '../../features/business/words/Words.ts';

type Dimension = {
  title: Words;
  /** What else says which group it is: shown beside it. */
  details?: readonly string[];
  /** A key that people do not read. */
  isHidden?: boolean;
  isTime?: boolean;
  /** Its groups follow one another and are no ranks. */
  isRange?: boolean;
};

const dimension = (title: Words, more: Omit<Dimension, 'title'> = {}): Dimension => ({ title, ...more });

/** What figures can be split and narrowed by. */
export const dimensions = {
  day: dimension(['日期', 'Day', '날짜'], { isTime: true }),
  week: dimension(['周（周一）', 'Week (Monday)', '주(월요일)'], { isTime: true }),
  month: dimension(['月份', 'Month', '월'], { isTime: true }),
  platform: dimension(['平台', 'Platform', '플랫폼']),
  marketplace: dimension(['站点', 'Marketplace', '마켓플레이스']),
  shop: dimension(['店铺', 'Shop', '스토어']),
  status: dimension(['状态', 'Status', '상태']),
  fulfilment: dimension(['配送方式', 'Fulfilment', '배송 방식']),
  carrier: dimension(['物流商', 'Carrier', '운송사']),
  warehouse: dimension(['仓库', 'Warehouse', '창고']),
  product: dimension(['SKU', 'SKU', 'SKU'], { details: ['productName'] }),
  productName: dimension(['商品', 'Product', '상품']),
  category: dimension(['品类', 'Category', '카테고리']),
  order: dimension(['订单号', 'Order', '주문 번호'], {
    details: ['shop', 'marketplace', 'status', 'day', 'shipBy'],
  }),
  orderId: dimension(['订单', 'Order', '주문'], { isHidden: true, details: ['order'] }),
  orderBand: dimension(['订单金额区间', 'Order value', '주문 금액 구간'], { isRange: true }),
  shipBy: dimension(['最晚发货', 'Ship by', '발송 기한']),
  ageBand: dimension(['库龄区间', 'Stock age', '재고 연령'], { isRange: true }),
  listing: dimension(['ASIN', 'ASIN', 'ASIN'], { details: ['productName', 'marketplace'] }),
  review: dimension(['评价', 'Review', '리뷰'], {
    isHidden: true,
    details: ['day', 'title', 'productName', 'marketplace', 'status'],
  }),
  title: dimension(['标题', 'Title', '제목']),
  stars: dimension(['星级', 'Stars', '별점']),
  campaign: dimension(['广告活动', 'Campaign', '캠페인'], { details: ['marketplace'] }),
  adsType: dimension(['广告类型', 'Ad type', '광고 유형']),
} as const satisfies Record<string, Dimension>;

/** The name of a dimension. */
export type DimensionName = keyof typeof dimensions;

/** A dimension as all are read. */
export function dimensionOf(name: DimensionName): Dimension {
  return dimensions[name];
}
