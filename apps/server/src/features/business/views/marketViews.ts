import { and, eq, gte, lt, lte, sql } from 'drizzle-orm';
import { listings, reviews } from '../../../db/schema/business.ts';
import { since, type Views } from './View.ts';

/** Named selections of the listings. */
export const listingViews: Views = {
  all: { title: ['全部商品', 'All listings', '전체 상품'] },
  active: {
    title: ['在售商品', 'Active listings', '판매 중 상품'],
    where: () => eq(listings.status, 'active'),
    sort: 'salesRank',
    direction: 'asc',
    columns: 'asin productName sku marketplace price buyBox salesRank rating reviewCount',
  },
  inactive: {
    title: ['停售商品', 'Inactive listings', '판매 중지 상품'],
    where: () => eq(listings.status, 'inactive'),
    columns: 'asin productName sku marketplace price rating reviewCount listedAt',
  },
  suppressed: {
    title: ['被抑制商品', 'Suppressed listings', '노출 제한 상품'],
    where: () => eq(listings.status, 'suppressed'),
    columns: 'asin productName sku marketplace price salesRank reviewCount listedAt',
  },
  'buybox-lost': {
    title: ['购物车丢失', 'Buy box lost', '바이박스 상실'],
    where: () => and(eq(listings.status, 'active'), lt(listings.buyBox, 50)),
    sort: 'buyBox',
    direction: 'asc',
    columns: 'asin productName marketplace buyBox price marketPrice salesRank sku',
  },
  'price-alert': {
    title: ['价格异常', 'Price alerts', '가격 이상'],
    where: () => and(eq(listings.status, 'active'), sql`${listings.price} > ${listings.marketPrice} * 1.1`),
    sort: 'price',
    columns: 'asin productName marketplace price marketPrice buyBox salesRank sku',
  },
  new: {
    title: ['新品', 'New listings', '신상품'],
    where: (present) => gte(listings.listedAt, since(60, present)),
    columns: 'asin productName sku marketplace listedAt status price salesRank reviewCount rating',
  },
};

/** Named selections of the reviews. */
export const reviewViews: Views = {
  all: { title: ['全部评价', 'All reviews', '전체 리뷰'] },
  positive: {
    title: ['好评', 'Positive reviews', '긍정 리뷰'],
    where: () => gte(reviews.stars, 4),
    columns: 'stars title body productName marketplace author reviewedAt',
  },
  neutral: {
    title: ['中评', 'Neutral reviews', '보통 리뷰'],
    where: () => eq(reviews.stars, 3),
    columns: 'stars title body productName marketplace status reviewedAt',
  },
  negative: {
    title: ['差评', 'Negative reviews', '부정 리뷰'],
    where: () => lte(reviews.stars, 2),
    columns: 'stars status title body productName marketplace author reviewedAt',
  },
  unanswered: {
    title: ['待回复评价', 'Reviews to answer', '답변 대기 리뷰'],
    where: () => eq(reviews.status, 'unanswered'),
    sort: 'reviewedAt',
    direction: 'asc',
    columns: 'reviewedAt stars title body productName marketplace author',
  },
  recent: {
    title: ['最近两周评价', 'Reviews of two weeks', '최근 2주 리뷰'],
    where: (present) => gte(reviews.reviewedAt, since(14, present)),
    columns: 'reviewedAt stars title productName marketplace status author',
  },
};

/** Named selections of the campaigns. */
export const adViews: Views = {
  all: { title: ['全部广告活动', 'All campaigns', '전체 캠페인'] },
  sp: {
    title: ['商品推广', 'Sponsored Products', '스폰서드 프로덕트'],
    where: () => sql`campaigns.ads_type = 'SP'`,
    columns: 'campaign marketplace status spend sales acos adOrders clicks impressions sku',
  },
  sb: {
    title: ['品牌推广', 'Sponsored Brands', '스폰서드 브랜드'],
    where: () => sql`campaigns.ads_type = 'SB'`,
    columns: 'campaign marketplace status impressions clicks spend sales acos',
  },
  sd: {
    title: ['展示推广', 'Sponsored Display', '스폰서드 디스플레이'],
    where: () => sql`campaigns.ads_type = 'SD'`,
    columns: 'campaign marketplace status impressions clicks spend sales acos',
  },
  'high-acos': {
    title: ['高 ACOS 广告', 'High-ACOS campaigns', '높은 ACOS 광고'],
    where: () => sql`campaigns.sales_usd > 0 and campaigns.spend_usd > campaigns.sales_usd * 0.4`,
    sort: 'acos',
    columns: 'campaign acos spend sales adsType marketplace clicks adOrders',
  },
  'no-sales': {
    title: ['零成交广告', 'Campaigns without orders', '주문 없는 광고'],
    where: () => sql`campaigns.sales_usd = 0 and campaigns.spend_usd > 0`,
    sort: 'spend',
    columns: 'campaign spend clicks impressions adsType marketplace status lastDay',
  },
};
