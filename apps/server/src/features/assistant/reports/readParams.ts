import type { ReportParams } from './DataReport.ts';

/** What a question says about a report's parameters; what it does not say is missing. */
export type SaidParams = Partial<ReportParams>;

/** Parameters where a question says nothing. */
export const DEFAULT_PARAMS: ReportParams = {
  days: 30,
  marketplace: null,
  sku: null,
  orderNo: null,
  top: 10,
  stars: 2,
};

const NUMERALS: Readonly<Record<string, number>> = {
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  半: 0.5,
  one: 1,
  two: 2,
  three: 3,
  six: 6,
};
const NUMBER = '(\\d{1,3}|[一两二三四五六七八九十半]|one|two|three|six)';
const UNITS: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${NUMBER}\\s*(?:个)?(?:天|日|days?|일)`, 'i'), 1],
  [new RegExp(`${NUMBER}\\s*(?:个)?(?:周|星期|weeks?|주)`, 'i'), 7],
  [new RegExp(`${NUMBER}\\s*(?:个)?(?:月|months?|개월|달)`, 'i'), 30],
  [new RegExp(`${NUMBER}\\s*(?:个)?(?:季度|quarters?|분기)`, 'i'), 90],
  [new RegExp(`${NUMBER}\\s*(?:年|years?|년)`, 'i'), 365],
];
const PHRASES: readonly (readonly [RegExp, number])[] = [
  [/今天|今日|today|오늘/i, 1],
  [/昨天|昨日|yesterday|어제/i, 2],
  [/上周|本周|这周|最近一周|近一周|last week|this week|past week|지난주|이번 ?주|최근 일주일/i, 7],
  [/half a year|반년/i, 183],
  [/上个?月|本月|这个月|最近一个月|last month|this month|past month|지난달|이번 ?달|최근 한 ?달/i, 30],
  [/季度|quarter|분기/i, 90],
  [/今年|去年|一年|this year|last year|올해|작년/i, 365],
];
const SITES: readonly (readonly [string, RegExp])[] = [
  ['US', /美国|美区|\bUS\b|\bUSA\b|united states|america|미국/i],
  ['DE', /德国|\bDE\b|germany|독일/i],
  ['UK', /英国|\bUK\b|\bGB\b|britain|united kingdom|영국/i],
  ['JP', /日本|\bJP\b|japan|일본/i],
  ['CA', /加拿大|\bCA\b|canada|캐나다/i],
  ['FR', /法国|\bFR\b|france|프랑스/i],
  ['IT', /意大利|(?-i:\bIT\b)|italy|이탈리아/i],
  ['ES', /西班牙|(?-i:\bES\b)|spain|스페인/i],
  ['AU', /澳大利亚|澳洲|(?-i:\bAU\b)|australia|호주/i],
  ['MX', /墨西哥|(?-i:\bMX\b)|mexico|멕시코/i],
];
const SKU = /\b[a-z]{2,6}-[a-z0-9]{2,6}-[a-z0-9]{2,6}-\d{2,3}\b/i;
const ORDER_NO = /\b\d{3}-\d{7}-\d{7}\b|\b57\d{16}\b|#\d{6}-\d{4}\b/;
const TOP = /(?:前|top|상위)\s*(\d{1,3})|(\d{1,3})\s*(?:个|款|条|名|개)(?!月)/i;
const STARS = /([1-5一二三四五])\s*(?:星|stars?\b|점)/i;

/** Reads them from Chinese, English and Korean. */
export function readParams(question: string): SaidParams {
  const said: SaidParams = {};
  const days = daysOf(question);
  if (days !== undefined) said.days = Math.min(365, Math.max(1, Math.round(days)));
  const site = SITES.find(([, pattern]) => pattern.test(question))?.[0];
  if (site) said.marketplace = site;
  const sku = SKU.exec(question)?.[0];
  if (sku) said.sku = sku;
  const orderNo = ORDER_NO.exec(question)?.[0];
  if (orderNo) said.orderNo = orderNo;
  const top = TOP.exec(question);
  if (top) said.top = Math.min(50, Math.max(1, Number(top[1] ?? top[2])));
  const stars = STARS.exec(question)?.[1];
  if (stars) said.stars = NUMERALS[stars] ?? Number(stars);
  return said;
}

/** A question without the words that only say how many days it is about. */
export function withoutPeriod(question: string): string {
  return UNITS.reduce((rest, [pattern]) => rest.replace(pattern, ' '), question);
}

function daysOf(question: string): number | undefined {
  for (const [pattern, length] of UNITS) {
    const word = pattern.exec(question)?.[1]?.toLowerCase();
    if (word) return (NUMERALS[word] ?? Number(word)) * length;
  }
  return PHRASES.find(([pattern]) => pattern.test(question))?.[1];
}
