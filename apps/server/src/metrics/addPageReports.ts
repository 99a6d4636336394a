import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppDeps, AppEnv } from '../http/AppDeps.ts';
import { callerOf } from '../http/callerOf.ts';
import { readBytes } from '../http/readBytes.ts';
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
  const byAddress = new Map<string, number>();
  let minute = 0;
  app.post(PAGE_REPORTS, async (c) => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) byAddress.clear();
    minute = now;
    const report = parseReport(await readBytes(c.req.raw, MAX_REPORT_BYTES));
    if (!report) return c.body(null, 400);
    const { address } = callerOf(c, { trustProxy });
    const count = (byAddress.get(address) ?? 0) + 1;
    if (count > REPORTS_OF_ONE) return c.body(null, 429);
    byAddress.set(address, count);
    metrics.pageReported(report);
    return c.body(null, 204);
  });
}

function parseReport(body: Buffer) {
  try {
    const parsed = v.safeParse(ReportSchema, JSON.parse(body.toString()));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
