import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import { measures } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { showGroup } from './formatCell.ts';

const BY: Readonly<Partial<Record<DimensionName, Words>>> = {
  day: ['每天的', 'by day', '일별'],
  week: ['每周的', 'by week', '주별'],
  month: ['每月的', 'by month', '월별'],
  shop: ['按店铺', 'by shop', '스토어별'],
  marketplace: ['按站点', 'by marketplace', '국가별'],
  platform: ['按平台', 'by platform', '플랫폼별'],
  warehouse: ['按仓库', 'by warehouse', '창고별'],
  category: ['按品类', 'by category', '카테고리별'],
  product: ['按商品', 'by product', '상품별'],
  campaign: ['按广告活动', 'by campaign', '캠페인별'],
};

const SPAN: Words = ['{from}到{to}', 'from {from} to {to}', '{from}부터 {to}까지'];
const ORDER: Words = [
  '{period}{names}{by}{measure}',
  '{measure} {by} {names} {period}',
  '{period} {names} {by} {measure}',
];

/** A reading as a question that can be asked: what is offered when a question was not understood. */
export function sayQuestion(question: DataQuestion, locale: Locale): string {
  const { period, filters, segments, by } = question;
  const set = dataSetFor(question);
  const fill = (words: Words, values: Record<string, string>) =>
    inLanguage(words, locale).replace(/\{(\w+)\}/g, (_all, key: string) => values[key] ?? '');
  const names = [
    ...filters.flatMap(({ dimension, values }) =>
      values.map((value) => showGroup(value, dimension, { locale, set: set?.name ?? '' })),
    ),
    ...segments.flatMap((name) => (set?.segments[name] ? inLanguage(set.segments[name].title, locale) : [])),
  ];
  return fill(ORDER, {
    period: period ? (period.from === period.to ? period.from : fill(SPAN, period)) : '',
    names: names.join(' '),
    by: by.map((name) => (BY[name] ? inLanguage(BY[name], locale) : '')).join(' '),
    measure: question.measures.map((name) => inLanguage(measures[name].title, locale)).join(' '),
  })
    .replace(/\s+/g, ' ')
    .trim();
}
