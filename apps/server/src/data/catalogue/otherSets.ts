import { bandsOf } from './bandsOf.ts';
import { amount, type DataSet, each, productName, share, timesOf } from './DataSet.ts';

const OUT = "s.status = 'out'";

/** What lies in which warehouse now. */
export const stockSet: DataSet = {
  name: 'stock',
  from: `report.stock s
left join report.products p on p.sku = s.sku`,
  measures: {
    products: 'count(distinct s.sku) filter (where {when})::int',
    onHand: 'coalesce(sum(s.on_hand) filter (where {when}), 0)::int',
    available: 'coalesce(sum(s.on_hand - s.reserved) filter (where {when}), 0)::int',
    reserved: 'coalesce(sum(s.reserved) filter (where {when}), 0)::int',
    inbound: 'coalesce(sum(s.inbound) filter (where {when}), 0)::int',
    dailySales: 'round(coalesce(sum(s.daily_sales) filter (where {when}), 0)::numeric, 2)::float8',
    daysOfCover: `round((sum(s.on_hand) filter (where {when})
    / nullif(sum(s.daily_sales) filter (where {when}), 0))::numeric)::int`,
    ageDays: 'max(s.age_days) filter (where {when})',
    stockValue: amount('sum(s.on_hand::bigint * p.cost_usd) filter (where {when})'),
    warehouses: 'count(distinct s.warehouse) filter (where {when})::int',
    listPrice: 'round(avg(p.price_usd) filter (where {when}) / 100.0, 2)::float8',
    lostSales: amount(`(sum(p.price_usd * s.daily_sales) filter (where {when} and ${OUT}))::numeric`),
  },
  dimensions: {
    product: 's.sku',
    productName: productName('s.sku'),
    category: 'p.category',
    warehouse: 's.warehouse',
    marketplace: 's.marketplace',
    status: 's.status',
    ageBand: bandsOf('s.age_days', [0, 31, 61, 91, 181, 271], (low, high) =>
      high === undefined ? `${low}+` : `${low}–${high - 1}`,
    ),
  },
  sorts: { ageBand: 'min(s.age_days)' },
  segments: {
    low: {
      title: ['库存不足', 'Running low', '재고 부족'],
      where: "s.status = 'low'",
      resource: 'stock',
      sort: 'daysOfCover',
    },
    out: {
      title: ['断货', 'Out of stock', '품절'],
      where: OUT,
      resource: 'stock',
      sort: 'dailySales',
    },
    missed: {
      title: ['断货且有需求', 'Out of stock, in demand', '품절 중 수요 있음'],
      where: `${OUT} and s.daily_sales > 0`,
      resource: 'stock',
      sort: 'dailySales',
    },
    'in-stock': { title: ['有库存', 'In stock', '재고 있음'], where: 's.on_hand > 0', resource: 'stock' },
    overstock: {
      title: ['库存过多', 'Too much stock', '과잉 재고'],
      where: "s.status = 'overstock'",
      resource: 'stock',
    },
    aged: {
      title: ['库龄超过180天', 'Older than 180 days', '180일 넘은 재고'],
      where: 's.age_days > 180 and s.on_hand > 0',
      resource: 'stock',
    },
  },
  link: { title: ['库存总览', 'Stock overview', '재고 현황'], path: '/list/stock?view=all' },
};

