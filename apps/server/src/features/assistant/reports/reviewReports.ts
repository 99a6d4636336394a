import { columns as c } from './columns.ts';
import { type DataReport, PRODUCT, SITE } from './DataReport.ts';

const DAYS = 'reviewed_at >= :from and reviewed_at <= :to';
const SITE_OF_REVIEW = '(:marketplace::text is null or r.marketplace = :marketplace)';

/** Reports over reviews. */
export const reviewReports: readonly DataReport[] = [
  {
    id: 'review-stars',
    title: ['评价星级分布', 'Reviews by stars', '별점 분포'],
    aliases: '评价 评分 星级 好评 好评率 评论 reviews rating stars feedback 리뷰 별점 평점 평가',
    resource: 'reviews',
    params: ['days', 'marketplace'],
    sql: `select stars, count(*)::int as reviews,
  round(100.0 * count(*) / sum(count(*)) over (), 1)::float8 as share
from report.reviews
where ${DAYS} and ${SITE}
group by stars
order by stars desc`,
    columns: [c.stars, c.reviews, c.share],
    chart: { type: 'bar', x: 'stars', y: ['reviews'] },
    totals: {
      sql: `select count(*)::int as reviews, round(avg(stars), 2)::float8 as rating
from report.reviews
where ${DAYS} and ${SITE}`,
      columns: [c.reviews, c.rating],
    },
    link: { title: ['全部评价', 'All reviews', '전체 리뷰'], path: '/list/reviews?view=all' },
  },
  {
    id: 'bad-reviews',
    title: ['最新差评', 'Newest negative reviews', '최근 부정적인 리뷰'],
    aliases: '差评 负面 低星 投诉 不满意 negative bad poor complaints low 부정 나쁜 불만 낮은',
    resource: 'reviews',
    params: ['days', 'marketplace', 'stars', 'top'],
    sql: `select to_char(r.reviewed_at at time zone :zone, 'YYYY-MM-DD') as day, r.stars, r.title, ${PRODUCT} as product,
  r.marketplace, r.status
from report.reviews r
join report.products p on p.sku = r.sku
where r.reviewed_at >= :from and r.reviewed_at <= :to and r.stars <= :stars and ${SITE_OF_REVIEW}
order by r.reviewed_at desc, r.review_id
limit :top`,
    columns: [c.day, c.stars, c.title, c.product, c.marketplace, c.status],
    link: { title: ['差评', 'Negative reviews', '부정적인 리뷰'], path: '/list/reviews?view=negative' },
  },
  {
    id: 'low-rated-products',
    title: ['低评分商品', 'Lowest-rated products', '평점이 낮은 상품'],
    aliases: '低评分 评分最低 差评最多 哪些商品 lowest rated worst products 평점 낮은 상품 최저',
    resource: 'reviews',
    params: ['days', 'marketplace', 'top'],
    sql: `select r.sku, ${PRODUCT} as product, round(avg(r.stars), 2)::float8 as rating, count(*)::int as reviews
from report.reviews r
join report.products p on p.sku = r.sku
where r.reviewed_at >= :from and r.reviewed_at <= :to and ${SITE_OF_REVIEW}
group by 1, 2
having count(*) >= 3
order by rating, reviews desc, r.sku
limit :top`,
    columns: [c.sku, c.product, c.rating, c.reviews],
    chart: { type: 'bar', x: 'product', y: ['rating'] },
    rank: { by: 'rating', name: 'product' },
    link: { title: ['差评', 'Negative reviews', '부정적인 리뷰'], path: '/list/reviews?view=negative' },
  },
];
