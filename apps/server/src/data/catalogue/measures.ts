import type { Words } from '../../features/business/words/Words.ts';

/** A kind of data that a role may see or not. */
export type DataResource = 'orders' | 'sales' | 'stock' | 'listings' | 'reviews' | 'ads';

/** What a measure's numbers are; a share is a part of 1, here and everywhere: who shows it makes percent of it. */
export type MeasureFormat = 'number' | 'money' | 'share' | 'stars';

/** Something that can be counted or weighed. */
export type Measure = {
  title: Words;
  format: MeasureFormat;
  resource: DataResource;
  /** Its rows sum up to its total. */
  addsUp: boolean;
  /** The more, the worse. */
  isBad: boolean;
  /** What is shown beside it. */
  beside: readonly MeasureName[];
};

type Facts = Partial<Pick<Measure, 'addsUp' | 'isBad'>> & { beside?: readonly string[] };

const measure = (
  resource: DataResource,
  format: MeasureFormat,
  title: Words,
  { addsUp = format !== 'share', isBad = false, beside = [] }: Facts = {},
) => ({ resource, format, title, addsUp, isBad, beside: beside as readonly MeasureName[] });

/** Everything that can be asked for, by name: its three names, its unit, and how it adds up. */
export const measures = {
  sales: measure('sales', 'money', ['销售额', 'Sales', '매출'], { beside: ['orders', 'units'] }),
  orders: measure('sales', 'number', ['订单数', 'Orders', '주문 수'], { addsUp: false, beside: ['sales'] }),
  units: measure('sales', 'number', ['销量', 'Units', '판매 수량'], { beside: ['sales'] }),
  averageOrder: measure('sales', 'money', ['客单价', 'Average order', '평균 주문액'], {
    addsUp: false,
    beside: ['orders', 'sales'],
  }),
  unitPrice: measure('sales', 'money', ['平均售价', 'Average price', '평균 판매가'], {
    addsUp: false,
    beside: ['units'],
  }),
  profit: measure('sales', 'money', ['利润', 'Profit', '이익'], { beside: ['margin'] }),
  margin: measure('sales', 'share', ['利润率', 'Margin', '이익률'], { beside: ['profit'] }),
  fees: measure('sales', 'money', ['平台佣金', 'Marketplace fees', '플랫폼 수수료'], { isBad: true }),
  goodsCost: measure('sales', 'money', ['商品成本', 'Cost of goods', '상품 원가'], { isBad: true }),
  freight: measure('sales', 'money', ['物流费用', 'Freight', '물류비'], { isBad: true }),
  adCost: measure('sales', 'money', ['广告成本', 'Cost of ads', '광고 비용'], { isBad: true }),
  refunds: measure('sales', 'money', ['退款', 'Refunds', '환불'], { isBad: true }),
  storage: measure('sales', 'money', ['仓储费', 'Storage', '보관료'], { isBad: true }),
  tax: measure('sales', 'money', ['税费', 'Tax', '세금'], { isBad: true }),
  placedOrders: measure('orders', 'number', ['订单数', 'Orders', '주문 수'], { addsUp: false }),
  orderAmount: measure('orders', 'money', ['订单金额', 'Order value', '주문 금액']),
  refundRate: measure('orders', 'share', ['退款率', 'Refund rate', '환불률'], {
    isBad: true,
    beside: ['placedOrders'],
  }),
  refundedOrders: measure('orders', 'number', ['退款订单数', 'Refunded orders', '환불 주문 수'], {
    addsUp: false,
    isBad: true,
  }),
  refundedSales: measure('orders', 'money', ['退款金额', 'Refunded sales', '환불 금액'], { isBad: true }),
  cancelRate: measure('orders', 'share', ['取消率', 'Cancellation rate', '취소율'], {
    isBad: true,
    beside: ['placedOrders'],
  }),
  shippedOrders: measure('orders', 'number', ['已发货订单数', 'Shipped orders', '발송 주문 수'], {
    addsUp: false,
    beside: ['deliveredRate'],
  }),
  deliveredOrders: measure('orders', 'number', ['已签收订单数', 'Delivered orders', '배송 완료 주문 수'], {
    addsUp: false,
    beside: ['shippedOrders', 'deliveredRate'],
  }),
  deliveredRate: measure('orders', 'share', ['妥投率', 'Delivered rate', '배송 성공률'], {
    beside: ['shippedOrders'],
  }),
  hoursToShip: measure(
    'orders',
    'number',
    ['平均发货时长（小时）', 'Average hours to ship', '평균 발송 시간(시간)'],
    { addsUp: false, isBad: true, beside: ['shippedIn24h', 'shippedLateRate'] },
  ),
  shippedIn24h: measure('orders', 'share', ['24小时发货率', 'Shipped within 24 h', '24시간 내 발송률'], {
    beside: ['hoursToShip'],
  }),
  shippedLate: measure('orders', 'number', ['超时发货数', 'Shipped late', '지연 발송 수'], {
    addsUp: false,
    isBad: true,
    beside: ['shippedLateRate'],
  }),
  shippedLateRate: measure('orders', 'share', ['发货超时率', 'Late shipment rate', '지연 발송률'], {
    isBad: true,
    beside: ['shippedLate'],
  }),
  ordersToShip: measure('orders', 'number', ['待发货订单数', 'Orders to ship', '발송 대기 주문 수'], {
    addsUp: false,
    beside: ['overdueOrders', 'longestWait'],
  }),
  overdueOrders: measure('orders', 'number', ['超时未发订单数', 'Late orders', '지연 주문 수'], {
    addsUp: false,
    isBad: true,
    beside: ['ordersToShip', 'overdueRate'],
  }),
  overdueRate: measure('orders', 'share', ['待发超时率', 'Late rate', '지연율'], {
    isBad: true,
    beside: ['overdueOrders'],
  }),
  longestWait: measure('orders', 'number', ['最久等待（小时）', 'Longest wait in hours', '최장 대기(시간)'], {
    addsUp: false,
    isBad: true,
    beside: ['ordersToShip'],
  }),
  products: measure('stock', 'number', ['商品数', 'Products', '상품 수'], { addsUp: false }),
  onHand: measure('stock', 'number', ['在库', 'On hand', '재고'], {
    beside: ['inbound', 'dailySales', 'daysOfCover'],
  }),
  available: measure('stock', 'number', ['可用库存', 'Available', '가용 재고'], { beside: ['reserved'] }),
  reserved: measure('stock', 'number', ['预占', 'Reserved', '예약 재고']),
  inbound: measure('stock', 'number', ['在途', 'Inbound', '입고 예정'], { beside: ['onHand'] }),
  dailySales: measure('stock', 'number', ['日均销量', 'Sales a day', '일평균 판매']),
  daysOfCover: measure('stock', 'number', ['可售天数', 'Days of cover', '판매 가능 일수'], {
    addsUp: false,
    beside: ['onHand', 'dailySales', 'inbound'],
  }),
  ageDays: measure('stock', 'number', ['库龄（天）', 'Age in days', '재고 일수'], {
    addsUp: false,
    isBad: true,
    beside: ['onHand'],
  }),
  stockValue: measure('stock', 'money', ['库存金额', 'Stock value', '재고 금액'], { beside: ['onHand'] }),
  warehouses: measure('stock', 'number', ['仓库数', 'Warehouses', '창고 수'], { addsUp: false }),
  listPrice: measure('stock', 'money', ['平均标价', 'Average list price', '평균 정가'], { addsUp: false }),
  lostSales: measure('stock', 'money', ['断货日损失', 'Sales lost a day', '품절 일손실'], {
    isBad: true,
    beside: ['dailySales', 'inbound'],
  }),
  listings: measure('listings', 'number', ['商品链接数', 'Listings', '리스팅 수']),
  buyBox: measure('listings', 'share', ['购物车占有率', 'Buy Box', '바이박스']),
  priceGap: measure('listings', 'share', ['高出市场价', 'Above market', '시장가 대비'], { isBad: true }),
  reviews: measure('reviews', 'number', ['评价数', 'Reviews', '리뷰 수']),
  rating: measure('reviews', 'stars', ['评分', 'Rating', '평점'], { addsUp: false, beside: ['reviews'] }),
  goodRate: measure('reviews', 'share', ['好评率', 'Positive share', '긍정 비율'], { beside: ['reviews'] }),
  badRate: measure('reviews', 'share', ['差评率', 'Negative share', '부정 비율'], {
    isBad: true,
    beside: ['reviews'],
  }),
  badReviews: measure('reviews', 'number', ['差评数', 'Negative reviews', '부정 리뷰 수'], { isBad: true }),
  spend: measure('ads', 'money', ['广告花费', 'Ad spend', '광고비'], { beside: ['adSales', 'acos'] }),
  adSales: measure('ads', 'money', ['广告销售额', 'Ad sales', '광고 매출'], { beside: ['spend'] }),
  acos: measure('ads', 'share', ['ACOS', 'ACOS', 'ACOS'], { isBad: true, beside: ['spend', 'adSales'] }),
  roas: measure('ads', 'number', ['ROAS', 'ROAS', 'ROAS'], { addsUp: false, beside: ['spend', 'adSales'] }),
  clicks: measure('ads', 'number', ['点击', 'Clicks', '클릭'], { beside: ['impressions'] }),
  impressions: measure('ads', 'number', ['曝光', 'Impressions', '노출'], { beside: ['clicks'] }),
  ctr: measure('ads', 'share', ['点击率', 'Click rate', '클릭률'], { beside: ['clicks', 'impressions'] }),
  cpc: measure('ads', 'money', ['单次点击成本', 'Cost per click', '클릭당 비용'], {
    addsUp: false,
    isBad: true,
    beside: ['clicks'],
  }),
  adOrders: measure('ads', 'number', ['广告订单', 'Ad orders', '광고 주문'], { beside: ['clicks'] }),
  adConversion: measure('ads', 'share', ['广告转化率', 'Ad conversion', '광고 전환율'], {
    beside: ['clicks', 'adOrders'],
  }),
} as const satisfies Record<string, Measure>;

