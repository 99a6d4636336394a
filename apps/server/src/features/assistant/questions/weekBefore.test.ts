import { expect, it } from 'vitest';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { noteOfTalk } from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

it.each([
  [['昨天卖了多少单', '上周同一天呢'], 'orders 2026-11-13'],
  [['orders yesterday', 'and the same day last week'], 'orders 2026-11-13'],
  [['어제 주문 몇 건', '지난주 같은 요일은?'], 'orders 2026-11-13'],
  [['昨天销售额跟上周同一天比'], 'sales 2026-11-20 vs=2026-11-13'],
  [['orders today vs same day last week'], 'orders 2026-11-21 vs=2026-11-14'],
  [['지난주 같은 요일 대비 어제 매출'], 'sales 2026-11-20 vs=2026-11-13'],
  [['这周比上周同期多卖了多少'], 'sales 2026-11-16..2026-11-21 vs=2026-11-09..2026-11-14'],
  [['这个月销售额', '上周同一天呢'], 'ask'],
  [['库存', '上周同期呢'], 'ask'],
])('[S2723] the same day last week is seven days before the one that is asked: %s', (talk, expected) => {
  expect(noteOfTalk(words, talk)).toBe(expected);
});

it.each([
  ['昨天销量和退款单数', 'units+refundedOrders 2026-11-20'],
  ['昨天退款单数和销量', 'refundedOrders+units 2026-11-20'],
  ['昨天退了几单', 'placedOrders status=refunded 2026-11-20'],
  ['昨天销量和取消单数', 'ask'],
])(
  '[S2724] a count of orders in a state, beside what was sold, narrows nothing: %s',
  (question, expected) => {
    expect(noteOfTalk(words, [question])).toBe(expected);
  },
);

it.each([
  ['오늘 들어온 주문 중 아직 발송 안한거', 'placedOrders status=to-ship 2026-11-21'],
  ['how many tents can i still sell in germany', 'available marketplace=DE product~tent now'],
  ['광고비 대비 매출 제일 좋은 캠페인 이번달', 'roas by=campaign 2026-11-01..2026-11-21 order=desc'],
  ['空汽炸锅本月毛利绿', 'margin product~空气炸锅 2026-11-01..2026-11-21'],
  ['how are we doing on returns this month vs last', 'ask'],
])('[S2725] a word is read as its neighbours make it: %s', (question, expected) => {
  expect(noteOfTalk(words, [question])).toBe(expected);
});
