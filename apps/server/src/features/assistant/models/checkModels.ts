import { loadAiSdk } from './loadAiSdk.ts';
import { openProvider } from './openProvider.ts';
import type { ProviderModel, ProviderSettings } from './readProvider.ts';

/** Whether something works: that it does, or why not. */
type Works = { works: boolean; why?: string; ms: number };

/** What a model was found to do, beside what it is set up to do. */
type CheckedModel = {
  model: ProviderModel;
  streaming: Works;
  tools: Works;
  images: Works;
};

/** One grey point, as PNG. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const LIMIT_MS = 30_000;

/** Asks every model of a provider for a word, for a call of a tool, and about an image. */
export async function checkModels(settings: ProviderSettings): Promise<CheckedModel[]> {
  const { generateText, jsonSchema, streamText, tool } = await loadAiSdk();
  const provider = await openProvider(settings);
  const checked: CheckedModel[] = [];
  for (const model of settings.models) {
    const usual = { model: provider(model.code), maxRetries: 0 };
    checked.push({
      model,
      streaming: await tried(async (abortSignal) => {
        let pieces = 0;
        const stream = streamText({ ...usual, abortSignal, prompt: 'Say: OK', onError: () => {} });
        for await (const part of stream.fullStream) {
          if (part.type === 'error') throw part.error;
          if (part.type === 'text-delta' || part.type === 'reasoning-delta') pieces += 1;
        }
        return pieces > 0 || 'it said nothing';
      }),
      tools: await tried(async (abortSignal) => {
        const { toolCalls } = await generateText({
          ...usual,
          abortSignal,
          prompt: 'Call the tool "ping".',
          tools: {
            ping: tool({
              description: 'Answers.',
              inputSchema: jsonSchema({ type: 'object', properties: {} }),
            }),
          },
        });
        return toolCalls.length > 0 || 'it called no tool';
      }),
      images: await tried(async (abortSignal) => {
        const { text } = await generateText({
          ...usual,
          abortSignal,
          messages: [
            {
              role: 'user',
              content: [
                { type: 'text', text: 'Which colour is this? One word.' },
                { type: 'file', data: new Uint8Array(Buffer.from(POINT, 'base64')), mediaType: 'image/png' },
              ],
            },
          ],
        });
        return text.trim() !== '' || 'it said nothing';
      }),
    });
  }
  return checked;
}

async function tried(attempt: (signal: AbortSignal) => Promise<true | string>): Promise<Works> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const result = await attempt(AbortSignal.timeout(LIMIT_MS));
    return result === true ? { works: true, ms: ms() } : { works: false, why: result, ms: ms() };
  } catch (error) {
    const status = typeof error === 'object' && error && 'statusCode' in error ? `${error.statusCode} ` : '';
    const why = error instanceof Error ? error.message : String(error);
    return { works: false, why: `${status}${why}`.slice(0, 200), ms: ms() };
  }
}
