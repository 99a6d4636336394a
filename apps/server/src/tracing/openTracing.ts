import {
  type Context,
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
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

/** Opens the way to the collector that the variables of OpenTelemetry name. */
export function openTracing(env: NodeJS.ProcessEnv): Tracing {
  const endpoint = (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '').replace(/\/+$/, '');
  if (!URL.canParse(endpoint))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT must be an address, not "${endpoint}"`);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'portal' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('portal');
  return {
    async request(c, next) {
      const from = parentOf(c.req.header('traceparent'));
      const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, from);
      await context.with(trace.setSpan(from, span), next);
      const { call = 'other', code = '', requestId } = c.var;
      span.updateName(`${c.req.method} ${call}`);
      span.setAttributes({
        'http.request.method': c.req.method,
        'http.response.status_code': c.res.status,
        'portal.call': call,
        'portal.code': code,
        'portal.request_id': requestId,
      });
      if (c.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    watch(pool) {
      watchQueries(pool, tracer);
      pool.on('connect', (client) => watchQueries(client, tracer));
    },
    close: () => provider.shutdown(),
  };
}

/** The trace that a caller began; a header that is none begins a new one. */
function parentOf(header = ''): Context {
  const [, traceId, spanId, flags = ''] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Statements have their values apart, so none of these stands in a trace. */
function watchQueries(on: pg.Pool | pg.ClientBase, tracer: Tracer): void {
  const query = on.query.bind(on) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]) => {
    // What the pool asks its clients by itself comes with a function, and was seen already.
    if (!trace.getActiveSpan() || typeof args.at(-1) === 'function') return query(...args);
    const span = tracer.startSpan('sql', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(args[0]) },
    });
    const asked = query(...args) as Promise<unknown>;
    return asked
      .catch((error) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      })
      .finally(() => span.end());
  };
  Object.assign(on, { query: traced });
}

function textOf(query: unknown): string {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).slice(0, 2_000);
}
