import { columns as c } from './columns.ts';
import { type DataReport, PRODUCT, SITE } from './DataReport.ts';

const FROM = `from report.listings l
join report.products p on p.sku = l.sku`;
const SITE_OF_LISTING = '(:marketplace::text is null or l.marketplace = :marketplace)';

/** Reports over listings. */
export const listingReports: readonly DataReport[] = [
  {
    id: 'listing-status',
    title: ['商品状态分布', 'Listings by status', '리스팅 상태 분포'],
    aliases:
      '在售 下架 商品状态 链接 listing 被抑制 多少商品 listings status active suppressed inactive 리스팅 판매중 중지',
    resource: 'listings',
    params: ['marketplace'],
    sql: `select status, count(*)::int as listings,
  round(100.0 * count(*) / sum(count(*)) over (), 1)::float8 as share,
  round(avg(rating)::numeric, 2)::float8 as rating
from report.listings
where ${SITE}
group by status
order by listings desc`,
    columns: [{ ...c.status, list: 'listings' }, c.listings, c.share, c.rating],
    chart: { type: 'bar', x: 'status', y: ['listings'] },
    link: { title: ['全部商品', 'All listings', '전체 상품'], path: '/list/listings?view=all' },
  },
  {
    id: 'buybox-lost',
    title: ['购物车丢失商品', 'Listings without the Buy Box', '바이박스를 잃은 상품'],
    aliases: '购物车 丢失 黄金购物车 跟卖 buy box buybox lost hijack 바이박스 상실',
    resource: 'listings',
    params: ['marketplace', 'top'],
    sql: `select l.sku, ${PRODUCT} as product, l.asin, l.marketplace, l.buy_box, l.review_count as reviews
${FROM}
where l.status = 'active' and l.buy_box < 50 and ${SITE_OF_LISTING}
order by l.buy_box, l.sales_rank, l.listing_id
limit :top`,
    columns: [c.sku, c.product, c.asin, c.marketplace, c.buyBox, c.reviews],
    rank: { by: 'buy_box', name: 'product' },
    link: { title: ['购物车丢失', 'Buy Box lost', '바이박스 상실'], path: '/list/listings?view=buybox-lost' },
  },
  {
    id: 'price-gap',
    title: ['高于市场价的商品', 'Listings above the market price', '시장가보다 비싼 상품'],
    aliases:
      '价格 价差 比市场贵 竞品 定价 偏高 price gap market expensive competitor pricing 가격 시장가 비싼 경쟁',
    resource: 'listings',
    params: ['marketplace', 'top'],
    sql: `select l.sku, ${PRODUCT} as product, l.marketplace,
  round(100.0 * (l.price - l.market_price) / l.market_price, 1)::float8 as gap
${FROM}
where l.status = 'active' and l.market_price > 0 and l.price > l.market_price and ${SITE_OF_LISTING}
order by gap desc, l.listing_id
limit :top`,
    columns: [c.sku, c.product, c.marketplace, c.gap],
    chart: { type: 'bar', x: 'product', y: ['gap'] },
    rank: { by: 'gap', name: 'product' },
    link: { title: ['价格预警', 'Price alerts', '가격 경고'], path: '/list/listings?view=price-alert' },
  },
];
