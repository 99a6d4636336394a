import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import type { AppEnv } from '../http/AppDeps.ts';

/** Traces of one process, on their way to a collector. */
export type Tracing = {
  /** Traces a request, as part of the trace that its `traceparent` names. */
  readonly request: MiddlewareHandler<AppEnv>;
  /** Traces the statements of a pool, as part of the request that they are made for. */
  watch(pool: pg.Pool): void;
  /** Sends what was not sent. */
  close(): Promise<void>;
};

/** Begins to trace where a collector is named; else nothing of it is loaded. */
export async function beginTracing(env: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const { openTracing } = await import('./openTracing.ts');
  return openTracing(env);
}
