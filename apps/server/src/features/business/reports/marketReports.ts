import { declareReport } from './declareReport.ts';

const ADS = {
  spend: 'spend',
  sales: 'adSales',
  acos: 'acos',
  returnOnSpend: 'roas',
  impressions: 'impressions',
  clicks: 'clicks',
  clickRate: 'ctr',
  adOrders: 'adOrders',
} as const;
const NEGATIVE = { negative: 'badReviews', negativeRate: 'badRate' } as const;

/** Reports of ads and of what buyers write. */
export const marketReports = {
  'ad-days': declareReport('ads', ['广告日报', 'Ads by day', '일일 광고 보고서'], {
    by: 'day',
    figures: ADS,
    drawn: ['spend', 'sales'],
  }),
  'ad-types': declareReport('ads', ['投产比分析', 'Return on ad spend', '광고 수익률'], {
    by: 'adsType',
    figures: ADS,
    drawn: ['spend', 'sales'],
  }),
  'ad-regions': declareReport('ads', ['花费结构', 'Ad spend by marketplace', '마켓별 광고비'], {
    by: 'marketplace',
    figures: { share: { shareOf: 'spend' }, ...ADS },
    drawn: ['spend', 'sales'],
  }),
  'rating-weeks': declareReport('reviews', ['评分走势', 'Rating trend', '평점 추이'], {
    by: 'week',
    figures: { reviews: 'reviews', averageStars: 'rating', ...NEGATIVE },
    drawn: ['averageStars'],
  }),
  'rating-stars': declareReport('reviews', ['评分分布', 'Ratings', '평점 분포'], {
    by: 'stars',
    figures: { reviews: 'reviews', share: { shareOf: 'reviews' } },
    drawn: ['reviews'],
  }),
  'negative-reviews': declareReport(
    'reviews',
    ['差评归因', 'Negative reviews by product', '부정 리뷰 원인'],
    {
      by: 'product',
      figures: { reviews: 'reviews', ...NEGATIVE, averageStars: 'rating' },
      drawn: ['negative'],
    },
  ),
};
