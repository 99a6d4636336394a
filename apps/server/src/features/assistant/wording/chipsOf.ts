import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { type DimensionName, dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import type { DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { calendarUnit, lastUnits, periodBefore, yearBefore } from '../reading/calendar.ts';
import type { PeriodUnit } from '../reading/Token.ts';
import { describeQuestion, type PartOf } from './describeQuestion.ts';
import { showGroup } from './formatCell.ts';
import { keyOf, sayExactly } from './sayQuestion.ts';

/** What may stand in the place of a part of a reading, and the question that says so. */
type Choice = { value: string; ask: string };

/** A part of a reading, and what may stand in its place. */
export type ReadingChip = { name: string; value: string; choices: Choice[] };

const MOST_CHOICES = 10;

const TEXT = {
  compare: ['对比', 'Compared with', '비교'],
  by: ['分组', 'By', '구분'],
  none: ['不限', 'None', '없음'],
  all: ['全部', 'All', '전체'],
  before: ['前一周期', 'The period before', '이전 기간'],
  year: ['去年同期', 'A year before', '작년 같은 기간'],
  desc: ['从高到低', 'Highest first', '높은 순'],
  asc: ['从低到高', 'Lowest first', '낮은 순'],
  first: ['{order}，前 {n}', '{order}, first {n}', '{order}, {n}개'],
} as const satisfies Record<string, Words>;

const PERIODS: readonly (readonly [Words, 'last' | 'calendar', number, PeriodUnit])[] = [
  [['今天', 'Today', '오늘'], 'calendar', 0, 'day'],
  [['昨天', 'Yesterday', '어제'], 'calendar', -1, 'day'],
  [['近 7 天', 'Last 7 days', '최근 7일'], 'last', 7, 'day'],
  [['近 30 天', 'Last 30 days', '최근 30일'], 'last', 30, 'day'],
  [['上周', 'Last week', '지난주'], 'calendar', -1, 'week'],
  [['本月', 'This month', '이번 달'], 'calendar', 0, 'month'],
  [['上月', 'Last month', '지난달'], 'calendar', -1, 'month'],
  [['本季度', 'This quarter', '이번 분기'], 'calendar', 0, 'quarter'],
  [['今年', 'This year', '올해'], 'calendar', 0, 'year'],
];
const GROUPS: readonly DimensionName[] = [
  'day',
  'week',
  'month',
  'shop',
  'marketplace',
  'platform',
  'product',
  'category',
  'warehouse',
  'campaign',
];
const VALUES: Readonly<Partial<Record<DimensionName, readonly string[]>>> = {
  marketplace: ['US', 'DE', 'UK', 'JP', 'CA', 'FR', 'IT', 'ES'],
  platform: ['AMAZON', 'TIKTOK', 'SHOPIFY', 'EBAY', 'WALMART'],
  fulfilment: ['FBA', 'FBM'],
  category: ['electronics', 'home', 'kitchen', 'sports', 'outdoor', 'pets', 'health', 'toys'],
  adsType: ['SP', 'SB', 'SD'],
};

/**
 * How a question was read, as parts that can be changed: each choice is a question in words that is read as the same
 * but for that part. What words cannot say is not offered.
 */
export function chipsOf(
  question: DataQuestion,
  { locale, today }: { locale: Locale; today: string },
): ReadingChip[] {
  const say = (name: keyof typeof TEXT) => inLanguage(TEXT[name], locale);
  const set = dataSetFor(question);
  const site = question.filters.findIndex(({ dimension }) => dimension === 'marketplace');
  const added: { of: PartOf; name: string; value: string }[] = [
    ...(question.period && !question.compare
      ? [{ of: 'compare' as const, name: say('compare'), value: say('none') }]
      : []),
    ...(site < 0 && set?.dimensions.marketplace
      ? [
          {
            of: question.filters.length,
            name: inLanguage(dimensionOf('marketplace').title, locale),
            value: say('all'),
          },
        ]
      : []),
    ...(question.by.length === 0 ? [{ of: 'by' as const, name: say('by'), value: say('none') }] : []),
  ];
  const parts = [...describeQuestion(question, locale), ...added];
  return parts
    .map(({ of, name, value }) => ({
      name,
      value,
      choices: othersOf(question, of, { locale, today })
        .flatMap(({ value: label, question: other }) => {
          const isOther = keyOf(other) !== keyOf(question);
          const ask = isOther && dataSetFor(other) && sayExactly(other, locale, today);
          return ask ? [{ value: label, ask }] : [];
        })
        .slice(0, MOST_CHOICES),
    }))
    .filter(({ choices, value }) => choices.length > 0 || (value !== say('none') && value !== say('all')));
}

type Other = { value: string; question: DataQuestion };

function othersOf(
  question: DataQuestion,
  of: PartOf,
  { locale, today }: { locale: Locale; today: string },
): Other[] {
  const say = (name: keyof typeof TEXT) => inLanguage(TEXT[name], locale);
  const set = dataSetFor(question);
  const { period, compare: _compared, ...alone } = question;
  const { order: _order, limit: _limit, ...unranked } = question;
  if (of === 'measure')
    return (Object.keys(set?.measures ?? {}) as MeasureName[])
      .filter((name) => !question.measures.includes(name))
      .map((name) => ({
        value: inLanguage(measures[name].title, locale),
        question: {
          ...question,
          measures: [name],
          ...(question.order && { order: { ...question.order, by: name } }),
        },
      }));
  if (of === 'period' && period)
    return PERIODS.map(([words, kind, count, unit]) => ({
      value: inLanguage(words, locale),
      days: kind === 'last' ? lastUnits(count, unit, today) : calendarUnit(unit, count, today),
    }))
      .filter(({ days }) => !isSame(days, period))
      .map(({ value, days }) => ({ value, question: { ...alone, period: days } }));
  if (of === 'compare' && period)
    return [
      ...(question.compare ? [{ value: say('none'), question: { ...alone, period } }] : []),
      ...[
        { value: say('before'), compare: periodBefore(period) },
        { value: say('year'), compare: yearBefore(period) },
      ]
        .filter(({ compare }) => !question.compare || !isSame(compare, question.compare))
        .map(({ value, compare }) => ({ value, question: { ...question, compare } })),
    ];
  if (of === 'by')
    return [
      ...(question.by.length > 0
        ? [{ value: say('none'), question: { ...unranked, by: [] as DimensionName[] } }]
        : []),
      ...GROUPS.filter((name) => set?.dimensions[name] && !question.by.includes(name)).map((name) => ({
        value: inLanguage(dimensionOf(name).title, locale),
        question: { ...question, by: [name] },
      })),
    ];
  if (of === 'order')
    return (['desc', 'asc'] as const).flatMap((direction) =>
      [undefined, 5, 10].map((limit) => ({
        value: limit
          ? say('first').replace('{order}', say(direction)).replace('{n}', String(limit))
          : say(direction),
        question: {
          ...unranked,
          order: { by: question.order?.by ?? (question.measures[0] as MeasureName), direction },
          ...(limit && { limit }),
        },
      })),
    );
  return typeof of === 'number' ? otherFilters(question, of, locale) : [];
}

function otherFilters(question: DataQuestion, at: number, locale: Locale): Other[] {
  const filter = question.filters[at];
  const dimension = filter?.dimension ?? 'marketplace';
  const rest = question.filters.filter((_, index) => index !== at);
  const set = dataSetFor(question)?.name ?? '';
  return [
    ...(filter ? [{ value: inLanguage(TEXT.all, locale), question: { ...question, filters: rest } }] : []),
    ...(VALUES[dimension] ?? [])
      .filter((value) => filter?.isNot || !filter?.values.includes(value))
      .map((value) => ({
        value: String(showGroup(value, dimension, { locale, set })),
        question: { ...question, filters: [...rest, { dimension, values: [value] }] },
      })),
  ];
}

function isSame(one: DataPeriod, other: DataPeriod): boolean {
  return one.from === other.from && one.to === other.to;
}
