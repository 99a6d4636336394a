import { registerHooks } from 'node:module';

type AiSdk = typeof import('ai') & typeof import('@ai-sdk/openai-compatible');

let loading: Promise<AiSdk> | undefined;

/** The AI SDK, loaded when a provider is first asked: it takes a third of a second, and most installations have none. */
export function loadAiSdk(): Promise<AiSdk> {
  loading ??= load();
  return loading;
}

async function load(): Promise<AiSdk> {
  // Our own packages run from their sources by a condition that a dependency of the SDK uses, too: there it names
  // TypeScript, which Node does not run below node_modules.
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!context.parentURL?.includes('/node_modules/')) return next(specifier, context);
      const conditions = context.conditions.filter((condition) => condition !== 'source');
      return next(specifier, { ...context, conditions });
    },
  });
  try {
    const [sdk, provider] = await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
    return { ...sdk, ...provider };
  } finally {
    hooks.deregister();
  }
}
