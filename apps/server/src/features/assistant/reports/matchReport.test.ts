import { expect, it } from 'vitest';
import { agents } from '../agents/agents.ts';
import { LEAST_SCORE, matchReports } from './matchReport.ts';
import { readParams } from './readParams.ts';
import { dataReports, findReport } from './reports.ts';

it.each([
  ['近30天美国站销售额趋势', 'sales-by-day', { days: 30, marketplace: 'US' }],
  ['最近两周哪个站点卖得最好', 'sales-by-marketplace', { days: 14 }],
  ['上个月卖得最好的商品前5', 'top-products', { days: 30, top: 5 }],
  ['哪些商品库存不足', 'stock-low', {}],
  ['德国仓有哪些滞销库存', 'stock-aged', { marketplace: 'DE' }],
  ['最近7天的差评', 'bad-reviews', { days: 7 }],
  ['高ACOS的广告有哪些', 'ads-waste', {}],
  ['近三个月广告花费', 'ads-by-day', { days: 90 }],
  ['哪些商品丢失购物车', 'buybox-lost', {}],
  ['超时未发货的订单', 'late-orders', {}],
  ['订单号 112-1234567-7654321 到哪了', 'order-lookup', { orderNo: '112-1234567-7654321' }],
  ['Sales trend in Germany for the last 2 weeks', 'sales-by-day', { days: 14, marketplace: 'DE' }],
  ['top 5 products last month', 'top-products', { top: 5, days: 30 }],
  ['Which orders are overdue?', 'late-orders', {}],
  ['which listings lost the buy box', 'buybox-lost', {}],
  ['refunded products this quarter', 'refunds', { days: 90 }],
  ['지난주 매출 추이 알려줘', 'sales-by-day', { days: 7 }],
  ['재고가 부족한 상품은?', 'stock-low', {}],
  ['미국 베스트셀러 상위 5개', 'top-products', { marketplace: 'US', top: 5 }],
  ['최근 30일 부정적인 리뷰', 'bad-reviews', { days: 30 }],
])('[S524] %s is answered by %s', (question, id, said) => {
  const [best] = matchReports(question, dataReports);
  expect([best?.report.id, best?.said]).toEqual([id, said]);
  expect(best?.score).toBeGreaterThanOrEqual(LEAST_SCORE);
});

it.each([
  '你好',
  '写一首关于春天的诗',
  'What is the meaning of life?',
  '점심 뭐 먹을까',
  '%%%%%',
  '',
  '<script>',
])('[S524] %j is no question for a report', (question) => {
  expect(matchReports(question, dataReports)[0]?.score ?? 0).toBeLessThan(LEAST_SCORE);
});

it('[S524] every suggested question of the agents leads to its report', () => {
  for (const { themes, resources } of agents)
    for (const { prompt, report } of themes) {
      if (!report) continue;
      const own = dataReports.filter(({ resource }) => resources.includes(resource));
      expect(findReport(report)).toBeDefined();
      for (const words of prompt)
        expect([words, matchReports(words, own)[0]?.report.id]).toEqual([words, report]);
    }
});

it.each([
  ['近半年', { days: 183 }],
  ['今天', { days: 1 }],
  ['500天', { days: 365 }],
  ['过去0天', { days: 1 }],
  ['3星以下', { stars: 3 }],
  ['SKU ab-lamp-blk-01', { sku: 'ab-lamp-blk-01' }],
  ['show it to me', {}],
  ['top 999', { top: 50 }],
])('[S524] reads %j', (question, said) => {
  expect(readParams(question)).toEqual(said);
});
