import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';
import { callerOf } from '../http/callerOf.ts';
import { createReportLimit, readReport } from '../http/pageReports.ts';
import type { Metrics } from './createMetrics.ts';

/** Where pages say how their load went; the browser sends it when the page is left, without a token. */
const PAGE_REPORTS = '/page-report';

const MAX_REPORT_BYTES = 1024;
/** Anybody may send reports: more of one address count for nothing. */
const REPORTS_OF_ONE = 20;
const MOST_SECONDS = 600;
const MOST_SCORE = 100;
const MOST_ERRORS = 1_000;

const amount = (most: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));
const errors = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_ERRORS)));

/** Figures alone: whatever else is sent is refused, so that nothing of a page's contents can come along. */
const ReportSchema = v.strictObject({
  vitals: v.strictObject({
    ttfb: amount(MOST_SECONDS),
    lcp: amount(MOST_SECONDS),
    inp: amount(MOST_SECONDS),
    usable: amount(MOST_SECONDS),
    cls: amount(MOST_SCORE),
  }),
  errors: v.strictObject({ script: errors, promise: errors }),
});

/** Counts what pages report of their speed and errors. */
export function addPageReports(
  app: Hono<AppEnv>,
  { clock, trustProxy, metrics }: Pick<AppDeps, 'clock' | 'trustProxy'> & { metrics: Metrics },
): void {
  const mayReport = createReportLimit(clock, REPORTS_OF_ONE);
  app.post(PAGE_REPORTS, async (c) => {
    const report = await readReport(c.req.raw, MAX_REPORT_BYTES, ReportSchema);
    if (!report) return c.body(null, 400);
    if (!mayReport(callerOf(c, { trustProxy }).address)) return c.body(null, 429);
    metrics.pageReported(report);
    return c.body(null, 204);
  });
}
