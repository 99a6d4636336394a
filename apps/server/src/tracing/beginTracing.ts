import type { Tracing } from './openTracing.ts';

/** Begins to trace where a collector is named; else nothing of it is loaded. */
export async function beginTracing(env: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { openTracing } = await import('./openTracing.ts');
  return openTracing(env);
}
