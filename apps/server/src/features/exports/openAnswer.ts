import { answerCodes, type ListColumn, type ListRow } from '@portal/api-client/contract';
import { measures } from '../../data/catalogue/measures.ts';
import { compileQuestion } from '../../data/compileQuestion.ts';
import type { DataQuestion } from '../../data/DataQuestion.ts';
import { answerQuestion } from '../../data/runQuestion.ts';
import { BusinessError } from '../../http/errors.ts';
import { governedQuestion } from '../assistant/schedules/governedQuestion.ts';
import { tableOf } from '../assistant/wording/tableOf.ts';
import { dayOf } from '../business/companyDays.ts';
import type { ListScope } from '../business/openList.ts';
import { columnTypeOf } from '../business/reports/columnTypeOf.ts';
import { inLanguage } from '../business/words/Words.ts';

/** An answer's table has all its rows in a file; a screen shows the first. */
const MOST_ROWS = 50_000;
/** Kinds of data hang on the question alone. */
const ANYWHERE = { locale: 'en-US', timeZone: 'UTC', now: new Date(0) } as const;

/** What a table of an answer is of; undefined where nothing can answer its question. */
export function subjectOfAnswer(given: unknown): { kind: string; resources: readonly string[] } | undefined {
  const question = governedQuestion(given, '2000-01-01');
  const compiled = question && compileQuestion(question, ANYWHERE);
  return compiled && { kind: 'answer', resources: compiled.resources };
}

/** What its file is called. */
export function titleOfAnswer(given: unknown, scope: ListScope): string {
  return titleOf(questionOf(given, scope), scope);
}

/** Asks anew and gives every group. Whether the reader may see it has been asked. */
export async function openAnswer(
  given: unknown,
  scope: ListScope,
): Promise<{ title: string; columns: ListColumn[]; rows: ListRow[] }> {
  const { locale, timeZone, clock } = scope;
  const question = questionOf(given, scope);
  const compiled = compileQuestion(question, { locale, timeZone, now: clock.now(), mostRows: MOST_ROWS });
  if (!compiled) throw gone();
  const result = await answerQuestion(compiled, scope);
  const table = tableOf(question, compiled, result, locale);
  const columns = table.columns.map(({ key, title, type }) => ({
    key,
    type: columnTypeOf(type),
    label: type === 'money' ? `${title} (USD)` : title,
  }));
  const rows = table.rows.map((row, index) => ({
    ...Object.fromEntries(columns.map(({ key }, at) => [key, row[at] ?? null])),
    id: String(index),
  }));
  return { title: titleOf(question, scope), columns, rows };
}

function questionOf(given: unknown, { clock, timeZone }: ListScope): DataQuestion {
  const question = governedQuestion(given, dayOf({ now: clock.now(), timeZone }));
  if (!question) throw gone();
  return question;
}

function titleOf(question: DataQuestion, { locale }: ListScope): string {
  const { period } = question;
  const title = question.measures.map((name) => inLanguage(measures[name].title, locale)).join(' + ');
  return period ? `${title} ${period.from}–${period.to}` : title;
}

const gone = () => new BusinessError(answerCodes.exportGone, 'exportGone');
