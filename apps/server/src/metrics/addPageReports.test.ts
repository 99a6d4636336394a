import { Hono } from 'hono';
import { beforeEach, expect, it } from 'vitest';
import type { AppEnv } from '../http/AppDeps.ts';
import { answerError } from '../http/answerError.ts';
import { createLogger } from '../log/createLogger.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { addPageReports } from './addPageReports.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';

const clock = createTestClock(new Date('2026-11-21T08:00:00.000Z'));
let metrics: Metrics;
let app: Hono<AppEnv>;
beforeEach(() => {
  metrics = createMetrics();
  app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(c, error, { log: createLogger({ level: 'silent' }) }));
  addPageReports(app, { clock, trustProxy: 'all', metrics });
});

const send = async (body: unknown, from = '10.0.0.1') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'x-forwarded-for': from };
  return (await app.request('/page-report', { method: 'POST', headers, body: text })).status;
};
const page = () => metrics.registry.metrics();
const report = { vitals: { lcp: 1.2, usable: 0.9, cls: 0.02 }, errors: { script: 2 } };

it('[S1830] what a page reports stands in the figures, by vital and kind of error', async () => {
  expect(await send(report)).toBe(204);
  const text = await page();
  expect(text).toContain('portal_page_seconds_bucket{le="2.5",vital="lcp"} 1');
  expect(text).toContain('portal_page_seconds_bucket{le="1",vital="lcp"} 0');
  expect(text).toContain('portal_page_seconds_count{vital="usable"} 1');
  expect(text).toContain('portal_page_layout_shift_bucket{le="0.05"} 1');
  expect(text).toContain('portal_page_errors_total{kind="script"} 2');
});

it('[S1831] anything but figures is refused, and counts for nothing', async () => {
  const wrong: unknown[] = [
    '{',
    '[]',
    {},
    { ...report, message: 'secret' },
    { vitals: { lcp: -1 }, errors: {} },
    { vitals: { lcp: 1e9 }, errors: {} },
    { vitals: { lcp: '1' }, errors: {} },
    { vitals: { fcp: 1 }, errors: {} },
    { vitals: {}, errors: { script: 0.5 } },
    { vitals: {}, errors: { eval: 1 } },
  ];
  for (const body of wrong) expect(await send(body), JSON.stringify(body)).toBe(400);
  expect(await send(`{"vitals":{},"errors":{},"x":"${'x'.repeat(2_000)}"}`)).toBe(413);
  expect(await page()).not.toContain('portal_page_seconds_count{');
});

it('[S1831] one address counts twenty times a minute and leaves room for others', async () => {
  const sent = [];
  for (let index = 0; index < 25; index += 1) sent.push(await send(report));
  expect(sent.filter((status) => status === 204)).toHaveLength(20);
  expect(await send(report, '10.0.0.2')).toBe(204);
  clock.advance({ seconds: 60 });
  expect(await send(report)).toBe(204);
});

it('[S1832] pages report only where figures are read, a tenth unless another share is set', () => {
  const shareOf = (env: Record<string, string>) => readSettings(env).metrics?.pageReports;
  expect(shareOf({})).toBeUndefined();
  expect(shareOf({ PORTAL_METRICS_PORT: '9464' })).toBe(0.1);
  expect(shareOf({ PORTAL_METRICS_PORT: '9464', PORTAL_PAGE_REPORTS: '0' })).toBe(0);
  const wrong = { PORTAL_METRICS_PORT: '9464', PORTAL_PAGE_REPORTS: 'some' };
  expect(() => readSettings(wrong)).toThrow('PORTAL_PAGE_REPORTS must be a share from 0 to 1, not "some"');
});
