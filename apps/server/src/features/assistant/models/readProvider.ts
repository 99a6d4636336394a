import { splitList } from '../../../settings/splitList.ts';
import type { StoredAssistant } from '../../setup/file/AssistantSchema.ts';

/** A model of a provider, and what it can do. */
export type ProviderModel = {
  code: string;
  name: string;
  hasVision: boolean;
  hasTools: boolean;
  /** Tokens that it takes in at once; not known where missing. */
  context?: number;
};

/** A provider of language models that speaks the OpenAI protocol. */
export type ProviderSettings = {
  baseUrl: string;
  apiKey: string | undefined;
  headers: Readonly<Record<string, string>>;
  models: readonly ProviderModel[];
  /** The model that turns questions into JSON for those without tools; each does so itself where missing. */
  router: string | undefined;
  /** What an operator tells models beside what they are always told. */
  systemPrompt: string | undefined;
  companyContext: string | undefined;
  /** Tokens of earlier questions and answers that a model is told. */
  historyTokens: number;
  temperature: number | undefined;
  retries: number;
  /** Milliseconds that a model may say nothing. */
  silenceMs: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_MODELS = 'deepseek-r1=DeepSeek R1';
const SILENCE_MS = 60_000;
const HISTORY_TOKENS = 4_000;
/** Reasoning models of this family take no tools: the report is chosen for them. */
const TOOLLESS = /\br1\b|reasoner/i;

/**
 * Reads `AI_BASE_URL`, `AI_API_KEY`, `AI_MODELS` (`code=Name,…`), `AI_VISION_MODELS` (codes) and `AI_SILENCE_MS`, over
 * which what an operator set up in the portal's file has its way; undefined without an address.
 */
export function readProvider(env: Environment, stored: StoredAssistant = {}): ProviderSettings | undefined {
  const baseUrl = (stored.baseUrl ?? env.AI_BASE_URL)?.trim().replace(/\/+$/, '');
  if (!baseUrl) return undefined;
  const isHttp = URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol);
  if (!isHttp) throw new Error(`AI_BASE_URL must be an http(s) address, not "${baseUrl}"`);
  const { router, systemPrompt, companyContext, temperature } = stored;
  return {
    baseUrl,
    apiKey: env[stored.keyEnv ?? 'AI_API_KEY'] || undefined,
    headers: Object.fromEntries(
      (stored.headers ?? []).flatMap(({ name, value, valueEnv }) => {
        const said = value ?? env[valueEnv ?? ''];
        return said ? [[name, said]] : [];
      }),
    ),
    models: stored.models?.map(toModel) ?? modelsOf(env),
    router,
    systemPrompt,
    companyContext,
    historyTokens: stored.historyTokens ?? HISTORY_TOKENS,
    temperature,
    retries: stored.retries ?? 0,
    silenceMs: Number(env.AI_SILENCE_MS) || SILENCE_MS,
  };
}

function toModel({ code, name, tools, images, context }: NonNullable<StoredAssistant['models']>[number]) {
  return {
    code,
    name: name ?? code,
    hasVision: images ?? false,
    hasTools: tools ?? !TOOLLESS.test(code),
    ...(context !== undefined && { context }),
  };
}

function modelsOf(env: Environment): ProviderModel[] {
  const vision = splitList(env.AI_VISION_MODELS);
  return splitList(env.AI_MODELS || DEFAULT_MODELS).map((entry) => {
    const [code = '', name = ''] = entry.split(/=(.*)/s);
    return { code, name: name || code, hasVision: vision.includes(code), hasTools: !TOOLLESS.test(code) };
  });
}