/** The name of a measure. */
export type MeasureName =
  | 'sales'
  | 'orders'
  | 'units'
  | 'averageOrder'
  | 'unitPrice'
  | 'profit'
  | 'margin'
  | 'fees'
  | 'goodsCost'
  | 'freight'
  | 'adCost'
  | 'refunds'
  | 'storage'
  | 'tax'
  | 'placedOrders'
  | 'orderAmount'
  | 'refundRate'
  | 'refundedOrders'
  | 'refundedSales'
  | 'cancelRate'
  | 'shippedOrders'
  | 'deliveredOrders'
  | 'deliveredRate'
  | 'hoursToShip'
  | 'shippedIn24h'
  | 'shippedLate'
  | 'shippedLateRate'
  | 'ordersToShip'
  | 'overdueOrders'
  | 'overdueRate'
  | 'longestWait'
  | 'products'
  | 'onHand'
  | 'available'
  | 'reserved'
  | 'inbound'
  | 'dailySales'
  | 'daysOfCover'
  | 'ageDays'
  | 'stockValue'
  | 'warehouses'
  | 'listPrice'
  | 'lostSales'
  | 'listings'
  | 'buyBox'
  | 'priceGap'
  | 'reviews'
  | 'rating'
  | 'goodRate'
  | 'badRate'
  | 'badReviews'
  | 'spend'
  | 'adSales'
  | 'acos'
  | 'roas'
  | 'clicks'
  | 'impressions'
  | 'ctr'
  | 'cpc'
  | 'adOrders'
  | 'adConversion';

/** Whether a measure is a share, a part of 1. */
export const isShare = (name: MeasureName): boolean => measures[name].format === 'share';
