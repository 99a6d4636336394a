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
  ['sales tax last month', 'ask'],
  ['发货超时占比和投诉率', 'ask'],
])('[S2716] reads what sellers call the figures that came lately: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});
