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
  ['上个月动销的SKU有多少个'],
  ['orders with more than 2 units'],
  ['show me ad campaigns with no orders but spend over 50 this month'],
  ['10月德国销售额', '分别是多少'],
])('[S2700] asks back where what was understood is not in the question that is asked: %s', (...talk) => {
  expect(noteOf(...talk)).toBe('ask');
});

it.each(['销售额周报', '月末销售额', '销售额与同期'])(
  '[S2701] asks back where a denial, a comparison, a number or a length of time is left, whatever list has the word: %s',
  (question) => {
    expect(noteOf(question)).toBe('ask');
  },
);

it.each(['断货率', '广告额', '배송 지연율', 'impression share on SB'])(
  '[S2702] what makes another figure of a word is neither a slip nor empty: %s',
  (question) => {
    expect(noteOf(question)).toBe('ask');
  },
);

it('[S2703] asks back where a question changes nothing of the one before', () => {
  const asked = 'how much did we spend on sponsored brands last week';
  expect(noteOf(asked)).toBe('spend adsType=SB 2026-11-09..2026-11-15');
  expect(noteOf(asked, "what'd we get out of it")).toBe('ask');
});

it('[S2704] asks which days are meant where one is compared with more than twice as many; of a year its same days', () => {
  expect(noteOf('revenue november 3 to november 4', 'compared with october')).toBe('ask');
  expect(noteOf('sales this month', 'how does that compare with last year')).toBe(
    'sales 2026-11-01..2026-11-21 vs=2025-11-01..2025-11-21',
  );
  expect(noteOf('fees for amazon in september', 'add august')).toBe('ask');
});

it('[S2705] asks back what leaves its days open after a question about the data that was not understood', () => {
  expect(noteOf('11月魔法广告带来的订单', '花了多少钱')).toBe('ask');
  expect(noteOf('11月魔法广告带来的订单', '按店铺看销售额')).toBe('ask');
  expect(noteOf('sales of unicorn dust', 'orders')).toBe('ask');
  expect(noteOf('sales of unicorn dust', 'orders by platform')).toBe(
    'orders by=platform 2026-10-23..2026-11-21',
  );
});

it.each([
  ['补货清单', 'onHand by=product is=low now'],
  ['上周退单', 'placedOrders status=refunded 2026-11-09..2026-11-15'],
  ['7天销量', 'units 2026-11-15..2026-11-21'],
  ['各仓货值排个名', 'stockValue by=warehouse now order=desc'],
  ['被差评的sku', 'reviews by=product is=negative 2026-10-23..2026-11-21'],
  ['义乌仓现在压了多少货', 'onHand warehouse=YIWU now'],
  ['11月前十天广告带来的订单', 'adOrders 2026-11-01..2026-11-10'],
  ['oos skus', 'onHand by=product is=out now'],
  ['revenue on the 3rd and 4th of november', 'sales 2026-11-03..2026-11-04'],
  ['FBA 재고 며칠 버텨', noteOfCover()],
  ['부정 리뷰 답글 안 단 거 몇 개야', 'reviews is=negative,unanswered now'],
])('[S2706] reads the words of those who sell, buy ads and keep stock: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

function noteOfCover(): string {
  const sites = ['AU', 'CA', 'DE', 'ES', 'FR', 'IT', 'JP', 'MX', 'UK', 'US'].map((site) => `FBA-${site}`);
  return `daysOfCover warehouse=${sites.join(',')} now`;
}
