import { expect, it } from 'vitest';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { noteOfTalk } from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

const noteOf = (...talk: string[]) => noteOfTalk(words, talk);

it.each([
  [
    ['top 5 products by sales last month', 'and their profit'],
    'profit+sales by=product 2026-10-01..2026-10-31 order=desc:sales limit=5',
  ],
  [
    ['上周花费最高的5个广告活动', '它们的ACOS'],
    'acos+spend by=campaign 2026-11-09..2026-11-15 order=desc:spend limit=5',
  ],
  [['上周花费最高的5个广告活动', '换ACOS排'], 'acos by=campaign 2026-11-09..2026-11-15 order=desc limit=5'],
  [['断货损失', 'top 5 skus'], 'lostSales by=product now order=desc limit=5'],
])('[S2715] the top few stay those that were listed: %s', (talk, expected) => {
  expect(noteOf(...talk)).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
});

it.each([
  ['各物流商发货时效，上个月', 'hoursToShip by=carrier 2026-10-01..2026-10-31'],
  ['how fast did we ship last week', 'hoursToShip 2026-11-09..2026-11-15'],
  ['지난달 발송까지 얼마나 걸려요', 'hoursToShip 2026-10-01..2026-10-31'],
  ['share of orders shipped late last month', 'shippedLateRate 2026-10-01..2026-10-31'],
  ['断货造成的损失多少', 'lostSales now'],
  ['lost sales per day by warehouse', 'lostSales by=warehouse now'],
  ['物流成本上个月', 'freight 2026-10-01..2026-10-31'],
  ['10月税费交了多少', 'tax 2026-10-01..2026-10-31'],
  [
    'orders refunded by order value last month',
    'placedOrders by=orderBand status=refunded 2026-10-01..2026-10-31',
  ],
  ['哪些订单亏钱了，上周', 'profit by=order 2026-11-09..2026-11-15 having=profit<0'],
  ['按店铺看广告花费，上个月', 'adCost by=shop 2026-10-01..2026-10-31'],
  ['eBay和沃尔玛上月的妥投率', 'deliveredRate by=platform platform=EBAY,WALMART 2026-10-01..2026-10-31'],
  ['哪个仓库发货最慢，上周', 'hoursToShip by=warehouse 2026-11-09..2026-11-15 order=desc'],
  ['which warehouse ships fastest this month', 'hoursToShip by=warehouse 2026-11-01..2026-11-21 order=asc'],
  ['给差评客户退款', 'cannot:write'],
  ['佣金占销售额多少', 'ask'],
  ['cost of goods per unit last month', 'ask'],
  ['is our storage full', 'ask'],
  ['sales tax last month', 'ask'],
  ['发货超时占比和投诉率', 'ask'],
])('[S2716] reads what sellers call the figures that came lately: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it('[S2715] as a share of another figure, after one, is asked back; a particle that says "too" adds', () => {
  expect(noteOf('freight by platform in q3', 'as a share of sales')).toBe('ask');
  expect(noteOf('지난주 지연 발송 몇 건이야', '비율로는?')).toBe('shippedLateRate 2026-11-09..2026-11-15');
  expect(noteOf('지난 분기 순이익', '이익률도')).toBe('profit+margin 2026-07-01..2026-09-30');
});
