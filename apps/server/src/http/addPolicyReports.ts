import type { Hono } from 'hono';
import * as v from 'valibot';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { readBytes } from './readBytes.ts';

/** Where browsers say what a page's policy has blocked. */
export const POLICY_REPORTS = '/csp-report';

const MAX_REPORT_BYTES = 16 * 1024;
/** Anybody may send reports: more would fill the log. */
const REPORTS_A_MINUTE = 60;
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

/** Writes what pages' policies have blocked into the log, without what addresses carry. */
export function addPolicyReports(app: Hono<AppEnv>, { log, clock }: Pick<AppDeps, 'log' | 'clock'>): void {
  let minute = 0;
  let count = 0;
  app.post(POLICY_REPORTS, async (c) => {
    const now = Math.floor(clock.now().getTime() / 60_000);
    count = now === minute ? count + 1 : 1;
    minute = now;
    if (count > REPORTS_A_MINUTE) return c.body(null, 429);
    const report = parseReport(await readBytes(c.req.raw, MAX_REPORT_BYTES));
    if (!report) return c.body(null, 400);
    log.warn({ report }, 'a page was kept from something by its policy');
    return c.body(null, 204);
  });
}

function parseReport(body: Buffer) {
  try {
    const parsed = v.safeParse(ReportSchema, JSON.parse(body.toString()));
    return parsed.success ? parsed.output['csp-report'] : undefined;
  } catch {
    return undefined;
  }
}
