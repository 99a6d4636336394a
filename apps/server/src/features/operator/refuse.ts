import { answerCodes } from '@portal/api-client/contract';
import { operatorCodes } from '@portal/api-client/contract/operator';
import { BusinessError } from '../../http/errors.ts';
import type { Locale } from '../../http/localeOf.ts';
import { type MessageName, messageText } from '../../http/messages.ts';

/** What is wrong with a field: words, and what their placeholders stand for. */
type Problem = MessageName | { text: MessageName; values: Readonly<Record<string, string | number>> };
/** The problems of a form by field. */
export type Problems<Field extends string = string> = Partial<Record<Field, Problem | undefined>>;

/** A refusal that says at each field what is wrong with it. */
export function fieldsRefused(problems: Problems, locale: Locale): BusinessError {
  const fields = Object.entries(problems).flatMap(([key, problem]) =>
    problem ? [[key, textOf(problem, locale)]] : [],
  );
  return new BusinessError(operatorCodes.fieldsRefused, 'fieldsRefused', {
    data: { fields: Object.fromEntries(fields) },
  });
}

/** Whether any field has a problem. */
export function hasProblems(problems: Problems): boolean {
  return Object.values(problems).some((problem) => problem !== undefined);
}

function textOf(problem: Problem, locale: Locale): string {
  return typeof problem === 'string'
    ? messageText(problem, locale)
    : messageText(problem.text, locale, problem.values);
}

/** What there is not, or no more. */
export function notFound(): BusinessError {
  return new BusinessError(answerCodes.notFound, 'notFound');
}
