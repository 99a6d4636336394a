import { saidBound } from '../../../data/bounds.ts';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { type DimensionName, dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { measures } from '../../../data/catalogue/measures.ts';
import type { DataFilter, DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { readQuestion } from '../reading/readQuestion.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { showGroup } from './formatCell.ts';

/** Kinds that are not said by their own name. */
const BY: Readonly<Partial<Record<DimensionName, Words>>> = {
  day: ['每天的', 'by day', '일별'],
  week: ['每周的', 'by week', '주별'],
  month: ['每月的', 'by month', '월별'],
  product: ['按商品', 'by product', '상품별'],
};

const TEXT = {
  span: ['{from}到{to}', 'from {from} to {to}', '{from}부터 {to}까지'],
  against: ['对比{days}', 'compared with {days}', '{days} 대비'],
  againstSpan: ['{from}到{to}', '{from} to {to}', '{from}부터 {to}까지'],
  not: ['除{value}', 'excluding {value}', '{value} 제외'],
  over: ['大于{n}', 'over {n}', '{n} 초과'],
  under: ['小于{n}', 'under {n}', '{n} 미만'],
  atLeast: ['至少{n}', 'at least {n}', '{n} 이상'],
  atMost: ['至多{n}', 'at most {n}', '{n} 이하'],
  desc: ['从高到低', 'highest', '높은 순'],
  asc: ['从低到高', 'lowest', '낮은 순'],
  by: ['按{kind}', 'by {kind}', '{kind}별'],
  first: ['前{n}个', 'first {n}', '상위 {n}개'],
  order: [
    '{period} {names} {by} {measure} {threshold} {rank} {against}',
    '{measure} {threshold} {by} {names} {rank} {period} {against}',
    '{period} {names} {by} {measure} {threshold} {rank} {against}',
  ],
} as const satisfies Record<string, Words>;

/** A name within a sentence; ASIN stays as it is. */
const withSmallLetter = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** The word for how a figure lies to a bound. */
const BOUNDS = { '<': 'under', '<=': 'atMost', '>': 'over', '>=': 'atLeast' } as const;

/** A reading as a question that can be asked: what is offered when a question was not understood. */
export function sayQuestion(question: DataQuestion, locale: Locale): string {
  const { period, compare, filters, segments, by, order, limit, having } = question;
  const set = dataSetFor(question);
  const say = (name: keyof typeof TEXT, values: Record<string, string | number> = {}) =>
    inLanguage(TEXT[name], locale).replace(/\{(\w+)\}/g, (_all, key: string) => String(values[key] ?? ''));
  const days = (name: 'span' | 'againstSpan', span: DataPeriod) =>
    span.from === span.to ? span.from : say(name, span);
  const title = (name: keyof typeof measures) => inLanguage(measures[name].title, locale);
  const split = (name: DimensionName) =>
    BY[name]
      ? inLanguage(BY[name], locale)
      : say('by', { kind: withSmallLetter(inLanguage(dimensionOf(name).title, locale)) });
  const named = ({ dimension, values, isNot }: DataFilter) =>
    values
      .map((value) => String(showGroup(value, dimension, { locale, set: set?.name ?? '' })))
      .map((value) => (isNot ? say('not', { value }) : value));
  const names = [
    ...filters.flatMap(named),
    ...segments.flatMap((name) => (set?.segments[name] ? inLanguage(set.segments[name].title, locale) : [])),
  ];
  const other = having && having.measure !== question.measures[0] ? title(having.measure) : '';
  return say('order', {
    period: period ? days('span', period) : '',
    names: names.join(' '),
    by: by.map(split).join(' '),
    measure: question.measures.map(title).join(' '),
    threshold: having ? `${other} ${say(BOUNDS[having.is], { n: saidBound(having).value })}` : '',
    rank: [order ? say(order.direction) : '', limit ? say('first', { n: limit }) : ''].join(' '),
    against: compare ? say('against', { days: days('againstSpan', compare) }) : '',
  })
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same, if it is read as that very question again; undefined where words cannot say it. */
export function sayExactly(question: DataQuestion, locale: Locale, today: string): string | undefined {
  const text = sayQuestion(question, locale);
  const reading = readQuestion(text, { words: wordsOf(question), today });
  return reading.kind === 'data' && keyOf(reading.question) === keyOf(question) ? text : undefined;
}

/** The company's words that a question names. */
function wordsOf({ filters }: DataQuestion): Vocabulary {
  const of = (dimension: DimensionName) =>
    filters.flatMap((filter) => (filter.dimension === dimension ? filter.values : []));
  const products = of('product');
  return {
    skus: products,
    products,
    shops: of('shop'),
    warehouses: of('warehouse'),
    campaigns: of('campaign'),
  };
}

/** Questions of one key ask the same. */
export function keyOf({ filters, segments, ...rest }: DataQuestion): string {
  const { measures: asked, by, period, compare, order, limit, having, isWithout } = rest;
  const narrowed = filters
    .map(({ dimension, values, isNot = false, isPart = false }) => [
      dimension,
      [...values].sort(),
      isNot,
      isPart,
    ])
    .map((one) => JSON.stringify(one))
    .sort();
  return JSON.stringify([
    [asked, by, narrowed, [...segments].sort()],
    [period?.from, period?.to, compare?.from, compare?.to],
    [order?.by, order?.direction, limit, having?.measure, having?.is, having?.than, isWithout ?? false],
  ]);
}
