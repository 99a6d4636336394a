import type { DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { addDays, daysBetween } from '../../business/companyDays.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { calendarUnit, lastUnits, periodBefore, yearBefore } from '../reading/calendar.ts';

/** A way in which days move with the day of asking. */
type Rule = { id: string; title: Words; of: (today: string) => DataPeriod };

const calendar = (
  id: string,
  title: Words,
  unit: 'day' | 'week' | 'month' | 'quarter' | 'year',
  offset = 0,
) => ({
  id,
  title,
  of: (today: string) => calendarUnit(unit, offset, today),
});

/** By what they are called; of those that mean the same days today, the first is what was most likely meant. */
const RULES: readonly Rule[] = [
  calendar('yesterday', ['昨天', 'The day before', '전날'], 'day', -1),
  calendar('today', ['当天', 'The same day', '당일'], 'day'),
  calendar('last-week', ['上周', 'The week before', '지난주'], 'week', -1),
  calendar('last-month', ['上月', 'The month before', '지난달'], 'month', -1),
  calendar('last-quarter', ['上季度', 'The quarter before', '지난 분기'], 'quarter', -1),
  calendar('last-year', ['去年', 'The year before', '지난해'], 'year', -1),
  calendar('this-week', ['本周至今', 'The week so far', '이번 주'], 'week'),
  calendar('this-month', ['本月至今', 'The month so far', '이번 달'], 'month'),
  calendar('this-quarter', ['本季度至今', 'The quarter so far', '이번 분기'], 'quarter'),
  calendar('this-year', ['今年至今', 'The year so far', '올해'], 'year'),
];
const LAST: Words = ['近 {n} 天', 'The last {n} days', '최근 {n}일'];
const BEFORE: Words = ['前 {n} 天（不含当天）', 'The {n} days before', '직전 {n}일'];
const SAME: Words = ['固定为 {from} 至 {to}', 'Always {from} to {to}', '항상 {from} – {to}'];
const NOW: Words = ['当时的状态', 'As it is then', '그 시점의 상태'];
/** Offered where the days that were asked for are none of these. */
const USUAL_DAYS = 7;
const FIXED = 'fixed';
const NONE = 'now';
const COUNTED = /^(last|before)-([1-9]\d{0,2})$/;

/** What the days of a question may mean when it is asked again, the likeliest first. */
export function periodChoices(
  { period }: DataQuestion,
  today: string,
  locale: Locale,
): { id: string; title: string }[] {
  if (!period) return [{ id: NONE, title: inLanguage(NOW, locale) }];
  const days = daysBetween(period.from, period.to) + 1;
  const counted = days > 1 && days <= 366 ? days : USUAL_DAYS;
  const all: Rule[] = [...RULES, ...['last', 'before'].map((kind) => countedRule(kind, counted))];
  const isMeant = (rule: Rule) => isSame(rule.of(today), period);
  const sorted = [...all.filter(isMeant), ...all.filter((rule) => !isMeant(rule))];
  const fixed = { id: FIXED, title: fill(inLanguage(SAME, locale), period) };
  const titled = sorted.map(({ id, title }) => ({
    id,
    title: fill(inLanguage(title, locale), { n: counted }),
  }));
  // What is none of the rules was meant as these very days.
  return all.some(isMeant) ? [...titled, fixed] : [fixed, ...titled];
}

/** What a rule is called, for a question. */
export function periodTitle(id: string, { period }: DataQuestion, locale: Locale): string {
  if (!period) return inLanguage(NOW, locale);
  const rule = ruleOf(id);
  if (!rule) return fill(inLanguage(SAME, locale), period);
  return fill(inLanguage(rule.title, locale), { n: COUNTED.exec(id)?.[2] ?? '' });
}

/** Whether the days of a question may move so. */
export function isPeriodRule(id: string, { period }: DataQuestion): boolean {
  return period ? id === FIXED || ruleOf(id) !== undefined : id === NONE;
}

/** The question as it is asked on a day: its days moved by the rule, and those that they are compared with alike. */
export function questionOn(question: DataQuestion, rule: string, today: string): DataQuestion {
  const { period, compare } = question;
  const found = ruleOf(rule);
  if (!period || !found) return question;
  const moved = found.of(today);
  return { ...question, period: moved, ...(compare && { compare: compareOn(period, compare, moved) }) };
}

function compareOn(period: DataPeriod, compare: DataPeriod, moved: DataPeriod): DataPeriod {
  if (isSame(compare, periodBefore(period))) return periodBefore(moved);
  if (isSame(compare, yearBefore(period))) return yearBefore(moved);
  const shift = daysBetween(period.from, moved.from);
  return { from: addDays(compare.from, shift), to: addDays(compare.to, shift) };
}

function ruleOf(id: string): Rule | undefined {
  const [, kind, count] = COUNTED.exec(id) ?? [];
  return kind ? countedRule(kind, Number(count)) : RULES.find((rule) => rule.id === id);
}

function countedRule(kind: string, count: number): Rule {
  const of = (today: string) => lastUnits(count, 'day', kind === 'last' ? today : addDays(today, -1));
  return { id: `${kind}-${count}`, title: kind === 'last' ? LAST : BEFORE, of };
}

const isSame = (one: DataPeriod, other: DataPeriod) => one.from === other.from && one.to === other.to;
const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_all, key: string) => String(values[key] ?? ''));
