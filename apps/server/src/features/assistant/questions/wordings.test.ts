import { expect, it } from 'vitest';
import { createLongestMatch, firstSigns } from '../reading/longestMatch.ts';
import { contextAfter, type ReadingContext, readQuestion } from '../reading/readQuestion.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { noteReading, SET_TODAY } from './readQuestions.ts';

const words: Vocabulary = {
  skus: ['ST-EAR-BK-01'],
  products: [
    '真无线蓝牙耳机',
    '机械键盘',
    'Non-slip yoga mat',
    'Air fryer',
    'Sports smartwatch',
    '무선 이어폰',
  ],
  shops: ['Starlight US'],
  warehouses: ['FBA-US', 'FRANKFURT-1'],
  campaigns: ['Earbuds SP'],
};

/** The reading of the last of some questions, each of which goes on from the one before. */
function noteOf(...questions: string[]): string {
  let [context, note]: [ReadingContext, string] = [{ words, today: SET_TODAY }, ''];
  for (const question of questions) {
    const reading = readQuestion(question, context);
    note = noteReading(reading);
    context = contextAfter(context, reading);
  }
  return note;
}

const LAST_30 = '2026-10-23..2026-11-21';

it('[S1100] of what may be meant at a place the longest is found, whichever pattern is longer', () => {
  const find = createLongestMatch([
    { source: 'a(?:very|rather) long?(?=[^)]*)', meaning: 'pattern' },
    { source: 'ave', meaning: 'short' },
    { source: '(?:x|ave)ry longer', meaning: 'long' },
    { source: '(?<!y)z?q', meaning: 'guarded' },
  ]);
  expect(find('avery longer', 0)?.meaning).toBe('long');
  expect(find('avery lon', 0)?.meaning).toBe('pattern');
  expect(find('ave.', 0)?.meaning).toBe('short');
  expect([find('yq', 1), find('zq', 0)?.length]).toEqual([undefined, 2]);
});

it('[S1100] patterns are kept by the signs that they can begin with', () => {
  const of = (source: string) => [...(firstSigns(source) ?? ['any'])].sort().join('');
  expect(of('(?:还)?没(?:货|有)|[花烧]钱')).toBe('没烧花还');
  expect(of('(?<=的)a?b')).toBe('ab');
  expect([of('\\d+'), of('[^a]b'), of('.b'), of('a?'), of('\\$5')]).toEqual([
    '0123456789',
    'any',
    'any',
    'any',
    '$',
  ]);
});

it.each([
  ['退换货比率 上个月', 'refundRate 2026-10-01..2026-10-31'],
  ['percentage of returns last month', 'refundRate 2026-10-01..2026-10-31'],
  ['投放花销 昨天', 'spend 2026-11-20'],
  ['money back amount yesterday', 'refundedSales 2026-11-20'],
  ['推广转化几率 本月', 'adConversion 2026-11-01..2026-11-21'],
  ['cost per click of SB last month', 'cpc adsType=SB 2026-10-01..2026-10-31'],
  ['프로모션 지출 어제', 'spend 2026-11-20'],
  ['마진 퍼센트 지난달', 'margin 2026-10-01..2026-10-31'],
])(
  '[S1101] how often, how much, how many and at what cost is asked of every thing: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['上周花钱最猛的3个活动', 'spend by=campaign 2026-11-09..2026-11-15 order=desc limit=3'],
  ['哪款最赚钱 今年', 'profit by=product 2026-01-01..2026-11-21 order=desc'],
  ['上月最亏的店', 'profit by=shop 2026-10-01..2026-10-31 order=asc'],
  ['biggest sellers last week top 5', 'sales by=product 2026-11-09..2026-11-15 order=desc limit=5'],
  ['which campaign burned the most money this month', 'spend by=campaign 2026-11-01..2026-11-21 order=desc'],
  ['지난주 광고비 젤 많이 쓴 캠페인', 'spend by=campaign 2026-11-09..2026-11-15 order=desc'],
  ['点击最贵的活动', `cpc by=campaign ${LAST_30} order=desc`],
])(
  '[S1102] who does something most or least is ranked by the figure that tells it: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['acos超过五成的活动', `acos by=campaign ${LAST_30} having=acos>50`],
  ['毛利率低于20个点的店', `margin by=shop ${LAST_30} having=margin<20`],
  ['campaigns with acos above thirty-five percent', `acos by=campaign ${LAST_30} having=acos>35`],
  ['退款率超过百分之十的店铺', `refundRate by=shop ${LAST_30} having=refundRate>10`],
  ['库存不到两百五十个的sku', 'onHand by=product now having=onHand<250'],
  ['acos 오십 퍼센트 넘는 캠페인', `acos by=campaign ${LAST_30} having=acos>50`],
  ['利润率掉到5%以下的店', `margin by=shop ${LAST_30} having=margin<=5`],
  ['可售不足一周的sku', 'daysOfCover by=product now having=daysOfCover<7'],
])('[S1103] numbers in words and every word of a limit are read: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it.each([
  ['键盘还有没有库存', 'onHand product~键盘 now'],
  ['最近差评多不多', `reviews is=negative ${LAST_30}`],
  ['美亚上周销售额', 'sales marketplace=US platform=AMAZON 2026-11-09..2026-11-15'],
  ['耳机还有货没有', 'onHand product~耳机 now'],
  ['上周末两天的单量', 'orders 2026-11-14..2026-11-15'],
  ['英国站仓的货值', 'stockValue marketplace=UK now'],
  ['一共几个sku没货', 'products is=out now'],
])('[S1104] a frame of asking is read as its plain form, and never as a denial: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it.each([
  ['双11那周的销售额', 'sales 2026-11-09..2026-11-15'],
  ['the week of black friday last year orders', 'orders 2025-11-24..2025-11-30'],
  ['9月上半月订单量', 'orders 2026-09-01..2026-09-15'],
  ['first half of october sales', 'sales 2026-10-01..2026-10-15'],
  ['上个月15号到20号的单量', 'orders 2026-10-15..2026-10-20'],
  ['지난달 15일부터 20일까지 매출', 'sales 2026-10-15..2026-10-20'],
  ['这周末卖了多少', 'sales 2026-11-21'],
  ['how did october compare with last october in profit', 'ask'],
])(
  '[S1105] halves of months, the unit around a day, and days of a month named by its place: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  'biggest drop in sales by shop',
  'sales growth by month',
  '亏损的sku有多少个',
  '耳机和键盘10月各卖了多少件',
  'orders that arrived late',
  'units per order',
])(
  '[S1106] a change that is ranked, two names that are compared, and a count of what a limit leaves are asked back: %s',
  (question) => {
    expect(noteOf(question)).toBe('ask');
  },
);

