import { expect, it } from 'vitest';
import { isWithin } from '../../../data/bounds.ts';
import { BOUND_SIGNS } from '../../../data/DataQuestion.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { sayExactly } from '../wording/sayQuestion.ts';
import { noteOfTalk, SET_TODAY } from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

const STOCK = 'onHand by=product now having=onHand';

it.each([
  ['库存不到10的SKU', `${STOCK}<10`],
  ['库存不超过10的SKU', `${STOCK}<=10`],
  ['库存10件以下的商品', `${STOCK}<=10`],
  ['which products have less than 10 units left', `${STOCK}<10`],
  ['products with no more than 10 units in stock', `${STOCK}<=10`],
  ['재고 10개 미만인 상품 보여줘', `${STOCK}<10`],
  ['재고 10개 이하인 상품 보여줘', `${STOCK}<=10`],
  ['库存超过500的SKU', `${STOCK}>500`],
  ['库存至少500的SKU', `${STOCK}>=500`],
  ['products with more than 500 units in stock', `${STOCK}>500`],
  ['products with at least 500 units in stock', `${STOCK}>=500`],
  ['재고 500개 넘는 상품', `${STOCK}>500`],
  ['재고 500개 이상인 상품', `${STOCK}>=500`],
  ['上个月至少卖了100件的商品', 'sales by=product 2026-10-01..2026-10-31 having=sales>=100'],
])('[S2717] a bound is read with its value or without, as it was said: %s', (question, expected) => {
  expect(noteOfTalk(words, [question])).toBe(expected);
});

it.each(BOUND_SIGNS)('[S2717] what is offered as a question says the bound as it is: %s', (is) => {
  const question = {
    measures: ['onHand'],
    by: ['product'],
    filters: [],
    segments: [],
    having: { measure: 'onHand', is, than: 10 },
  } as const;
  for (const locale of ['zh-CN', 'en-US', 'ko-KR'] as const)
    expect(sayExactly(question, locale, SET_TODAY)).toMatch(/10/);
});

it('[S2717] an alert decides as the database does, the value itself included', () => {
  const met = (figure: number) => BOUND_SIGNS.filter((is) => isWithin(figure, { is, than: 10 }));
  expect(met(9)).toEqual(['<', '<=']);
  expect(met(10)).toEqual(['<=', '>=']);
  expect(met(11)).toEqual(['>', '>=']);
});

it.each([
  ['昨天怎么样', 'sales+orders+units 2026-11-20'],
  ['how did we do yesterday', 'sales+orders+units 2026-11-20'],
  ['지난주 어땠어', 'sales+orders+units 2026-11-09..2026-11-15'],
  ['德国站上周怎么样', 'sales+orders+units marketplace=DE 2026-11-09..2026-11-15'],
  ['瑜伽垫上个月怎么样', 'sales+orders+units product~瑜伽垫 2026-10-01..2026-10-31'],
  ['how are things going', 'ask'],
])('[S2718] how some days went, without a figure, is what was sold: %s', (question, expected) => {
  expect(noteOfTalk(words, [question])).toBe(expected);
});

it.each([
  ['保温杯什么时候会断货', 'daysOfCover product~保温杯 now'],
  ['when will the yoga mat run out', 'daysOfCover product~yoga mat now'],
  ['요가매트 언제 품절돼', 'daysOfCover product~요가 매트 now'],
  ['我们现在还有多少库存', 'onHand now'],
  ['sales per day for the last 14 days', 'sales by=day 2026-11-08..2026-11-21'],
  ['아직 발송 안 된 주문 몇 건이야', 'placedOrders status=to-ship now'],
  ["show me orders from yesterday that haven't shipped", 'placedOrders status=to-ship 2026-11-20'],
  ['上个月比前个月多卖了多少', 'sales 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30'],
  ['库存能卖不到两周的产品有哪些', 'daysOfCover by=product now having=daysOfCover<14'],
  ['재고가 한 달치도 안 남은 상품', 'daysOfCover by=product now having=daysOfCover<30'],
  ['有没有超过180天的库存', 'onHand is=aged now'],
  ['is the air fryer profitable', 'profit product~air fryer 2026-10-23..2026-11-21'],
  ['订单 112-1234567-1234567 发货了吗', 'orderAmount by=order order=112-1234567-1234567 now'],
  ['上周销量环比下降的产品', 'ask'],
  ['biggest order last week', 'orderAmount by=order 2026-11-09..2026-11-15 order=desc'],
])('[S2706] plain questions of a day: %s', (question, expected) => {
  expect(noteOfTalk(words, [question])).toBe(expected);
});
