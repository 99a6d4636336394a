import { loadSources } from '../lib/loadSources.ts';

/** The assistant without its components, and its transports. */
export type AssistantLibrary = typeof import('@portal/ai-assistant/headless') &
  typeof import('@portal/ai-assistant/transport');

/** The assistant as Node can run it. */
export function loadAssistant(): Promise<AssistantLibrary> {
  return loadSources('packages/ai-assistant/src', ['./headless.ts', './transport/index.ts']);
}
