import type { Schedule } from '@portal/api-client/contract/ai';
import { meantQuestion } from '../../../data/bounds.ts';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import { measures } from '../../../data/catalogue/measures.ts';
import type { Bound, BoundSign, DataQuestion } from '../../../data/DataQuestion.ts';
import { shownMeasures } from '../../../data/shownMeasures.ts';
import type { aiSchedules } from '../../../db/schema/assistant.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { describeQuestion } from '../wording/describeQuestion.ts';
import { formatFigure } from '../wording/formatCell.ts';
import { periodChoices, periodTitle } from './periodRules.ts';

/** A question that is asked by itself, as it is stored. */
export type StoredSchedule = typeof aiSchedules.$inferSelect;

const TEXT: Record<BoundSign, Words> = {
  '<': ['{measure} 低于 {value}', '{measure} under {value}', '{measure} {value} 미만'],
  '<=': ['{measure} 不高于 {value}', '{measure} at most {value}', '{measure} {value} 이하'],
  '>': ['{measure} 高于 {value}', '{measure} over {value}', '{measure} {value} 초과'],
  '>=': ['{measure} 不低于 {value}', '{measure} at least {value}', '{measure} {value} 이상'],
};

/** A condition in words: "days of stock under 14". */
export function sayCondition({ measure, is, than }: Bound, locale: Locale): string {
  const { title, format } = measures[measure];
  return inLanguage(TEXT[is], locale)
    .replace('{measure}', inLanguage(title, locale))
    .replace('{value}', formatFigure(than, format, locale));
}

/** The name of one that nobody named: what is asked, without its days, and the condition. */
export function usualTitle(
  question: DataQuestion,
  condition: Bound | null | undefined,
  locale: Locale,
): string {
  const parts = describeQuestion(question, locale).filter(
    ({ of }) => of !== 'period' && of !== 'compare' && !(condition && of === 'state'),
  );
  const said = parts.map(({ value }) => value);
  return (condition ? [sayCondition(condition, locale), ...said.slice(1)] : said).join(' · ').slice(0, 60);
}

/** What a condition can be about: the figures that an answer shows. */
export function measuresOf(question: DataQuestion, locale: Locale) {
  const set = dataSetFor(question);
  return (set ? shownMeasures(question, set) : question.measures).map((id) => ({
    id: id as string,
    title: inLanguage(measures[id].title, locale),
    format: measures[id].format as string,
  }));
}

/** One as the drawer lists it. */
export function toSchedule(row: StoredSchedule, locale: Locale, today: string): Schedule {
  const { condition, nextAt, lastAt } = row;
  const question = meantQuestion(row.question);
  const parts = describeQuestion(question, locale).map(({ of, value }) =>
    of === 'period' ? periodTitle(row.periodRule, question, locale) : value,
  );
  return {
    schedule_id: row.scheduleId,
    kind: row.kind,
    title: row.title,
    reading: parts.join(' · '),
    period: row.periodRule,
    periods: withPresent(
      periodChoices(question, today, locale),
      { periodRule: row.periodRule, question },
      locale,
    ),
    weekdays: row.weekdays,
    time: row.time,
    time_zone: row.zone,
    measures: measuresOf(question, locale),
    condition: condition ?? undefined,
    is_met: row.met.length > 0,
    state: row.state,
    next_at: nextAt?.toISOString(),
    last_at: lastAt?.toISOString(),
    last_state: row.lastState ?? undefined,
    session_id: row.sessionId ?? undefined,
    message_id: row.messageId ?? undefined,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What was chosen stays a choice, whatever its days would be today. */
function withPresent(
  choices: { id: string; title: string }[],
  { periodRule, question }: { periodRule: string; question: DataQuestion },
  locale: Locale,
): { id: string; title: string }[] {
  if (choices.some(({ id }) => id === periodRule)) return choices;
  return [{ id: periodRule, title: periodTitle(periodRule, question, locale) }, ...choices];
}
