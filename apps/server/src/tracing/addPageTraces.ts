import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';
import { callerOf } from '../http/callerOf.ts';
import { createReportLimit, readReport } from '../http/pageReports.ts';
import type { Tracing } from './openTracing.ts';

/** Where pages say how long they waited for calls. */
const PAGE_TRACES = '/page-traces';

const MAX_BYTES = 16_384;
const MOST_CALLS = 100;
/** Anybody may send them: more of one address in a minute count for nothing. */
const REPORTS_OF_ONE = 60;
/** What is older was asked for before the page slept. */
const OLDEST_MS = 15 * 60_000;
const LONGEST_MS = 10 * 60_000;

/** Which trace, which call, when it began and how long it took: nothing of what was asked or answered. */
const ReportSchema = v.pipe(
  v.array(
    v.strictObject({
      trace: v.pipe(v.string(), v.regex(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/)),
      /** The call's name in the contract. */
      call: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
      /** Milliseconds of the page's clock before it sent this. */
      ago: v.pipe(v.number(), v.minValue(0), v.maxValue(OLDEST_MS)),
      ms: v.pipe(v.number(), v.minValue(0), v.maxValue(LONGEST_MS)),
    }),
  ),
  v.maxLength(MOST_CALLS),
);

/** Takes what pages say of their calls into the traces of these. */
export function addPageTraces(
  app: Hono<AppEnv>,
  {
    clock,
    trustProxy,
    tracing,
  }: Pick<AppDeps, 'clock' | 'trustProxy'> & { tracing: Pick<Tracing, 'called'> },
): void {
  const mayReport = createReportLimit(clock, REPORTS_OF_ONE);
  app.post(PAGE_TRACES, async (c) => {
    const calls = await readReport(c.req.raw, MAX_BYTES, ReportSchema);
    if (!calls) return c.body(null, 400);
    if (!mayReport(callerOf(c, { trustProxy }).address)) return c.body(null, 429);
    const now = clock.now().getTime();
    for (const { trace, call, ago, ms } of calls) {
      const [, traceId = '', spanId = ''] = trace.split('-');
      const beganAt = now - ago;
      tracing.called({ traceId, spanId, name: `page ${call}`, beganAt, endedAt: beganAt + ms });
    }
    return c.body(null, 204);
  });
}
