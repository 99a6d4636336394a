import { and, eq, gte, isNull, lt, ne } from 'drizzle-orm';
import { orders } from '../../../db/schema/business.ts';
import { addDays, dayOf, startOfDay } from '../companyDays.ts';
import type { Words } from '../words/Words.ts';
import { since, type View, type Views } from './View.ts';

/** What waits for the seller: the platform ships its own. */
export const sellerShips = and(eq(orders.status, 'to-ship'), ne(orders.fulfilment, 'FBA'));

/** Named selections of the orders. */
export const orderViews: Views = {
  all: { title: ['全部订单', 'All orders', '전체 주문'] },
  unpaid: {
    title: ['待付款订单', 'Unpaid orders', '결제 대기 주문'],
    where: () => eq(orders.status, 'unpaid'),
    columns: 'orderNo orderedAt buyerName marketplace shopName units amount status',
  },
  'to-ship': {
    title: ['待发货订单', 'Orders to ship', '발송 대기 주문'],
    where: () => sellerShips,
    sort: 'shipBy',
    direction: 'asc',
    columns: 'orderNo shipBy warehouse buyerName city marketplace units amount orderedAt tags heldAt',
  },
  shipped: {
    title: ['已发货订单', 'Shipped orders', '발송 완료 주문'],
    where: () => eq(orders.status, 'shipped'),
    sort: 'shippedAt',
    columns: 'orderNo shippedAt carrier trackingNo buyerName city marketplace units amount',
  },
  delivered: {
    title: ['已签收订单', 'Delivered orders', '배송 완료 주문'],
    where: () => eq(orders.status, 'delivered'),
    columns: 'orderNo orderedAt shippedAt carrier trackingNo buyerName marketplace units amount',
  },
  cancelled: {
    title: ['已取消订单', 'Cancelled orders', '취소 주문'],
    where: () => eq(orders.status, 'cancelled'),
    columns: 'orderNo orderedAt buyerName marketplace shopName units amount fulfilment',
  },
  refunded: {
    title: ['退款订单', 'Refunded orders', '환불 주문'],
    where: () => eq(orders.status, 'refunded'),
    columns: 'orderNo orderedAt buyerName marketplace shopName units amount shippedAt trackingNo',
  },
  overdue: {
    title: ['超时未发货订单', 'Late orders', '발송 지연 주문'],
    where: ({ now }) => and(sellerShips, lt(orders.shipBy, now)),
    sort: 'shipBy',
    direction: 'asc',
    columns: 'orderNo shipBy orderedAt warehouse buyerName marketplace units amount tags heldAt',
  },
  'due-today': {
    title: ['今日应发订单', 'Orders due today', '오늘 발송 마감 주문'],
    where: (present) => {
      const tomorrow = startOfDay(addDays(dayOf(present), 1), present.timeZone);
      return and(
        sellerShips,
        isNull(orders.heldAt),
        gte(orders.shipBy, present.now),
        lt(orders.shipBy, tomorrow),
      );
    },
    sort: 'shipBy',
    direction: 'asc',
    columns: 'orderNo shipBy orderedAt warehouse buyerName marketplace units amount tags',
  },
  today: {
    title: ['今日新订单', 'New orders today', '오늘의 신규 주문'],
    where: (present) => gte(orders.orderedAt, since(1, present)),
    columns: 'orderNo orderedAt status buyerName marketplace shopName units amount fulfilment',
  },
  fba: {
    title: ['平台配送订单', 'Platform-fulfilled orders', '플랫폼 배송 주문'],
    where: () => eq(orders.fulfilment, 'FBA'),
    columns: 'orderNo orderedAt status warehouse buyerName marketplace units amount trackingNo',
  },
  fbm: {
    title: ['自配送订单', 'Seller-fulfilled orders', '판매자 배송 주문'],
    where: () => eq(orders.fulfilment, 'FBM'),
    columns: 'orderNo shipBy status warehouse carrier trackingNo buyerName marketplace units amount',
  },
  'high-value': {
    title: ['高金额订单', 'High-value orders', '고액 주문'],
    where: () => gte(orders.amountUsd, 20_000),
    sort: 'amount',
    columns: 'orderNo amount units buyerName city marketplace shopName status orderedAt',
  },
  'multi-item': {
    title: ['多件订单', 'Multi-item orders', '다품목 주문'],
    where: () => gte(orders.units, 3),
    sort: 'units',
    columns: 'orderNo units amount buyerName marketplace warehouse status orderedAt',
  },
  'multi-channel': {
    title: ['多渠道订单', 'Orders of other channels', '다채널 주문'],
    where: () => ne(orders.platform, 'AMAZON'),
    columns: 'orderNo platform shopName marketplace status buyerName units amount orderedAt',
  },
  tiktok: ofPlatform('TIKTOK', ['TikTok 订单', 'TikTok orders', '틱톡 주문']),
  walmart: ofPlatform('WALMART', ['沃尔玛订单', 'Walmart orders', '월마트 주문']),
  aliexpress: ofPlatform('ALIEXPRESS', ['速卖通订单', 'AliExpress orders', '알리익스프레스 주문']),
  shopee: ofPlatform('SHOPEE', ['虾皮订单', 'Shopee orders', '쇼피 주문']),
};

function ofPlatform(platform: string, title: Words): View {
  return {
    title,
    where: () => eq(orders.platform, platform),
    columns: 'orderNo shopName marketplace status buyerName units amount orderedAt shipBy',
  };
}
