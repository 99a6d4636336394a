import { columns as c } from './columns.ts';
import { type DataReport, PRODUCT, SITE } from './DataReport.ts';

const FROM = `from report.stock s
join report.products p on p.sku = s.sku`;
const SITE_OF_STOCK = '(:marketplace::text is null or s.marketplace = :marketplace)';

/** Reports over stock. */
export const stockReports: readonly DataReport[] = [
  {
    id: 'stock-low',
    title: ['库存不足商品', 'Products running low', '재고 부족 상품'],
    aliases:
      '库存 不足 缺货 补货 断货 快卖完 可售天数 low stock out replenish restock running 재고 부족 품절 보충',
    resource: 'stock',
    params: ['marketplace', 'top'],
    sql: `select s.sku, ${PRODUCT} as product, s.warehouse, s.on_hand, s.inbound,
  round(s.daily_sales::numeric, 1)::float8 as daily_sales, s.days_of_cover
${FROM}
where s.days_of_cover < 15 and ${SITE_OF_STOCK}
order by s.days_of_cover, s.daily_sales desc, s.sku, s.warehouse
limit :top`,
    columns: [c.sku, c.product, c.warehouse, c.onHand, c.inbound, c.dailySales, c.cover],
    chart: { type: 'bar', x: 'sku', y: ['days_of_cover'] },
    rank: { by: 'days_of_cover', name: 'product' },
    link: { title: ['库存不足', 'Low stock', '재고 부족'], path: '/list/stock?view=low' },
  },
  {
    id: 'sku-stock',
    title: ['单品库存', 'Stock of one product', '단일 상품 재고'],
    aliases: '单品库存 这个sku库存 stock of sku 특정 상품 재고',
    resource: 'stock',
    params: ['sku'],
    sql: `select s.warehouse, ${PRODUCT} as product, s.on_hand, s.reserved, s.inbound, s.days_of_cover
${FROM}
where lower(s.sku) = lower(:sku)
order by s.on_hand desc, s.warehouse`,
    columns: [c.warehouse, c.product, c.onHand, c.reserved, c.inbound, c.cover],
    chart: { type: 'bar', x: 'warehouse', y: ['on_hand'] },
    rank: { by: 'on_hand', name: 'warehouse' },
    link: { title: ['库存总览', 'Stock overview', '재고 현황'], path: '/list/stock?view=all' },
  },
  {
    id: 'stock-aged',
    title: ['滞销与超龄库存', 'Aged stock', '장기 재고'],
    aliases: '滞销 库龄 超龄 积压 冗余 呆滞 aged old slow moving overstock excess 장기 재고 체화 과잉',
    resource: 'stock',
    params: ['marketplace', 'top'],
    sql: `select s.sku, ${PRODUCT} as product, s.warehouse, s.on_hand, s.age_days, s.days_of_cover
${FROM}
where s.age_days >= 180 and s.on_hand > 0 and ${SITE_OF_STOCK}
order by s.age_days desc, s.on_hand desc, s.sku, s.warehouse
limit :top`,
    columns: [c.sku, c.product, c.warehouse, c.onHand, c.age, c.cover],
    chart: { type: 'bar', x: 'sku', y: ['age_days'] },
    rank: { by: 'age_days', name: 'product' },
    link: { title: ['超龄库存', 'Aged stock', '장기 재고'], path: '/list/stock?view=aging' },
  },
  {
    id: 'stock-by-warehouse',
    title: ['各仓库存', 'Stock by warehouse', '창고별 재고'],
    aliases: '仓库 仓 各仓 库存总量 总库存 warehouse total inventory 창고 총 재고',
    resource: 'stock',
    params: ['marketplace'],
    sql: `select warehouse, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved, sum(inbound)::int as inbound,
  (count(*) filter (where days_of_cover < 15))::int as listings
from report.stock
where ${SITE}
group by warehouse
order by on_hand desc`,
    columns: [
      c.warehouse,
      c.onHand,
      c.reserved,
      c.inbound,
      { ...c.listings, title: ['库存不足商品', 'Products running low', '부족 상품'] },
    ],
    chart: { type: 'bar', x: 'warehouse', y: ['on_hand'] },
    rank: { by: 'on_hand', name: 'warehouse' },
    link: { title: ['库存总览', 'Stock overview', '재고 현황'], path: '/list/stock?view=all' },
  },
];
