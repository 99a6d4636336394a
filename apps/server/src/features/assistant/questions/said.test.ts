import { expect, it } from 'vitest';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { noteOfTalk } from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

/** Reads a talk, of which the questions stand between ">"; how the last was read. */
const noteOf = (talk: string) => noteOfTalk(words, talk.split(' > '));

it.each([
  ['revenue excluding germany and france last month', 'sales marketplace!=DE,FR 2026-10-01..2026-10-31'],
  ['독일 빼고 유럽 매출', 'sales marketplace=ES,FR,IT,UK 2026-10-23..2026-11-21'],
  ['这礼拜德国和法国的销量分别是多少', 'units by=marketplace marketplace=DE,FR 2026-11-16..2026-11-21'],
])(
  '[S2600] names with "and" between them are one condition, and an exception is of all of them: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['sales of black air fryer', 'sales product~Air fryer, black 2026-10-23..2026-11-21'],
  ['键盘白色还有多少库存', 'onHand product~机械键盘 珍珠白 now'],
  ['요가매트 블랙 재고', 'onHand product~미끄럼 방지 요가 매트 블랙 now'],
  ['wireless vacuum sales', 'ask'],
  ['how many airfryers did we sell in october', 'units product~air fryer 2026-10-01..2026-10-31'],
])(
  '[S2601] words of one name mean the product that has them all; words that no name has together are asked back: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['profit by shop and month', 'profit by=shop,month 2026-10-23..2026-11-21'],
  ['spend, clicks and orders by campaign yesterday', 'spend+clicks+adOrders by=campaign 2026-11-20'],
  ['cyber monday last year: orders and sales', 'orders+sales 2025-12-01'],
  ['每单利润', 'ask'],
  ['campaigns spending over 50 a day', 'ask'],
  ['没库存但在卖的链接', 'ask'],
  ['리뷰 없는 상품', 'ask'],
  ['上个月取消了多少单，取消率多少', 'ask'],
  ['best day of the week for sales', 'ask'],
])(
  '[S2602] each split, figure, thing and condition that was said is in the question, or it is asked back: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  [
    'campaigns w/ spend over 500 last 30 days > and their acos',
    'acos by=campaign 2026-10-23..2026-11-21 having=spend>500',
  ],
  ['可售天数低于20天的SKU有哪些 > 多少个', 'ask'],
  ['最近的差评 > 几条没回复', 'reviews is=negative,unanswered 2026-10-23..2026-11-21'],
  ['没发货的单子有多少 > 其中超时的呢', 'placedOrders is=overdue now'],
  ['how much stock do we have of the tent > where', 'onHand by=warehouse product~tent now'],
  ['orders yesterday by shop > both', 'ask'],
])(
  '[S2603] what goes on keeps what its list was narrowed to, and one that says nothing new is asked back: %s',
  (talk, expected) => {
    expect(noteOf(talk)).toBe(expected);
  },
);

it.each([
  ['ad spend last week by marketplace > acos too', 'spend+acos by=marketplace 2026-11-09..2026-11-15'],
  ['지난주 광고비 > acos도 같이 보여줘', 'spend+acos 2026-11-09..2026-11-15'],
  ['上周德国和法国的销量 > 加上意大利', 'units marketplace=DE,FR,IT 2026-11-09..2026-11-15'],
])('[S2604] one more figure or name beside what was asked is added to it: %s', (talk, expected) => {
  expect(noteOf(talk)).toBe(expected);
});

it.each([
  ['那个卖得怎么样', 'ask'],
  ['그거 얼마나 팔렸어', 'ask'],
  ['how is this product selling', 'ask'],
  [
    'top 10 skus by profit this quarter > and their margin',
    'margin+profit by=product 2026-10-01..2026-11-21 order=desc:profit limit=10',
  ],
])('[S2605] what points at something needs something that was talked about: %s', (talk, expected) => {
  expect(noteOf(talk)).toBe(expected);
});

it.each([
  ['春节期间订单', 'orders 2026-02-17..2026-02-23'],
  ['추석 때 매출', 'sales 2026-09-25'],
  ['easter sales', 'sales 2026-04-05'],
  ['国庆七天销售额同比', 'sales 2026-10-01..2026-10-07 vs=2025-10-01..2025-10-07'],
  ['25年双11销售额', 'sales 2025-11-11'],
  ['本月截至昨天的销售额', 'sales 2026-11-01..2026-11-20'],
  ['一件都没卖出去的商品 30天内', 'units by=product 2026-10-23..2026-11-21 without'],
  ['지난달 매출 > 전월 대비는?', 'sales 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30'],
  ['year to date profit vs last year', 'profit 2026-01-01..2026-11-21 vs=2025-01-01..2025-11-21'],
  ['is revenue up or down compared to last week', 'sales 2026-11-16..2026-11-21 vs=2026-11-09..2026-11-15'],
])(
  '[S2606] holidays by the moon, days of a holiday, days within so many, and what a growth is measured by: %s',
  (talk, expected) => {
    expect(noteOf(talk)).toBe(expected);
  },
);

it.each([
  ['how many pending orders', 'ask'],
  ['wireles earbuds stock', 'onHand product~wireless earbuds now'],
  ['蓝呀耳机上周的销售额', 'sales product~蓝牙耳机 2026-11-09..2026-11-15'],
])(
  '[S2607] a slip is no other first letter, and may be a sign that says nothing elsewhere: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each(['帮我把昨天的订单发货', '帮我给ST-VAC-BK-01补500件货，下采购单', '把没回复的差评都自动回一下'])(
  '[S2608] what is to be done to orders, stock or reviews is refused: %s',
  (question) => {
    expect(noteOf(question)).toBe('cannot:write');
  },
);