/** Products as they are offered on the marketplaces now. */
export const listingSet: DataSet = {
  name: 'listings',
  from: `report.listings g
left join report.products p on p.sku = g.sku`,
  measures: {
    listings: 'count(*) filter (where {when})::int',
    buyBox: 'round(avg(g.buy_box) filter (where {when}) / 100.0, 3)::float8',
    priceGap: `round(avg(1.0 * (g.price - g.market_price) / nullif(g.market_price, 0))
    filter (where {when}), 3)::float8`,
  },
  dimensions: {
    listing: 'g.asin',
    product: 'g.sku',
    productName: productName('g.sku'),
    category: 'p.category',
    marketplace: 'g.marketplace',
    platform: 'g.platform',
    status: 'g.status',
  },
  segments: {
    'buybox-lost': {
      title: ['购物车丢失', 'Buy Box lost', '바이박스 상실'],
      where: "g.status = 'active' and g.buy_box < 50",
      resource: 'listings',
      sort: 'buyBox',
    },
    'above-market': {
      title: ['高于市场价', 'Above the market price', '시장가보다 비쌈'],
      where: "g.status = 'active' and g.market_price > 0 and g.price > g.market_price",
      resource: 'listings',
    },
  },
  link: { title: ['全部商品', 'All listings', '전체 상품'], path: '/list/listings?view=all' },
};

/** What buyers wrote. */
export const reviewSet: DataSet = {
  name: 'reviews',
  from: `report.reviews r
left join report.products p on p.sku = r.sku`,
  time: { moment: 'r.reviewed_at' },
  measures: {
    reviews: 'count(*) filter (where {when})::int',
    rating: 'round(avg(r.stars) filter (where {when}), 2)::float8',
    goodRate: share('count(*) filter (where {when} and r.stars >= 4)', 'count(*) filter (where {when})'),
    badReviews: 'count(*) filter (where {when} and r.stars <= 2)::int',
    badRate: share('count(*) filter (where {when} and r.stars <= 2)', 'count(*) filter (where {when})'),
  },
  dimensions: {
    ...timesOf('r.reviewed_at'),
    review: 'r.review_id',
    title: 'r.title',
    product: 'r.sku',
    productName: productName('r.sku'),
    category: 'p.category',
    marketplace: 'r.marketplace',
    stars: 'r.stars::text',
    status: 'r.status',
  },
  segments: {
    negative: { title: ['差评', 'Negative', '부정 리뷰'], where: 'r.stars <= 2', resource: 'reviews' },
    positive: { title: ['好评', 'Positive', '긍정 리뷰'], where: 'r.stars >= 4', resource: 'reviews' },
    unanswered: {
      title: ['待回复', 'Unanswered', '답변 대기'],
      where: "r.status = 'unanswered'",
      resource: 'reviews',
    },
  },
  link: { title: ['全部评价', 'All reviews', '전체 리뷰'], path: '/list/reviews?view=all' },
};

const SPEND = 'sum(a.spend_usd) filter (where {when})';
const AD_SALES = 'sum(a.sales_usd) filter (where {when})';
const CLICKS = 'sum(a.clicks) filter (where {when})';

/** What campaigns spent and brought in, one row for each day. */
export const adSet: DataSet = {
  name: 'ads',
  from: 'report.ads_days a',
  time: { day: 'a.day' },
  measures: {
    spend: amount(SPEND),
    adSales: amount(AD_SALES),
    acos: share(SPEND, AD_SALES),
    roas: `round(1.0 * ${AD_SALES} / nullif(${SPEND}, 0), 2)::float8`,
    clicks: `coalesce(${CLICKS}, 0)::int`,
    impressions: 'coalesce(sum(a.impressions) filter (where {when}), 0)::int',
    ctr: share(CLICKS, 'sum(a.impressions) filter (where {when})', 4),
    cpc: each(SPEND, CLICKS),
    adOrders: 'coalesce(sum(a.ad_orders) filter (where {when}), 0)::int',
    adConversion: share('sum(a.ad_orders) filter (where {when})', CLICKS),
  },
  dimensions: {
    day: "to_char(a.day, 'YYYY-MM-DD')",
    week: "to_char(date_trunc('week', a.day::timestamp), 'YYYY-MM-DD')",
    month: "to_char(a.day, 'YYYY-MM')",
    campaign: 'a.campaign',
    adsType: 'a.ads_type',
    marketplace: 'a.marketplace',
    status: 'a.status',
  },
  segments: {},
  link: { title: ['全部广告活动', 'All campaigns', '전체 캠페인'], path: '/list/ads?view=all' },
};
