import { saidBound } from '../../../data/bounds.ts';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { isShare, type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import type { Bound, DataFilter, DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { showGroup } from './formatCell.ts';

const TEXT = {
  measure: ['指标', 'Measure', '지표'],
  period: ['期间', 'Period', '기간'],
  now: ['当前', 'Now', '현재'],
  compare: ['对比', 'Compared with', '비교'],
  by: ['分组', 'By', '구분'],
  state: ['条件', 'Condition', '조건'],
  order: ['排序', 'Order', '정렬'],
  asc: ['从低到高', 'lowest first', '낮은 순'],
  desc: ['从高到低', 'highest first', '높은 순'],
  first: ['前{n}', 'first {n}', '{n}개'],
  span: ['{from} 至 {to}', '{from} to {to}', '{from} – {to}'],
  not: ['除 {value} 外', 'not {value}', '{value} 제외'],
  part: ['含“{value}”', 'with "{value}"', '"{value}" 포함'],
  without: ['没有{measure}', 'no {measure}', '{measure} 없음'],
} as const satisfies Record<string, Words>;

/** What of a question a part says; a filter by its place. */
export type PartOf = 'measure' | 'period' | 'compare' | 'state' | 'by' | 'order' | number;

/** One part of what a question was understood as: what it is about, and what was understood. */
export type ReadingPart = { of: PartOf; name: string; value: string };

/** What a question was understood as, part by part: measure, period with its days, what it is narrowed by and compared with. */
export function describeQuestion(question: DataQuestion, locale: Locale): ReadingPart[] {
  const say = (name: keyof typeof TEXT, values: Record<string, string | number> = {}) =>
    inLanguage(TEXT[name], locale).replace(/\{(\w+)\}/g, (_all, key: string) => String(values[key] ?? ''));
  const { by, filters, segments, period, compare, order, limit, having, isWithout } = question;
  const title = (name: MeasureName) => inLanguage(measures[name].title, locale);
  const set = dataSetFor(question);
  const span = (days: DataPeriod) => (days.from === days.to ? days.from : say('span', days));
  const asked = question.measures.map(title).join(' + ');
  const states = segments.flatMap((name) =>
    set?.segments[name] ? inLanguage(set.segments[name].title, locale) : [],
  );
  const limits = having ? [sayBound(having, title)] : [];
  const nothing =
    isWithout && question.measures[0] ? [say('without', { measure: title(question.measures[0]) })] : [];
  const conditions = [...states, ...limits, ...nothing];
  const ranked = order ? [title(order.by), say(order.direction)] : [];
  return [
    { of: 'measure', name: say('measure'), value: asked },
    { of: 'period', name: say('period'), value: period ? span(period) : say('now') },
    ...(compare ? [{ of: 'compare' as const, name: say('compare'), value: span(compare) }] : []),
    ...filters.map((filter, index) => ({
      of: index,
      name: inLanguage(dimensionOf(filter.dimension).title, locale),
      value: sayFilter(filter, { locale, set: set?.name ?? '' }, say),
    })),
    ...(conditions.length > 0
      ? [{ of: 'state' as const, name: say('state'), value: conditions.join(' · ') }]
      : []),
    ...(by.length > 0
      ? [
          {
            of: 'by' as const,
            name: say('by'),
            value: by.map((name) => inLanguage(dimensionOf(name).title, locale)).join(' + '),
          },
        ]
      : []),
    ...(order || limit
      ? [
          {
            of: 'order' as const,
            name: say('order'),
            value: [...ranked, ...(limit ? [say('first', { n: limit })] : [])].join(' · '),
          },
        ]
      : []),
  ];
}

function sayBound(bound: Bound, title: (name: MeasureName) => string): string {
  const { measure, is, value } = saidBound(bound);
  return `${title(measure)} ${is.replace('<=', '≤').replace('>=', '≥')} ${value}${isShare(measure) ? '%' : ''}`;
}

function sayFilter(
  { dimension, values, isNot, isPart }: DataFilter,
  context: { locale: Locale; set: string },
  say: (name: 'not' | 'part', values: { value: string }) => string,
): string {
  const value = values.map((one) => showGroup(one, dimension, context)).join(', ');
  const said = isPart ? say('part', { value }) : value;
  return isNot ? say('not', { value: said }) : said;
}
