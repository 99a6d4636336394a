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
  ['이번 달 남은 기간 매출'],
  ['products with more sales than last month'],
  ['利润前五的商品贡献了总利润的多少'],
  ['gross margin vs net margin'],
  ['sales by shop last month', 'which dropped'],
  ['total sales of top 5 products'],
  ['how many orders had two items'],
  ['两个以上SKU的订单'],
  ['每个国家卖得最好的商品分别是什么'],
  ['国庆前一周的订单'],
  ['profit from ads'],
  ['shops with no orders this week or last week'],
  ['ST-EAR-BK-01和ST-YOG-BK-01谁卖得好'],
  ['近14天没出单但有花费的广告活动'],
  ['有库存的商品有几个'],
  ['库存变化'],
])('[S2709] asks back where a word has no part in the question beside its neighbours: %s', (...talk) => {
  expect(noteOf(...talk)).toMatch(/^ask/);
});

it.each([
  [['昨天还有多少单没发货'], 'placedOrders status=to-ship 2026-11-20'],
  [['订单量超过100的店铺', '超过500的呢'], 'orders by=shop 2026-10-23..2026-11-21 having=orders>500'],
  [['combined sales of germany and france'], 'sales marketplace=DE,FR 2026-10-23..2026-11-21'],
  [['这个月比上个月少卖了多少件'], 'units 2026-11-01..2026-11-21 vs=2026-10-01..2026-10-31'],
])('[S2709] answers where each word has its part: %s', (talk, expected) => {
  expect(noteOf(...talk)).toBe(expected);
});

it.each([
  ['ad spend by campaign last week', 'only the ones with no orders'],
  ['库存低的SKU', '最近卖了多少'],
  ['stock of yoga mat', 'returns'],
  ['요가 매트 재고', '리뷰는'],
  ['FBA美国仓空气炸锅可用多少', '日本仓呢'],
  ['stock of yoga mat', 'black only', 'white'],
])('[S2710] asks back where a question that goes on would lose what it goes on from: %s', (...talk) => {
  expect(noteOf(...talk)).toBe('ask');
});

it.each([
  [['stock of yoga mat', 'black only'], 'onHand product~Non-slip yoga mat, black now'],
  [['台灯大阪仓库存', '哪个仓最多'], 'onHand by=warehouse product~台灯 now order=desc'],
])('[S2710] keeps the product and frees what is split by: %s', (talk, expected) => {
  expect(noteOf(...talk)).toBe(expected);
});

it.each(['白色以外的耳机库存', '除了ST-EAR-BK-01的耳机销量', 'sales excluding shipping', '환불 제외 매출'])(
  '[S2711] asks back what is taken out and is not among what is wanted: %s',
  (question) => {
    expect(noteOf(question)).toBe('ask');
  },
);

it.each([
  '什么时候卖得最多',
  'who bought the most last month',
  'sales in the evening yesterday',
  '销售额中位数',
  '累计销售额走势',
  '哪个月利润最高',
  'last order yesterday',
  '주문당 광고비',
])('[S2712] asks back where a word that says something is left over: %s', (question) => {
  expect(noteOf(question)).toMatch(/^(?:ask|none)/);
});
