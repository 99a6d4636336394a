import { BusinessError } from '../../../http/errors.ts';
import { notServedText } from '../../access/requireAccess.ts';
import { dayOf } from '../../business/companyDays.ts';
import { searchHelp } from '../../help/searchHelp.ts';
import { describeCatalogue, questionSchema } from '../data/describeForModel.ts';
import { findData } from '../data/findData.ts';
import { readRequest } from '../reading/readRequest.ts';
import { dataBlockOf, isEmpty, wordAnswer } from '../wording/wordAnswer.ts';
import type { AnswerRequest } from './AnswerModel.ts';
import { answerForModel } from './answerForModel.ts';

/** What was found for a question before it is worded, and what of it is shown. */
export type RoutedQuestion = { found?: string; block?: string };

/**
 * For a model that takes no tools: what it needs is found first. A question that is read without doubt needs no model
 * for that; for others one call gives a question to the data as JSON, or none. Nothing is shown before.
 */
export async function routeQuestion(
  request: AnswerRequest,
  askForJson: (instructions: string) => Promise<string>,
): Promise<RoutedQuestion> {
  const { scope, locale, agent } = request;
  const reading = await readRequest(request);
  if (reading.kind === 'greeting' || reading.kind === 'thanks') return {};
  if (reading.kind === 'data') {
    try {
      const found = await findData(reading.question, scope);
      if (found) {
        const block = isEmpty(found)
          ? {}
          : { block: dataBlockOf(found, { locale, at: scope.now, today: dayOf(scope) }) };
        return { found: wordAnswer(found, locale), ...block };
      }
    } catch (error) {
      if (error instanceof BusinessError)
        return { found: notServedText(error, locale) ?? 'The person may not see this data: say so.' };
      throw error;
    }
  }
  if (reading.kind === 'ask') {
    const asked = readJson(await askForJson(routingInstructions(request)));
    if (asked) {
      const { told, block } = await answerForModel(request, asked);
      return { found: JSON.stringify(told), ...(block && { block }) };
    }
  }
  if (agent?.resources.length && reading.kind === 'cannot') return {};
  const passages = await searchHelp(scope.db, { question: request.question.slice(0, 200), locale, limit: 2 });
  if (passages.length === 0) return {};
  return {
    found: passages
      .map(({ docId, title, passage }) => `${title} (/company/helper/center?docId=${docId}): ${passage}`)
      .join('\n'),
  };
}

function routingInstructions({ agent, scope }: AnswerRequest): string {
  return [
    `Today is ${dayOf(scope)}. Turn the person's last question into one question to the company's data.`,
    'Answer with one JSON object of this schema and nothing else; with {} when the data cannot answer it.',
    JSON.stringify(questionSchema(agent)),
    `What there is:\n${describeCatalogue(agent)}`,
  ].join('\n');
}

/** The object in what a model answered; undefined when it has none, or one that asks nothing. */
function readJson(text: string): object | undefined {
  const written = text.replace(/<think>[\s\S]*?<\/think>/g, '');
  try {
    const value: unknown = JSON.parse(written.slice(written.indexOf('{'), written.lastIndexOf('}') + 1));
    return typeof value === 'object' && value !== null && 'measures' in value ? value : undefined;
  } catch {
    return undefined;
  }
}