it('[S1106] "non-" before a name leaves it out, and a slip is never a number or a denial', () => {
  expect(noteOf('sales from non-amazon channels')).toBe(`sales platform!=AMAZON ${LAST_30}`);
  expect(noteOf('上两天的单量')).not.toContain('by=day');
});

it('[S1107] after words that were not understood a question that leaves something open is asked back', () => {
  expect(noteOf('sales yesterday', 'blorp zzyx', 'just the uk')).toBe('ask');
  expect(noteOf('sales yesterday', 'blorp zzyx', 'orders in the uk last month')).toBe(
    'orders marketplace=UK 2026-10-01..2026-10-31',
  );
  expect(noteOf('sales yesterday', 'hello', 'just the uk')).toBe('sales marketplace=UK 2026-11-20');
});

it('[S1107] a ranking by the figure that is talked about stays with what it was narrowed to', () => {
  expect(noteOf('耳机上个月退款率', '哪个站点退得最凶')).toBe(
    'refundRate by=marketplace product~耳机 2026-10-01..2026-10-31 order=desc',
  );
});

it('[S1108] profit and fees are split by platform, as sales are', () => {
  expect(noteOf('上月佣金最高的平台')).toBe('fees by=platform 2026-10-01..2026-10-31 order=desc');
  expect(noteOf('profit on amazon last month')).toBe('profit platform=AMAZON 2026-10-01..2026-10-31');
});

it('[S2004] days are those after a day that is named, and the same days of another time are what is compared', () => {
  expect(noteOf('本月亚马逊销售额', '环比上月同期呢')).toBe(
    'sales platform=AMAZON 2026-11-01..2026-11-21 vs=2026-10-01..2026-10-21',
  );
  expect(noteOf('orders on november 11th vs the same day last year')).toBe('orders 2026-11-11 vs=2025-11-11');
  for (const question of ['9月15号之后的订单量', '9월 15일 이후 주문 수'])
    expect(noteOf(question)).toBe('orders 2026-09-15..2026-11-21');
});

it('[S2005] a bound of a pace, or of the days of what lies too long, is asked back', () => {
  expect(noteOf('products selling less than 5 a day')).toBe('ask');
  expect(noteOf('滞销超过90天的库存')).toBe('ask');
});

it('[S2006] reviews of one rating are counted, and the share of bad ones is a rate', () => {
  expect(noteOf('별점 1점 리뷰 지난주')).toBe('reviews stars=1 2026-11-09..2026-11-15');
  expect(noteOf('what share of reviews was bad in germany last month')).toBe(
    'badRate marketplace=DE 2026-10-01..2026-10-31',
  );
});

it('[S2007] "only count" narrows what was asked before; a name with another sign is another thing', () => {
  expect(noteOf('充电宝上个月销量')).toBe('ask');
  expect(noteOf('上周订单', '只算美国')).toBe('orders marketplace=US 2026-11-09..2026-11-15');
});
