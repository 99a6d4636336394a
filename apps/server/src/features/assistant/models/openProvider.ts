import { loadAiSdk } from './loadAiSdk.ts';
import type { ProviderSettings } from './readProvider.ts';

/** The client of a provider: with its key and headers, and asked to say what each answer used. */
export async function openProvider({ baseUrl, apiKey, headers }: ProviderSettings) {
  const { createOpenAICompatible } = await loadAiSdk();
  return createOpenAICompatible({
    name: 'portal',
    baseURL: baseUrl,
    includeUsage: true,
    headers,
    ...(apiKey && { apiKey }),
  });
}
