import { and, count, eq, gte, inArray, isNotNull, ne, sql, sum } from 'drizzle-orm';
import { orders } from '../../../db/schema/business.ts';
import { sellerShips } from '../views/orderViews.ts';
import { declareReport } from './declareReport.ts';
import { money, part, type Report, type ReportScope, withShare } from './Report.ts';
import { sold } from './salesReports.ts';

const BANDS = [20, 50, 100, 200];

const ofDays = ({ companyId, from, marketplace }: ReportScope) =>
  and(
    eq(orders.companyId, companyId),
    gte(orders.orderedAt, from),
    marketplace ? eq(orders.marketplace, marketplace) : undefined,
  );

/** Reports of orders: their values, buyers who come back, returns, and how quickly they leave. */
export const orderReports = {
  'order-values': {
    title: ['客单价分析', 'Order values', '객단가 분석'],
    resource: 'orders',
    columns: 'band:text orders:number share:percent revenue:money averageOrder:money',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'band',
    direction: 'asc',
    chart: { kind: 'bar', x: 'band', series: ['orders'] },
    async read(scope) {
      const limits = sql.raw(`array[${BANDS.map((usd) => usd * 100).join(', ')}]`);
      const band = sql`width_bucket(${orders.amountUsd}, ${limits})`.mapWith(Number);
      const rows = await scope.db
        .select({ band, orders: count(), revenue: sum(orders.amountUsd).mapWith(Number) })
        .from(orders)
        .where(sold(scope))
        .groupBy(band)
        .orderBy(band);
      const shares = withShare(
        rows.map((row) => ({
          band: bandName(row.band),
          orders: row.orders,
          revenue: money(row.revenue),
          averageOrder: money(row.revenue / row.orders),
        })),
        'orders',
      );
      return { rows: shares };
    },
  },
  'repeat-buyers': {
    title: ['复购分析', 'Repeat purchases', '재구매 분석'],
    resource: 'orders',
    columns: 'orderCount:number buyers:number share:percent orders:number revenue:money',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'orderCount',
    direction: 'asc',
    chart: { kind: 'bar', x: 'orderCount', series: ['buyers'] },
    async read(scope) {
      const buyers = scope.db
        .select({
          placed: count().as('placed'),
          revenue: sum(orders.amountUsd).mapWith(Number).as('revenue'),
        })
        .from(orders)
        .where(sold(scope))
        .groupBy(orders.buyerName, orders.city)
        .as('buyers');
      const rows = await scope.db
        .select({ placed: buyers.placed, buyers: count(), revenue: sum(buyers.revenue).mapWith(Number) })
        .from(buyers)
        .groupBy(buyers.placed)
        .orderBy(buyers.placed);
      const shares = withShare(
        rows.map((row) => ({
          orderCount: Number(row.placed),
          buyers: row.buyers,
          orders: Number(row.placed) * row.buyers,
          revenue: money(row.revenue),
        })),
        'buyers',
      );
      return { rows: shares };
    },
  },
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
  'shipping-speed': {
    title: ['发货时效', 'Shipping speed', '발송 소요 시간'],
    resource: 'orders',
    columns:
      'warehouse:text shipped:number averageHours:number within24h:percent late:number lateRate:percent',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'shipped',
    chart: { kind: 'bar', x: 'warehouse', series: ['averageHours'] },
    async read(scope) {
      const hours = sql`extract(epoch from ${orders.shippedAt} - ${orders.orderedAt}) / 3600`;
      const rows = await scope.db
        .select({
          warehouse: orders.warehouse,
          shipped: count(),
          averageHours: sql`avg(${hours})`.mapWith(Number),
          soon: sql`count(*) filter (where ${hours} <= 24)`.mapWith(Number),
          late: sql`count(*) filter (where ${orders.shippedAt} > ${orders.shipBy})`.mapWith(Number),
        })
        .from(orders)
        .where(and(ofDays(scope), isNotNull(orders.shippedAt), ne(orders.fulfilment, 'FBA')))
        .groupBy(orders.warehouse);
      const speeds = rows.map(({ soon, ...row }) => ({
        ...row,
        averageHours: Math.round(row.averageHours * 10) / 10,
        within24h: part(soon, row.shipped),
        lateRate: part(row.late, row.shipped),
      }));
      return { rows: speeds };
    },
  },
  'delivery-rate': {
    title: ['妥投率统计', 'Delivery rates', '배송 성공률'],
    resource: 'orders',
    columns: 'carrier:text shipped:number delivered:number deliveredRate:percent refundedOrders:number',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'shipped',
    chart: { kind: 'bar', x: 'carrier', series: ['shipped', 'delivered'] },
    async read(scope) {
      const rows = await scope.db
        .select({
          carrier: sql<string>`${orders.carrier}`,
          shipped: count(),
          delivered: sql`count(*) filter (where ${orders.status} = 'delivered')`.mapWith(Number),
          refundedOrders: sql`count(*) filter (where ${orders.status} = 'refunded')`.mapWith(Number),
        })
        .from(orders)
        .where(
          and(
            ofDays(scope),
            isNotNull(orders.carrier),
            inArray(orders.status, ['shipped', 'delivered', 'refunded']),
          ),
        )
        .groupBy(orders.carrier);
      return { rows: rows.map((row) => ({ ...row, deliveredRate: part(row.delivered, row.shipped) })) };
    },
  },
  'late-orders': {
    title: ['超时订单分析', 'Late orders by warehouse', '지연 주문 분석'],
    resource: 'orders',
    columns: 'warehouse:text toShip:number late:number lateRate:percent oldestHours:number',
    isOfDays: false,
    hasMarketplace: true,
    sort: 'late',
    chart: { kind: 'bar', x: 'warehouse', series: ['toShip', 'late'] },
    async read(scope) {
      const { now, companyId, marketplace } = scope;
      const moment = now.toISOString();
      const rows = await scope.db
        .select({
          warehouse: orders.warehouse,
          toShip: count(),
          late: sql`count(*) filter (where ${orders.shipBy} < ${moment})`.mapWith(Number),
          oldestHours:
            sql`extract(epoch from ${moment}::timestamptz - min(${orders.orderedAt})) / 3600`.mapWith(Number),
        })
        .from(orders)
        .where(
          and(
            eq(orders.companyId, companyId),
            sellerShips,
            marketplace ? eq(orders.marketplace, marketplace) : undefined,
          ),
        )
        .groupBy(orders.warehouse);
      const waiting = rows.map((row) => ({
        ...row,
        lateRate: part(row.late, row.toShip),
        oldestHours: Math.round(row.oldestHours),
      }));
      return { rows: waiting };
    },
  },
} satisfies Record<string, Report>;

function bandName(bucket: number): string {
  const low = BANDS[bucket - 1];
  const high = BANDS[bucket];
  if (low === undefined) return `$0–${high}`;
  return high === undefined ? `$${low}+` : `$${low}–${high}`;
}
