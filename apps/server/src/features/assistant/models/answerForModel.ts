import type { Cell } from '../../../data/runQuestion.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { notServedText } from '../../access/requireAccess.ts';
import { dayOf } from '../../business/companyDays.ts';
import { findData } from '../data/findData.ts';
import { questionOf } from '../data/questionOf.ts';
import { formatFigure } from '../wording/formatCell.ts';
import { tableOf } from '../wording/tableOf.ts';
import { dataBlockOf, isEmpty, wordAnswer } from '../wording/wordAnswer.ts';
import type { AnswerRequest } from './AnswerModel.ts';

/** Rows that a model is told; the person sees all. */
const ROWS_FOR_MODEL = 40;

/** What a model is told of the data that it asked for, and what the person is shown of it. */
export type AnsweredModel = { told: unknown; block?: string };

/** A share with its unit: a model takes a part of 1 for what it likes. */
const sayCell = (cell: Cell, type: string | undefined, locale: Locale): Cell =>
  type === 'share' && cell !== null ? formatFigure(cell, type, locale) : cell;

/** Answers a question that a model wrote, from the data of whoever asked the model; what is wrong with it is told. */
export async function answerForModel(request: AnswerRequest, input: unknown): Promise<AnsweredModel> {
  const { scope, locale, agent } = request;
  const question = questionOf(input, dayOf(scope));
  if ('wrong' in question) return { told: { error: question.wrong } };
  try {
    const found = await findData(question, scope);
    if (!found) return { told: { error: 'No data can answer this.' } };
    if (agent && !found.compiled.resources.every((resource) => agent.resources.includes(resource)))
      return { told: { error: 'This is not of your field: say so.' } };
    const { columns, rows } = tableOf(found.question, found.compiled, found.result, locale);
    const told = {
      summary: wordAnswer(found, locale),
      columns: columns.map(({ title }) => title),
      rows: rows
        .slice(0, ROWS_FOR_MODEL)
        .map((row) => row.map((cell, at) => sayCell(cell, columns[at]?.type, locale))),
      totalRows: found.result.groups || rows.length,
    };
    return isEmpty(found)
      ? { told }
      : { told, block: dataBlockOf(found, { locale, at: scope.now, today: dayOf(scope) }) };
  } catch (error) {
    if (error instanceof BusinessError)
      return { told: { error: notServedText(error, locale) ?? 'The person may not see this data: say so.' } };
    throw error;
  }
}
