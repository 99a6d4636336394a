import { answerErrors } from '@portal/api-client/contract/ai';
import { type CompiledQuestion, compileQuestion } from '../../../data/compileQuestion.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { type DataResult, type DataScope, runQuestion, SlowQuestion } from '../../../data/runQuestion.ts';
import { AnswerFailure } from '../answers/AnswerFailure.ts';
import { periodBefore } from '../reading/calendar.ts';

/** A question with what it was compiled to and what it found. */
export type FoundData = { question: DataQuestion; compiled: CompiledQuestion; result: DataResult };

/** Groups of a list that nobody gave a length. */
const USUAL_LIMIT = 50;

/**
 * Answers a question from the caller's data; a period that nothing is compared with is set beside the one before.
 * Undefined where no data can answer it; throws where the caller may not see it.
 */
export async function findData(question: DataQuestion, scope: DataScope): Promise<FoundData | undefined> {
  const isOfTime = question.by.some((name) => name === 'day' || name === 'week' || name === 'month');
  const limit = question.limit ?? (question.by.length > 0 && !isOfTime ? USUAL_LIMIT : undefined);
  const compare =
    question.compare ?? (question.period && !question.isWithout ? periodBefore(question.period) : undefined);
  const compiled = compileQuestion(
    { ...question, ...(limit && { limit }), ...(compare && { compare }) },
    scope,
  );
  if (!compiled) return undefined;
  try {
    return { question, compiled, result: await runQuestion(compiled, scope) };
  } catch (error) {
    if (error instanceof SlowQuestion) throw new AnswerFailure(answerErrors.reportTooSlow, error);
    throw error;
  }
}
