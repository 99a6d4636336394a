import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import type { Doubt, Refusal } from '../reading/Reading.ts';

/** What the assistant does not do, in one sentence each. */
const REFUSALS: Readonly<Record<Refusal | 'field', Words>> = {
  forecast: [
    '我不做预测，只能回答已经发生的数据。',
    'I do not forecast: I answer from what has happened.',
    '예측은 하지 않고, 이미 있는 데이터로만 답해요.',
  ],
  cause: [
    '我只能给出数据，无法判断原因。',
    'I can show figures, but not say why they are so.',
    '수치는 보여 드릴 수 있지만 이유는 판단할 수 없어요.',
  ],
  write: [
    '我只能查询数据，不能修改价格、广告、订单或其他设置。',
    'I only read data: I cannot change prices, campaigns, orders or settings.',
    '데이터를 조회만 할 수 있고 가격, 광고, 주문, 설정은 바꿀 수 없어요.',
  ],
  letter: [
    '未接入语言模型，我无法撰写或翻译文字。',
    'No language model is configured, so I cannot write or translate texts.',
    '언어 모델이 연결되어 있지 않아 글을 쓰거나 번역할 수 없어요.',
  ],
  field: ['这个问题不属于我的范围。', 'This is not my field.', '제가 다루는 분야의 질문이 아니에요.'],
};

const DOUBTS: Readonly<Record<Doubt['why'], Words>> = {
  words: [
    '我没有理解「{words}」，所以没有直接给出数据。',
    'I did not understand "{words}", so I give no figures yet.',
    '「{words}」을(를) 이해하지 못해 바로 답하지 않았어요.',
  ],
  before: [
    '上一个问题我没有理解，不确定这个问题是否接着它问。',
    'I did not understand the question before, so I am not sure whether this goes on from it.',
    '앞의 질문을 이해하지 못해, 이어지는 질문인지 확실하지 않아요.',
  ],
  nothing: [
    '请说明想看哪个指标，例如销售额、订单数、库存或广告花费。',
    'Please say which figure you mean, such as sales, orders, stock or ad spend.',
    '매출, 주문 수, 재고, 광고비처럼 어떤 지표인지 알려 주세요.',
  ],
  days: [
    '我不清楚您指的是哪几天，请写出起止日期。',
    'I am not sure which days you mean: please give the first and the last.',
    '어느 기간인지 분명하지 않아요. 시작일과 종료일을 알려 주세요.',
  ],
  past: [
    '库存和商品只有当前的数据，没有过去某一天的数据。',
    'Stock and listings are known as they are now, not as they were.',
    '재고와 리스팅은 현재 데이터만 있고 과거 데이터는 없어요.',
  ],
  combination: [
    '这些条件没有可以一起查询的数据。',
    'No data can answer these together.',
    '이 조건들을 함께 조회할 수 있는 데이터가 없어요.',
  ],
  ranked: [
    '请说明按什么来排，例如商品、店铺或站点。',
    'Please say what is to be ranked: products, shops or marketplaces.',
    '상품, 스토어, 국가 중 무엇을 기준으로 볼지 알려 주세요.',
  ],
};

const GREETINGS: Readonly<Record<'greeting' | 'thanks', Words>> = {
  greeting: [
    '您好！我可以查询销售、订单、库存、商品、评价和广告的数据。您可以这样问：',
    'Hello! I answer questions about sales, orders, stock, listings, reviews and ads. You could ask:',
    '안녕하세요! 매출, 주문, 재고, 리스팅, 리뷰, 광고 데이터를 조회해 드려요. 이렇게 물어보세요:',
  ],
  thanks: [
    '不客气，随时可以再问。',
    'You are welcome. Ask whenever you like.',
    '천만에요. 언제든 물어보세요.',
  ],
};

/** Why there are no figures, in a sentence. */
export function sayRefusal(what: Refusal | 'field', locale: Locale): string {
  return inLanguage(REFUSALS[what], locale);
}

/** What is not clear, in a sentence. */
export function sayDoubt(doubt: Doubt, locale: Locale): string {
  const words = 'words' in doubt ? (doubt.words ?? []).join(' ') : '';
  return inLanguage(DOUBTS[doubt.why], locale).replace('{words}', words);
}

/** An answer to who only greets or thanks. */
export function sayGreeting(kind: 'greeting' | 'thanks', locale: Locale): string {
  return inLanguage(GREETINGS[kind], locale);
}
