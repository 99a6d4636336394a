import { DATA_BLOCK, type DataBlock } from '@portal/api-client/contract/ai';
import { saidQuestion } from '../../../data/bounds.ts';
import { dimensionOf } from '../../../data/catalogue/dimensions.ts';
import { isShare, type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import type { Cell } from '../../../data/runQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { daysBetween } from '../../business/companyDays.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import type { FoundData } from '../data/findData.ts';
import { chipsOf } from './chipsOf.ts';
import { describeQuestion } from './describeQuestion.ts';
import { escapeMarkdown, formatFigure, showGroup } from './formatCell.ts';
import { outliersOf } from './outliersOf.ts';
import { tableOf } from './tableOf.ts';

/** The language of a fenced block of questions that can be asked by a press, one a line. */
const ASK_BLOCK = 'ask';

const TEXT = {
  nothing: ['没有找到符合条件的数据。', 'Nothing was found for this.', '조건에 맞는 데이터가 없어요.'],
  total: ['合计', 'In total', '합계'],
  before: ['较上一周期 {change}', '{change} on the period before', '이전 기간 대비 {change}'],
  against: ['对比期 {value}，{change}', '{value} before, {change}', '비교 기간 {value}, {change}'],
  daily: ['平均每天', 'A day on average', '하루 평균'],
  first: ['排在前面的是', 'Leading', '상위 항목'],
  outlier: ['波动较大的日期', 'Unusual days', '변동이 큰 날'],
  groups: ['共 {n} 项。', '{n} in all.', '모두 {n}개예요.'],
  shown: [
    '共 {n} 项，显示前 {m} 项。',
    '{n} in all; the first {m} are shown.',
    '모두 {n}개 중 처음 {m}개예요.',
  ],
} as const satisfies Record<string, Words>;

const COLON: Readonly<Record<Locale, string>> = { 'zh-CN': '：', 'en-US': ': ', 'ko-KR': ': ' };
const COMMA: Readonly<Record<Locale, string>> = { 'zh-CN': '、', 'en-US': ', ', 'ko-KR': ', ' };
const bracketed = (text: string, locale: Locale) => (locale === 'zh-CN' ? `（${text}）` : ` (${text})`);

/** What was found in a few sentences: how the question was read, totals and their change, the first ranks, unusual days. */
export function wordAnswer(found: FoundData, locale: Locale): string {
  const { question, compiled, result } = found;
  const say = (name: keyof typeof TEXT, values: Record<string, string | number> = {}) =>
    inLanguage(TEXT[name], locale).replace(/\{(\w+)\}/g, (_all, key: string) => String(values[key] ?? ''));
  const reading = `**${readingOf(found, locale)}**`;
  if (isEmpty(found)) return `${reading}\n\n${say('nothing')}`;
  const figure = (value: Cell, name: MeasureName) => formatFigure(value, measures[name].format, locale);
  const lines = [reading];
  // A part of the groups has no total; it is counted.
  const isPartOfAll = question.having !== undefined || question.isWithout;
  if (!isPartOfAll && !question.by.includes('order'))
    lines.push(
      `${say('total')}${COLON[locale]}${compiled.measures
        .map((name, index) => {
          const [now, before] = [result.total.measures[index] ?? null, result.total.before[index] ?? null];
          const text = `${inLanguage(measures[name].title, locale)} ${figure(now, name)}`;
          const change = changeOf(now, before, locale);
          if (!change) return text;
          const value = figure(before, name);
          return `${text}${bracketed(question.compare ? say('against', { value, change }) : say('before', { change }), locale)}`;
        })
        .join(COMMA[locale])}`,
    );
  const [main] = question.measures;
  const at = main ? compiled.measures.indexOf(question.order?.by ?? main) : 0;
  const ranked = compiled.measures[at];
  const dimension = question.by[0];
  if (dimension && ranked) {
    const nameAt =
      dimension === 'product' || dimension === 'listing' ? compiled.dimensions.indexOf('productName') : 0;
    const points = result.rows.map(({ dimensions: cells, measures: figures }) => ({
      name: escapeMarkdown(
        String(
          showGroup(cells[nameAt] ?? '—', compiled.dimensions[nameAt] ?? dimension, {
            locale,
            set: compiled.set.name,
          }),
        ),
      ),
      value: Number(figures[at] ?? 0),
      text: figure(figures[at] ?? null, ranked),
    }));
    const list = (some: typeof points) =>
      some.map(({ name, text }) => `${name}${bracketed(text, locale)}`).join(COMMA[locale]);
    const { isTime, isHidden, isRange } = dimensionOf(dimension);
    const isRanked = !isTime && !isHidden && (!isRange || question.order !== undefined);
    if (isRanked && points.length > 1 && dimension !== 'order')
      lines.push(`${say('first')}${COLON[locale]}${list(points.slice(0, 3))}`);
    if (dimension === 'day' && question.period && !isShare(ranked) && isCounted(ranked)) {
      const whole = result.total.measures[at];
      const days = daysBetween(question.period.from, question.period.to) + 1;
      if (typeof whole === 'number')
        lines.push(
          `${say('daily')}${COLON[locale]}${figure(Math.round((100 * whole) / days) / 100, ranked)}`,
        );
    }
    const unusual = isTime ? outliersOf(points) : [];
    if (unusual.length > 0) lines.push(`${say('outlier')}${COLON[locale]}${list(unusual)}`);
    const isCut = result.groups > result.rows.length;
    if (isCut) lines.push(say('shown', { n: result.groups, m: result.rows.length }));
    else if (!isTime) lines.push(say('groups', { n: result.groups }));
  }
  return lines.join('\n\n');
}

/** What is so much in so many days is so much a day: counts and amounts. */
const isCounted = (name: MeasureName) =>
  measures[name].addsUp || name === 'orders' || name === 'placedOrders';

/** How a question was read, in one line. */
export function readingOf({ question }: Pick<FoundData, 'question'>, locale: Locale): string {
  return describeQuestion(question, locale)
    .map(({ value }) => escapeMarkdown(value).replace(/\\-/g, '-'))
    .join(' · ');
}

/** Whether there is nothing to show. */
export function isEmpty({ question, result }: FoundData): boolean {
  if (question.by.length > 0) return result.rows.length === 0;
  return result.total.measures.every((value) => value === null);
}

/** The fenced block that carries a table and how it came about. */
export function dataBlockOf(
  found: FoundData,
  { locale, at, today }: { locale: Locale; at: Date; today: string },
): string {
  const { question, compiled, result } = found;
  const { columns, rows } = tableOf(question, compiled, result, locale);
  const [x] = compiled.dimensions;
  const [y] = question.measures;
  const isDrawn = x && y && rows.length > 1 && !dimensionOf(x).isHidden && x !== 'order';
  const site = question.filters.find(({ dimension, isNot }) => dimension === 'marketplace' && !isNot);
  const { link } = compiled.set;
  const block: DataBlock = {
    report: compiled.set.name,
    title: question.measures.map((name) => inLanguage(measures[name].title, locale)).join(' + '),
    columns,
    rows,
    truncated: result.groups > result.rows.length && question.limit === undefined,
    chart: isDrawn ? { type: dimensionOf(x).isTime ? 'line' : 'bar', x: nameColumn(x), y: [y] } : undefined,
    params: chipsOf(question, { locale, today }),
    question: saidQuestion(question),
    sql: result.sql,
    values: result.values,
    ms: result.ms,
    at: at.toISOString(),
    link: {
      title: inLanguage(link.title, locale),
      app: 'scm_new',
      system_code: undefined,
      path: site?.values.length === 1 ? `${link.path}&site=${site.values[0]}` : link.path,
    },
  };
  return `\`\`\`${DATA_BLOCK}\n${JSON.stringify(block)}\n\`\`\``;
}

/** The fenced block of questions that can be asked by a press, one a line. */
export function asksBlock(questions: readonly string[]): string {
  return `\`\`\`${ASK_BLOCK}\n${questions.map((question) => question.replace(/[`\s]+/g, ' ')).join('\n')}\n\`\`\``;
}

function nameColumn(dimension: string): string {
  return dimension === 'product' || dimension === 'listing' ? 'productName' : dimension;
}

function changeOf(now: Cell, before: Cell, locale: Locale): string | undefined {
  if (typeof now !== 'number' || typeof before !== 'number' || before === 0) return undefined;
  const change = Math.round(((now - before) / Math.abs(before)) * 1000) / 1000;
  return `${change > 0 ? '+' : ''}${formatFigure(change, 'share', locale)}`;
}
