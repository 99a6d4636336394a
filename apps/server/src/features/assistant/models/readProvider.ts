/** A provider of language models that speaks the OpenAI protocol. */
export type ProviderSettings = {
  baseUrl: string;
  apiKey: string | undefined;
  models: readonly { code: string; name: string; hasVision: boolean; hasTools: boolean }[];
  /** Milliseconds that a model may say nothing. */
  silenceMs: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_MODELS = 'deepseek-r1=DeepSeek R1';
const SILENCE_MS = 60_000;
/** Reasoning models of this family take no tools: the report is chosen for them. */
const TOOLLESS = /\br1\b|reasoner/i;

/**
 * Reads `AI_BASE_URL`, `AI_API_KEY`, `AI_MODELS` (`code=Name,…`), `AI_VISION_MODELS` (codes) and `AI_SILENCE_MS`;
 * undefined without an address.
 */
export function readProvider(env: Environment): ProviderSettings | undefined {
  const baseUrl = env.AI_BASE_URL?.trim().replace(/\/+$/, '');
  if (!baseUrl) return undefined;
  const isHttp = URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol);
  if (!isHttp) throw new Error(`AI_BASE_URL must be an http(s) address, not "${baseUrl}"`);
  const vision = listOf(env.AI_VISION_MODELS);
  const models = listOf(env.AI_MODELS || DEFAULT_MODELS).map((entry) => {
    const [code = '', name = ''] = entry.split(/=(.*)/s);
    return { code, name: name || code, hasVision: vision.includes(code), hasTools: !TOOLLESS.test(code) };
  });
  const silenceMs = Number(env.AI_SILENCE_MS) || SILENCE_MS;
  return { baseUrl, apiKey: env.AI_API_KEY || undefined, models, silenceMs };
}

function listOf(text = ''): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || []);
}
