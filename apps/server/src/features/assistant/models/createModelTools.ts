import type { ToolSet } from 'ai';
import { searchHelp } from '../../help/searchHelp.ts';
import { describeCatalogue, questionSchema } from '../data/describeForModel.ts';
import type { AnswerRequest } from './AnswerModel.ts';
import { answerForModel } from './answerForModel.ts';
import { loadAiSdk } from './loadAiSdk.ts';

/** What a model can call: the company's data, and the help documents. `show` takes what the person is shown, `tell` what the model was told. */
export async function createModelTools(
  request: AnswerRequest,
  { show, tell }: { show(block: string): void; tell(found: unknown): void },
): Promise<ToolSet> {
  const { jsonSchema, tool } = await loadAiSdk();
  return {
    query_data: tool({
      description: `Answers one question from the company's own data, with totals of everything. What there is:\n${describeCatalogue(request.agent)}`,
      inputSchema: jsonSchema<Record<string, unknown>>(questionSchema(request.agent) as object),
      async execute(input) {
        const { told, block } = await answerForModel(request, input);
        if (block) show(block);
        tell(told);
        return told;
      },
    }),
    search_help: tool({
      description: 'Finds passages of the help documents of Portal.',
      inputSchema: jsonSchema<{ question: string }>({
        type: 'object',
        properties: { question: { type: 'string' } },
        required: ['question'],
        additionalProperties: false,
      }),
      async execute({ question }) {
        const { scope, locale } = request;
        const found = await searchHelp(scope.db, {
          question: String(question).slice(0, 200),
          locale,
          limit: 3,
        });
        tell(found);
        return found.map(({ docId, title, passage }) => ({
          title,
          passage,
          link: `/company/helper/center?docId=${docId}`,
        }));
      },
    }),
  };
}
