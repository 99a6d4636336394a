import { isNot } from './askCatalogue.ts';
import { declareReport } from './declareReport.ts';
import { repeatBuyers } from './repeatBuyers.ts';

/** Reports of orders: their values, buyers who come back, returns, and how quickly they leave. */
export const orderReports = {
  'order-values': declareReport('orders', ['客单价分析', 'Order values', '객단가 분석'], {
    by: 'orderBand',
    figures: {
      orders: 'orders',
      share: { shareOf: 'orders' },
      revenue: 'sales',
      averageOrder: 'averageOrder',
    },
    drawn: ['orders'],
  }),
  'repeat-buyers': repeatBuyers,
  returns: declareReport('orders', ['退货率分析', 'Return rates', '반품률 분석'], {
    by: 'product',
    figures: {
      orders: 'orders',
      refundedOrders: 'refundedOrders',
      refundRate: 'refundRate',
      revenue: 'sales',
    },
    drawn: ['refundRate'],
  }),
  'shipping-speed': declareReport('orders', ['发货时效', 'Shipping speed', '발송 소요 시간'], {
    by: 'warehouse',
    filters: [isNot('fulfilment', 'FBA')],
    figures: {
      shipped: 'shippedOrders',
      averageHours: 'hoursToShip',
      within24h: 'shippedIn24h',
      late: 'shippedLate',
      lateRate: 'shippedLateRate',
    },
    drawn: ['averageHours'],
    sort: 'shipped',
  }),
  'delivery-rate': declareReport('orders', ['妥投率统计', 'Delivery rates', '배송 성공률'], {
    by: 'carrier',
    filters: [isNot('carrier')],
    figures: {
      shipped: 'shippedOrders',
      delivered: 'deliveredOrders',
      deliveredRate: 'deliveredRate',
      refundedOrders: 'refundedOrders',
    },
    drawn: ['shipped', 'delivered'],
  }),
  'late-orders': declareReport('orders', ['超时订单分析', 'Late orders by warehouse', '지연 주문 분석'], {
    by: 'warehouse',
    figures: {
      toShip: 'ordersToShip',
      late: 'overdueOrders',
      lateRate: 'overdueRate',
      oldestHours: 'longestWait',
    },
    drawn: ['toShip', 'late'],
    sort: 'late',
    isOfNow: true,
  }),
};
