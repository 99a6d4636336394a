import { columns as c } from './columns.ts';
import { type DataReport, PRODUCT, SITE } from './DataReport.ts';

const SOLD = "status not in ('cancelled', 'unpaid') and ordered_at >= :from and ordered_at <= :to";
const FIGURES = `count(*)::int as orders, coalesce(sum(units), 0)::int as units,
  round(coalesce(sum(amount_usd), 0) / 100.0, 2)::float8 as sales`;
const totals = {
  sql: `select ${FIGURES}\nfrom report.orders\nwhere ${SOLD} and ${SITE}`,
  columns: [c.sales, c.orders, c.units],
};
const link = { title: ['全部订单', 'All orders', '전체 주문'], path: '/list/orders?view=all' } as const;

/** Reports over what was sold. */
export const salesReports: readonly DataReport[] = [
  {
    id: 'sales-by-day',
    title: ['每日销售趋势', 'Sales by day', '일별 매출 추이'],
    aliases:
      '销售额 销量 趋势 走势 营业额 卖了多少 业绩 sales trend revenue turnover daily 매출 판매 추이 얼마나',
    resource: 'sales',
    params: ['days', 'marketplace'],
    sql: `select to_char(ordered_at at time zone :zone, 'YYYY-MM-DD') as day, ${FIGURES}
from report.orders
where ${SOLD} and ${SITE}
group by 1
order by 1`,
    columns: [c.day, c.orders, c.units, c.sales],
    chart: { type: 'line', x: 'day', y: ['sales'] },
    totals,
    link,
  },
  {
    id: 'sales-by-marketplace',
    title: ['各站点销售', 'Sales by marketplace', '마켓플레이스별 매출'],
    aliases: '站点 国家 市场 哪个站点 对比 marketplace country region compare 국가 마켓 사이트 비교',
    resource: 'sales',
    params: ['days'],
    sql: `select marketplace, ${FIGURES},
  round(100.0 * sum(amount_usd) / nullif(sum(sum(amount_usd)) over (), 0), 1)::float8 as share
from report.orders
where ${SOLD}
group by marketplace
order by sales desc`,
    columns: [c.marketplace, c.orders, c.units, c.sales, c.share],
    chart: { type: 'bar', x: 'marketplace', y: ['sales'] },
    totals: { sql: `select ${FIGURES}\nfrom report.orders\nwhere ${SOLD}`, columns: totals.columns },
    rank: { by: 'sales', name: 'marketplace' },
    link,
  },
  {
    id: 'sales-by-shop',
    title: ['各店铺销售', 'Sales by shop', '스토어별 매출'],
    aliases: '店铺 哪家店 店 排名 shop store ranking 스토어 상점 매장',
    resource: 'sales',
    params: ['days', 'marketplace'],
    sql: `select shop_name as shop, marketplace, ${FIGURES},
  round(sum(amount_usd) / 100.0 / count(*), 2)::float8 as average
from report.orders
where ${SOLD} and ${SITE}
group by shop_name, marketplace
order by sales desc`,
    columns: [c.shop, c.marketplace, c.orders, c.units, c.sales, c.average],
    chart: { type: 'bar', x: 'shop', y: ['sales'] },
    totals,
    rank: { by: 'sales', name: 'shop' },
    link,
  },
  {
    id: 'top-products',
    title: ['热销商品排行', 'Best-selling products', '베스트셀러 상품'],
    aliases:
      '热销 畅销 爆款 卖得最好 最好 商品 产品 排行 排名 top best selling bestseller products 인기 베스트 상품 제품 잘 팔리는 순위',
    resource: 'sales',
    params: ['days', 'marketplace', 'top'],
    sql: `select l.sku, ${PRODUCT} as product, sum(l.quantity)::int as units, count(*)::int as orders,
  round(sum(l.amount_usd) / 100.0, 2)::float8 as sales
from report.order_lines l
join report.orders o on o.order_id = l.order_id
join report.products p on p.sku = l.sku
where o.status not in ('cancelled', 'unpaid') and o.ordered_at >= :from and o.ordered_at <= :to
  and (:marketplace::text is null or o.marketplace = :marketplace)
group by 1, 2
order by sales desc
limit :top`,
    columns: [c.sku, c.product, c.units, c.orders, c.sales],
    chart: { type: 'bar', x: 'product', y: ['sales'] },
    rank: { by: 'sales', name: 'product' },
    link,
  },
  {
    id: 'sku-sales',
    title: ['单品销售', 'Sales of one product', '단일 상품 매출'],
    aliases: '单品 这个sku 某个商品 sku product item 단일 상품 특정',
    resource: 'sales',
    params: ['sku', 'days', 'marketplace'],
    sql: `select to_char(o.ordered_at at time zone :zone, 'YYYY-MM-DD') as day, count(*)::int as orders,
  sum(l.quantity)::int as units, round(sum(l.amount_usd) / 100.0, 2)::float8 as sales
from report.order_lines l
join report.orders o on o.order_id = l.order_id
where lower(l.sku) = lower(:sku) and o.status not in ('cancelled', 'unpaid')
  and o.ordered_at >= :from and o.ordered_at <= :to
  and (:marketplace::text is null or o.marketplace = :marketplace)
group by 1
order by 1`,
    columns: [c.day, c.orders, c.units, c.sales],
    chart: { type: 'line', x: 'day', y: ['units'] },
    link,
  },
];
