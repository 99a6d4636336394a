import type { ReportColumn } from './DataReport.ts';

const column = (
  key: string,
  type: ReportColumn['type'],
  ...title: [chinese: string, english: string, korean: string]
): ReportColumn => ({ key, type, title });

/** The columns of the reports, by key. */
export const columns = {
  day: column('day', 'date', '日期', 'Day', '날짜'),
  orders: column('orders', 'number', '订单数', 'Orders', '주문 수'),
  units: column('units', 'number', '销量', 'Units', '판매 수량'),
  sales: column('sales', 'money', '销售额', 'Sales', '매출'),
  average: column('average', 'money', '客单价', 'Average order', '평균 주문액'),
  marketplace: column('marketplace', 'text', '站点', 'Marketplace', '마켓플레이스'),
  shop: column('shop', 'text', '店铺', 'Shop', '스토어'),
  sku: column('sku', 'text', 'SKU', 'SKU', 'SKU'),
  product: column('product', 'text', '商品', 'Product', '상품'),
  status: column('status', 'text', '状态', 'Status', '상태'),
  share: column('share', 'percent', '占比', 'Share', '비중'),
  rate: column('rate', 'percent', '比率', 'Rate', '비율'),
  orderNo: column('order_no', 'text', '订单号', 'Order', '주문 번호'),
  shipBy: column('ship_by', 'date', '最晚发货', 'Ship by', '발송 기한'),
  hoursLate: column('hours_late', 'number', '超时小时', 'Hours late', '지연 시간'),
  warehouse: column('warehouse', 'text', '仓库', 'Warehouse', '창고'),
  onHand: column('on_hand', 'number', '在库', 'On hand', '재고'),
  reserved: column('reserved', 'number', '预占', 'Reserved', '예약'),
  inbound: column('inbound', 'number', '在途', 'Inbound', '입고 예정'),
  dailySales: column('daily_sales', 'number', '日均销量', 'Sales a day', '일평균 판매'),
  cover: column('days_of_cover', 'number', '可售天数', 'Days of cover', '판매 가능 일수'),
  age: column('age_days', 'number', '库龄', 'Age in days', '재고 일수'),
  listings: column('listings', 'number', '商品数', 'Listings', '리스팅 수'),
  asin: column('asin', 'text', 'ASIN', 'ASIN', 'ASIN'),
  buyBox: column('buy_box', 'percent', '购物车占有率', 'Buy Box', '바이박스'),
  gap: column('gap', 'percent', '高出市场价', 'Above market', '시장가 대비'),
  rating: column('rating', 'stars', '评分', 'Rating', '평점'),
  reviews: column('reviews', 'number', '评价数', 'Reviews', '리뷰 수'),
  stars: column('stars', 'stars', '星级', 'Stars', '별점'),
  title: column('title', 'text', '标题', 'Title', '제목'),
  campaign: column('campaign', 'text', '广告活动', 'Campaign', '캠페인'),
  impressions: column('impressions', 'number', '曝光', 'Impressions', '노출'),
  clicks: column('clicks', 'number', '点击', 'Clicks', '클릭'),
  spend: column('spend', 'money', '花费', 'Spend', '광고비'),
  adSales: column('ad_sales', 'money', '广告销售额', 'Ad sales', '광고 매출'),
  acos: column('acos', 'percent', 'ACOS', 'ACOS', 'ACOS'),
} as const;
