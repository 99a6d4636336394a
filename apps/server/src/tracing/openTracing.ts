import {
  type Attributes,
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
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import type pg from 'pg';
import type { AppEnv } from '../http/AppDeps.ts';

/** Traces of one process, on their way to a collector. */
export type Tracing = {
  /** Traces a request, as part of the trace that its `traceparent` names. */
  readonly request: MiddlewareHandler<AppEnv>;
  /** Traces what begins by itself, such as a job: a trace of its own, with the statements that it asks for. */
  span<Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result>;
  /** Notes how long a page waited for a call: the beginning of the call's trace. */
  called(call: PageCall): void;
  /** Traces the statements of a pool, as part of the request that they are made for. */
  watch(pool: pg.Pool): void;
  /** Sends what was not sent. */
  close(): Promise<void>;
};

/** A call as a page saw it; it was told the trace by the answer. */
type PageCall = { traceId: string; spanId: string; name: string; beganAt: number; endedAt: number };

/** Opens the way to the collector that the variables of OpenTelemetry name. */
export function openTracing(env: NodeJS.ProcessEnv): Tracing {
  const endpoint = (env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '').replace(/\/+$/, '');
  if (!URL.canParse(endpoint))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT must be an address, not "${endpoint}"`);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const ids = createIds();
  const provider = new TracerProvider({
    idGenerator: ids,
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'portal' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('portal');
  return {
    async request(c, next) {
      const caller = parentOf(c.req.header('traceparent'));
      // What a page of ours calls begins in the page, which tells how long it waited once it has heard of the trace.
      const isPage = !caller && c.req.header('sec-fetch-site') === 'same-origin';
      const from = caller ?? (isPage ? remote(ids.generateTraceId(), ids.generateSpanId()) : ROOT_CONTEXT);
      const span = tracer.startSpan(c.req.method, { kind: SpanKind.SERVER }, from);
      await context.with(trace.setSpan(from, span), next);
      const { call = 'other', code = '', requestId } = c.var;
      const page = isPage ? trace.getSpanContext(from) : undefined;
      if (page)
        c.header(
          'Server-Timing',
          `traceparent;desc="00-${page.traceId}-${page.spanId}-01", call;desc="${call}"`,
        );
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
    async span(name, attributes, work) {
      const span = tracer.startSpan(name, { attributes }, ROOT_CONTEXT);
      try {
        return await context.with(trace.setSpan(ROOT_CONTEXT, span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    called({ traceId, spanId, name, beganAt, endedAt }) {
      ids.next(traceId, spanId);
      const attributes = { 'portal.page': true };
      tracer
        .startSpan(name, { kind: SpanKind.CLIENT, startTime: beganAt, attributes }, ROOT_CONTEXT)
        .end(endedAt);
    },
    watch(pool) {
      watchQueries(pool, tracer);
      pool.on('connect', (client) => watchQueries(client, tracer));
    },
    close: () => provider.shutdown(),
  };
}

/** The trace that a caller began; undefined for a header that is none. */
function parentOf(header = ''): Context | undefined {
  const [, traceId, spanId, flags = ''] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header) ?? [];
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return remote(traceId, spanId, Number.parseInt(flags, 16) & 1);
}

function remote(traceId: string, spanId: string, traceFlags = 1): Context {
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Ids by chance, but for a span whose ids somebody was told already. */
function createIds() {
  const chance = new RandomIdGenerator();
  let told: { traceId?: string; spanId?: string } = {};
  const take = (name: 'traceId' | 'spanId') => {
    const { [name]: id, ...others } = told;
    told = others;
    return id;
  };
  return {
    /** The ids of the span that is started next, and begins a trace. */
    next(traceId: string, spanId: string): void {
      told = { traceId, spanId };
    },
    generateTraceId: () => take('traceId') ?? chance.generateTraceId(),
    generateSpanId: () => take('spanId') ?? chance.generateSpanId(),
  };
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
