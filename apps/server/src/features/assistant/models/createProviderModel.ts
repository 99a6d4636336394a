import { answerErrors } from '@portal/api-client/contract/ai';
import type { ModelMessage, UserContent } from 'ai';
import { AnswerFailure } from '../answers/AnswerFailure.ts';
import type { AnswerModel, AnswerRequest } from './AnswerModel.ts';
import { createModelTools } from './createModelTools.ts';
import { createOwnWords } from './createOwnWords.ts';
import { historyFor } from './historyFor.ts';
import { instructionsFor } from './instructionsFor.ts';
import { loadAiSdk } from './loadAiSdk.ts';
import { materialOf } from './materialOf.ts';
import { openProvider } from './openProvider.ts';
import type { ProviderModel, ProviderSettings } from './readProvider.ts';
import { routeQuestion } from './routeQuestion.ts';
import { foundIn, noteOf } from './unfoundNote.ts';

/** Steps of one answer: a question to the data, perhaps another, and the words. */
const MOST_STEPS = 4;

/** A model of a provider: its reasoning becomes `think`, its tool calls become questions to the data and quoted documents. */
export function createProviderModel(
  settings: ProviderSettings,
  { code, hasTools, hasVision, context }: ProviderModel,
): AnswerModel {
  const { router, temperature, retries } = settings;
  const historyTokens = Math.min(settings.historyTokens, context ? context / 4 : Number.POSITIVE_INFINITY);
  return async function* answer(asked) {
    const request = { ...asked, history: historyFor(asked.history, historyTokens) };
    const { extractReasoningMiddleware, generateText, stepCountIs, streamText, wrapLanguageModel } =
      await loadAiSdk();
    const provider = await openProvider(settings);
    const usage = { inputTokens: 0, outputTokens: 0 };
    const count = (used: { inputTokens: number | undefined; outputTokens: number | undefined }) => {
      usage.inputTokens += used.inputTokens ?? 0;
      usage.outputTokens += used.outputTokens ?? 0;
    };
    const blocks: string[] = [];
    // What the figures of the answer may come from.
    const told = [
      request.question,
      request.page?.text ?? '',
      ...[...asked.history.map(({ answer: said }) => said), request.written.content].map(foundIn),
    ];
    const askForJson = async (system: string) => {
      try {
        const { text, totalUsage } = await generateText({
          model: provider(router ?? code),
          system,
          messages: messagesOf({ ...request, written: { think: '', content: '' } }, { hasVision: false }),
          abortSignal: request.signal,
          maxRetries: retries,
        });
        count(totalUsage);
        return text;
      } catch (error) {
        request.signal.throwIfAborted();
        throw toFailure(error);
      }
    };
    const routed = hasTools ? undefined : await routeQuestion(asked, askForJson);
    if (routed?.found) told.push(routed.found);
    if (routed?.block) told.push(routed.block);
    if (routed?.block && !request.written.content) yield { content: `${routed.block}\n\n` };
    const tools = hasTools
      ? await createModelTools(request, {
          show: (block) => blocks.push(block),
          tell: (found) => told.push(JSON.stringify(found)),
        })
      : undefined;
    let said = '';
    const words = createOwnWords(request.written.content);
    const say = (text: string) => {
      said += text;
      return { content: text };
    };
    let finished = 'stop';
    // Some write what they think between marks in their words.
    const model = wrapLanguageModel({
      model: provider(code),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    });
    const result = streamText({
      model,
      system: instructionsFor(request, { hasTools, settings }),
      messages: messagesOf(request, { hasVision, found: routed?.found }),
      abortSignal: request.signal,
      maxRetries: retries,
      ...(temperature !== undefined && { temperature }),
      stopWhen: stepCountIs(MOST_STEPS),
      // The last step has nothing but words, so that there are some.
      prepareStep: ({ stepNumber }) => (stepNumber >= MOST_STEPS - 1 ? { toolChoice: 'none' } : undefined),
      onError: () => {},
      ...(tools && { tools }),
    });
    try {
      for await (const part of result.fullStream) {
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') request.signal.throwIfAborted();
        if (part.type === 'reasoning-delta') yield { think: part.text };
        if (part.type === 'text-delta') yield say(words.take(part.text));
        else yield say(words.end());
        if (part.type === 'tool-result')
          for (const block of blocks.splice(0)) yield { content: `\n\n${block}\n\n` };
        if (part.type === 'finish') finished = part.finishReason;
        if (part.type === 'finish') count(part.totalUsage);
      }
    } catch (error) {
      request.signal.throwIfAborted();
      throw toFailure(error);
    }
    request.signal.throwIfAborted();
    yield { usage };
    if (finished === 'content-filter') throw new AnswerFailure(answerErrors.providerFiltered);
    if (said.trim() === '') throw new AnswerFailure(answerErrors.providerUnreadable);
    const note = noteOf(said, { told, request });
    if (note) yield { content: note };
    if (finished === 'length') throw new AnswerFailure(answerErrors.answerCut);
  };
}

function messagesOf(
  request: AnswerRequest,
  { hasVision, found }: { hasVision: boolean; found?: string | undefined },
): ModelMessage[] {
  const { history, question, images, page, written } = request;
  const turns = history.flatMap(({ question: asked, answer }): ModelMessage[] => [
    { role: 'user', content: asked },
    { role: 'assistant', content: answer },
  ]);
  const seen = page
    ? materialOf('What stands on the page that the person is on', {
        title: page.title,
        address: `${page.system_code} ${page.path}`,
        text: page.text,
      })
    : '';
  const known = found ? materialOf('What was found for the question', found) : '';
  const unseen =
    images.length > 0 && !hasVision ? '[An image was sent that this model cannot see: say so.]\n\n' : '';
  const content: UserContent = [
    { type: 'text', text: `${seen}${known}${unseen}${question}` },
    ...(hasVision ? images : []).map(({ bytes, contentType }) => ({
      type: 'file' as const,
      data: new Uint8Array(bytes),
      mediaType: contentType,
    })),
  ];
  const begun: ModelMessage[] = written.content
    ? [
        { role: 'assistant', content: written.content },
        { role: 'user', content: 'Go on exactly where your answer was cut. Repeat nothing.' },
      ]
    : [];
  return [...turns, { role: 'user', content }, ...begun];
}

function toFailure(error: unknown): Error {
  if (error instanceof AnswerFailure) return error;
  const status = typeof error === 'object' && error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 401 || status === 403) return new AnswerFailure(answerErrors.providerRefused, error);
  if (status === 429) return new AnswerFailure(answerErrors.providerBusy, error);
  if (typeof status === 'number' && status >= 400 && status < 500 && status !== 408)
    return new AnswerFailure(answerErrors.providerRejected, error);
  const name = error instanceof Error ? error.name : '';
  if (/JSONParse|TypeValidation|EmptyResponse|NoOutput|InvalidResponse/.test(name))
    return new AnswerFailure(answerErrors.providerUnreadable, error);
  return new AnswerFailure(answerErrors.providerFailed, error);
}
