import { compileQuestion } from '../../../data/compileQuestion.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { dayOf } from '../../business/companyDays.ts';
import type { AgentDefinition } from '../agents/agents.ts';
import type { AnswerRequest } from '../models/AnswerModel.ts';
import type { Reading } from './Reading.ts';
import { contextAfter, type ReadingContext, readQuestion } from './readQuestion.ts';
import { readVocabulary } from './Vocabulary.ts';

/** What somebody's question was understood to be; `field` is another agent's. */
export type RequestReading = Reading | { kind: 'field' };

/** Reads a question with the company's own words, and with what was asked before it in the conversation. */
export async function readRequest(request: AnswerRequest): Promise<RequestReading> {
  const { question, history, scope, agent, themeId } = request;
  if (agent?.resources.length === 0) return { kind: 'help' };
  const words = await readVocabulary(scope);
  let context: ReadingContext = { words, today: dayOf(scope) };
  for (const { question: earlier } of history)
    context = contextAfter(context, readQuestion(earlier, context));
  const own = readQuestion(question, context);
  const theme = agent?.themes.find(({ id }) => id === themeId);
  // A theme that was chosen says what is meant, whatever its text was changed to.
  const reading = own.kind !== 'data' && theme ? readQuestion(theme.prompt[0], context) : own;
  if (reading.kind === 'data' && agent && !isOfAgent(reading.question, agent, scope))
    return { kind: 'field' };
  return reading;
}

function isOfAgent(
  question: DataQuestion,
  { resources }: AgentDefinition,
  scope: AnswerRequest['scope'],
): boolean {
  const compiled = compileQuestion(question, scope);
  return !compiled || compiled.resources.every((resource) => resources.includes(resource));
}
