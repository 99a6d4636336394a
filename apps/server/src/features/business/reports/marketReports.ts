import { marketplaceLabel } from '../words/marketplaceLabel.ts';
import { askCatalogue } from './askCatalogue.ts';
import { fullDaysOfWeek, type Report, type ReportScope, WEEK_DAYS, withShare } from './Report.ts';

const AD_FIGURES =
  'spend:money sales:money acos:percent returnOnSpend:number impressions:number clicks:number clickRate:percent adOrders:number';
const REVIEW_COLUMNS = {
  reviews: 'reviews',
  averageStars: 'rating',
  negative: 'badReviews',
  negativeRate: 'badRate',
} as const;

async function adFigures(scope: ReportScope, by: 'day' | 'adsType' | 'marketplace') {
  return askCatalogue(scope, {
    by,
    columns: {
      spend: 'spend',
      sales: 'adSales',
      acos: 'acos',
      returnOnSpend: 'roas',
      impressions: 'impressions',
      clicks: 'clicks',
      clickRate: 'ctr',
      adOrders: 'adOrders',
    },
  });
}

/** Reports of ads and of what buyers write. */
export const marketReports = {
  'ad-days': {
    title: ['广告日报', 'Ads by day', '일일 광고 보고서'],
    resource: 'ads',
    columns: `day:date ${AD_FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'day',
    chart: { kind: 'line', x: 'day', series: ['spend', 'sales'] },
    async read(scope) {
      const { rows, totals } = await adFigures(scope, 'day');
      return { rows: rows.map(({ key, name: _, ...row }) => ({ day: key, ...row })), totals };
    },
  },
  'ad-types': {
    title: ['投产比分析', 'Return on ad spend', '광고 수익률'],
    resource: 'ads',
    columns: `adsType:text ${AD_FIGURES}`,
    isOfDays: true,
    hasMarketplace: true,
    sort: 'spend',
    chart: { kind: 'bar', x: 'adsType', series: ['spend', 'sales'] },
    async read(scope) {
      const { rows, totals } = await adFigures(scope, 'adsType');
      return { rows: rows.map(({ key, name: _, ...row }) => ({ adsType: key, ...row })), totals };
    },
  },
  'ad-regions': {
    title: ['花费结构', 'Ad spend by marketplace', '마켓별 광고비'],
    resource: 'ads',
    columns: `marketplace:text share:percent ${AD_FIGURES}`,
    isOfDays: true,
    hasMarketplace: false,
    sort: 'spend',
    chart: { kind: 'bar', x: 'marketplace', series: ['spend', 'sales'] },
    async read(scope) {
      const { rows, totals } = await adFigures(scope, 'marketplace');
      const named = rows.map(({ key, name: _, ...row }) => ({
        marketplace: marketplaceLabel(key, scope.locale),
        ...row,
      }));
      return { rows: withShare(named, 'spend'), totals };
    },
  },
  'rating-weeks': {
    title: ['评分走势', 'Rating trend', '평점 추이'],
    resource: 'reviews',
    columns:
      'week:date fullDays:number reviews:number averageStars:rating negative:number negativeRate:percent',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'week',
    chart: { kind: 'line', x: 'week', series: ['averageStars'], wholeDays: WEEK_DAYS },
    async read(scope) {
      const { rows, totals } = await askCatalogue(scope, { by: 'week', columns: REVIEW_COLUMNS });
      const weeks = rows.map(({ key, name: _, ...row }) => ({
        week: key,
        fullDays: fullDaysOfWeek(key, scope),
        ...row,
      }));
      return { rows: weeks, totals };
    },
  },
  'rating-stars': {
    title: ['评分分布', 'Ratings', '평점 분포'],
    resource: 'reviews',
    columns: 'stars:rating reviews:number share:percent',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'stars',
    chart: { kind: 'bar', x: 'stars', series: ['reviews'] },
    async read(scope) {
      const { rows, totals } = await askCatalogue(scope, { by: 'stars', columns: { reviews: 'reviews' } });
      const stars = rows.map(({ key, name: _, ...row }) => ({ stars: Number(key), ...row }));
      return { rows: withShare(stars, 'reviews'), totals };
    },
  },
  'negative-reviews': {
    title: ['差评归因', 'Negative reviews by product', '부정 리뷰 원인'],
    resource: 'reviews',
    columns:
      'sku:text productName:text reviews:number negative:number negativeRate:percent averageStars:rating',
    isOfDays: true,
    hasMarketplace: true,
    sort: 'negative',
    chart: { kind: 'bar', x: 'sku', series: ['negative'] },
    async read(scope) {
      const { rows, totals } = await askCatalogue(scope, { by: 'product', columns: REVIEW_COLUMNS });
      return { rows: rows.map(({ key, name, ...row }) => ({ sku: key, productName: name, ...row })), totals };
    },
  },
} satisfies Record<string, Report>;
