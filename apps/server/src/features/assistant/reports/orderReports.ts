import { columns as c } from './columns.ts';
import { type DataReport, PRODUCT, SITE } from './DataReport.ts';

/** Reports over orders under way. */
export const orderReports: readonly DataReport[] = [
  {
    id: 'order-status',
    title: ['订单状态分布', 'Orders by status', '주문 상태 분포'],
    aliases: '订单 状态 多少订单 待发货 待付款 处理 order status how many pending 주문 상태 몇 건 대기',
    resource: 'orders',
    params: ['days', 'marketplace'],
    sql: `select status, count(*)::int as orders,
  round(100.0 * count(*) / sum(count(*)) over (), 1)::float8 as share,
  round(sum(amount_usd) / 100.0, 2)::float8 as sales
from report.orders
where ordered_at >= :from and ordered_at <= :to and ${SITE}
group by status
order by orders desc`,
    columns: [c.status, c.orders, c.share, c.sales],
    chart: { type: 'bar', x: 'status', y: ['orders'] },
    totals: {
      sql: `select count(*)::int as orders\nfrom report.orders\nwhere ordered_at >= :from and ordered_at <= :to and ${SITE}`,
      columns: [c.orders],
    },
    link: { title: ['全部订单', 'All orders', '전체 주문'], path: '/list/orders?view=all' },
  },
  {
    id: 'late-orders',
    title: ['超时未发货订单', 'Orders past their ship-by time', '발송 기한이 지난 주문'],
    aliases: '超时 延迟 迟发 逾期 未发货 晚发 late overdue delayed unshipped 지연 늦은 미발송 기한',
    resource: 'orders',
    params: ['marketplace', 'top'],
    sql: `select order_no, shop_name as shop, marketplace, to_char(ship_by at time zone :zone, 'YYYY-MM-DD') as ship_by,
  (extract(epoch from (:now::timestamptz - ship_by)) / 3600)::int as hours_late,
  round(amount_usd / 100.0, 2)::float8 as sales
from report.orders
where status = 'to-ship' and ship_by < :now and ${SITE}
order by orders.ship_by
limit :top`,
    columns: [c.orderNo, c.shop, c.marketplace, c.shipBy, c.hoursLate, c.sales],
    rank: { by: 'hours_late', name: 'order_no' },
    link: { title: ['超时未发货', 'Overdue orders', '지연 주문'], path: '/list/orders?view=overdue' },
  },
  {
    id: 'refunds',
    title: ['退款商品排行', 'Most refunded products', '환불이 많은 상품'],
    aliases: '退款 退货 退货率 售后 refund return returned 환불 반품',
    resource: 'orders',
    params: ['days', 'marketplace', 'top'],
    sql: `select l.sku, ${PRODUCT} as product,
  count(*) filter (where o.status = 'refunded')::int as orders,
  round(100.0 * count(*) filter (where o.status = 'refunded') / count(*), 1)::float8 as rate
from report.order_lines l
join report.orders o on o.order_id = l.order_id
join report.products p on p.sku = l.sku
where o.status not in ('cancelled', 'unpaid') and o.ordered_at >= :from and o.ordered_at <= :to
  and (:marketplace::text is null or o.marketplace = :marketplace)
group by 1, 2
having count(*) filter (where o.status = 'refunded') > 0
order by orders desc, rate desc, l.sku
limit :top`,
    columns: [c.sku, c.product, { ...c.orders, title: ['退款订单', 'Refunded orders', '환불 주문'] }, c.rate],
    chart: { type: 'bar', x: 'product', y: ['orders'] },
    rank: { by: 'orders', name: 'product' },
    link: {
      title: ['已退款订单', 'Refunded orders', '환불 주문'],
      path: '/list/orders?view=all&status=refunded',
    },
  },
  {
    id: 'order-lookup',
    title: ['订单查询', 'One order', '주문 조회'],
    aliases: '订单号 查订单 order number look up 주문번호 조회',
    resource: 'orders',
    params: ['orderNo'],
    sql: `select order_no, shop_name as shop, marketplace, status, units,
  round(amount_usd / 100.0, 2)::float8 as sales, to_char(ordered_at at time zone :zone, 'YYYY-MM-DD') as day,
  to_char(orders.ship_by at time zone :zone, 'YYYY-MM-DD') as ship_by
from report.orders
where order_no = :orderNo
limit 5`,
    columns: [c.orderNo, c.shop, c.marketplace, c.status, c.units, c.sales, c.day, c.shipBy],
    link: { title: ['全部订单', 'All orders', '전체 주문'], path: '/list/orders?view=all' },
  },
];
