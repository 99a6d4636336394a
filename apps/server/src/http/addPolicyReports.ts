import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { callerOf } from './callerOf.ts';
import { createReportLimit, eachMinute, readReport } from './pageReports.ts';

/** Where browsers say what a page's policy has blocked. */
export const POLICY_REPORTS = '/csp-report';

const MAX_REPORT_BYTES = 16 * 1024;
/** Anybody may send reports: more would fill the log. */
const REPORTS_A_MINUTE = 60;
/** Of one address: a page that is kept from many things, or somebody who floods, leaves room for others. */
const REPORTS_OF_ONE = 20;
/** Parsing hostile HTML in a document that is never shown makes a browser report each style and script of it. */
const INERT = /^(about(:blank|:srcdoc)?)?$/;
const TEXT_LENGTH = 200;

const text = v.optional(
  v.pipe(
    v.string(),
    v.transform((value) => value.slice(0, TEXT_LENGTH)),
  ),
);
const address = v.pipe(
  text,
  v.transform((value) => value?.replace(/[?#].*$/s, '')),
);
const ReportSchema = v.object({
  'csp-report': v.object({
    'effective-directive': text,
    'blocked-uri': address,
    'document-uri': address,
    'source-file': address,
    'line-number': v.optional(v.number()),
    'script-sample': text,
  }),
});

/**
 * Writes what pages' policies have blocked into the log, without what addresses carry: each kind once a minute, and
 * nothing about documents that are never shown.
 */
export function addPolicyReports(
  app: Hono<AppEnv>,
  { log, clock, trustProxy }: Pick<AppDeps, 'log' | 'clock' | 'trustProxy'>,
): void {
  const ofMinute = eachMinute(clock, () => new Set<string>());
  const mayReport = createReportLimit(clock, REPORTS_OF_ONE);
  app.post(POLICY_REPORTS, async (c) => {
    const report = (await readReport(c.req.raw, MAX_REPORT_BYTES, ReportSchema))?.['csp-report'];
    if (!report) return c.body(null, 400);
    const written = ofMinute();
    const kind = [
      'effective-directive',
      'blocked-uri',
      'document-uri',
      'source-file',
      'line-number',
    ] as const;
    const key = JSON.stringify(kind.map((field) => report[field]));
    if (INERT.test(report['document-uri'] ?? '') || written.has(key)) return c.body(null, 204);
    const { address } = callerOf(c, { trustProxy });
    if (written.size >= REPORTS_A_MINUTE || !mayReport(address)) return c.body(null, 429);
    written.add(key);
    log.warn({ report }, 'a page was kept from something by its policy');
    return c.body(null, 204);
  });
}
