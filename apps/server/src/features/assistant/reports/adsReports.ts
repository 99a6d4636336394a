import { columns as c } from './columns.ts';
import { type DataReport, SITE } from './DataReport.ts';

const FIGURES = `sum(impressions)::int as impressions, sum(clicks)::int as clicks,
  round(sum(spend_usd) / 100.0, 2)::float8 as spend, round(sum(sales_usd) / 100.0, 2)::float8 as ad_sales,
  round(100.0 * sum(spend_usd) / nullif(sum(sales_usd), 0), 1)::float8 as acos`;
const DAYS =
  'day >= (:from::timestamptz at time zone :zone)::date and day <= (:to::timestamptz at time zone :zone)::date';
const link = { title: ['全部广告活动', 'All campaigns', '전체 캠페인'], path: '/list/ads?view=all' } as const;

/** Reports over advertising. */
export const adsReports: readonly DataReport[] = [
  {
    id: 'ads-by-day',
    title: ['每日广告表现', 'Advertising by day', '일별 광고 성과'],
    aliases: '广告 广告花费 广告费 投放 趋势 ads advertising spend ppc 광고 광고비 성과',
    resource: 'ads',
    params: ['days', 'marketplace'],
    sql: `select to_char(day, 'YYYY-MM-DD') as day, ${FIGURES}
from report.ads_days
where ${DAYS} and ${SITE}
group by ads_days.day
order by 1`,
    columns: [c.day, c.impressions, c.clicks, c.spend, c.adSales, c.acos],
    chart: { type: 'line', x: 'day', y: ['spend', 'ad_sales'] },
    totals: {
      sql: `select ${FIGURES}\nfrom report.ads_days\nwhere ${DAYS} and ${SITE}`,
      columns: [c.spend, c.adSales, c.acos],
    },
    link,
  },
  {
    id: 'ads-by-campaign',
    title: ['广告活动排行', 'Campaigns by spend', '캠페인별 광고비'],
    aliases: '广告活动 活动 哪个广告 campaign campaigns ranking 캠페인 순위',
    resource: 'ads',
    params: ['days', 'marketplace', 'top'],
    sql: `select campaign, marketplace, ${FIGURES}
from report.ads_days
where ${DAYS} and ${SITE}
group by campaign, marketplace
order by spend desc, campaign
limit :top`,
    columns: [c.campaign, c.marketplace, c.impressions, c.clicks, c.spend, c.adSales, c.acos],
    chart: { type: 'bar', x: 'campaign', y: ['spend', 'ad_sales'] },
    rank: { by: 'spend', name: 'campaign' },
    link,
  },
  {
    id: 'ads-waste',
    title: ['高 ACOS 广告', 'Campaigns with high ACOS', 'ACOS가 높은 캠페인'],
    aliases: 'acos 高acos 浪费 亏损 效果差 优化 waste high acos poor inefficient optimise 낭비 높은 비효율',
    resource: 'ads',
    params: ['days', 'marketplace', 'top'],
    sql: `select campaign, marketplace, ${FIGURES}
from report.ads_days
where ${DAYS} and ${SITE}
group by campaign, marketplace
having sum(spend_usd) > 0 and (sum(sales_usd) = 0 or 100.0 * sum(spend_usd) / nullif(sum(sales_usd), 0) > 30)
order by acos desc nulls first, campaign
limit :top`,
    columns: [c.campaign, c.marketplace, c.clicks, c.spend, c.adSales, c.acos],
    chart: { type: 'bar', x: 'campaign', y: ['acos'] },
    rank: { by: 'acos', name: 'campaign' },
    link: { title: ['高 ACOS', 'High ACOS', '높은 ACOS'], path: '/list/ads?view=high-acos' },
  },
];
